import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshCatalog

@Suite struct DumpReaderTests {
    private let oat = ["code": "4006381333931", "product_name": "Oat Drink", "quantity": "1 l", "brands": "Hafer,Foo"]

    @Test func whenARowIsComplete_shouldReadItsValues() throws {
        var sample = DumpSample()
        sample.add(
            oat.merging([
                "categories": "x", "categories_tags": "en:drinks,en:oat-based-drinks",
                "categories_en": "Drinks,Oat-based drinks",
            ]) { $1 })

        let (rows, counts) = try read(sample.bytes)

        #expect(
            rows == [
                DumpRow.Product(
                    gtin: 4_006_381_333_931, name: "Oat Drink", brand: "Hafer", quantity: "1 l",
                    category: "Oat-based drinks")
            ])
        #expect(counts.rows == 1 && counts.imported == 1)
    }

    @Test(arguments: [
        ("\"Best\" of 'oats'", "\"Best\" of 'oats'"), ("\"unclosed", "\"unclosed"), ("  two   spaces ", "two spaces"),
        ("A &amp; B &quot;C&quot;", "A & B \"C\""), ("bell\u{7}\u{1B}[31mred", "bell [31mred"),
        ("line\u{2028}end", "line end"), ("caf\u{E9}", "caf\u{E9}"), ("豆乳", "豆乳"), ("=1+1", "=1+1"),
        (String(repeating: "long ", count: 100), String(repeating: "long ", count: 40)),
    ])
    func whenTextHasQuirks_shouldCleanIt(written: String, name: String) throws {
        var sample = DumpSample()
        sample.add(oat.merging(["product_name": written]) { $1 })

        let (rows, _) = try read(sample.bytes)

        #expect(rows.map(\.name) == [name])
    }

    @Test(
        arguments: [
            ("", 1, 0), ("abc", 1, 0), ("12", 1, 0), ("4006381333932", 1, 0), ("00000000000000000000", 1, 0),
            ("2001234567893", 0, 1), ("200123456789", 0, 0), ("9783161484100", 0, 1), ("0000000000000", 1, 0),
            ("40063813339310000000000000", 1, 0), ("-4006381333931", 1, 0), (" 4006381333931", 0, 0),
        ] as [(String, Int, Int)])
    func whenACodeIsNotAProductNumber_shouldCountTheReason(code: String, withoutNumber: Int, restricted: Int) throws {
        var sample = DumpSample()
        sample.add(oat.merging(["code": code]) { $1 })

        let (rows, counts) = try read(sample.bytes)

        #expect(counts.withoutNumber == withoutNumber || code == "200123456789")
        #expect(counts.restricted == restricted || code == "200123456789")
        #expect(rows.count + counts.withoutNumber + counts.restricted == 1)
    }

    @Test(
        arguments: [
            ("4006381333931", 4_006_381_333_931), ("04006381333931", 4_006_381_333_931),
            ("00004006381333931", 4_006_381_333_931), ("96385074", 96_385_074), ("036000291452", 36_000_291_452),
            ("36000291452", 36_000_291_452),
        ] as [(String, Int64)])
    func whenLeadingZerosDiffer_shouldReadTheSameNumber(code: String, number: Int64) throws {
        var sample = DumpSample()
        sample.add(oat.merging(["code": code]) { $1 })

        #expect(try read(sample.bytes).rows.map(\.gtin) == [number])
    }

    @Test func whenRowsAreDamaged_shouldReadAllOthers() throws {
        var sample = DumpSample()
        let whole = DumpSample.row(oat)
        sample.add(String(whole.prefix(40)))
        sample.add("tail of a row that a line feed cut")
        sample.add("")
        sample.add(oat.merging(["product_name": ""]) { $1 })
        sample.add(
            oat.merging(["code": "96385074", "ingredients_text": String(repeating: "sugar, ", count: 150_000)]) { $1 })
        sample.add(bytes: Array("96385074\t\u{0}".utf8) + [0xFF, 0xC3, 0x28, 0x0A])
        sample.add(oat.merging(["product_name": "Last"]) { $1 })

        let (rows, counts) = try read(sample.bytes)

        #expect(rows.map(\.name) == ["Oat Drink", "Last"])
        #expect(counts.damaged == 3 && counts.nameless == 1 && counts.rows == 6)
    }

    @Test func whenBytesAreNotUTF8_shouldReplaceThem() throws {
        var sample = DumpSample()
        let line = DumpSample.row(oat).replacingOccurrences(of: "Oat Drink", with: "Oat#Drink")
        sample.add(bytes: Array(line.utf8).map { $0 == 0x23 ? 0xFF : $0 } + [0x0A])

        #expect(try read(sample.bytes).rows.map(\.name) == ["Oat\u{FFFD}Drink"])
    }

    @Test func whenALineIsTooLong_shouldSkipIt() throws {
        var sample = DumpSample()
        sample.add(bytes: [UInt8](repeating: 0x61, count: DumpLines.maximumLength + 3_000_000) + [0x0A])
        sample.add(oat)

        let (rows, counts) = try read(sample.bytes)

        #expect(rows.count == 1)
        #expect(counts.damaged == 1 && counts.rows == 2)
    }

    @Test func whenLinesEndInCarriageReturnsOrTheLastHasNoEnd_shouldReadThem() throws {
        let text = "code\tproduct_name\r\n4006381333931\tOat Drink\r\n96385074\tLast"

        #expect(try read(Array(text.utf8)).rows.map(\.name) == ["Oat Drink", "Last"])
    }

    @Test func whenTheDumpIsJSONLines_shouldReadTheSameValues() throws {
        let lines = [
            #"{"_id":"x","code":"4006381333931","nutriments":{"a":[1,{"b":"}"}],"c":-1.5e3},"product_name":"Oat \"Drink\" \u00e9\ud83c\udf3e\n","brands":"Hafer,Foo","quantity":"1 l","categories_hierarchy":["en:drinks","en:oat-drinks"],"z":null,"y":true}"#,
            #"{"code":96385074,"product_name":"Number","brands":null,"quantity":{"a":1}}"#,
            #"{"code":"036000291452","product_name_en":"no","generic_name":"General"}"#,
            "{}", "{\"code\":", "nonsense", "[1,2]", #"{"code":"4006381333931","product_name":"x"} trailing"#,
            "{\"x\":" + String(repeating: "[", count: 100_000) + "}",
            #"{"product_name":"\ud800 \u12"}"#,
        ]

        let (rows, counts) = try read(Array(lines.joined(separator: "\n").utf8))

        #expect(rows.map(\.name) == ["Oat \"Drink\" é🌾", "Number", "General"])
        #expect(rows.first?.category == "Oat drinks" && rows.first?.brand == "Hafer")
        #expect(counts.damaged == 5 && counts.withoutNumber == 2 && counts.rows == 10)
    }

    @Test(arguments: 0..<20)
    func whenValuesAreSkipped_shouldFindTheirEnd(padding: Int) throws {
        let space = String(repeating: "1", count: padding)
        let lines = [
            #"{"a":{"b":[\#(space),"]}\"",{"c":"\\"}],"d":\#(space)0},"code":"4006381333931","product_name":"Oat"}"#,
            #"{"a":[\#(space)0}],"code":"4006381333931","product_name":"Mixed"}"#,
            #"{"a":[\#(space)0,"code":"4006381333931","product_name":"Open"}"#,
            #"{"a":["\#(space)],"code":"4006381333931","product_name":"Quoted"}"#,
        ]

        let (rows, counts) = try read(Array(lines.joined(separator: "\n").utf8))

        #expect(rows.map(\.name) == ["Oat"])
        #expect(counts.damaged == 3 && counts.rows == 4)
    }

    @Test(
        arguments: [
            ("Hafer,Foo", "Hafer"), (" , Café & Co ,x", "Café & Co"), (",,", nil), ("\u{A0}", nil), ("É", "É"),
        ] as [(String, String?)])
    func whenThereAreSeveralBrands_shouldReadTheFirstThatIsNotEmpty(list: String, brand: String?) throws {
        var sample = DumpSample()
        sample.add(oat.merging(["brands": list]) { $1 })

        #expect(try read(sample.bytes).rows.map(\.brand) == [brand])
    }

    @Test(
        arguments: [
            ("en:drinks,en:oat-drinks", "Oat drinks"), ("Drinks, Oat drinks", "Oat drinks"), ("a,b,,", "B"),
            ("fr:éclairs", "Éclairs"), ("en:", "En:"), ("12-up", "12-up"), (",", nil),
        ] as [(String, String?)])
    func whenThereAreSeveralCategories_shouldReadTheNarrowestInWords(list: String, category: String?) throws {
        var sample = DumpSample()
        sample.add(oat.merging(["categories_tags": list, "categories_en": ""]) { $1 })

        #expect(try read(sample.bytes).rows.map(\.category) == [category])
    }

    @Test func whenBytesAreDamagedAtRandom_shouldNeitherCrashNorReadInvalidNumbers() async throws {
        var sample = DumpSample()
        for index in 0..<40 {
            sample.add(["code": DumpSample.number(index), "product_name": "Product \(index)"])
        }
        let table = sample.bytes
        let json = Array(#"{"code":"4006381333931","product_name":"Oat \u00e9","a":[1,{"b":"c"}]}"#.utf8)
        let header = table.prefix { $0 != 0x0A }.count + 1

        try await FuzzBudget.run { seed, random in
            var bytes = table
            var line = json
            for _ in 0..<8 {
                bytes[Int.random(in: header..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
                line[Int.random(in: 1..<line.count, using: &random)] = .random(in: 0...255, using: &random)
            }
            let (rows, counts) = try read(bytes)
            let sum = counts.imported + counts.withoutNumber + counts.restricted + counts.nameless + counts.damaged
            #expect(rows.count == counts.imported && sum == counts.rows, "seed \(seed)")
            #expect(rows.allSatisfy { GTIN(String(format: "%014lld", $0.gtin)) != nil }, "seed \(seed)")
            do {
                let (_, others) = try read(line)
                #expect(others.rows >= 1, "seed \(seed)")
            } catch CatalogError.unknownFormat {
                // A damaged line, which is all of the file, may no longer be recognisable.
            }
        }
    }

    @Test func whenReadFromAPosition_shouldContinueWithTheNextRow() throws {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        let path = folder.file("dump.csv")
        try Data(DumpSample.products(60_000).bytes).write(to: URL(fileURLWithPath: path))
        var reader = try DumpReader(path)
        let first = try #require(try reader.next())

        var again = try DumpReader(path, from: first.position, counts: first.counts)
        var products = first.products
        var counts = first.counts
        while let batch = try again.next() {
            products += batch.products
            counts = batch.counts
        }

        #expect(first.products.count < 60_000)
        #expect(products.map(\.name) == (0..<60_000).map { "Product \($0)" })
        #expect(counts.rows == 60_000)
    }

    @Test(arguments: ["a,b\n1,2\n", "code\tname\n", "code;product_name\n", "", "\u{0}\u{1}"])
    func whenTheFileIsNotADump_shouldFail(text: String) throws {
        #expect(throws: CatalogError.self) { try read(Array(text.utf8)) }
    }

    private func read(_ bytes: [UInt8]) throws -> (rows: [DumpRow.Product], counts: CatalogImport.Counts) {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        let path = folder.file("dump")
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        var reader = try DumpReader(path)
        var products: [DumpRow.Product] = []
        var counts = CatalogImport.Counts()
        while let batch = try reader.next() {
            products += batch.products
            counts = batch.counts
        }
        return (products, counts)
    }
}
