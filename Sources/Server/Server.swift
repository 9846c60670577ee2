import Foundation
import Hummingbird
import HummingbirdCore
package import KeepItFresh
package import KeepItFreshDomain
import KeepItFreshPlatform
import Logging
import NIOCore
import ServiceLifecycle
import Synchronization

/// `kif-scan serve`: one household on every phone. The server makes every change with the rules of the domain, in one
/// order, on the database of this machine, whose commands go on working beside it.
package final class Server: Sendable {
    /// After this long, requests and streams that have not ended are cut.
    private static let shutdown = Duration.seconds(15)
    private static let idleConnection = TimeAmount.seconds(60)
    private static let maximumHead = 16 << 10

    private let process: CompositionRoot
    private let options: ServerOptions
    private let state = Mutex<(isEnding: Bool, end: (@Sendable () -> Void)?)>((false, nil))

    /// Why a server did not start.
    package enum Failure: Error {
        case invalidURL
        case portTaken
        case portRefused(String)
    }

    package init(_ process: CompositionRoot, _ options: ServerOptions) {
        (self.process, self.options) = (process, options)
    }

    /// Serves until `stop` is called. `scanner` makes a scanner of one photo at a time, which reads elsewhere what its
    /// handler does, and `barcodeReader` one that reads barcodes alone; `pictures` is a program that calls
    /// `PhotoPictures.serve`, and `started` gets the server's address once requests are answered. Throws `Failure` and
    /// `DataError`.
    package func run(
        scanner: @escaping @Sendable (PhotoJob.Handler?) -> PhotoScanner,
        barcodeReader: @escaping @Sendable () -> PhotoScanner, pictures: WorkerProgram,
        started: @escaping @Sendable (String) async -> Void
    ) async throws {
        let isOnNetwork = options.isOnNetwork
        guard let gate = Gate(options, names: { isOnNetwork ? ThisMachine.names : [] }) else {
            throw Failure.invalidURL
        }
        let remote = RemoteAccess(process)
        let hub = EventHub(remote)
        let folder = try UploadFolder(ofDatabase: process.databasePath)
        let readers = RemoteReaders()
        // Without jobs of its own the server decodes no photo.
        let isElsewhere = options.jobs == 0
        let pictures = HouseholdPictures(
            process, folder: folder, worker: pictures,
            elsewhere: isElsewhere ? readers.handler(isPatient: false) : nil)
        let queue = ScanQueue(
            process, folder: folder, hub: hub, pictures: pictures, locale: options.locale, jobs: options.jobs,
            readers: readers, makeScanner: scanner)
        try await queue.start()
        let parts = ServerParts(
            process: process, remote: remote, gate: gate, hub: hub, queue: queue, readers: readers,
            makeBarcodeReader: { isElsewhere ? scanner(readers.onlyHandler) : barcodeReader() },
            folder: folder, pictures: pictures,
            registration: options.registration ?? (gate.isPrivate ? .open : .invited),
            daily: options.daily, maximumPhoto: options.maximumPhoto,
            page: (Page.version, Page.policy))
        var logger = Logger(label: "keepitfresh.server")
        logger.logLevel = max(logger.logLevel, .warning)
        let port = options.port
        let application = Application(
            responder: OwnTask(responder: Route.router(parts, pages: Page.routes).buildResponder()),
            server: Self.connections,
            configuration: ApplicationConfiguration(
                address: .hostname(isOnNetwork ? "0.0.0.0" : "127.0.0.1", port: port),
                availableConnectionsDelegate: MaximumAvailableConnections(Self.maximumConnections, logger: logger)),
            onServerRunning: { await started(gate.origin(port: $0.localAddress?.port ?? port)) }, logger: logger)
        var configuration = ServiceGroupConfiguration(services: [application], logger: logger)
        configuration.maximumGracefulShutdownDuration = Self.shutdown
        let group = ServiceGroup(configuration: configuration)
        whenEnding {
            Task {
                await hub.close()
                await readers.close()
                await group.triggerGracefulShutdown()
            }
        }
        let daily = Task { [process, options] in await options.daily.run(process) }
        defer { daily.cancel() }
        do {
            try await group.run()
        } catch let error as IOError {
            throw error.errnoCode == EADDRINUSE ? Failure.portTaken : Failure.portRefused("\(error)")
        }
    }

    /// Ends the server: streams are told, and requests that have begun are answered. It may be called before `run`.
    package func stop() {
        let end = state.withLock { state in
            state.isEnding = true
            return state.end
        }
        end?()
    }

    private func whenEnding(_ end: @escaping @Sendable () -> Void) {
        let isEnding = state.withLock { state in
            state.end = end
            return state.isEnding
        }
        if isEnding { end() }
    }

    /// How many connections are taken at once: the others wait, as the database, photos and workers need descriptors.
    private static var maximumConnections: Int {
        max(8, ProcessLimits.descriptors.map { Int(clamping: $0) / 4 * 3 } ?? .max)
    }

    /// How connections are read: with limits, since whoever reaches the port can send anything.
    private static var connections: HTTPServerBuilder {
        .http1(
            configuration: .init(
                additionalChannelHandlers: [RequestPace()], idleTimeout: idleConnection,
                httpDecoderConfiguration: .init(
                    maxHeaderFieldSize: maximumHead, maxHeaderListSize: maximumHead, maxHeaderFieldCount: 100)))
    }
}
