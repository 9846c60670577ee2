import Foundation
import GRDB
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshCatalog

@Suite("Catalogues and numbers at the edges")
struct NumberFuzzTests {
    @Test func whenADumpHasImpossibleNumbers_shouldCountItsRows() async throws {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        let path = folder.file("dump.jsonl")
        try await FuzzBudget.run { seed, random in
            let number = EdgeNumbers.pick(EdgeNumbers.json, using: &random)
            let text = EdgeNumbers.pick(EdgeNumbers.texts, using: &random)
            let rows = [
                #"{"code": \#(number), "product_name": "Oat", "quantity": \#(number)}"#,
                #"{"code": "\#(text)", "product_name": \#(number)}"#,
                #"{"code": "4006381333931", "product_name": "Oat", "brands": [\#(number), "\#(text)"]}"#,
            ]
            try Data((rows.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: path))

            var reader = try DumpReader(path)
            var count = 0
            while let batch = try reader.next() { count = batch.counts.rows }

            #expect(count == rows.count, "seed \(seed): \(rows)")
        }
    }

    @Test func whenTheStateOfACatalogIsImpossible_shouldBeginAnew() async throws {
        try await FuzzBudget.run { seed, random in
            let numbers = (0..<5).map { _ in EdgeNumbers.pick(EdgeNumbers.json, using: &random) }
            let json = """
                {"identity": "a", "dump": "a", "boot": "b", "position": \(numbers[0]), "isRead": false,
                 "counts": {"rows": \(numbers[1]), "taken": \(numbers[2]), "withoutNumber": 0, "restricted": 0,
                            "nameless": 0, "damaged": 0}, "indexedTo": \(numbers[3]), "importedAt": \(numbers[4])}
                """
            let queue = try DatabaseQueue()
            let state = try await queue.write { database in
                try CatalogState.Tables.create(database)
                try database.execute(
                    sql: "INSERT INTO state (id, state) VALUES (1, ?)", arguments: [Data(json.utf8)])
                return try CatalogState.read(database)
            }

            guard let state else { return }
            #expect(state.position >= 0 && state.counts.rows >= 0 && state.counts.rows < .max - 1_000, "seed \(seed)")
            #expect(state.counts.imported >= 0, "seed \(seed)")
        }
    }

    @Test func whenAnAnswerHasImpossibleNumbers_shouldBeUnderstoodOrNot() async throws {
        let gtin = try #require(GTIN("4006381333931"))
        try await FuzzBudget.run { seed, random in
            let number = EdgeNumbers.pick(EdgeNumbers.json, using: &random)
            let other = EdgeNumbers.pick(EdgeNumbers.json, using: &random)
            let body = #"{"status": \#(number), "product": {"product_name": "Oat", "quantity": \#(other)}}"#

            let answer = ServerLookup.Answer.read(status: 200, body: Data(body.utf8), of: gtin)

            if case .known(let product) = answer { #expect(product.name == "Oat", "seed \(seed)") }
        }
    }
}
