<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>hawk::ui::BundleFacts</name>
    <message numerus="yes">
        <source>%n object(s), %1 of them from the cache</source>
        <translation>
            <numerusform>%n object, %1 of them from the cache</numerusform>
            <numerusform>%n objects, %1 of them from the cache</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1</source>
        <translation>
            <numerusform>%n file, %1</numerusform>
            <numerusform>%n files, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hawk::ui::CacheBrowser</name>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shown of %1</source>
        <translation>
            <numerusform>%n shown of %1</numerusform>
            <numerusform>%n shown of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected; %1</source>
        <translation>
            <numerusform>%n selected; %1</numerusform>
            <numerusform>%n selected; %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hawk::ui::CacheClearing</name>
    <message numerus="yes">
        <source>%n entry(s) came back.</source>
        <translation>
            <numerusform>%n entry came back.</numerusform>
            <numerusform>%n entries came back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This clears %n entry(s), %1, in %2. It can be undone until you quit.</source>
        <extracomment>%1: a size, %2: a folder</extracomment>
        <translation>
            <numerusform>This clears %n entry, %1, in %2. It can be undone until you quit.</numerusform>
            <numerusform>This clears %n entries, %1, in %2. It can be undone until you quit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s), %1, were cleared.</source>
        <translation>
            <numerusform>%n entry, %1, was cleared.</numerusform>
            <numerusform>%n entries, %1, were cleared.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hawk::ui::CacheRequestBar</name>
    <message numerus="yes">
        <source>%n request(s)</source>
        <translation>
            <numerusform>%n request</numerusform>
            <numerusform>%n requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n miss(es)</source>
        <translation>
            <numerusform>%n miss</numerusform>
            <numerusform>%n misses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failure(s)</source>
        <translation>
            <numerusform>%n failure</numerusform>
            <numerusform>%n failures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bypassed</source>
        <extracomment>requests that went past the cache</extracomment>
        <translation>
            <numerusform>%n bypassed</numerusform>
            <numerusform>%n bypassed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hawk::ui::DocumentTabs</name>
    <message numerus="yes">
        <source>%n documents have changes that are not saved.</source>
        <translation>
            <numerusform>%n document has changes that are not saved.</numerusform>
            <numerusform>%n documents have changes that are not saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hawk::ui::FileNotices</name>
    <message numerus="yes">
        <source>%n text(s) could not be saved when the program ended last: %1.</source>
        <translation>
            <numerusform>%n text could not be saved when the program ended last: %1.</numerusform>
            <numerusform>%n texts could not be saved when the program ended last: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hawk::ui::FindBar</name>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n replaced</numerusform>
            <numerusform>%n replaced</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hawk::ui::MainWindow</name>
    <message numerus="yes">
        <source>%n setting(s) had no usable value and are at their default now: %1.</source>
        <translation>
            <numerusform>%n setting had no usable value and is at its default now: %1.</numerusform>
            <numerusform>%n settings had no usable value and are at their default now: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hawk::ui::ManifestPanel</name>
    <message numerus="yes">
        <source>%n file(s) were written to %1.</source>
        <translation>
            <numerusform>%n file was written to %1.</numerusform>
            <numerusform>%n files were written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hawk::ui::ManifestState</name>
    <message numerus="yes">
        <source>%1: %n fault(s)</source>
        <extracomment>%1: a folder</extracomment>
        <translation>
            <numerusform>%1: %n fault</numerusform>
            <numerusform>%1: %n faults</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hawk::ui::OpenFailures</name>
    <message numerus="yes">
        <source>%n earlier file(s) could not be opened either.</source>
        <translation>
            <numerusform>%n earlier file could not be opened either.</numerusform>
            <numerusform>%n earlier files could not be opened either.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hawk::ui::ProblemsPanel</name>
    <message numerus="yes">
        <source>%n problem(s) can be fixed automatically.</source>
        <translation>
            <numerusform>%n problem can be fixed automatically.</numerusform>
            <numerusform>%n problems can be fixed automatically.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hawk::ui::RenameBar</name>
    <message numerus="yes">
        <source>New name of %1 (%n place(s))</source>
        <translation>
            <numerusform>New name of %1 (%n place)</numerusform>
            <numerusform>New name of %1 (%n places)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hawk::ui::Repairs</name>
    <message numerus="yes">
        <source>%n fix(es) applied.</source>
        <translation>
            <numerusform>%n fix applied.</numerusform>
            <numerusform>%n fixes applied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hawk::ui::ResultsPanel</name>
    <message numerus="yes">
        <source>%1, %2 samples, all finished after at most %3 steps in %n launch(es)</source>
        <translation>
            <numerusform>%1, %2 samples, all finished after at most %3 steps in %n launch</numerusform>
            <numerusform>%1, %2 samples, all finished after at most %3 steps in %n launches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hawk::ui::SearchBar</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hawk::ui::Spell</name>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n hour ago</numerusform>
            <numerusform>%n hours ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hawk::ui::StatusLine</name>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n thread</numerusform>
            <numerusform>%n threads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n miss(es)</source>
        <translation>
            <numerusform>%n miss</numerusform>
            <numerusform>%n misses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failure(s)</source>
        <translation>
            <numerusform>%n failure</numerusform>
            <numerusform>%n failures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bypassed</source>
        <extracomment>requests that went past the cache</extracomment>
        <translation>
            <numerusform>%n bypassed</numerusform>
            <numerusform>%n bypassed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s)</source>
        <translation>
            <numerusform>%n request</numerusform>
            <numerusform>%n requests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hawk::ui::TimingCharts</name>
    <message numerus="yes">
        <source>%1; %n repetition(s) outside</source>
        <extracomment>%1: what the axis shows, for example: Time of one launch in ms</extracomment>
        <translation>
            <numerusform>%1; %n repetition outside</numerusform>
            <numerusform>%1; %n repetitions outside</numerusform>
        </translation>
    </message>
</context>
</TS>
