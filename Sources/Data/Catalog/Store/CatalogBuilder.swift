import Dispatch
import Foundation
import GRDB
import KeepItFreshDomain

/// Makes a catalogue of a dump, in a file beside the one that serves, and puts it in that one's place when it is whole.
///
/// Nothing waits for the disk while it is made, but every step is a transaction with a journal: a process that is killed
/// leaves a file that the next import goes on with. One of an earlier run of the system is made again.
struct CatalogBuilder {
    /// So many products are put into the index at a time.
    private static let indexStep = 100_000

    let file: CatalogFile
    let progress: @Sendable (CatalogProgress) -> Void

    /// Imports the dump at `path`, alone among all processes. Blocks. Throws `CatalogError`.
    func run(_ path: String) throws(CatalogError) -> CatalogImport {
        let identity = try DumpIdentity(of: path)
        try file.prepareFolder()
        let lock = try file.lock()
        defer { try? lock.close() }
        return try run(path, identity)
    }

    private func run(_ path: String, _ identity: DumpIdentity) throws(CatalogError) -> CatalogImport {
        try file.prepareNext()
        let (database, begun) = try open(identity)
        var state = begun
        let resumedRows = state.counts.rows
        do throws(CatalogError) {
            if !state.isRead { state = try read(path, state, into: database) }
            if state.counts.taken == 0 { throw .noProducts }
        } catch {
            try? database.close()
            if Self.isOfDump(error) { file.removeNext() }
            throw error
        }
        let whole = try index(state, in: database)
        try CatalogFile.mapping { try database.close() }
        try file.replace()
        file.removeNext()
        return CatalogImport(counts: whole.counts, products: whole.products ?? 0, resumedRows: resumedRows)
    }

    /// True when another try of the same dump would end in the same way.
    private static func isOfDump(_ error: CatalogError) -> Bool {
        switch error {
        case .unknownFormat, .damagedCompression, .noProducts: true
        default: false
        }
    }

    /// Opens what an import of the same dump left, or begins anew.
    private func open(_ identity: DumpIdentity) throws(CatalogError) -> (DatabaseQueue, CatalogState) {
        do {
            let database = try Self.queue(file.nextPath)
            let state = try CatalogFile.mapping {
                try database.read { try CatalogFile.isOurs($0) ? CatalogState.read($0) : nil }
            }
            if let state, state.identity == identity.text, state.boot == CatalogState.currentBoot {
                return (database, state)
            }
            try CatalogFile.mapping { try database.close() }
        } catch {
            guard case .notACatalog = error else { throw error }
        }
        return (try Self.opened(file, identity), CatalogState(identity))
    }

    /// Begins anew. Throws `CatalogError`.
    static func opened(_ file: CatalogFile, _ identity: DumpIdentity) throws(CatalogError) -> DatabaseQueue {
        file.removeNext()
        try file.prepareNext()
        let database = try queue(file.nextPath)
        try CatalogFile.mapping {
            try database.write { database in
                try CatalogTables.create(database)
                try CatalogState(identity).write(database)
            }
        }
        return database
    }

    /// Stores rows, and with them how far the dump was read. Throws `CatalogError`.
    static func store(
        _ batch: DumpBatch, _ state: CatalogState, in database: DatabaseQueue
    ) throws(CatalogError) {
        try CatalogFile.mapping {
            try database.write { database in
                let insert = try database.cachedStatement(sql: CatalogTables.insert)
                for row in batch.rows {
                    insert.setUncheckedArguments([row.gtin, row.name, row.brand, row.quantity, row.category])
                    try insert.execute()
                }
                try state.write(database)
            }
        }
    }

    private static func queue(_ path: String) throws(CatalogError) -> DatabaseQueue {
        try CatalogFile.mapping {
            var configuration = Configuration()
            // There is no other import, but somebody may look at how far this one came.
            configuration.busyMode = .timeout(5)
            configuration.prepareDatabase { database in
                try database.execute(
                    sql: """
                        PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = OFF;
                        PRAGMA cache_size = -49152;
                        """)
            }
            let database = try DatabaseQueue(path: path, configuration: configuration)
            // Takes SQLite's own lock: nobody looks in between.
            try database.writeWithoutTransaction { try $0.execute(sql: "BEGIN EXCLUSIVE; COMMIT") }
            return database
        }
    }

    /// Reads the rows in one thread while the ones before are stored in this one.
    private func read(
        _ path: String, _ begun: CatalogState, into database: DatabaseQueue
    ) throws(CatalogError) -> CatalogState {
        var state = begun
        let channel = BatchChannel()
        DispatchQueue(label: "catalog-dump").async { [state] in
            do throws(CatalogError) {
                var reader = try DumpReader(path, from: state.position, counts: state.counts)
                while let batch = try reader.next() {
                    guard channel.send(batch) else { return }
                }
                channel.finish(nil)
            } catch {
                channel.finish(error)
            }
        }
        defer { channel.close() }
        while let batch = try channel.receive() {
            state.counts = batch.counts
            state.position = batch.position
            try Self.store(batch, state, in: database)
            progress(CatalogProgress(counts: state.counts, share: batch.share, isIndexing: false))
        }
        state.isRead = true
        return state
    }

    /// Puts the words of all products into the index, in steps that an interrupted import need not do again.
    private func index(_ begun: CatalogState, in database: DatabaseQueue) throws(CatalogError) -> CatalogState {
        var state = begun
        let total = max(1, state.counts.taken)
        var done = 0
        while true {
            progress(
                CatalogProgress(
                    counts: state.counts, share: min(1, Double(done) / Double(total)), isIndexing: true))
            let current = state
            let next = try CatalogFile.mapping { try database.write { try Self.indexStep(current, $0) } }
            state = next
            done += Self.indexStep
            if state.products != nil { return state }
        }
    }

    private static func indexStep(_ state: CatalogState, _ database: Database) throws -> CatalogState {
        var state = state
        let rest = "FROM product WHERE gtin > ? ORDER BY gtin LIMIT \(indexStep)"
        let last = try Int64.fetchOne(
            database, sql: "SELECT max(gtin) FROM (SELECT gtin \(rest))", arguments: [state.indexedTo])
        if let last {
            try database.execute(
                sql:
                    "INSERT INTO productText (rowid, name, brand, category) SELECT gtin, name, brand, category \(rest)",
                arguments: [state.indexedTo])
            state.indexedTo = last
        } else {
            state.products = try Int.fetchOne(database, sql: "SELECT count(*) FROM product")
            state.importedAt = Date()
        }
        try state.write(database)
        return state
    }
}
