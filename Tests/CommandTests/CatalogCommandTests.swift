import Foundation
import GRDB
import KIFTestSupport
import Testing

/// The catalogue with the command, and what a scan gets from it.
@Suite(.serialized) struct CatalogCommandTests {
    private static let header = "code\turl\tproduct_name\tquantity\tbrands\tcategories_en\tcountries\n"
    private static let cakes = "9520123400552\tu\tCrackers \u{1B}[31m\t200 g\tCatalog Brand\tSnacks,Rice cakes\tx\n"

    /// Enough rows that their import can be interrupted.
    private static let manyProducts = 100_000
    private static let manyRows =
        header + (0..<manyProducts).map { "\(number($0))\tu\tProduct \($0)\t\($0) g\tBrand\tFood\tx\n" }.joined()

    private let kif: KifScanProcess

    init() throws { kif = try KifScanProcess() }

    @Test func whenImported_shouldSearchAndShow() async throws {
        try write("dump.csv", Self.header + Self.cakes)

        let imported = try await kif.run("catalog", "import", "dump.csv", "--json")
        let found = try await kif.run("catalog", "search", "rice", "crack")
        let shown = try await kif.run("catalog", "show", "9520123400552", "--json", "--timings")
        let status = try await kif.run("catalog", "status", "--json")

        #expect(imported.status == 0)
        #expect(try imported.objects().first?["products"] as? Int == 1)
        #expect(found.lines == ["09520123400552  Crackers [31m; Catalog Brand; 200 g; Rice cakes"])
        #expect(try shown.objects().first?["category"] as? String == "Rice cakes")
        #expect(try shown.objects().first?["milliseconds"] is Double)
        #expect(try status.objects().first?["dump"] as? String == "dump.csv")
        #expect(try await kif.run("catalog", "status").output.contains("1 product of dump.csv"))
        #expect(try await kif.run("list", "--json").output.isEmpty)
    }

    @Test func whenNoNameIsRead_shouldUseTheCatalogsAndShowWhy() async throws {
        try write("dump.csv", Self.header + Self.cakes)
        try await kif.run("catalog", "import", "dump.csv")

        let scanned = try await kif.run("--json", "--no-text", KifScanProcess.testImage("rice-cakes.jpg"))

        let result = try #require(try scanned.objects().first)
        let product = result["product"] as? [String: Any]
        #expect(product?["name"] as? String == "Crackers [31m" && product?["source"] as? String == "catalog")
        #expect((result["missing"] as? [String])?.isEmpty == true)
        let id = try #require((result["item"] as? [String: Any])?["id"] as? String)
        let why = try #require(try await kif.run("why", id, "--json").objects().first)
        let values = try #require(why["values"] as? [[String: Any]])
        let name = values.first { $0["field"] as? String == "name" }
        let number = values.first { $0["field"] as? String == "gtin" }
        let category = values.first { $0["field"] as? String == "category" }
        #expect(name?["source"] as? String == "catalog" && name?["lookup"] as? String == "catalog")
        #expect(category?["value"] as? String == "Rice cakes" && category?["source"] as? String == "catalog")
        #expect(number?["source"] as? String == "photo")
        #expect(
            try await kif.run("why", id).output.contains(
                "the catalogue on this machine, looked up by the number in photo"))
    }

    @Test func whenACatalogComesLater_shouldNameTheItemsThatAreThere() async throws {
        try write("dump.csv", Self.header + Self.cakes)
        try await kif.run("--no-text", KifScanProcess.testImage("rice-cakes.jpg"))

        let listed = try await kif.run("list")
        let doctor = try await kif.run("doctor", "--json").objects().first { $0["name"] as? String == "names" }
        let imported = try await kif.run("catalog", "import", "dump.csv", "--json")
        let item = try #require(try await kif.run("list", "--json").objects().first)

        #expect(listed.error.contains("a number but no name"))
        #expect(doctor?["state"] as? String == "warning")
        #expect(doctor?["advice"] as? String == "kif-scan catalog import FILE")
        #expect(try imported.objects().first?["namedItems"] as? Int == 1)
        #expect(item["name"] as? String == "Crackers [31m" && item["brand"] as? String == "Catalog Brand")
        #expect((item["missing"] as? [String])?.isEmpty == true)
        let why = try await kif.run("why", try #require(item["id"] as? String)).output
        #expect(why.contains("the catalogue on this machine, looked up by the number in photo"))
        #expect(why.contains("completed Crackers"))
        try await kif.run("undo")
        #expect(try await kif.run("list", "--json").objects().first?["name"] is NSNull)
        // What was undone is not done again by the next scan.
        try await kif.run("--no-text", KifScanProcess.testImage("minced-beef.jpg"))
        #expect(try await kif.run("list", "--search", "9520123400552", "--json").objects().first?["name"] is NSNull)
    }

    @Test func whenTheCatalogIsThereBeforeANumberIsGiven_shouldNameTheItem() async throws {
        try write("dump.csv", Self.header + Self.cakes)
        try write("items.csv", "name,gtin,quantity\n,9520123400552,1\nSoup,,1\n")
        try await kif.run("catalog", "import", "dump.csv")

        let imported = try await kif.run("import-items", "items.csv")
        let fixed = try await kif.run("fix", "Soup", "--gtin", "9520123400552", "--json")

        #expect(imported.error.contains("1 item got its name"))
        #expect(
            try await kif.run("list", "--json").objects().map { $0["brand"] as? String } == [
                "Catalog Brand", "Catalog Brand",
            ])
        let item = (try fixed.objects().first?["items"] as? [[String: Any]])?.first
        #expect(item?["brand"] as? String == "Catalog Brand")
        try await kif.run("undo")
        let soup = try await kif.run("list", "--search", "soup", "--json").objects().first
        #expect(soup?["brand"] is NSNull && soup?["gtin"] is NSNull)
    }

    @Test func whenTheNameWasReadClearly_shouldKeepItAndAddWhatIsMissing() async throws {
        try write("dump.csv", Self.header + Self.cakes)
        try await kif.run("catalog", "import", "dump.csv")

        // By the document reader alone the net quantity is not read.
        let scanned = try await kif.run("--json", "--readers", "document", KifScanProcess.testImage("rice-cakes.jpg"))

        let product = try scanned.objects().first?["product"] as? [String: Any]
        #expect(product?["name"] as? String == "Rice Cakes" && product?["source"] as? String == "label")
        let item = try await kif.run("list", "--json").objects().first
        #expect(item?["name"] as? String == "Rice Cakes" && item?["unit"] as? String == "200 g")
    }

    @Test func whenAPackWithoutANumberIsInTheCatalog_shouldLookItUpByItsLetteringAndKeepTheName() async throws {
        let wraps = "9520123400569\tu\tTortilla Wraps\t370 g\tCasa Nueve\tWraps\tx\n"
        try write("dump.csv", Self.manyRows + wraps)
        try await kif.run("catalog", "import", "dump.csv")

        let scanned = try await kif.run("--json", KifScanProcess.testImage("tortilla-wraps.jpg"))
        let item = try #require(try await kif.run("list", "--json").objects().first)
        let id = try #require(item["id"] as? String)

        let product = try scanned.objects().first?["product"] as? [String: Any]
        #expect(product?["name"] as? String == "Tortilla Wraps")
        #expect(item["name"] as? String == "Tortilla Wraps" && item["brand"] as? String == "Casa Nueve")
        #expect(item["gtin"] is NSNull)
        #expect(try await kif.run("why", id).output.contains("looked up by the lettering in photo"))
        try await kif.run("reparse", "--apply")
        #expect(try await kif.run("list", "--json").objects().first?["name"] as? String == "Tortilla Wraps")
    }

    @Test func whenAPersonNamedTheProduct_shouldPreferThatToTheCatalog() async throws {
        try write("dump.csv", Self.header + Self.cakes)
        try await kif.run("catalog", "import", "dump.csv")
        try await kif.run("--no-text", KifScanProcess.testImage("rice-cakes.jpg"))
        let id = try #require(try await kif.run("list", "--json").objects().first?["id"] as? String)
        try await kif.run("fix", id, "--name", "Our cakes")
        try await kif.run("fix", id, "--expiry", "2030-01-01")

        var copy = try Data(contentsOf: URL(fileURLWithPath: KifScanProcess.testImage("rice-cakes.jpg")))
        copy.append(0)
        try copy.write(to: URL(fileURLWithPath: kif.path("again.jpg")))
        let scanned = try await kif.run("--json", "--no-text", "again.jpg")

        let item = try scanned.objects().first?["item"] as? [String: Any]
        #expect(item?["name"] as? String == "Our cakes" && item?["change"] as? String == "created")
    }

    @Test func whenAServerIsSwitchedOn_shouldAskItOnceAndOnlyThen() async throws {
        let server = try await LocalServer("catalog_server.py", log: kif.path("requests"))
        let photo = KifScanProcess.testImage("rice-cakes.jpg")

        try await kif.run("--no-text", "--household", "Home", photo)
        #expect(server.requests.isEmpty)
        try await kif.run("undo")
        let environment = ["KIF_CATALOG_SERVER": server.address]
        _ = try await kif.run(["--no-text", "--dry-run", photo], input: Data(), environment: environment)
        #expect(server.requests.isEmpty)
        let scanned = try await kif.run(["--json", "--no-text", photo], input: Data(), environment: environment)

        #expect(server.requests.count == 1)
        let item = try #require(try scanned.objects().first?["item"] as? [String: Any])
        #expect(item["name"] as? String == "Oat Drink \"Barista\"")
        let why = try await kif.run("why", try #require(item["id"] as? String)).output
        #expect(why.contains("the server 127.0.0.1:"))
    }

    @Test func whenTheServerIsGone_shouldScanAllTheSame() async throws {
        let scanned = try await kif.run(
            ["--json", KifScanProcess.testImage("rice-cakes.jpg")], input: Data(),
            environment: ["KIF_CATALOG_SERVER": "http://127.0.0.1:1"])

        #expect(try scanned.objects().first?["status"] as? String == "saved")
    }

    @Test func whenKilled_shouldGoOnAndEndTheSame() async throws {
        try write("dump.csv", Self.manyRows)
        let next = kif.path(".local/share/kif/kif-catalog.sqlite.new")
        let process = try kif.prepared(["catalog", "import", "dump.csv"])
        process.standardError = FileHandle.nullDevice
        try process.start()
        try await eventually("the import is under way") { !process.isRunning || size(next) >= 1_000_000 }
        kill(process.processIdentifier, SIGKILL)
        try await process.waitForEnd()

        let unfinished = try await kif.run("catalog", "status", "--json").objects().first?["unfinishedRows"] as? Int
        let resumed = try await kif.run("catalog", "import", "dump.csv", "--json").objects().first

        #expect(try #require(unfinished) > 0)
        #expect(resumed?["resumedRows"] as? Int == unfinished)
        #expect(resumed?["rows"] as? Int == Self.manyProducts)
        #expect(resumed?["products"] as? Int == Self.manyProducts)
        let catalog = try DatabaseQueue(path: kif.path(".local/share/kif/kif-catalog.sqlite"))
        try await catalog.write { database in
            #expect(try String.fetchOne(database, sql: "PRAGMA integrity_check") == "ok")
            try database.execute(sql: "INSERT INTO productText (productText) VALUES ('integrity-check')")
            #expect(
                try Int.fetchOne(database, sql: "SELECT sum(CAST(quantity AS INTEGER)) FROM product")
                    == Self.manyProducts * (Self.manyProducts - 1) / 2)
        }
    }

    @Test func whenInterrupted_shouldSayHowToContinue() async throws {
        try write("dump.csv", Self.manyRows)
        try write("before.csv", Self.header + Self.cakes)
        try await kif.run("catalog", "import", "before.csv")
        let next = kif.path(".local/share/kif/kif-catalog.sqlite.new")
        let process = try kif.prepared(["catalog", "import", "dump.csv"])
        try write("errors", "")
        process.standardError = FileHandle(forWritingAtPath: kif.path("errors"))
        try process.start()
        try await eventually("the import is under way") { !process.isRunning || size(next) >= 1_000_000 }
        kill(process.processIdentifier, SIGINT)
        try await process.waitForEnd()
        let errors = try String(contentsOfFile: kif.path("errors"), encoding: .utf8)

        let status = try await kif.run("catalog", "status", "--json").objects().first
        let resumed = try await kif.run("catalog", "import", "dump.csv", "--json").objects().first

        #expect(process.terminationReason == .exit && process.terminationStatus == 130)
        #expect(errors == "kif-scan: interrupted; run the same command to continue\n")
        // Until the new catalogue is complete, the old one is used.
        #expect(status?["products"] as? Int == 1)
        #expect(try #require(status?["unfinishedRows"] as? Int) > 0)
        #expect(resumed?["resumedRows"] as? Int == status?["unfinishedRows"] as? Int)
        #expect(resumed?["products"] as? Int == Self.manyProducts)
    }

    @Test func whenAnotherImportIsAtWork_shouldSayToTryAgainAndLeaveAllAsItIs() async throws {
        try write("dump.csv", Self.header + Self.cakes)
        try write("other.csv", Self.header + Self.cakes.replacingOccurrences(of: "Rice", with: "Corn"))
        try await kif.run("catalog", "import", "dump.csv")
        let lock = unsafe open(kif.path(".local/share/kif/kif-catalog.sqlite.lock"), O_RDWR | O_CLOEXEC)
        try #require(flock(lock, LOCK_EX | LOCK_NB) == 0)

        let refused = try await kif.run("catalog", "import", "other.csv")
        let found = try await kif.run("catalog", "search", "rice")
        // As when the other import is killed.
        close(lock)
        let later = try await kif.run("catalog", "import", "other.csv")

        #expect(refused.status == 75)
        #expect(
            refused.error == "kif-scan: other.csv: another import into this catalogue is running; try again later\n")
        #expect(refused.output.isEmpty)
        #expect(found.status == 0)
        #expect(later.status == 0)
        #expect(try await kif.run("catalog", "search", "corn").lines.count == 1)
    }

    @Test(
        arguments: [
            (["catalog", "import", "missing.csv"], 65), (["catalog", "import", "."], 65), (["catalog", "import"], 64),
            (["catalog", "import", "other.csv"], 65), (["catalog", "import", "cut.gz"], 65),
            (["catalog", "show", "123"], 64),
            (["catalog", "show", "9520123400552"], 69), (["catalog", "search", "x"], 69), (["catalog", "search"], 64),
            (["catalog", "search", "x", "--limit", "0"], 64),
        ] as [([String], Int32)])
    func whenItCannotBeDone_shouldSayWhyInOneLine(arguments: [String], status: Int32) async throws {
        try write("other.csv", "a,b\n1,2\n")
        try Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 1, 2]).write(to: URL(fileURLWithPath: kif.path("cut.gz")))

        let refused = try await kif.run(arguments, input: Data())

        #expect(refused.status == status)
        #expect(refused.output.isEmpty)
        #expect(!refused.error.isEmpty)
    }

    @Test func whenThereIsACatalog_shouldSayWhatItDoesNotKnow() async throws {
        try write("dump.csv", Self.header + Self.cakes)
        try await kif.run("catalog", "import", "dump.csv")

        #expect(try await kif.run("catalog", "show", "4006381333931").status == 1)
        #expect(try await kif.run("catalog", "search", "nothing").status == 1)
        try Data("damaged, whatever it was before this".utf8)
            .write(to: URL(fileURLWithPath: kif.path(".local/share/kif/kif-catalog.sqlite")))
        #expect(try await kif.run("catalog", "search", "rice").status == 74)
        #expect(try await kif.run("catalog", "status").status == 74)
        #expect(try await kif.run("--quiet", KifScanProcess.testImage("rice-cakes.jpg")).status == 0)
    }

    @Test func whenTheServerIsNoAddress_shouldRefuseTheSetting() async throws {
        let refused = try await kif.run(
            ["list"], input: Data(), environment: ["KIF_CATALOG_SERVER": "http://example.org"])

        #expect(refused.status == 64)
        #expect(refused.error.contains("KIF_CATALOG_SERVER"))
    }

    private static func number(_ index: Int) -> String {
        let digits = Array(String(300_000_000_000 + index).utf8).map { Int($0) - 48 }
        let sum = digits.enumerated().reduce(0) { $0 + $1.element * ($1.offset % 2 == 0 ? 1 : 3) }
        return digits.map(String.init).joined() + String((10 - sum % 10) % 10)
    }

    private func size(_ path: String) -> Int {
        ((try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber)?.intValue ?? 0
    }

    private func write(_ name: String, _ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: kif.path(name)))
    }
}
