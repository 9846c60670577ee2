import Foundation
import GRDB
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Synchronization
import Testing

@testable import KeepItFreshCatalog

@Suite struct SQLiteProductCatalogTests {
    private let folder: TemporaryFolder
    private let catalog: SQLiteProductCatalog
    private let oat = ["code": "4006381333931", "product_name": "Café Oat Drink", "brands": "Hafer", "quantity": "1 l"]

    init() throws {
        folder = try TemporaryFolder()
        catalog = SQLiteProductCatalog(path: folder.file("kif-catalog.sqlite"))
    }

    @Test(arguments: [false, true])
    func whenTheDumpHasLessThanATenth_shouldAskBeforeItReplaces(mayShrink: Bool) async throws {
        _ = try await catalog.importDump(try file(.products(50))) { _ in }
        let small = try file(.products(4))

        do {
            let result = try await catalog.importDump(small, mayShrink: { _, _ in mayShrink }, progress: { _ in })
            #expect(mayShrink && result.products == 4)
        } catch {
            #expect(!mayShrink && error == .fewerProducts(4, there: 50))
        }
        #expect(try await catalog.status().products == (mayShrink ? 4 : 50))
    }

    @Test func whenThereIsNoCatalog_shouldFindNothingAndFailToSearch() async throws {
        #expect(await catalog.product(of: try gtin("4006381333931")) == nil)
        #expect(try await catalog.status().products == nil)
        await #expect(throws: CatalogError.noCatalog) { try await catalog.search("oat", limit: 5) }
    }

    @Test func whenImported_shouldFindByNumberAndWords() async throws {
        var sample = DumpSample()
        sample.add(oat)
        sample.add(["code": "96385074", "product_name": "Chocolate bar", "brands": "Café Noir"])

        let result = try await catalog.importDump(try file(sample)) { _ in }

        #expect(result.products == 2 && result.resumedRows == 0)
        let found = await catalog.product(of: try gtin("4006381333931"))
        #expect(found?.product.name == "Café Oat Drink" && found?.source == .catalog)
        #expect(try await catalog.search("CAFE", limit: 5).count == 2)
        #expect(try await catalog.search("caf oat", limit: 5).map(\.name) == ["Café Oat Drink"])
        #expect(try await catalog.search("o", limit: 5).map(\.name) == ["Café Oat Drink"])
        #expect(try await catalog.search("cafe", limit: 1).count == 1)
        // Of very many words only the first are looked for.
        let many = Array(repeating: "caf oat", count: 20).joined(separator: " ") + " missing"
        #expect(try await catalog.search(many, limit: 5).map(\.name) == ["Café Oat Drink"])
        #expect(try await catalog.search("\"oat* OR ( NEAR -", limit: 5).isEmpty)
        #expect(try await catalog.search("'; DROP TABLE product; --", limit: 5).isEmpty)
        #expect(try await catalog.search("!!", limit: 5).isEmpty)
        #expect(try await catalog.status().products == 2)
    }

    @Test func whenLookedForByLettering_shouldFindWordsThatAreReadRightAndMisread() async throws {
        var sample = DumpSample.products(3_000)
        sample.add(oat)
        sample.add(["code": "96385074", "product_name": "Galettes de riz", "brands": "Moulinette"])
        _ = try await catalog.importDump(try file(sample)) { _ in }

        let found = try await candidates(for: "GALETTES", "Moulinelte", "PRODUCT")
        let none = try await candidates(for: "Xylophon", "\"* OR")

        #expect(found?.products.contains { $0.name == "Galettes de riz" } == true && found?.count == 3_002)
        #expect(found?.frequencies.first { $0.key.text == "galettes" }?.value == 1)
        #expect(found?.frequencies.first { $0.key.text == "moulinelte" }?.value == 1)
        #expect(none == nil)
        let lettering = try lettering(["GALETTES", "de riz", "Moulinelte"])
        #expect(found.flatMap { LetteringMatch(lettering, among: $0) }?.name == "Galettes de riz")
    }

    @Test func whenWordsAreAskedFor_shouldKnowTheLettersOfThoseOfSeveralProducts() async throws {
        var sample = DumpSample.products(50)
        let names = Array(repeating: "Crème fraîche", count: 8) + Array(repeating: "Pâté", count: 3) + ["Gebäck"]
        for (index, name) in names.enumerated() {
            sample.add([
                "code": DumpSample.number(1_000 + index), "product_name": name, "brands": index < 8 ? "Éclairée" : "",
            ])
        }
        _ = try await catalog.importDump(try file(sample)) { _ in }

        let words = ["creme", "crème", "crêmé", "éclairée", "pate", "pâté", "gebäck", "\"* or", "", "product"]
        let known = await catalog.known(among: words, in: ["fr"])

        let letters = KnownWord(nil)
        #expect(known["creme"] == letters && known["crêmé"] == letters && known["product"] == letters)
        #expect(known["crème"] == KnownWord("crème") && known["éclairée"] == KnownWord("éclairée"))
        // Too few products to tell the accents.
        #expect(known["pate"] == letters && known["pâté"] == letters)
        #expect(Set(known.keys) == ["creme", "crème", "crêmé", "éclairée", "pate", "pâté", "product"])
        #expect(await SQLiteProductCatalog(path: folder.file("none.sqlite")).known(among: words, in: []).isEmpty)
    }

    private func candidates(for texts: String...) async throws -> LetteringCandidates? {
        await catalog.candidates(for: try lettering(texts))
    }

    /// The lettering of a front with these lines.
    private func lettering(_ texts: [String]) throws -> PackLettering {
        let lines = texts.enumerated().map { TextLine.front($1, top: 300 + 110 * $0, height: 95) }
        let label = ScannedLabel(lines: lines, size: ScannedLabel.Size(width: 900, height: 1200))
        return try #require(LabelParser().lettering(of: label))
    }

    @Test func whenANumberComesTwice_shouldCompleteTheFirst() async throws {
        var sample = DumpSample()
        sample.add(["code": "0004006381333931", "product_name": "First"])
        sample.add(oat)

        let result = try await catalog.importDump(try file(sample)) { _ in }

        let entry = try await catalog.entry(of: try gtin("4006381333931"))
        #expect(result.products == 1 && result.counts.imported == 2)
        #expect(entry?.name == "First" && entry?.brand == "Hafer" && entry?.quantity == "1 l")
    }

    @Test func whenImportedAgain_shouldReplaceTheEarlierCatalog() async throws {
        _ = try await catalog.importDump(try file(.products(50))) { _ in }
        var sample = DumpSample()
        sample.add(oat)

        let result = try await catalog.importDump(try file(sample)) { _ in }

        #expect(result.products == 1)
        #expect(try await catalog.search("product", limit: 5).isEmpty)
        #expect(await catalog.product(of: try gtin("4006381333931")) != nil)
        #expect(!FileManager.default.fileExists(atPath: folder.file("kif-catalog.sqlite.new")))
    }

    @Test func whenTheDumpIsBad_shouldKeepTheExistingCatalog() async throws {
        _ = try await catalog.importDump(try file(.products(50))) { _ in }
        let bad = folder.file("bad.csv")
        try Data("a,b\n".utf8).write(to: URL(fileURLWithPath: bad))
        let empty = try file(DumpSample())

        await #expect(throws: CatalogError.unknownFormat(missing: ["code", "product_name"])) {
            try await catalog.importDump(bad) { _ in }
        }
        await #expect(throws: CatalogError.noProducts) { try await catalog.importDump(empty) { _ in } }
        await #expect(throws: CatalogError.noSuchFile) { try await catalog.importDump(folder.file("no")) { _ in } }
        await #expect(throws: CatalogError.notAFile) { try await catalog.importDump(folder.path) { _ in } }

        #expect(try await catalog.status().products == 50)
        #expect(!FileManager.default.fileExists(atPath: folder.file("kif-catalog.sqlite.new")))
    }

    @Test func whenAnImportWasInterrupted_shouldResumeIt() async throws {
        let path = try file(.products(60_000))
        try leaveUnfinished(path, identity: DumpFile.Identity(of: path), batches: 1)
        let unfinished = try #require(try await catalog.status().unfinishedRows)

        let result = try await catalog.importDump(path) { _ in }

        #expect(unfinished > 0 && unfinished < 60_000)
        #expect(result.resumedRows == unfinished)
        #expect(result.products == 60_000 && result.counts.rows == 60_000)
        #expect(try await catalog.search("59999", limit: 5).map(\.name) == ["Product 59999"])
        #expect(try await catalog.entry(of: try gtin(DumpSample.number(0)))?.name == "Product 0")
    }

    @Test func whenTheSystemRestartedOrTheFileIsAnother_shouldStartAgain() async throws {
        let path = try file(.products(30_000))
        try leaveUnfinished(path, identity: DumpFile.Identity(of: path), batches: 1, boot: "before")
        #expect(try await catalog.importDump(path) { _ in }.resumedRows == 0)
        try leaveUnfinished(path, identity: DumpFile.Identity(of: try file(.products(10))), batches: 1)
        #expect(try await catalog.importDump(path) { _ in }.resumedRows == 0)

        #expect(try await catalog.status().products == 30_000)
    }

    @Test func whenTheNextCatalogIsDamaged_shouldStartAgain() async throws {
        let path = try file(.products(20))
        try Data("no database".utf8).write(to: URL(fileURLWithPath: folder.file("kif-catalog.sqlite.new")))

        #expect(try await catalog.importDump(path) { _ in }.products == 20)
    }

    @Test func whenTheCatalogIsDamaged_shouldReportItAndFindNothing() async throws {
        try Data("no database, but long enough to be read as one".utf8)
            .write(to: URL(fileURLWithPath: folder.file("kif-catalog.sqlite")))

        await #expect(throws: CatalogError.notACatalog) { try await catalog.search("oat", limit: 5) }
        #expect(await catalog.product(of: try gtin("4006381333931")) == nil)
        #expect(try await catalog.importDump(try file(.products(20))) { _ in }.products == 20)
    }

    /// The second import is started at every step of the first: between its transactions as well as within them.
    @Test func whenTwoImportAtOnce_shouldRefuseOne() async throws {
        let path = try file(.products(50_000))
        let second = CatalogBuilder(file: CatalogFile(path: folder.file("kif-catalog.sqlite"))) { _ in }
        let refusals = Mutex<[CatalogError?]>([])

        let first = try await catalog.importDump(path) { _ in
            do throws(CatalogError) {
                _ = try second.run(path)
                refusals.withLock { $0.append(nil) }
            } catch {
                refusals.withLock { $0.append(error) }
            }
        }

        #expect(first.products == 50_000)
        #expect(refusals.withLock { $0.count } > 3)
        #expect(refusals.withLock { $0.allSatisfy { $0 == .busy } })
        #expect(try await catalog.status().products == 50_000)
        #expect(try second.run(path).products == 50_000)
    }

    @Test func whenTheFileCannotBeLocked_shouldNameIt() async throws {
        let lock = folder.file("kif-catalog.sqlite.lock")
        try FileManager.default.createDirectory(atPath: lock, withIntermediateDirectories: false)

        await #expect(throws: CatalogError.unavailable("\(lock) cannot be opened: Is a directory")) {
            try await catalog.importDump(try file(.products(10))) { _ in }
        }
    }

    @Test func whenTheDumpIsCompressedInOneOrSeveralMembers_shouldReadIt() async throws {
        let bytes = DumpSample.products(40_000).bytes
        let half = bytes.count / 2
        let path = folder.file("dump.csv.gz")
        try await (gzip(Array(bytes[..<half])) + gzip(Array(bytes[half...])) + Data(repeating: 0, count: 512))
            .write(to: URL(fileURLWithPath: path))
        try leaveUnfinished(path, identity: DumpFile.Identity(of: path), batches: 1)

        let result = try await catalog.importDump(path) { _ in }

        #expect(result.resumedRows > 0)
        #expect(result.products == 40_000 && result.counts.rows == 40_000)
    }

    @Test func whenTheCompressedFileIsTruncatedOrDamaged_shouldRefuseIt() async throws {
        let whole = try await gzip(DumpSample.products(5_000).bytes)
        var damaged = whole
        damaged[whole.count / 2] ^= 0xFF
        for (name, data) in [("cut", whole.dropLast(20)), ("damaged", damaged)] {
            let path = folder.file("\(name).gz")
            try data.write(to: URL(fileURLWithPath: path))
            await #expect(throws: CatalogError.damagedCompression) { try await catalog.importDump(path) { _ in } }
        }
    }

    private func leaveUnfinished(
        _ path: String, identity: DumpFile.Identity, batches: Int, boot: String = CatalogState.currentBoot
    ) throws {
        let database = try CatalogBuilder.create(CatalogFile(path: folder.file("kif-catalog.sqlite")), identity)
        var reader = try DumpReader(path)
        for _ in 0..<batches {
            let batch = try #require(try reader.next())
            var state = CatalogState(identity)
            state.boot = boot
            state.counts = batch.counts
            state.position = batch.position
            try CatalogBuilder.store(batch, state, in: database)
        }
        try database.close()
    }

    private func gzip(_ bytes: [UInt8]) async throws -> Data {
        let path = folder.file("member-\(UUID().uuidString)")
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        try await Peer.run("/usr/bin/env", ["gzip", path])
        return try Data(contentsOf: URL(fileURLWithPath: path + ".gz"))
    }

    private func file(_ sample: DumpSample) throws -> String {
        let path = folder.file("dump-\(UUID().uuidString).csv")
        try Data(sample.bytes).write(to: URL(fileURLWithPath: path))
        return path
    }

    private func gtin(_ text: String) throws -> GTIN { try #require(GTIN(text)) }
}
