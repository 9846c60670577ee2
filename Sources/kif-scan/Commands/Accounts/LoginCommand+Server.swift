import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPlatform
import KeepItFreshPresentation

extension LoginCommand {
    /// The name for a machine that has none.
    private static let unnamedMachine = "kif-scan"

    /// Signs in at a server with a code, and copies the households there.
    func signIn(at address: String) async throws {
        guard options.common.givenDatabase == nil else {
            throw CommandFailure(
                "the copy of a server's households has a file of its own: leave out --database, or unset KIF_DATABASE",
                status: .usage)
        }
        guard let login = ServerLogin(address, lookup: ProcessSettings.current.lookup) else {
            throw CommandFailure(
                """
                '\(TerminalText.visible(address))' is not the address of a server: write https://HOST, or \
                http://HOST:8642 for one on your own network
                """, status: .usage)
        }
        let code = await login.isBegun() ? nil : try login.code ?? typedCode()
        do {
            let copy = try await login.run(code: code, device: ThisMachine.name ?? Self.unnamedMachine) { household in
                options.common.say("Copied \"\(TerminalText.visible(household))\".")
            }
            try await report(copy)
        } catch let fault as CopyFault {
            throw Self.failure(fault, CopyStatus(server: login.server, userId: ""))
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Why nothing could be copied. A server that cannot be reached is a missing component where nothing works without
    /// it.
    private static func failure(_ fault: CopyFault, _ status: CopyStatus) -> CommandFailure {
        switch fault {
        case .unreachable: CommandFailure("\(status.host) cannot be reached", status: .componentMissing)
        case .busy: CommandFailure("\(status.host) has too much to do; try again later", status: .temporaryFailure)
        default: CommandFailure(fault.message(of: status), status: CommandStatus(fault))
        }
    }

    private func typedCode() throws -> String {
        if StandardStreams.inputIsTerminal {
            guard StandardStreams.canAsk,
                let code = StandardStreams.ask("The code that the server's page shows (You, Sign in another device):"),
                !code.isEmpty
            else { throw CommandFailure(AuthError.cancelled) }
            return code
        }
        return try SecretOption.line(of: .standardInput)
    }

    /// Says what the copy has, and that commands use it.
    private func report(_ copy: ServerCopy) async throws {
        let (status, contents) = (try await copy.status(), try await copy.contents())
        if options.json {
            let households = contents.map { context, items in
                JSONValue.object([
                    ("id", .string(context.householdId)), ("name", .string(context.householdName)),
                    ("items", .integer(items)),
                ])
            }
            return StandardStreams.output(
                JSONValue.object([
                    ("server", .string(status.server)), ("userId", .string(status.userId)),
                    ("database", .string(copy.path)), ("waiting", .integer(status.waiting)),
                    ("households", .array(households)),
                ]).line)
        }
        for (context, items) in contents {
            let name = TerminalText.visible(context.householdName)
            options.common.say(Message(items, one: "\"\(name)\": \(items) item", other: "\"\(name)\": \(items) items"))
        }
        if contents.isEmpty {
            options.common.say("You belong to no household there yet; join one at the server's page.")
        }
        options.common.say(
            "Commands use the copy of \(status.host) from now on. Back to this machine's own inventory: kif-scan logout"
        )
    }
}
