// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <fstream>
#include <string>

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include "cache/store.h"
#include "text/sha256.h"

/// A cache root in a private folder, with entries made the way a compile makes them.
class SlotFixture
{
public:
    std::string path(const std::string& name) const { return m_folder.path().toStdString() + '/' + name; }
    std::string root() const { return path("cache"); }

    static void write(const std::string& path, const std::string& content)
    {
        std::ofstream(path, std::ios::binary | std::ios::trunc) << content;
    }

    static std::string keyOf(const std::string& text) { return hawk::text::sha256(text); }

    static hawk::cache::SlotManifest manifestFor(const std::string& key, const std::string& object)
    {
        return {.key = key,
                .kernel = "scale",
                .target = "host",
                .format = "so",
                .fields = {{"text", "sha256:" + keyOf("text")}, {"compiler", "g++"}},
                .members = {{"object", "scale.so", object.size(), 0444, hawk::text::sha256(object)}},
                .closure = {},
                .messages = "scale.cpp:1:2: warning: a \"quoted\" word, \xc3\xa4 and a\ttab\n",
                .commandLine = {"g++", "scale.cpp", "a b"},
                .seconds = 0.0625};
    }

    /// Stores an entry and returns its folder, empty when it cannot be stored.
    std::string store(hawk::cache::Store& store, const std::string& key, const std::string& object,
                      std::vector<hawk::cache::ClosureEntry> closure = {}) const
    {
        store.prepare();
        hawk::cache::Io<hawk::cache::StagingFolder> folder = store.stage();
        if (!folder)
            return {};
        write(folder->path() + "/scale.so", object);
        hawk::cache::SlotManifest manifest = manifestFor(key, object);
        manifest.closure = std::move(closure);
        const hawk::cache::Io<hawk::cache::Slot> slot = store.publish(*folder, manifest);
        return slot ? slot->folder : std::string();
    }

private:
    QTemporaryDir m_folder;
};
