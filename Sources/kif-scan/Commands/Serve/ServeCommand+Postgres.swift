import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

extension ServeCommand {
    /// Moves the inventory of this machine, or the file that is given, to PostgreSQL.
    func moveToPostgres() async throws {
        guard let postgres = PostgresAccess(ProcessSettings.current) else {
            throw CommandFailure(
                "no PostgreSQL database is set; see: kif-scan help postgresql", status: .usage)
        }
        do {
            let moved = try await postgres.move(database: common.givenDatabase)
            common.say(
                Message(
                    moved, one: "Moved \(moved) household, and compared all rows; the file stays as it was.",
                    other: "Moved \(moved) households, and compared all rows; the file stays as it was."))
        } catch DataError.notFound {
            throw CommandFailure("there is no inventory on this machine yet", status: .nothingFound)
        } catch {
            throw CommandFailure(error)
        }
    }
}
