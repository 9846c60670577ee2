import Foundation
import FoundationNetworking
import KIFTestSupport
import Testing

/// The programs of the documentation do what the articles say.
@Suite struct ExampleProgramTests {
    private let kif: KifScanProcess

    init() throws { kif = try KifScanProcess() }

    @Test func whenAPhotoIsRead_shouldPrintNameAndDate() async throws {
        try FileManager.default.copyItem(
            atPath: KifScanProcess.testImage("milk-carton.jpg"), toPath: kif.path("milk.jpg"))

        let read = try await run("KIFReadPhotoExample")

        #expect(read.status == 0)
        #expect(read.output == "Whole Milk 2026-12-06\n")
    }

    @Test func whenThePhotoIsMissing_shouldSaySoAndLeaveNothing() async throws {
        let read = try await run("KIFReadPhotoExample")

        #expect(read.output == "milk.jpg: No such file.\n")
        #expect(!FileManager.default.fileExists(atPath: kif.path(".local")))
    }

    @Test func whenAFolderIsRead_shouldWriteATableInItsOrder() async throws {
        try FileManager.default.createDirectory(atPath: kif.path("photos"), withIntermediateDirectories: true)
        for (name, image) in [("b", "rice-cakes.jpg"), ("a", "milk-carton.jpg")] {
            try FileManager.default.copyItem(
                atPath: KifScanProcess.testImage(image), toPath: kif.path("photos/\(name).jpg"))
        }
        try Data("no picture".utf8).write(to: URL(fileURLWithPath: kif.path("photos/c.jpg")))

        let table = try await run("KIFFolderToCSVExample", "photos")

        #expect(table.lines.count == 3)
        #expect(table.lines.first == "file,name,date,check")
        #expect(table.lines[1].hasPrefix("\"photos/a.jpg\",\"Whole Milk\",\"2026-12-06\","))
        #expect(table.lines[2].hasPrefix("\"photos/b.jpg\",\"Rice Cakes\","))
        #expect(
            table.errorLines == [
                "photos/c.jpg: Not a picture in a supported format (JPEG, PNG, WebP, TIFF, BMP, GIF, HEIC)."
            ])
    }

    @Test func whenPhotosAreUploaded_shouldAnswerEachAndGoOn() async throws {
        let photo = try Data(contentsOf: URL(fileURLWithPath: KifScanProcess.testImage("milk-carton.jpg")))
        let service = try kif.prepared(["0"], program: "KIFUploadServiceExample")
        let log = kif.path("log.txt")
        try Data().write(to: URL(fileURLWithPath: log))
        service.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
        service.standardOutput = service.standardError
        try service.start()
        var port = ""
        try await eventually("the service listens") {
            let line = try String(contentsOfFile: log, encoding: .utf8).firstMatch(of: /listening on 127.0.0.1:(\d+)/)
            port = line.map { String($0.1) } ?? ""
            return !port.isEmpty || !service.isRunning
        }
        let address = try #require(URL(string: "http://127.0.0.1:\(port)/label"))

        let refused = try await upload(Data("no picture".utf8), to: address)
        let tooLarge = try await upload(Data(count: 20_000_001), to: address)
        let answered = try await upload(photo, to: address)
        service.terminate()
        try await service.waitForEnd()

        #expect(refused.status == 422)
        #expect(refused.body.contains("Not a picture in a supported format"))
        #expect(tooLarge.status == 413)
        #expect(answered.status == 200)
        #expect(answered.body.contains(#""name":"Whole Milk""#) && answered.body.contains(#""date":"2026-12-06""#))
    }

    @Test func whenATextIsParsed_shouldPrintItsDate() async throws {
        let parsed = try await run("KIFParseTextExample", "Oat Drink", "Best before 12.03.27 L1234")

        #expect(parsed.status == 0)
        #expect(parsed.lines == ["bestBefore 2027-03-12", "lot 1234"])
    }

    @Test func whenTheTextHasNoDate_shouldSaySo() async throws {
        let parsed = try await run("KIFParseTextExample", "Oat Drink")

        #expect(parsed.status == 1)
        #expect(parsed.output.isEmpty)
        #expect(parsed.errorLines == ["no expiry date found"])
    }

    @Test func whenAnImportIsCancelled_shouldContinueItNextTime() async throws {
        // More photos than are read by the time the first is stored; later, few enough to finish soon.
        let photos = try photos(count: 30)

        let cancelled = try await interruptedImport()
        try photos.dropFirst(3).forEach { try FileManager.default.removeItem(atPath: $0) }
        let finished = try await run("KIFImportFolderExample", "photos", "kitchen.sqlite")

        #expect(cancelled.status == 130)
        #expect(cancelled.lines.last?.hasPrefix("cancelled: ") == true)
        #expect(finished.status == 0)
        #expect(finished.lines.count == 4)
        #expect(finished.lines.contains { $0.hasSuffix(": known") })
        #expect(finished.lines.last?.hasPrefix("finished: ") == true)
    }

    @Test func whenThereIsNoFolder_shouldSaySoAndCreateNothing() async throws {
        let failed = try await run("KIFImportFolderExample", "photos", "kitchen.sqlite")

        #expect(failed.status == 1)
        #expect(failed.errorLines == ["photos cannot be imported: No such file."])
        #expect(!FileManager.default.fileExists(atPath: kif.path("kitchen.sqlite")))
    }

    private func upload(_ body: Data, to address: URL) async throws -> (status: Int?, body: String) {
        var request = URLRequest(url: address)
        request.httpMethod = "POST"
        let (data, response) = try await URLSession.shared.upload(for: request, from: body)
        return ((response as? HTTPURLResponse)?.statusCode, String(decoding: data, as: UTF8.self))
    }

    private func run(_ program: String, _ arguments: String...) async throws -> KifScanProcess.Outcome {
        try await kif.outcome(of: kif.prepared(arguments, program: program))
    }

    /// Writes photos of one pack that differ in a byte behind the picture, and returns their paths.
    private func photos(count: Int) throws -> [String] {
        // In turn, as copies of one picture in a row are one pack.
        let pictures = try ["rice-cakes.jpg", "milk-carton.jpg"].map { name in
            try Data(contentsOf: URL(fileURLWithPath: KifScanProcess.testImage(name)))
        }
        try FileManager.default.createDirectory(atPath: kif.path("photos"), withIntermediateDirectories: true)
        return try (0..<count).map { index in
            let path = kif.path("photos/\(100 + index).jpg")
            try (pictures[index % 2] + [UInt8(index)]).write(to: URL(fileURLWithPath: path))
            return path
        }
    }

    /// Imports the photos and interrupts the program when it has stored one.
    private func interruptedImport() async throws -> KifScanProcess.Outcome {
        let output = kif.path("output.txt")
        try Data().write(to: URL(fileURLWithPath: output))
        let process = try kif.prepared([])
        process.executableURL = URL(fileURLWithPath: "/usr/bin/stdbuf")
        process.arguments = [
            "--output=L", KifScanProcess.path(ofProgram: "KIFImportFolderExample"), "photos", "kitchen.sqlite",
        ]
        process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
        try process.start()
        try await eventually("a photo is stored") {
            try String(contentsOfFile: output, encoding: .utf8).contains("\n") || !process.isRunning
        }
        kill(process.processIdentifier, SIGINT)
        try await process.waitForEnd()
        return KifScanProcess.Outcome(
            status: process.terminationStatus, output: try String(contentsOfFile: output, encoding: .utf8), error: "")
    }
}
