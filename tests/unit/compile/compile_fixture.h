// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <chrono>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <string>
#include <thread>

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <dlfcn.h>

#include "compile/compile.h"

/// A private folder with a cache root in it and the means to compile small texts through it.
class CompileFixture
{
public:
    CompileFixture()
    {
        environment.set("PATH", hawk::process::Environment::ofThisProcess().get("PATH").value_or("/usr/bin"));
        environment.set("HOME", path("home"));
        environment.set("HAWK_CACHE_DIR", path("cache"));
    }

    std::string path(const std::string& name) const { return m_folder.path().toStdString() + '/' + name; }
    std::string root() const { return path("cache"); }

    hawk::compile::Session session() const
    {
        return hawk::compile::Session(hawk::toolchain::resolveSettings({}, environment).value());
    }

    void write(const std::string& name, const std::string& content) const
    {
        std::filesystem::create_directories(std::filesystem::path(path(name)).parent_path());
        std::ofstream(path(name), std::ios::binary | std::ios::trunc) << content;
        // The next compile starts in a later step of the clock that stamps files.
        std::this_thread::sleep_for(std::chrono::milliseconds(12));
    }

    /// A text with a function `int value()`.
    hawk::compile::CompileRequest request(const std::string& text) const
    {
        return {
            .name = "sample",
            .text = text,
            .suffix = "cpp",
            .target = {.profile = hawk::codegen::Profile::portable, .optLevel = hawk::codegen::OptLevel::O0}};
    }

    static std::string contentOf(const std::string& path)
    {
        std::ifstream file(path, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    }

    /// What the compiled function returns; -1 when the object cannot be loaded.
    static int valueOf(const hawk::compile::Artifact& artifact)
    {
        void* const library = dlopen(artifact.object.c_str(), RTLD_NOW | RTLD_LOCAL);
        if (!library)
            return -1;
        const auto function = reinterpret_cast<int (*)()>(dlsym(library, "value"));
        const int value = function ? function() : -1;
        dlclose(library);
        return value;
    }

    /// Files below a folder of the store; 0 when it is missing.
    std::size_t filesIn(const std::string& folder) const
    {
        std::error_code error;
        namespace fs = std::filesystem;
        const fs::recursive_directory_iterator place(root() + "/workbench-1/" + folder, error);
        return error ? 0 : static_cast<std::size_t>(std::distance(place, fs::recursive_directory_iterator()));
    }

    hawk::process::Environment environment;

private:
    QTemporaryDir m_folder;
};
