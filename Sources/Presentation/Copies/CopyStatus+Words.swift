import FoundationEssentials
package import KeepItFreshDomain
package import KeepItFreshLabels

extension CopyStatus {
    /// The server's host without a port, for people: `kitchen.lan`.
    package var host: String {
        let host = server.split(separator: "/").last.map(String.init) ?? server
        // The address of an IPv6 host has colons of its own, in brackets.
        let name = host.hasPrefix("[") ? host.prefix { $0 != "]" } + "]" : host.prefix { $0 != ":" }
        return TerminalText.visible(String(name))
    }

    /// That changes wait to be sent; nil when none does.
    package var waitingMessage: Message? {
        let (count, host) = (waiting, host)
        guard count > 0 else { return nil }
        // Translators: {2} is the name of a server.
        return Message(count, one: "\(count) change waits for \(host).", other: "\(count) changes wait for \(host).")
    }

    /// Of when it is what the copy shows; nil before the first exchange.
    package func age(on today: CivilDate) -> Message? {
        // Translators: {1} is a time, or a day and a time.
        reachedAt.map { Message("As of \($0.time(on: today)).") }
    }

    /// Where the copy stands, in one line: the server, the household's number, when it was reached last, what waits.
    package func summary(of householdId: String?, on today: CivilDate) -> Message {
        let number = households.first { $0.id == householdId }?.number
        let reached = reachedAt.map { Message("reached \($0.time(on: today))") } ?? Message("not reached yet")
        let parts =
            // Translators: {1} is the address of a server.
            [Message("copy of \(TerminalText.visible(server))")]
            // Translators: {1} is the number of a household's last change.
            + [number.map { Message("number \($0)") }, reached].compactMap(\.self)
            + [Message(waiting, one: "\(waiting) change waits", other: "\(waiting) changes wait")]
            + (isSignedOut ? [signedOutMessage] : [])
        return .list(parts)
    }

    /// That the session has ended, and how to begin another.
    package var signedOutMessage: Message {
        Message("signed out; to sign in again: kif-scan login --server \(TerminalText.visible(server))")
    }

    /// The object for scripts; the number is that of the household with this id.
    package func json(of householdId: String?) -> JSONValue {
        .object([
            ("address", .string(server)),
            ("number", .number(households.first { $0.id == householdId }?.number)),
            ("reachedAt", .text(reachedAt?.formatted(.iso8601))),
            ("waiting", .integer(waiting)),
            ("signedOut", .bool(isSignedOut)),
        ])
    }
}

extension CopyFault {
    /// Says in one line why nothing was exchanged, and what to do.
    package func message(of status: CopyStatus) -> Message {
        let host = status.host
        switch self {
        case .unreachable: return Message("\(host) cannot be reached; what waits is sent later")
        case .busy: return Message("\(host) has too much to do; what waits is sent later")
        case .tooLarge:
            // Translators: {1} is the name of a server.
            return Message(
                """
                \(host), or a proxy before it, takes only small requests (HTTP status 413), and what waits is larger; it \
                waits here until 26 MB are allowed
                """)
        case .signedOut: return Message("\(host): \(status.signedOutMessage)")
        case .accountDeleted:
            // Translators: {1} is the name of a server.
            return Message("\(host): your account was deleted; what this machine has stays until kif-scan logout")
        case .noLongerAMember: return Message("\(host): you are no member of the household any more")
        case .notFound:
            // Translators: {1} is the name of a server.
            return Message(
                """
                \(host) knows no such household of yours, perhaps since a backup was restored; what this machine has \
                stays, and kif-scan export saves it
                """)
        case .otherFormat(let format) where format > CopyRequest.format:
            // Translators: {1} is the name of a server, the others are numbers.
            return Message(
                """
                \(host) has a newer kif-scan (format \(format), this one has \(CopyRequest.format)): update it on this \
                machine; until then what you change waits here
                """)
        case .otherFormat(let format):
            // Translators: {1} is the name of a server, the others are numbers.
            return Message(
                """
                \(host) has an older kif-scan (format \(format), this one has \(CopyRequest.format)): update it there; \
                until then what you change waits here
                """)
        case .notUnderstood:
            return Message(
                "what answers at \(host) is no server of kif-scan, or cannot be trusted; nothing was exchanged")
        case .atWork: return Message("another program exchanges with \(host) at the moment")
        }
    }
}

extension CommandStatus {
    /// The status of an exchange that failed.
    package init(_ fault: CopyFault) {
        switch fault {
        case .signedOut, .accountDeleted, .noLongerAMember, .notFound: self = .notAllowed
        case .notUnderstood: self = .componentMissing
        case .unreachable, .busy, .tooLarge, .otherFormat, .atWork: self = .temporaryFailure
        }
    }
}

extension Date {
    /// The time of day in the system's time zone, behind the day unless that is `today`.
    func time(on today: CivilDate) -> Message {
        let local = timeIntervalSince1970 + Double(TimeZone.current.secondsFromGMT(for: self))
        let (day, second) = (
            Int(clamping: (local / 86_400).rounded(.down)), local.truncatingRemainder(dividingBy: 86_400)
        )
        let minutes = Int(second < 0 ? second + 86_400 : second) / 60
        let digits = [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
        let date = CivilDate(clampedDayNumber: day)
        // Translators: a day and a time.
        return date == today ? .verbatim(digits) : Message("\(date, on: today), \(digits)")
    }
}
