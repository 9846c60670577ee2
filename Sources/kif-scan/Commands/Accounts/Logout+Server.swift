import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

extension SessionCommands.Logout {
    private static let maximumShown = 20

    /// Signs out of the server whose copy is in use; false where none is.
    func leaveServer() async throws -> Bool {
        do {
            if try await ServerCopy.leaveIfUnusable(options.common.database) {
                options.report(
                    .object([("userId", .null)]),
                    Message("The copy is gone or damaged; commands use this machine's own inventory again."))
                return true
            }
            guard let copy = try await options.common.openCopy() else { return false }
            await copy.sendBeforeLeaving()
            let status = try await copy.status()
            try await confirm(copy.waiting(), status)
            let remains = try await copy.leave()
            options.report(
                .object([("userId", .string(status.userId))]),
                Message("Signed out of \(status.host); commands use this machine's own inventory again."))
            if remains {
                let path = TerminalText.visible(copy.path)
                options.common.say("What waits stays in \(path), and is sent when you sign in there again.")
            }
            return true
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Lists what was not sent, and asks whether to go on. Throws `CommandFailure` unless that is confirmed.
    private func confirm(_ waiting: [WaitingChange], _ status: CopyStatus) throws {
        guard !waiting.isEmpty else { return }
        if !options.common.quiet || !yes {
            status.waitingMessage.map { StandardStreams.error($0.text(in: options.common.language)) }
            waiting.prefix(Self.maximumShown).forEach {
                StandardStreams.error("  " + $0.words.text(in: options.common.language))
            }
            let rest = waiting.count - Self.maximumShown
            if rest > 0 { StandardStreams.error("  " + options.common.language.words("and \(rest) more")) }
        }
        if yes { return }
        guard StandardStreams.canAsk else {
            throw CommandFailure("not everything was sent; to sign out all the same: --yes", status: .usage)
        }
        let answer = StandardStreams.ask("Sign out all the same? [y/N]")?.lowercased() ?? ""
        // Translators: the first letter of "yes", as in [y/N].
        guard ["y", options.common.language.words("y")].contains(where: answer.hasPrefix) else {
            throw CommandFailure("you are still signed in", status: .notAllowed)
        }
    }
}
