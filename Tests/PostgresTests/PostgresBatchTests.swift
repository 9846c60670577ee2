import Foundation
import KeepItFreshDomain
import Testing

@testable import KeepItFreshPostgres

struct PostgresBatchTests {
    @Test func whenRowsAreWritten_shouldBeJSONWithTheirTexts() throws {
        let key = "[\"a\\b\u{1}\n\u{7f}é😀\"]"
        let rows = [
            SharedRow(kind: "item", key: key, body: #"{"a": [1]}"#), SharedRow(kind: "item", key: "[]", body: nil),
        ]

        let batches = PostgresBatch.batches(of: rows)

        let json = try #require(batches.first?.json)
        let values = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
        #expect(batches.count == 1)
        #expect(values.map { $0["key"] as? String } == [key, "[]"])
        #expect(values.first?["body"] is [String: Any])
        #expect(values.last?["body"] is NSNull)
    }

    @Test func whenRowIsLongerThanABatch_shouldGetOneOfItsOwn() {
        let long = SharedRow(kind: "a", key: "[1]", body: "\"" + String(repeating: "x", count: 5_000_000) + "\"")
        let short = SharedRow(kind: "a", key: "[2]", body: "1")

        let batches = PostgresBatch.batches(of: [short, long, short])

        #expect(batches.count == 3)
        #expect(batches.allSatisfy { $0.json.hasPrefix("[{") && $0.json.hasSuffix("}]") })
    }
}
