import Foundation
import HTTPTypes
import KIFTestSupport
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshServer
@testable import KeepItFreshWorkers

/// Workers on other machines, of a server that reads no photos itself.
@Suite(.timeLimit(.minutes(10))) struct WorkRouteTests {
    private static let picture = "GIF89a" + String(repeating: "x", count: 100)

    /// Nothing takes as long as it usually may.
    private func server(
        silence: Duration = .seconds(60), job: Duration = .seconds(60)
    ) async throws -> (ServerInProcess, path: String) {
        var options = ServerOptions()
        options.jobs = 0
        var times = RemoteReaders.Times()
        (times.request, times.silence, times.job) = (.milliseconds(200), silence, job)
        (times.absence, times.pause) = (.seconds(1), .milliseconds(20))
        let server = try await ServerInProcess(options, times: times)
        return (server, "/v1/households/\(server.household)/scans")
    }

    /// Sends a photo, and returns the path of its scan.
    private func send(_ server: ServerInProcess, _ path: String, _ picture: String = picture) async throws -> String {
        let sent = try await server.answer(.put, path, picture, type: "image/gif")
        return "\(path)/\(try #require(sent.value("id")))"
    }

    private func end(of scan: String, _ server: ServerInProcess) async throws -> String {
        var text = ""
        try await eventually("the photo is done") {
            text = try await server.answer(.get, scan).text
            return text.contains(#""stage":"saved""#) || text.contains(#""stage":"failed""#)
        }
        return text
    }

    @Test func whenAWorkerAnswers_shouldSaveWhatItRead() async throws {
        let (server, path) = try await server()
        defer { try? server.remove() }
        let (worker, scan) = (try await RemoteWorkerInProcess(server), try await send(server, path))

        let before = try await server.answer(.get, scan).text
        let barcode = try await server.answer(
            .post, "/v1/households/\(server.household)/barcodes", Self.picture, type: "image/gif")
        let job = try await worker.take()
        let during = try await server.answer(.get, scan).text
        let status = try await worker.answer(job.id, RemoteWorkerInProcess.milk)
        let pictures = try await worker.take()
        try await worker.answer(pictures.id, .refused(.unreadableImage))

        #expect(before.contains(#""stage":"waiting""#) && before.contains(#""noReader":true"#), "\(before)")
        #expect(barcode.status == 503 && barcode.value("code") == "noReader")
        #expect(job.kind == "reading" && status == 204 && !during.contains("noReader"), "\(during)")
        let message = String(decoding: job.message, as: UTF8.self)
        #expect(message.hasSuffix("\n" + Self.picture))
        for secret in [server.household, server.user, "phone-", "Home"] { #expect(!message.contains(secret)) }
        let done = try await end(of: scan, server)
        #expect(done.contains("Whole Milk") && done.contains("2027-03-12") && !done.contains("noReader"), "\(done)")
        #expect(pictures.kind == "pictures")
    }

    @Test(arguments: ["no JSON", #"{"files":{"_0":[]}}"#, #"{"refused":{"_0":"decoderCrashed"}}"#, ""])
    func whenAnAnswerIsOfNoUse_shouldHaveAnotherWorkerReadThePhoto(answer: String) async throws {
        let (server, path) = try await server()
        defer { try? server.remove() }
        let (bad, good) = (try await RemoteWorkerInProcess(server), try await RemoteWorkerInProcess(server))
        let scan = try await send(server, path)

        let job = try await bad.take()
        let statuses = [
            try await bad.answer(job.id, Array(answer.utf8)), try await bad.answer(job.id, RemoteWorkerInProcess.milk),
        ]
        let again = try await good.take()
        let other = try await bad.answer(again.id, .refused(.unreadableImage))
        try await good.answer(again.id, RemoteWorkerInProcess.milk)

        #expect(statuses == [204, 404] && other == 404)
        #expect(job.message == again.message)
        async let done = end(of: scan, server)
        try await good.answer(good.take().id, .refused(.unreadableImage))
        #expect(try await done.contains("Whole Milk"))
    }

    @Test func whenTwoWorkersFail_shouldGiveThePhotoUp() async throws {
        let (server, path) = try await server()
        defer { try? server.remove() }
        let worker = try await RemoteWorkerInProcess(server)
        let scan = try await send(server, path)

        for _ in 0..<2 { try await worker.answer(worker.take().id, .refused(.timeout)) }

        #expect(try await end(of: scan, server).contains(#""code":"timeout""#))
        #expect(try await worker.ask().status == 204)
    }

    @Test func whenAWorkerVanishes_shouldReadThePhotoElsewhereOnce() async throws {
        let (server, path) = try await server(silence: .seconds(4))
        defer { try? server.remove() }
        let (lost, other) = (try await RemoteWorkerInProcess(server), try await RemoteWorkerInProcess(server))
        let scan = try await send(server, path)

        let job = try await lost.take()
        let again = try await other.take()
        let late = [try await lost.answer(job.id, RemoteWorkerInProcess.milk), try await lost.report(job.id, "{}")]
        let status = try await other.answer(again.id, .refused(.unreadableImage))

        #expect(job.id == again.id && late == [404, 404] && status == 204)
        #expect(try await end(of: scan, server).contains(#""code":"unreadableImage""#))
    }

    @Test func whenAWorkerOnlySaysThatItWorks_shouldNotWaitForEver() async throws {
        let (server, path) = try await server(job: .milliseconds(300))
        defer { try? server.remove() }
        let worker = try await RemoteWorkerInProcess(server)
        let scan = try await send(server, path)

        for _ in 0..<2 {
            let job = try await worker.take()
            try await eventually("it is taken from the worker") { try await worker.report(job.id, "{}") == 404 }
        }

        #expect(try await end(of: scan, server).contains(#""code":"timeout""#))
    }

    @Test func whenAPhotoIsGivenBack_shouldCountAsNoFailure() async throws {
        let (server, path) = try await server()
        defer { try? server.remove() }
        let worker = try await RemoteWorkerInProcess(server)
        let scan = try await send(server, path)

        for _ in 0..<3 {
            let id = try await worker.take().id
            #expect(try await worker.report(id, #"{"isReturned": true}"#) == 204)
            #expect(try await worker.answer(id, RemoteWorkerInProcess.milk) == 404)
        }
        try await worker.answer(worker.take().id, .refused(.unreadableImage))

        #expect(try await end(of: scan, server).contains(#""code":"unreadableImage""#))
    }

    @Test func whenTheTokenIsRevoked_shouldGetNoPhoto() async throws {
        let (server, path) = try await server()
        defer { try? server.remove() }
        let (worker, other) = (try await RemoteWorkerInProcess(server), try await RemoteWorkerInProcess(server))
        let scan = try await send(server, path)
        let job = try await worker.take()

        let revoked = try await server.answer(.delete, "/v1/me/tokens/\(worker.id)").status
        let statuses = [
            try await worker.ask().status, try await worker.answer(job.id, RemoteWorkerInProcess.milk),
            try await worker.report(job.id, "{}"),
        ]

        #expect(revoked == 204 && statuses == [401, 401, 401])
        #expect(await server.readers.giveBack(job.id, of: worker.id))
        try await other.answer(other.take().id, .refused(.unreadableImage))
        #expect(try await end(of: scan, server).contains(#""code":"unreadableImage""#))
    }

    @Test func whenTheTokenIsRevokedWhileItWaits_shouldGiveThePhotoToAnother() async throws {
        let (server, path) = try await server()
        defer { try? server.remove() }
        let (worker, other) = (try await RemoteWorkerInProcess(server), try await RemoteWorkerInProcess(server))

        async let asked = worker.ask()
        try await eventually("it waits") { await server.readers.count == 1 }
        try await RemoteAccess(server.process).endSession(worker.id, of: server.user)
        let scan = try await send(server, path)

        let answer = try await asked
        #expect([204, 401].contains(answer.status))
        try await other.answer(other.take().id, .refused(.unreadableImage))
        #expect(try await end(of: scan, server).contains(#""code":"unreadableImage""#))
    }

    @Test func whenATokenIsForWork_shouldDoNothingElse() async throws {
        let (server, _) = try await server()
        defer { try? server.remove() }
        let worker = try await RemoteWorkerInProcess(server)
        let others = [
            server.authorization, try await RemoteWorkerInProcess(server, access: .read).headers,
            try await RemoteWorkerInProcess(server, access: .full).headers,
        ]
        let open = ["/healthz", "/v1", "/v1/feed/{secret}.ics", "/v1/auth/oidc/{p}/callback"]

        for route in Route.all where !open.contains(route.path) {
            let path = route.path.replacing("{h}", with: server.household).replacing(/\{[a-z]+\}/, with: "x")
            let isWork = path.hasPrefix("/v1/work")
            for headers in isWork ? others : [worker.headers] {
                let answer = try await server.answer(route.method, path, "{}", headers: headers)
                #expect(answer.status == 403 && answer.value("code") == "workersOnly", "\(route.method) \(path)")
            }
            if isWork { #expect(try await server.answer(route.method, path, "{}", headers: [:]).status == 401) }
        }
        let list = try await server.answer(.get, "/v1/me/tokens").text
        #expect(list.contains(worker.id) && list.contains(#""access":"work""#), "\(list)")
    }

    @Test(arguments: [
        ("{}", 400), (#"{"format": "1"}"#, 400), (#"{"format": 1, "jobs": 2}"#, 400), (#"{"format": 2}"#, 426),
        (#"{"format": 1}"#, 204),
    ])
    func whenTheFormatIsAnother_shouldSayWhich(body: String, status: Int) async throws {
        let (server, _) = try await server()
        defer { try? server.remove() }

        let answer = try await RemoteWorkerInProcess(server).ask(body)

        #expect(answer.status == status, "\(answer.text)")
        if status == 426 { #expect(answer.text.contains(#""format":1"#)) }
    }

    @Test func whenAnAnswerIsVeryLarge_shouldNotTakeIt() async throws {
        let (server, path) = try await server()
        defer { try? server.remove() }
        let worker = try await RemoteWorkerInProcess(server)
        let scan = try await send(server, path)
        let job = try await worker.take()

        let status = try await worker.answer(job.id, [UInt8](repeating: UInt8(ascii: " "), count: 16 << 20 | 1))
        let unknown = try await worker.answer(UniqueId.make(), [UInt8](repeating: 0x20, count: 16 << 20 | 1))
        try await worker.answer(job.id, .refused(.unreadableImage))

        #expect(status == 413 && unknown == 404)
        #expect(try await end(of: scan, server).contains(#""code":"unreadableImage""#))
    }
}
