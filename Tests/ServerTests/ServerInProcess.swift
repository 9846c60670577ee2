import HTTPTypes
import Hummingbird
import KIFTestSupport
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
    private let folder: TemporaryFolder
    private let responder: RouterResponder<CallContext>
    private let token: String

    init(
        _ options: ServerOptions = ServerOptions(), names: [String] = [],
        scanner: @escaping @Sendable () -> PhotoScanner = { PhotoScanner(jobs: 1) }
    ) async throws {
        folder = try TemporaryFolder()
        process = try CompositionRoot(database: folder.file("kif.sqlite"))
        let inventory = try await process.signIn().openInventory(household: nil)
        (household, user) = (inventory.context.householdId, inventory.context.userId)
        let remote = RemoteAccess(process)
        let hub = EventHub(remote)
        let uploads = try UploadFolder(ofDatabase: process.databasePath)
        queue = ScanQueue(process, folder: uploads, hub: hub, locale: nil, makeScanner: scanner)
        let named = Gate(options, names: { names })
        let gate = try #require(named)
        let parts = ServerParts(
            process: process, remote: remote, gate: gate, hub: hub, queue: queue, folder: uploads,
            registration: options.registration ?? .open, reminderChannels: options.reminderChannels,
            page: ("test", "default-src 'self'"))
        responder = Route.router(parts, pages: []).buildResponder()
        let code = try await remote.code(.setUp, for: inventory.context.userId).0
        token = try #require(try await remote.signIn(token: nil, device: "test").signIn(with: code)).token
    }

    /// The header of the machine's own user.
    var authorization: HTTPFields { [.authorization: "Bearer \(token)"] }

    /// Answers a request, of the machine's own user unless `headers` say who it is.
    func answer(
        _ method: HTTPRequest.Method, _ path: String, _ body: String? = nil, type: String = "application/json",
        headers: HTTPFields? = nil, host: String = "127.0.0.1"
    ) async throws -> Answer {
        var fields = headers ?? authorization
        if body != nil { fields[.contentType] = type }
        let request = Request(
            head: HTTPRequest(method: method, scheme: "http", authority: host, path: path, headerFields: fields),
            body: RequestBody(buffer: ByteBuffer(string: body ?? "")))
        let source = ApplicationRequestContextSource(channel: EmbeddedChannel(), logger: Logger(label: "test"))
        let response = try await responder.respond(to: request, context: CallContext(source: source))
        let writer = Writer()
        try await response.body.write(writer)
        return Answer(status: response.status.code, headers: response.headers, text: writer.text.withLock { $0 })
    }

    func remove() throws {
        try folder.remove()
    }

    struct Answer {
        let status: Int
        let headers: HTTPFields
        let text: String
    }

    /// Collects a body.
    private final class Writer: ResponseBodyWriter, Sendable {
        let text = Mutex("")

        func write(_ buffer: ByteBuffer) async throws {
            text.withLock { $0 += String(buffer: buffer) }
        }

        consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
    }
}
