import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

extension CommonOptions {
    /// The copy of a server's households on which the command works; nil on any other database. Nothing is created for
    /// it. Throws `DataError`.
    func openCopy() async throws -> ServerCopy? {
        guard let path = database, DataLocation.mayBeCopy(path) else { return nil }
        return try await ServerCopy(CompositionRoot(database: path, lookup: ProcessSettings.current.lookup))
    }

    /// For what the server or its page does in place of this machine. Throws `CommandFailure` with `refusal`, which
    /// gets the server's address, on a copy.
    func requireNoCopy(_ refusal: (_ server: String) -> Message = Self.isAtServer) async throws {
        let server: String?
        do { server = try await openCopy()?.status().server } catch { throw CommandFailure(error) }
        if let server { throw CommandFailure(refusal(TerminalText.visible(server)), status: .usage) }
    }

    /// Describes an error, on a copy also that its user has no household left.
    func failure(_ error: any Error) async -> CommandFailure {
        guard case HouseholdError.noHousehold = error, (try? await openCopy()) != nil else {
            return CommandFailure(error)
        }
        return CommandFailure(
            """
            you belong to no household of the server any more; to go back to this machine's inventory: \
            kif-scan logout
            """, status: .notAllowed)
    }

    private static func isAtServer(_ server: String) -> Message {
        Message("accounts and households are kept at the server: \(server)")
    }
}
