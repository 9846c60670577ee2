import Dispatch
import Foundation
import GRDB
import KeepItFreshDomain
import Synchronization

/// Builds a catalogue from a dump, in a file beside the one in use, and replaces that one when it is complete.
///
/// Writes are not flushed to the disk meanwhile, but every step is a transaction with a journal: a killed process
/// leaves a file from which the next import resumes. A file from before a restart of the system is built again.
struct CatalogBuilder {
    /// The number of products that one transaction adds to the index.
    private static let indexStep = 100_000

    /// The share of the products that are there below which a new catalogue is doubted.
    private static let minimumShare = 10

    let file: CatalogFile
    let progress: @Sendable (CatalogImport.Progress) -> Void
    /// The number of products in the catalogue that is replaced.
    var productsThere = 0
    var mayShrink: @Sendable (_ products: Int, _ there: Int) -> Bool = { _, _ in true }

    /// Imports the dump at `path` while no other process imports one. Blocks the thread. Throws `CatalogError`.
    func run(_ path: String) throws(CatalogError) -> CatalogImport {
        let identity = try DumpFile.Identity(of: path)
        try file.prepareFolder()
        let lock = try file.lock()
        defer { withExtendedLifetime(lock) {} }
        return try run(path, identity)
    }

    private func run(_ path: String, _ identity: DumpFile.Identity) throws(CatalogError) -> CatalogImport {
        try file.prepareNext()
        let (database, begun) = try open(identity)
        var state = begun
        let resumedRows = state.counts.rows
        do throws(CatalogError) {
            if !state.isRead { state = try read(path, state, into: database) }
            if state.counts.imported == 0 { throw .noProducts }
        } catch {
            try? database.close()
            if Self.isOfDump(error) { file.removeNext() }
            throw error
        }
        let whole = try index(state, in: database)
        try CatalogFile.mapping { try database.close() }
        let products = whole.products ?? 0
        guard products >= productsThere / Self.minimumShare || mayShrink(products, productsThere) else {
            file.removeNext()
            throw .fewerProducts(products, there: productsThere)
        }
        try file.replace()
        file.removeNext()
        return CatalogImport(counts: whole.counts, products: whole.products ?? 0, resumedRows: resumedRows)
    }

    /// True when another attempt with the same dump would fail in the same way.
    private static func isOfDump(_ error: CatalogError) -> Bool {
        switch error {
        case .unknownFormat, .damagedCompression, .noProducts: true
        default: false
        }
    }

    /// Opens the file that an interrupted import of the same dump left, or creates a new one.
    private func open(_ identity: DumpFile.Identity) throws(CatalogError) -> (DatabaseQueue, CatalogState) {
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
        return (try Self.create(file, identity), CatalogState(identity))
    }

    /// Creates an empty file for the next catalogue. Throws `CatalogError`.
    static func create(_ file: CatalogFile, _ identity: DumpFile.Identity) throws(CatalogError) -> DatabaseQueue {
        file.removeNext()
        try file.prepareNext()
        let database = try queue(file.nextPath)
        try CatalogFile.mapping {
            try database.write { database in
                try CatalogState.Tables.create(database)
                try CatalogState(identity).write(database)
            }
        }
        return database
    }

    /// Stores products and how far the dump was read, in one transaction. Throws `CatalogError`.
    static func store(
        _ batch: DumpReader.Batch, _ state: CatalogState, in database: DatabaseQueue
    ) throws(CatalogError) {
        try CatalogFile.mapping {
            try database.write { database in
                let insert = try database.cachedStatement(sql: CatalogState.Tables.insert)
                for product in batch.products {
                    insert.setUncheckedArguments([
                        product.gtin, product.name, product.brand, product.quantity, product.category,
                    ])
                    try insert.execute()
                }
                try state.write(database)
            }
        }
    }

    private static func queue(_ path: String) throws(CatalogError) -> DatabaseQueue {
        try CatalogFile.mapping {
            var configuration = Configuration()
            // No other import is running, but another process may read how far this one has come.
            configuration.busyMode = .timeout(5)
            configuration.prepareDatabase { database in
                try database.execute(
                    sql: """
                        PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = OFF;
                        PRAGMA cache_size = -49152;
                        """)
            }
            let database = try DatabaseQueue(path: path, configuration: configuration)
            // Takes SQLite's own lock, so that no other process reads in between.
            try database.writeWithoutTransaction { try $0.execute(sql: "BEGIN EXCLUSIVE; COMMIT") }
            return database
        }
    }

    /// Reads rows in a separate thread while this thread stores the ones before.
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
            progress(CatalogImport.Progress(counts: state.counts, share: batch.share, isIndexing: false))
        }
        state.isRead = true
        return state
    }

    /// Adds the words of all products to the index, in steps that an interrupted import does not repeat.
    private func index(_ begun: CatalogState, in database: DatabaseQueue) throws(CatalogError) -> CatalogState {
        var state = begun
        let total = max(1, state.counts.imported)
        var done = 0
        while true {
            progress(
                CatalogImport.Progress(
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

extension CatalogBuilder {
    /// Passes batches from one thread to another. Sending blocks while two batches have not been received.
    final class BatchChannel: Sendable {
        private struct State {
            var batches: [DumpReader.Batch] = []
            var isFinished = false
            var isClosed = false
            var error: CatalogError?
        }

        private let state = Mutex(State())
        /// Counts free places. It starts at 0, as a semaphore whose value is below its initial one must not be
        /// deallocated.
        private let freePlaces = DispatchSemaphore(value: 0)
        /// Counts batches to receive, and the end.
        private let arrivals = DispatchSemaphore(value: 0)

        init() {
            freePlaces.signal()
            freePlaces.signal()
        }

        /// Waits for a free place and sends a batch; false when the channel is closed.
        func send(_ batch: DumpReader.Batch) -> Bool {
            freePlaces.wait()
            let isOpen = state.withLock { state in
                guard !state.isClosed else { return false }
                state.batches.append(batch)
                return true
            }
            arrivals.signal()
            return isOpen
        }

        /// Ends the channel after the last batch, with the error that ended the sending thread, if any.
        func finish(_ error: CatalogError?) {
            state.withLock { state in
                state.isFinished = true
                state.error = error
            }
            arrivals.signal()
        }

        /// Waits for the next batch; nil after the last one. Throws the error that ended the sending thread.
        func receive() throws(CatalogError) -> DumpReader.Batch? {
            arrivals.wait()
            let (batch, error) = state.withLock { state in
                let batch = state.batches.isEmpty ? nil : state.batches.removeFirst()
                return (batch, batch == nil ? state.error : nil)
            }
            if let error { throw error }
            freePlaces.signal()
            return batch
        }

        /// Closes the channel at the receiving end: no more batches are accepted.
        func close() {
            state.withLock { $0.isClosed = true }
            freePlaces.signal()
        }
    }
}
