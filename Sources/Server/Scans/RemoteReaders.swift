import KeepItFreshDomain

/// The workers on other machines, and the jobs that they are to do: each is given to one worker at a time, and to
/// another one when that fails. Nothing that a worker sends changes anything but the answer to a job that it has.
actor RemoteReaders {
    /// A job that has failed so often is not tried again.
    private static let maximumFailures = 2
    /// The most requests of a session that wait.
    private static let maximumRequests = 256

    /// The numbers of workers that wait or work, whenever that changes.
    nonisolated let counts: AsyncStream<Int>
    private let changes: AsyncStream<Int>.Continuation
    private let times: Times
    /// The jobs that no worker has, in their order.
    private var waiting: [Entry] = []
    private var taken: [String: Taken] = [:]
    /// The requests that wait for a job, in their order.
    private var requests: [Request] = []
    /// Workers between two requests, by the ids of their sessions: they count as long as they may be on their way.
    private var absent: [(session: String, until: ContinuousClock.Instant)] = []
    private var lastCount = 0
    private var watch: Task<Void, Never>?
    private var isClosed = false

    /// How long things last.
    struct Times {
        /// A request without a job is answered after this long.
        var request = Duration.seconds(20)
        /// A worker that says nothing of its job for this long is gone.
        var silence = Duration.seconds(25)
        /// A job that takes longer is given to another worker.
        var job = Duration.seconds(60)
        /// A worker may take this long from one request to the next.
        var absence = Duration.seconds(5)
        /// How often all of them are looked at.
        var pause = Duration.milliseconds(500)
    }

    init(_ times: Times = Times()) {
        self.times = times
        (counts, changes) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// A job, with who waits for its answer.
    private struct Entry {
        let id = UniqueId.make()
        let job: PhotoJob
        /// Whether it waits until a worker comes.
        let isPatient: Bool
        let result: CheckedContinuation<Result<PhotoJob.Answer?, ScanError>, Never>
        /// The sessions of the workers that did not do it.
        var tried: Set<String> = []
        var failures = 0
    }

    /// A job that a worker has.
    private struct Taken {
        var entry: Entry
        let session: String
        let since = ContinuousClock.now
        var heard = ContinuousClock.now
    }

    /// A worker's request that waits.
    private struct Request {
        let id: String
        let session: String
        let since = ContinuousClock.now
        let job: CheckedContinuation<(id: String, job: PhotoJob)?, Never>
    }

    /// How many workers wait or work.
    var count: Int { requests.count + taken.count + absent.count }

    // MARK: Jobs

    /// Has a job done. Returns nil when no worker is there but those that did not do it, unless `isPatient`: then it
    /// waits until one does. Throws what is wrong with a photo on which two of them failed.
    func perform(_ job: PhotoJob, isPatient: Bool) async throws(ScanError) -> PhotoJob.Answer? {
        try await withCheckedContinuation { result in
            waiting.append(Entry(job: job, isPatient: isPatient, result: result))
            distribute()
        }.get()
    }

    /// Has jobs done by `perform`.
    nonisolated func handler(isPatient: Bool) -> PhotoJob.Handler {
        { job throws(ScanError) in try await self.perform(job, isPatient: isPatient) }
    }

    /// Has jobs done as long as a worker is there, and throws `timeout` where none is: nobody else is to do them.
    nonisolated var onlyHandler: PhotoJob.Handler {
        { job throws(ScanError) in
            guard let answer = try await self.perform(job, isPatient: false) else { throw .timeout }
            return answer
        }
    }

    /// Gives waiting jobs to waiting workers.
    private func distribute() {
        let sessions = Set(requests.map(\.session) + taken.values.map(\.session) + absent.map(\.session))
        var kept: [Entry] = []
        for entry in waiting {
            let isAnotherThere = !sessions.isSubset(of: entry.tried)
            let next = requests.firstIndex { !entry.tried.contains($0.session) }
            if let index = next ?? (entry.isPatient && !isAnotherThere ? requests.indices.first : nil) {
                let request = requests.remove(at: index)
                taken[entry.id] = Taken(entry: entry, session: request.session)
                request.job.resume(returning: (entry.id, entry.job))
            } else if entry.isPatient || isAnotherThere {
                kept.append(entry)
            } else {
                entry.result.resume(returning: .success(nil))
            }
        }
        waiting = kept
        announce()
    }

    private func announce() {
        if count != lastCount {
            lastCount = count
            changes.yield(count)
        }
        guard watch == nil, count > 0 else { return }
        watch = Task {
            while count > 0 {
                try? await Task.sleep(for: times.pause)
                endWhatIsOver()
            }
            watch = nil
        }
    }

    private func endWhatIsOver() {
        let now = ContinuousClock.now
        absent.removeAll { $0.until <= now }
        for request in requests where now - request.since >= times.request {
            requests.removeAll { $0.id == request.id }
            isBetween(request.session)
            request.job.resume(returning: nil)
        }
        for (id, taken) in taken {
            if now - taken.since >= times.job {
                fail(id, with: .timeout)
            } else if now - taken.heard >= times.silence {
                fail(id, with: .decoderCrashed)
            }
        }
        distribute()
    }

    private func isBetween(_ session: String) {
        absent.append((session, .now + times.absence))
    }

    // MARK: Workers

    /// The next job for the worker of a session, with its id; nil when none came for a while. `request` is a new id
    /// with which `leave` ends the waiting.
    func next(for session: String, request: String) async -> (id: String, job: PhotoJob)? {
        if let index = absent.firstIndex(where: { $0.session == session }) { absent.remove(at: index) }
        guard !isClosed, requests.count(where: { $0.session == session }) < Self.maximumRequests else { return nil }
        return await withCheckedContinuation { job in
            requests.append(Request(id: request, session: session, job: job))
            distribute()
        }
    }

    /// The worker that made a request is gone.
    func leave(_ request: String) {
        guard let index = requests.firstIndex(where: { $0.id == request }) else { return }
        requests.remove(at: index).job.resume(returning: nil)
        distribute()
    }

    /// The job with this id that the worker of a session has; nil when it has none. It counts as heard of.
    func job(_ id: String, of session: String) -> PhotoJob? {
        guard let found = taken[id], found.session == session else { return nil }
        taken[id]?.heard = .now
        return found.entry.job
    }

    /// Ends a job with an answer, nil for one that cannot be used. Returns false when the worker does not have it.
    func finish(_ id: String, of session: String, with answer: PhotoJob.Answer?) -> Bool {
        guard let found = taken[id], found.session == session else { return false }
        isBetween(session)
        switch answer {
        case nil: fail(id, with: .decoderCrashed)
        // Another worker may be able to do it.
        case .refused(let error) where [.decoderCrashed, .timeout, .componentMissing, .systemBusy].contains(error):
            fail(id, with: error)
        case let answer?:
            taken[id] = nil
            found.entry.result.resume(returning: .success(answer))
        }
        distribute()
        return true
    }

    /// The worker of a session does not do a job after all, which is no failure. Returns false when it does not have
    /// it.
    func giveBack(_ id: String, of session: String) -> Bool {
        guard let found = taken[id], found.session == session else { return false }
        taken[id] = nil
        putBack(found)
        distribute()
        return true
    }

    /// A worker has failed on a job: another one does it, if that was the first.
    private func fail(_ id: String, with error: ScanError) {
        guard var found = taken.removeValue(forKey: id) else { return }
        found.entry.failures += 1
        if found.entry.failures < Self.maximumFailures { return putBack(found) }
        found.entry.result.resume(returning: .failure(error))
    }

    private func putBack(_ taken: Taken) {
        var entry = taken.entry
        entry.tried.insert(taken.session)
        waiting.insert(entry, at: 0)
    }

    /// Answers all requests, and takes no more.
    func close() {
        isClosed = true
        requests.forEach { $0.job.resume(returning: nil) }
        requests = []
        distribute()
    }
}
