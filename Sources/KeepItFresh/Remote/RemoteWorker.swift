import Foundation
import KeepItFreshDomain
import KeepItFreshPlatform
import KeepItFreshServerExchange
import KeepItFreshWorkers
import Synchronization

/// Reads photos for a server on another machine, and makes pictures of them. It learns nothing of them but their bytes,
/// and stores nothing.
package final class RemoteWorker: Sendable {
    /// A server that hears nothing of a photo gives it to another worker.
    private static let beat = Duration.seconds(8)
    private static let pauses = (first: 1.0, longest: 30.0)
    /// How long to wait for the server when the worker ends.
    private static let patience = Duration.seconds(3)

    private let address: ServerAddress
    private let token: String
    private let makeReader: @Sendable () -> WorkerLabelReader
    private let pictures: WorkerPictureReader
    private let (ends, end) = AsyncThrowingStream<Never, any Error>.makeStream()
    /// The jobs that are not answered yet, by their ids.
    private let open = Mutex<[String: HTTPServerExchange.Work]>([:])
    private let isLost = Mutex(false)

    /// What people are told.
    package enum Event: Equatable, Sendable {
        /// The server has answered, with the version of its program.
        case connected(version: String)
        /// The server cannot be reached; it is tried again.
        case lost
    }

    /// A worker for the server at an address, known there by `token`. Photos are read as `reading` says in processes
    /// that `labels` starts, and pictures made in one that `pictures` starts. Nil for a token that is none, and for an
    /// address that is none of a server; see `ServerAddress`.
    package init?(
        server: String, token: String, reading: LabelReading, labels: WorkerProgram, pictures: WorkerProgram
    ) {
        guard let address = ServerAddress(server), !token.isEmpty, token.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
        else { return nil }
        (self.address, self.token) = (address, token)
        var labels = labels
        labels.readableFiles += reading.readableFiles
        let gate = WorkerLabelReader.RetryGate()
        makeReader = { [labels] in WorkerLabelReader(program: labels, gate: gate) }
        self.pictures = WorkerPictureReader(program: pictures, limits: reading.limits)
    }

    /// The address of the server, in one form and without a path; nil for one that is none.
    package static func server(at address: String) -> String? { ServerAddress(address)?.text }

    /// Does up to `jobs` jobs at once, until `stop` is called or the server wants nothing of this worker: then it
    /// throws `CopyFault`. A server that cannot be reached is tried again, with pauses that grow.
    package func run(jobs: Int, report: @escaping @Sendable (Event) -> Void) async throws {
        start {
            try await self.repeating(report) { try await self.greet(report) }
            for _ in 0..<jobs {
                let reader = self.makeReader()
                self.start { try await self.repeating(report) { try await self.doNext(with: reader) } }
            }
        }
        for try await _ in ends {}
        let exchange = exchange(.short(until: .now + Self.patience))
        for work in open.withLock({ $0 }).values { try? await exchange.report(work, isReturned: true) }
    }

    /// Ends `run`, which gives the jobs that are not answered back, so that others do them.
    package func stop() {
        end.finish()
    }

    private func exchange(_ patience: HTTPServerExchange.Patience = .long) -> HTTPServerExchange {
        HTTPServerExchange(address, token: token, patience: patience)
    }

    /// Begins work whose failure ends `run`. A request that waits for a photo cannot be ended, so nobody waits for it.
    private func start(_ work: @escaping @Sendable () async throws -> Void) {
        Task {
            do { try await work() } catch { end.finish(throwing: error) }
        }
    }

    /// Repeats a step until it returns true, also after failures that pass.
    private func repeating(
        _ report: @Sendable (Event) -> Void, until step: @Sendable () async throws -> Bool
    ) async throws {
        var pause = Self.pauses.first
        while true {
            do {
                let isDone = try await step()
                isLost.withLock { $0 = false }
                if isDone { return }
                pause = Self.pauses.first
            } catch CopyFault.notFound {
                // Another worker has the job by now.
            } catch let fault as CopyFault {
                guard let wait = fault.wait else { throw fault }
                let isNew = isLost.withLock { isLost in
                    defer { isLost = true }
                    return !isLost
                }
                if isNew { report(.lost) }
                try? await Task.sleep(for: .seconds(max(pause, wait)))
                pause = min(2 * pause, Self.pauses.longest)
            }
        }
    }

    private func greet(_ report: @Sendable (Event) -> Void) async throws -> Bool {
        report(.connected(version: try await exchange().version()))
        return true
    }

    /// Does the next job. Returns false, as there is always another.
    private func doNext(with reader: WorkerLabelReader) async throws -> Bool {
        let (exchange, asked) = (exchange(), ContinuousClock.now)
        guard let work = try await exchange.work(upTo: PhotoLimits().bytes) else {
            // A server without a photo says so after a while; one that ends says so at once.
            if .now - asked < .seconds(1) { try? await Task.sleep(for: .seconds(1)) }
            await reader.stop()
            return false
        }
        open.withLock { $0[work.id] = work }
        defer { open.withLock { $0[work.id] = nil } }
        let beats = Task {
            while (try? await Task.sleep(for: Self.beat)) != nil { try? await exchange.report(work, isReturned: false) }
        }
        let answer = await PhotoJob.work(on: work.message, work.kind, labels: reader, pictures: pictures)
        beats.cancel()
        try await exchange.answer(work, answer)
        return false
    }
}

extension CopyFault {
    /// The least seconds after which to try again; nil for a failure that does not pass.
    fileprivate var wait: Double? {
        switch self {
        case .unreachable, .tooLarge: 0
        case .busy(let seconds): Double(min(seconds ?? 0, 30))
        default: nil
        }
    }
}
