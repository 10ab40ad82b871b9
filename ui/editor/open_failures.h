// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include <QCoreApplication>

#include "text/error.h"

namespace hawk::ui {

class InlineMessage;

/// Which files could not be opened, each with its newest reason, told in one message: the last few word for
/// word, of the others how many.
class OpenFailures
{
    Q_DECLARE_TR_FUNCTIONS(hawk::ui::OpenFailures)

public:
    /// `message` must outlive it.
    explicit OpenFailures(InlineMessage& message) : m_message(message) { }

    void add(const std::string& path, const hawk::Error& error);
    /// The file was opened after all. The message goes with the last one.
    void settle(const std::string& path);
    /// The reader closed the message.
    void forget() { m_failures.clear(); }

private:
    struct Failure {
        std::string path;
        hawk::Error error;
    };
    void show();

    InlineMessage& m_message;
    std::vector<Failure> m_failures; ///< the last one last
};

} // namespace hawk::ui
