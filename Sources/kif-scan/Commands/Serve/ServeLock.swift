import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPlatform
import KeepItFreshPresentation

/// Keeps a second server from the same inventory, and says where the first one is.
final class ServeLock: Sendable {
    private let path: String
    private let lock: FileLock

    /// Throws `CommandFailure` when the inventory is served already.
    init(ofDatabase database: String) throws {
        path = DataLocation.beside(database: database, "serve")
        do {
            lock = try FileLock(path: path)
        } catch FileLock.Failure.held {
            guard let place = try? String(contentsOfFile: path, encoding: .utf8), !place.isEmpty else {
                throw CommandFailure("the inventory is served already", status: .temporaryFailure)
            }
            throw CommandFailure(
                "the inventory is served already, at \(TerminalText.visible(place))", status: .temporaryFailure)
        } catch FileLock.Failure.diskFull {
            throw CommandFailure("the disk is full", status: .storageRefused)
        } catch FileLock.Failure.unavailable(let reason) {
            throw CommandFailure(.verbatim(TerminalText.visible(reason)), status: .storageRefused)
        }
    }

    deinit {
        write("")
    }

    /// Notes where the server is.
    func write(_ address: String) {
        try? Data(address.utf8).write(to: URL(fileURLWithPath: path))
    }

    /// Where the inventory is served; nil when it is not.
    static func address(ofDatabase database: String) -> String? {
        let path = DataLocation.beside(database: database, "serve")
        guard let address = try? String(contentsOfFile: path, encoding: .utf8), !address.isEmpty else { return nil }
        do {
            _ = try FileLock(path: path)
            return nil
        } catch {
            return address
        }
    }
}
