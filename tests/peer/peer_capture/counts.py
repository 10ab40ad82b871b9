# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0

"""A page that counts what the captured kernels use and says what was not captured."""

import json
from collections import Counter, defaultdict

from .features import of_source


def table(title, kernels, pages, prefix, limit=400):
    rows = sorted(
        ((k, v) for k, v in kernels.items() if k.split(": ", 1)[0] in prefix),
        key=lambda r: (-len(r[1]), -len(pages[r[0]]), r[0]),
    )
    out = [f"\n### {title}\n", "| Feature | kernel files | pages |", "|---|---:|---:|"]
    return out + [
        f"| {(k if len(prefix) > 1 else k.split(': ', 1)[1]).replace('|', chr(92) + '|')} | {len(v)} | {len(pages[k])} |"
        for k, v in rows[:limit]
    ]


def summary(args):
    """The report over the documentation pages, from the staged files."""
    reports, cases = [], []
    failed = {}
    for folder in sorted((args.work / "pages").glob("*")):
        if (folder / "failed.txt").exists():
            failed[folder.name] = (folder / "failed.txt").read_text().strip()
        if (folder / "report.json").exists():
            reports.append(json.loads((folder / "report.json").read_text()))
            cases += [{**c, "page": folder.name} for c in json.loads((folder / "cases.json").read_text())]
    books = [r for r in reports if r["kind"] == "notebook"]
    clean = [r for r in books if not [s for s in r["skips"] if not s.get("refusal")]]
    out = [
        "# Capture of the reference's documentation kernels\n",
        f"- notebooks: {len(books)} executed, {len(clean)} without a failing statement; other pages (text, README, examples): {len(reports) - len(books)}; page processes that failed: {len(failed)}",
        f"- kernels traced on the pages: {sum(len(r['kernels']) for r in reports)} ({len({(r['page'], k['digest'], k['name']) for r in reports for k in r['kernels']})} distinct); kernels built: {sum(len(r['built']) for r in reports)}",
    ]
    doors = Counter()
    for r in reports:
        doors.update(r["launches"])
    out.append("- launches seen, by door: " + ", ".join(f"{d} {n}" for d, n in doors.most_common()))
    for kind in ("numeric", "accept", "refusal"):
        of = [c for c in cases if c["kind"] == kind]
        good = [c for c in of if c.get("source")]
        forms = Counter(c.get("source_form", "flat") for c in good)
        out.append(
            f"- {kind}: {len(good)} cases verified of {len(of)} captured ({', '.join(f'{f} {n}' for f, n in forms.items())}); "
            f"{len({c['source'] for c in good})} distinct kernel files on {len({c['page'] for c in good})} pages"
            + (
                f"; {sum(1 for c in good if c.get('cut_from'))} cut to the first samples"
                if kind == "numeric"
                else ""
            )
        )
    numeric = [c for c in cases if c["kind"] == "numeric" and c.get("source")]
    by = Counter(c["door"] for c in numeric)
    out.append("- numeric by door: " + ", ".join(f"{d} {n}" for d, n in by.most_common()))
    by = Counter(c["ir"]["access"] for c in numeric)
    out.append("- numeric by access class: " + ", ".join(f"{d} {n}" for d, n in by.most_common()))
    by = Counter(c["ir"]["derivative"] or "primal" for c in numeric)
    out.append("- numeric by derivative: " + ", ".join(f"{d} {n}" for d, n in by.most_common()))
    by = Counter()
    for c in numeric:
        by.update(
            {
                (
                    p.split(":")[0]
                    if p.split(":")[0] != "in"
                    else (
                        "in " + ":".join(p.split(":")[1:])
                        if "x" in p.split(":")[1] or p.split(":")[1].isdigit()
                        else "in scalar " + p.split(":")[2]
                    )
                )
                for p in map(lambda t: t, c["ir"]["planes"].values())
            }
        )
        by.update({"finishes its samples"} if c["ir"]["finish"] else set())
        by.update({"reduces over samples"} if c["ir"]["reduces"] else set())
        by.update({"grid"} if c["ir"]["lane_space"][0][0] is not None else set())
        by.update({"loop"} if c["ir"]["ops"].get("Loop") else set())
        by.update({"kind " + c["ir"]["kind"]} if c["ir"]["kind"] not in (None, "default") else set())
    groups = Counter()
    for key, n in by.items():
        groups[
            (
                "in a vector or matrix"
                if key.startswith("in ") and not key.startswith("in scalar")
                else "a kind with a vocabulary" if key.startswith("kind ") else key
            )
        ] += n
    out.append(
        "- numeric by plane form and structure: " + ", ".join(f"{d} {n}" for d, n in groups.most_common())
    )
    kernels, pages = defaultdict(set), defaultdict(set)
    names, name_pages = defaultdict(set), defaultdict(set)
    ops = Counter()
    files = {}
    for c in cases:
        if c.get("source") and c["kind"] != "refusal":
            files.setdefault((c["page"], c["kernel"], c["digest"]), c)
    for n, ((page, _, _), c) in enumerate(files.items()):
        for f in of_source(c["source"]):
            kernels[f].add(n)
            pages[f].add(page)
        ops.update(set(c["ir"]["ops"]))
        for key in c["ir"]["ops"]:
            names[key].add(n)
            name_pages[key].add(page)
    out.append(
        f"\n## Language features asked by the documentation kernels\n\nCounted over {len(files)} distinct kernels (page, name, digest): in how many kernel files the feature occurs, and on how many pages."
    )
    from . import levels

    out += levels.table([set(of_source(c["source"])) for c in files.values()])
    out += table("Module level", kernels, pages, ("module",))
    out += table("Decorators", kernels, pages, ("decorator",))
    out += table("Parameter declarations", kernels, pages, ("parameter",))
    out += table("Class-based kinds", kernels, pages, ("kind body",))
    out += table("Kernel bodies", kernels, pages, ("kernel body",))
    out += table("Helper bodies", kernels, pages, ("helper body",))
    out += table("Factory bodies", kernels, pages, ("factory body",))
    out += table("Names imported from hawk", kernels, pages, ("name",))
    out += table("APIs called or read (hawk, numpy, math), by scope", kernels, pages, ("api",))
    out += [
        "\n### Nodes the reference's tracer makes of them\n",
        "| Node | kernels | pages |",
        "|---|---:|---:|",
    ]
    out += [
        f"| {k} | {len(v)} | {len(name_pages[k])} |"
        for k, v in sorted(names.items(), key=lambda r: -len(r[1]))
    ]
    out.append("\n## Skipped\n\n### Statements that failed (page, cell, line: reason)\n")
    for r in reports:
        for s in r["skips"]:
            out.append(
                f"- {r['page']} cell {s['cell']} line {s.get('line')}: `{s.get('statement', '')}`: {s['reason'][:160]}"
                + (" (an expected refusal)" if s.get("refusal") else "")
            )
    out.append("\n### Launches that were not recorded\n")
    reasons = Counter((r["page"], n["door"], n["reason"]) for r in reports for n in r["notes"])
    out += [f"- {p} [{d}]: {why} (x{n})" for (p, d, why), n in sorted(reasons.items())]
    out.append("\n### Captured but not verified\n")
    lost = Counter(
        (c["page"], c["kind"], c.get("kernel"), "; ".join(c.get("why", []))[:260])
        for c in cases
        if not c.get("source")
    )
    out += [f"- {p} {k} {name}: {why} (x{n})" for (p, k, name, why), n in sorted(lost.items(), key=str)]
    out.append("\n### Page processes that failed\n")
    out += [f"- {p}: {t.splitlines()[0]} {t.splitlines()[-1][:200]}" for p, t in failed.items()]
    return "\n".join(out) + "\n"
