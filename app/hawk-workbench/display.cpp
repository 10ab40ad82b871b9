// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "display.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <format>
#include <memory>
#include <string>

#include <fcntl.h>
#include <netdb.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <QByteArray>
#include <QList>

#include "process/descriptor.h"

namespace hawk::workbench {

namespace {

constexpr int patienceInMilliseconds = 2000;
constexpr int firstPort = 6000;

Error noDisplay(std::string message)
{
    return text::environmentError(
               "no-display", std::move(message),
               "Start it in a desktop session, or draw a picture with `--screenshot FILE`.")
        .error();
}

bool connects(int family, const sockaddr* address, socklen_t size)
{
    const process::Descriptor socket(::socket(family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
    if (!socket.isOpen())
        return false;
    if (connect(socket.number(), address, size) == 0)
        return true;
    // A local server that is busy has a full queue; it is there.
    if (errno == EAGAIN)
        return true;
    if (errno != EINPROGRESS)
        return false;
    pollfd waiting{.fd = socket.number(), .events = POLLOUT, .revents = 0};
    if (poll(&waiting, 1, patienceInMilliseconds) != 1)
        return false;
    int error = 0;
    socklen_t length = sizeof error;
    return getsockopt(socket.number(), SOL_SOCKET, SO_ERROR, &error, &length) == 0 && error == 0;
}

enum class Name { file, abstract };

bool connectsLocally(const std::string& path, Name kind)
{
    sockaddr_un address{.sun_family = AF_UNIX, .sun_path = {}};
    const std::size_t shift = kind == Name::abstract ? 1 : 0;
    if (path.size() + shift >= sizeof address.sun_path)
        return false;
    std::memcpy(address.sun_path + shift, path.data(), path.size());
    const std::size_t size = offsetof(sockaddr_un, sun_path) + path.size() + 1;
    return connects(AF_UNIX, reinterpret_cast<const sockaddr*>(&address), static_cast<socklen_t>(size));
}

bool connectsTo(const std::string& host, int port)
{
    addrinfo wanted{};
    wanted.ai_socktype = SOCK_STREAM;
    addrinfo* list = nullptr;
    if (getaddrinfo(host.c_str(), std::to_string(port).c_str(), &wanted, &list) != 0)
        return false;
    const std::unique_ptr<addrinfo, decltype(&freeaddrinfo)> owner(list, &freeaddrinfo);
    return connects(list->ai_family, list->ai_addr, list->ai_addrlen);
}

/// `[host]:number[.screen]`, or the path of a socket.
bool answersX(const QByteArray& display)
{
    if (display.startsWith('/'))
        return connectsLocally(display.toStdString(), Name::file);
    const qsizetype colon = display.lastIndexOf(':');
    bool isNumber = false;
    const int number = display.mid(colon + 1).split('.').front().toInt(&isNumber);
    if (colon < 0 || !isNumber || number < 0)
        return false;
    std::string host = display.first(colon).toStdString();
    // The host may follow a protocol.
    host.erase(0, host.find('/') == std::string::npos ? 0 : host.find('/') + 1);
    if (!host.empty() && host != "unix")
        return connectsTo(host, firstPort + number);
    const std::string path = std::format("/tmp/.X11-unix/X{}", number);
    return connectsLocally(path, Name::file) || connectsLocally(path, Name::abstract)
        || connectsTo("localhost", firstPort + number);
}

bool answersWayland(const QByteArray& display)
{
    const std::string name = (display.isEmpty() ? QByteArray("wayland-0") : display).toStdString();
    return connectsLocally(
        name.starts_with('/') ? name : qgetenv("XDG_RUNTIME_DIR").toStdString() + '/' + name, Name::file);
}

} // namespace

std::optional<Error> displayFault()
{
    const QByteArray x = qgetenv("DISPLAY");
    const QByteArray wayland = qgetenv("WAYLAND_DISPLAY");
    // Platforms in the order of preference, each with options behind a colon.
    const QList<QByteArray> platforms = qgetenv("QT_QPA_PLATFORM").split(';');
    const bool isNamed = !platforms.front().isEmpty();
    const auto mayWork = [&](const QByteArray& platform) {
        const QByteArray name = platform.split(':').front();
        if (name == "xcb")
            return answersX(x);
        return name.startsWith("wayland") ? answersWayland(wayland) : true;
    };
    if (isNamed ? std::ranges::any_of(platforms, mayWork)
                : (!x.isEmpty() && answersX(x)) || (!wayland.isEmpty() && answersWayland(wayland)))
        return std::nullopt;
    const QByteArray& said = x.isEmpty() ? wayland : x;
    if (said.isEmpty())
        return noDisplay("There is no display to open a window on.");
    return noDisplay(std::format("The display `{}` does not answer.", said.toStdString()));
}

Error platformFault()
{
    const QByteArray platform = qgetenv("QT_QPA_PLATFORM");
    if (platform.isEmpty())
        return noDisplay("The display refuses the connection, or Qt lacks what it needs to use it.");
    return text::environmentError(
               "no-display",
               std::format("The platform `{}`, which QT_QPA_PLATFORM names, is missing or cannot be used.",
                           platform.toStdString()),
               "Unset QT_QPA_PLATFORM, or draw a picture with `--screenshot FILE`.")
        .error();
}

} // namespace hawk::workbench
