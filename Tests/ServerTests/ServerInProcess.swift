import Foundation
import HTTPTypes
import Hummingbird
import KIFTestSupport
import KeepItFreshAuthentication
import KeepItFreshDomain
import Logging
import NIOEmbedded
import Synchronization
import Testing

@testable import KeepItFresh
@testable import KeepItFreshServer

/// The server's router over a database of its own, without a network, with its machine's own user signed in.
struct ServerInProcess: Sendable {
    let process: CompositionRoot
    let household: String
    let user: String
    let queue: ScanQueue
    let readers: RemoteReaders
    private let folder: TemporaryFolder
    private let responder: RouterResponder<CallContext>
    private let token: String

    init(
        _ options: ServerOptions = ServerOptions(), names: [String] = [],
        settings: AuthSettings = AuthSettings(),
        scanner: @escaping @Sendable () -> PhotoScanner = { PhotoScanner(jobs: 1) },
        pictures worker: WorkerProgram = kifScan("--pictures"), pictureLimit: Int = 1 << 30,
        times: RemoteReaders.Times = RemoteReaders.Times()
    ) async throws {
        folder = try TemporaryFolder()
        process = try CompositionRoot(database: folder.file("kif.sqlite"), settings: settings)
        let inventory = try await process.signIn().openInventory(household: nil)
        (household, user) = (inventory.context.householdId, inventory.context.userId)
        let remote = RemoteAccess(process)
        let hub = EventHub(remote)
        let uploads = try UploadFolder(ofDatabase: process.databasePath)
        let readers = RemoteReaders(times)
        self.readers = readers
        let pictures = HouseholdPictures(
            process, folder: uploads, worker: worker,
            elsewhere: options.jobs == 0 ? readers.handler(isPatient: false) : nil, limit: pictureLimit)
        queue = ScanQueue(
            process, folder: uploads, hub: hub, pictures: pictures, locale: nil, jobs: options.jobs, readers: readers
        ) { handler in
            handler.map { PhotoScanner(LabelReading(readers: []), jobs: 1, worker: nil, elsewhere: $0) } ?? scanner()
        }
        let named = Gate(options, names: { names })
        let gate = try #require(named)
        let parts = ServerParts(
            process: process, remote: remote, gate: gate, hub: hub, queue: queue, readers: readers,
            makeBarcodeReader: { PhotoScanner(LabelReading(readers: []), jobs: 1) }, folder: uploads,
            pictures: pictures,
            registration: options.registration ?? .open, daily: options.daily,
            maximumPhoto: options.maximumPhoto,
            page: ("test", "default-src 'self'"))
        responder = Route.router(parts, pages: []).buildResponder()
        let code = try await remote.code(.setUp, for: inventory.context.userId).0
        token = try #require(try await remote.signIn(nil, token: nil, device: "test").signIn(with: code)).token
    }

    /// The header of the machine's own user.
    var authorization: HTTPFields { [.authorization: "Bearer \(token)"] }

    /// The program, which is built with the tests, as a worker.
    static func kifScan(_ arguments: String...) -> WorkerProgram {
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        return WorkerProgram(
            path: folder.appendingPathComponent("kif-scan").path, arguments: ["kif-scan", "scan-worker"] + arguments)
    }

    /// Answers a request, of the machine's own user unless `headers` say who it is.
    func answer(
        _ method: HTTPRequest.Method, _ path: String, _ body: String? = nil, type: String = "application/json",
        headers: HTTPFields? = nil, host: String = "127.0.0.1"
    ) async throws -> Answer {
        try await answer(
            method, path, bytes: body.map { Array($0.utf8) }, type: type, headers: headers, host: host)
    }

    /// Answers a request with these bytes as its body.
    func answer(
        _ method: HTTPRequest.Method, _ path: String, bytes body: [UInt8]?, type: String,
        headers: HTTPFields? = nil, host: String = "127.0.0.1"
    ) async throws -> Answer {
        var fields = headers ?? authorization
        if body != nil { fields[.contentType] = type }
        let request = Request(
            head: HTTPRequest(method: method, scheme: "http", authority: host, path: path, headerFields: fields),
            body: RequestBody(buffer: ByteBuffer(bytes: body ?? [])))
        let source = ApplicationRequestContextSource(channel: EmbeddedChannel(), logger: Logger(label: "test"))
        let response = try await responder.respond(to: request, context: CallContext(source: source))
        let writer = Writer()
        try await response.body.write(writer)
        return Answer(status: response.status.code, headers: response.headers, bytes: writer.bytes.withLock { $0 })
    }

    func remove() throws {
        try folder.remove()
    }

    struct Answer {
        let status: Int
        let headers: HTTPFields
        let bytes: [UInt8]
        var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    /// Collects a body.
    private final class Writer: ResponseBodyWriter, Sendable {
        let bytes = Mutex<[UInt8]>([])

        func write(_ buffer: ByteBuffer) async throws {
            bytes.withLock { $0 += buffer.readableBytesView }
        }

        consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
    }
}
