import Foundation
import KeepItFreshDomain

/// The answers of one exchange until all are there: in memory one, in a file beside the copy several.
struct ReceivedPages {
    private let path: String
    private var only: CopyAnswer?
    private var file: FileHandle?
    private var lengths: [Int] = []
    private(set) var rows = 0
    private(set) var count = 0

    /// Pages in a file at `path`, which nothing else uses.
    init(path: String) {
        self.path = path
    }

    mutating func add(_ page: CopyAnswer) throws {
        rows += page.rows.count
        count += 1
        if lengths.isEmpty, file == nil, only == nil {
            only = page
            return
        }
        if let first = only {
            only = nil
            guard FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
            else { throw DataError.unavailable("\(path) cannot be written") }
            file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
            try write(first)
        }
        try write(page)
    }

    /// Passes the pages to `receive`, in their order.
    func forEach(_ receive: (CopyAnswer) throws -> Void) throws {
        if let only { try receive(only) }
        guard let file else { return }
        try file.seek(toOffset: 0)
        for length in lengths {
            guard let bytes = try file.read(upToCount: length), bytes.count == length else { throw DataError.damaged }
            try receive(try JSONDecoder().decode(CopyAnswer.self, from: bytes))
        }
    }

    /// The keys of the rows of a table that are there.
    func keys(of table: String) throws -> Set<String> {
        var keys: Set<String> = []
        try forEach { page in
            for row in page.rows where row.table == table && row.values != nil { keys.insert(row.key.first ?? "") }
        }
        return keys
    }

    /// Whether the row of the household itself is among them.
    func hasHousehold() throws -> Bool { try !keys(of: "household").isEmpty }

    func remove() {
        if file != nil { try? FileManager.default.removeItem(atPath: path) }
    }

    private mutating func write(_ page: CopyAnswer) throws {
        let bytes = try JSONEncoder().encode(page)
        do {
            try file?.write(contentsOf: bytes)
        } catch {
            throw DataError.diskFull
        }
        lengths.append(bytes.count)
    }
}
