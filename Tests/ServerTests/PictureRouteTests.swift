import Foundation
import HTTPTypes
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPlatform
import Testing

@testable import KeepItFresh
@testable import KeepItFreshSQLite
@testable import KeepItFreshServer

/// The pictures of photos, made by the program itself as the worker.
@Suite(.timeLimit(.minutes(10))) struct PictureRouteTests {
    private static let images = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("TestImages")

    /// A photo of the test images, with an EXIF block and a comment.
    private func photo(_ name: String = "oat-drink.jpg") throws -> [UInt8] {
        let file = [UInt8](try Data(contentsOf: Self.images.appendingPathComponent(name)))
        let exif = Array("Exif\0\0MM\0*\0\0\0\u{8}\0\0\0\0\0\0SecretCamera".utf8)
        let comment = Array("SecretComment".utf8)
        return file[..<2] + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + [0xFF, 0xFE, 0, UInt8(comment.count + 2)]
            + comment + file[2...]
    }

    /// Sends a photo, waits until it is read, and returns its scan.
    private func send(_ photo: [UInt8], to server: ServerInProcess) async throws -> String {
        let path = "/v1/households/\(server.household)/scans"
        let sent = try await server.answer(.put, path, bytes: photo, type: "image/jpeg")
        let id = try #require(sent.text.firstMatch(of: /"id":"([^"]+)"/)?.1)
        var scan = ""
        try await eventually("the photo is read") {
            scan = try await server.answer(.get, "\(path)/\(id)").text
            return scan.contains("\"stage\":\"saved\"") || scan.contains("\"stage\":\"failed\"")
        }
        return scan
    }

    /// The path of the picture that an answer names.
    private func path(in answer: String, _ server: ServerInProcess) throws -> String {
        let found = try #require(
            answer.firstMatch(of: /"picture":\{"photo":"([^"]+)","kind":"([a-z]+)","at":(?:"([^"]+)"|null)\}/))
        let at = found.3.map { "?at=\($0)" } ?? ""
        return "/v1/households/\(server.household)/pictures/\(found.1)/\(found.2)\(at)"
    }

    @Test func whenAPhotoWasSent_shouldShowItsPicturesWithoutItsMetadata() async throws {
        let server = try await ServerInProcess()
        defer { try? server.remove() }

        let scan = try await send(try photo(), to: server)

        let list = try await server.answer(.get, "/v1/households/\(server.household)/items").text
        let date = try path(in: list, server)
        #expect(try path(in: scan, server) == date && date.contains("/date?at="), "\(scan)")
        let hash = try #require(date.split(separator: "/").dropLast().last)
        for path in [date, "/v1/households/\(server.household)/pictures/\(hash)/view"] {
            let picture = try await server.answer(.get, path)
            #expect(picture.status == 200 && picture.headers[.contentType] == "image/jpeg")
            #expect(picture.headers[.cacheControl] == "private, max-age=31536000, immutable")
            #expect(picture.headers[.contentSecurityPolicy] == "default-src 'none'; sandbox")
            #expect(picture.headers[.xContentTypeOptions] == "nosniff")
            #expect(picture.bytes.starts(with: [0xFF, 0xD8, 0xFF]) && picture.bytes.count > 1_000)
            for secret in ["Exif", "Secret", "ICC_PROFILE"] { #expect(!picture.text.contains(secret)) }
            var known: HTTPFields = server.authorization
            known[.ifNoneMatch] = picture.headers[.eTag]
            #expect(try await server.answer(.get, path, headers: known).status == 304)
        }
        let item = try #require(list.firstMatch(of: /"id":"([^"]+)"/)?.1)
        let details = try await server.answer(.get, "/v1/households/\(server.household)/items/\(item)").text
        #expect(details.contains(/"photos":\[\{"photo":"\w+","name":"phone-\w+","savedAt":"[^"]+","there":true\}\]/))
        #expect(details.contains(/"field":"expiryDate","photo":"\w+","source":"label","box":\[\[0\.\d+,0\.\d+\],\[0/))
    }

    @Test func whenSomebodyElseAsks_shouldAnswerAsIfThereWereNone() async throws {
        let server = try await ServerInProcess()
        defer { try? server.remove() }
        let path = try path(in: await send(try photo(), to: server), server)
        let unknown = "/v1/households/\(server.household)/pictures/0123/view"
        let guest = try await server.answer(.post, "/v1/auth/guest", headers: [.acceptToken: "1"])
        let token = try #require(guest.text.firstMatch(of: /"token":"([^"]+)"/)?.1)

        let others = try await server.answer(.get, path, headers: [.authorization: "Bearer \(token)"])
        let none = try await server.answer(.get, unknown, headers: [.authorization: "Bearer \(token)"])

        #expect(others.status == 404 && others.text == none.text && others.headers == none.headers)
        #expect(try await server.answer(.get, path, headers: [:]).status == 401)
        #expect(try await server.answer(.get, unknown).status == 404)
        #expect(try await server.answer(.get, path.replacing("/date", with: "/lot")).status == 404)
        #expect(try await server.answer(.get, path.replacing("?at=", with: "?at=1.")).status == 404)
        #expect(try await server.answer(.get, path.replacing("?at=", with: "?size=")).status == 400)
    }

    @Test func whenAPhotoWasScannedHere_shouldMakeItsPictureWhileTheFileIsThere() async throws {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        let server = try await ServerInProcess()
        defer { try? server.remove() }
        let inventory = try await server.process.signIn().openInventory(household: nil)
        let (there, gone) = (folder.file("oat.jpg"), folder.file("gone.jpg"))
        try Data(try photo()).write(to: URL(fileURLWithPath: there))
        try Data(try photo("milk-carton.jpg")).write(to: URL(fileURLWithPath: gone))
        var hashes: [String: String] = [:]
        for await progress in inventory.scan([there, gone]) {
            if let result = progress.result { hashes[result.file] = result.contentHash }
        }
        try Data(try photo("muesli.jpg")).write(to: URL(fileURLWithPath: gone))
        let path = { (file: String) in
            "/v1/households/\(server.household)/pictures/\(try #require(hashes[file]))/view"
        }

        #expect(try await server.answer(.get, path(there)).status == 200)
        #expect(try await server.answer(.get, path(gone)).status == 404)
        try FileManager.default.removeItem(atPath: there)
        #expect(try await server.answer(.get, path(there)).status == 200)
        // The date's picture was made with the view; another place is shown as well as the view can.
        #expect(try await server.answer(.get, path(there).replacing("/view", with: "/date")).status == 200)
    }

    @Test func whenTheDecoderCrashes_shouldLackThatPhotosPicturesOnly() async throws {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        let program = ServerInProcess.kifScan().path
        let script =
            "if mkdir '\(folder.file("first"))'; then kill -SEGV $$; fi; exec '\(program)' scan-worker --pictures"
        let server = try await ServerInProcess(
            pictures: WorkerProgram(path: "/bin/sh", arguments: ["sh", "-c", script]))
        defer { try? server.remove() }

        let crashed = try await send(try photo(), to: server)
        let sound = try await send(try photo("milk-carton.jpg"), to: server)

        #expect(crashed.contains("\"stage\":\"saved\""))
        #expect(try await server.answer(.get, try path(in: crashed, server)).status == 404)
        #expect(try await server.answer(.get, try path(in: sound, server)).status == 200)
    }

    @Test func whenTwoAskAtOnce_shouldMakeThePictureOnce() async throws {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        let file = #"{"files":{"_0":["/9j/4AAQ"]}}"#
        // The worker answers once; a second request would fail.
        let script = """
            mkdir '\(folder.file("first"))' || exit 1
            sleep 0.3; printf '\\000\\000\\000\\000\\000\\000\\000\\\(String(file.utf8.count, radix: 8))%s' '\(file)' >&0; sleep 1
            """
        let server = try await ServerInProcess(
            pictures: WorkerProgram(path: "/bin/sh", arguments: ["sh", "-c", script]))
        defer { try? server.remove() }
        let path = folder.file("blank.jpg")
        try Data(try photo()).write(to: URL(fileURLWithPath: path))
        let inventory = try await server.process.signIn().openInventory(household: nil)
        let photo = Digest.blake2b256(try photo()).hexadecimal
        _ = try await inventory.repository.save(
            [Item(name: "Milk", addedDate: Date())], ofPhotos: [StoredPhoto(contentHash: photo, name: path)],
            in: server.household)

        let asked = "/v1/households/\(server.household)/pictures/\(photo)/view"
        async let first = server.answer(.get, asked)
        async let second = server.answer(.get, asked)

        let statuses = try await [first.status, second.status]
        #expect(statuses == [200, 200])
    }
}
