import Foundation
import KeepItFreshAuthentication
import KeepItFreshDomain

/// With which a server knows the session of a copy, in a file as any session's.
struct ServerToken: Codable {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    /// Reads the file; nil when there is none, or it has no token. Throws `DataError`.
    init?(_ file: SessionFile) throws(DataError) {
        guard let data = try file.read(), let token = try? JSONDecoder().decode(Self.self, from: data) else {
            return nil
        }
        self = token
    }

    /// Replaces the file. Throws `DataError`.
    func write(to file: SessionFile) throws {
        try file.write(JSONEncoder().encode(self))
    }

    private enum CodingKeys: String, CodingKey {
        case text = "token"
    }
}
