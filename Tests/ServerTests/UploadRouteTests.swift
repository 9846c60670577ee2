import Foundation
import HTTPTypes
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshServer

/// Photos that devices send, while none of them is read: the worker never answers.
@Suite struct UploadRouteTests {
    private static let picture = "GIF89a" + String(repeating: "x", count: 100)

    private func server() async throws -> (ServerInProcess, path: String) {
        let worker = WorkerProgram(path: "/bin/sleep", arguments: ["sleep", "60"])
        let server = try await ServerInProcess { PhotoScanner(jobs: 1, worker: worker) }
        return (server, "/v1/households/\(server.household)/scans")
    }

    private func id(_ answer: ServerInProcess.Answer) throws -> String {
        String(try #require(answer.text.firstMatch(of: /"id":"([^"]+)"/)?.1))
    }

    @Test func whenAPhotoIsSentTwice_shouldBeOne() async throws {
        let (server, path) = try await server()
        defer { try? server.remove() }

        let first = try await server.answer(.put, path, Self.picture, type: "image/gif")
        let second = try await server.answer(.put, path, Self.picture, type: "image/gif")
        let other = try await server.answer(.put, path, Self.picture + "!", type: "image/gif")

        #expect(first.status == 202 && second.status == 200 && other.status == 202)
        #expect(try id(first) == id(second) && id(first) != id(other))
        #expect(try await server.answer(.get, path).text.matches(of: /"id":/).count == 2)
    }

    @Test func whenAPhotoIsRemovedBeforeItIsRead_shouldBeGone() async throws {
        let (server, path) = try await server()
        defer { try? server.remove() }
        let scan = try id(try await server.answer(.put, path, Self.picture, type: "image/gif"))

        #expect(try await server.answer(.delete, "\(path)/\(scan)").status == 204)
        #expect(try await server.answer(.get, "\(path)/\(scan)").status == 404)
        #expect(try await server.answer(.put, path, Self.picture, type: "image/gif").status == 202)
    }

    @Test(arguments: ["", "a b", "ä", String(repeating: "a", count: 41)])
    func whenTheSeriesIsNone_shouldKeepNothing(series: String) async throws {
        let (server, path) = try await server()
        defer { try? server.remove() }
        var headers = server.authorization

        headers[.series] = series
        let answer = try await server.answer(.put, path, Self.picture, type: "image/gif", headers: headers)
        headers[.series] = "front-1"
        let good = try await server.answer(.put, path, Self.picture, type: "image/gif", headers: headers)

        #expect(answer.status == 400 && good.status == 202)
    }

    @Test func whenPhotosShowOnePack_shouldCompleteItsItem() async throws {
        let server = try await ServerInProcess()
        defer { try? server.remove() }
        let inventory = try await server.process.signIn().openInventory(household: nil)
        let front = "Mushroom Soup"
        let item = try #require(try await TextPhotos.scan(front, number: "9520123400170", into: inventory).first)
        func hashes() async throws -> [String] { try await inventory.photos(of: item.id).map(\.contentHash) }

        try await TextPhotos.scan("BEST BEFORE 23.04.2027", into: inventory, afterPhotos: hashes())
        try await TextPhotos.scan("LOT 4711", into: inventory, afterPhotos: hashes() + ["unknown"])
        try await TextPhotos.scan("BEST BEFORE 24.05.2027", into: inventory, afterPhotos: hashes())

        let items = try await inventory.items()
        #expect(items.map(\.expiryDate?.description) == ["2027-04-23", "2027-05-24"])
        #expect(items.first?.id == item.id && items.first?.quantity == 1 && items.first?.needsReview == [])
    }

    @Test func whenPhotosAreOfOneSeries_shouldKnowTheEarlierOnes() async throws {
        let server = try await ServerInProcess()
        defer { try? server.remove() }
        let user = try await server.process.signIn().openInventory(household: nil).context.userId
        let remote = RemoteAccess(server.process)
        func upload(_ hash: String, _ series: String?) -> Upload {
            Upload(
                id: UniqueId.make(), householdId: server.household, userId: user, contentHash: hash, createdAt: Date(),
                series: series)
        }
        for (hash, series) in [("a", "one"), ("b", "two"), ("c", nil), ("d", "one")] as [(String, String?)] {
            var (upload, _) = try await remote.add(upload(hash, series))
            upload.stage = hash == "d" ? .failed : .saved
            try await remote.finish(upload)
        }

        #expect(try await remote.earlierPhotos(of: upload("e", "one")) == ["a"])
        #expect(try await remote.earlierPhotos(of: upload("e", nil)).isEmpty)
    }

    @Test(arguments: [
        ("text", "image/jpeg", 415, "unsupportedFormat"), ("", "image/jpeg", 415, "unsupportedFormat"),
        (picture, "application/json", 415, "unsupportedFormat"),
    ])
    func whenItIsNoPicture_shouldKeepNothing(body: String, type: String, status: Int, code: String) async throws {
        let (server, path) = try await server()
        defer { try? server.remove() }

        let answer = try await server.answer(.put, path, body, type: type)

        #expect(answer.status == status && answer.text.contains("\"code\":\"\(code)\""), "\(answer.text)")
        #expect(try await server.answer(.get, path).text == #"{"scans":[]}"#)
    }

    @Test func whenVeryManyOfAUserWait_shouldTakeNoMore() async throws {
        let (server, path) = try await server()
        defer { try? server.remove() }
        // As many as are read at once, none of which ends.
        for number in 0..<ProcessInfo.processInfo.activeProcessorCount {
            let answer = try await server.answer(.put, path, Self.picture + "\(number)", type: "image/gif")
            #expect(answer.status == 202)
        }
        for number in 0..<ScanQueue.maximumWaiting.ofOne {
            await server.queue.add(
                Upload(
                    id: "\(number)", householdId: server.household, userId: server.user, contentHash: "\(number)",
                    createdAt: Date()))
        }

        let answer = try await server.answer(.put, path, Self.picture, type: "image/gif")

        #expect(answer.status == 429 && answer.headers[.retryAfter] == "60", "\(answer.text)")
    }
}
