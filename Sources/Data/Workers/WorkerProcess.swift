import CKIFConfinement
import FoundationEssentials
import Glibc
import KeepItFreshDomain
import Synchronization

/// A running worker, started with this value and ended with it.
///
/// Parent and worker share a socket, the worker's standard input. It is closed when the parent ends, for whatever
/// reason, and then the worker ends too.
final class WorkerProcess: Sendable {
    /// How a worker ended.
    enum End: Equatable {
        case exit(Int32)
        case signal(Int32)

        /// Whether it was a signal by which people and other programs end a process. A fault of the worker's own, such
        /// as an invalid access to memory, and its limits have other signals.
        var isFromOutside: Bool {
            guard case .signal(let number) = self else { return false }
            return [SIGKILL, SIGTERM, SIGINT, SIGHUP, SIGQUIT].contains(number)
        }
    }

    /// The result of a request.
    enum Answer: Equatable {
        case reply([UInt8])
        /// The worker ended.
        case ended
        /// The worker did not answer in time.
        case late
    }

    private let processId: pid_t
    private let channel: MessageChannel
    private let hasEnded = Mutex(false)

    /// Starts a worker. Throws `systemBusy` when the system has no memory, process or descriptor for another one, and
    /// `decoderCrashed` when the program cannot be started at all.
    init(_ program: WorkerProgram) throws(ScanError) {
        var sockets: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard unsafe socketpair(AF_UNIX, kind, 0, &sockets) == 0 else { throw .systemBusy }
        defer { close(sockets[1]) }
        let processId: pid_t
        do throws(ScanError) {
            processId = try Self.spawn(program, input: sockets[1])
        } catch {
            close(sockets[0])
            throw error
        }
        self.processId = processId
        channel = MessageChannel(descriptor: sockets[0])
    }

    deinit {
        kill()
        _ = end(graceMilliseconds: 0)
        close(channel.descriptor)
    }

    /// Sends a request and waits for the reply as long as `deadline` allows. Blocks.
    func exchange(_ request: [UInt8], replyLimit: Int, deadline: Deadline) -> Answer {
        var deadline = deadline
        let start = ContinuousClock.now
        let cpuBefore = cpuSeconds
        let latest = start + .seconds(deadline.maximumSeconds)
        guard channel.send(request, before: latest) else { return .now < latest ? .ended : .late }
        while !channel.isReadable(before: min(latest, .now + .milliseconds(250))) {
            let waited = (ContinuousClock.now - start) / .seconds(1)
            guard deadline.allows(waiting: waited, cpuSeconds: cpuSeconds - cpuBefore) else { return .late }
        }
        return channel.receive(limit: replyLimit, before: latest).map { .reply($0) } ?? .ended
    }

    /// The processor time that the worker has used; 0 when it has ended.
    private var cpuSeconds: Double {
        var clock = clockid_t()
        var time = timespec()
        guard unsafe clock_getcpuclockid(processId, &clock) == 0, unsafe clock_gettime(clock, &time) == 0 else {
            return 0
        }
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Ends the worker at once.
    func kill() {
        hasEnded.withLock { hasEnded in
            if !hasEnded { _ = Glibc.kill(processId, SIGKILL) }
        }
    }

    /// Waits for the worker's end, kills it after the grace period, and returns how it ended; nil if it had to be
    /// killed, or if that was returned before. Blocks.
    func end(graceMilliseconds: Int) -> End? {
        for _ in 0..<graceMilliseconds {
            if let end = end(options: WNOHANG) { return end }
            usleep(1_000)
        }
        kill()
        _ = end(options: 0)
        return nil
    }

    private func end(options: Int32) -> End? {
        hasEnded.withLock { hasEnded in
            guard !hasEnded else { return nil }
            var status: Int32 = 0
            var ended = unsafe waitpid(processId, &status, options)
            while ended < 0, errno == EINTR { ended = unsafe waitpid(processId, &status, options) }
            guard ended != 0 else { return nil }
            hasEnded = true
            let signal = status & 0x7F
            return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
        }
    }

    /// Starts the program with `input` as its standard input and without output, as C libraries may write some. Of the
    /// parent it has no other descriptor, whether that is to be closed in other programs or not, no terminal, and of
    /// its environment what readers use.
    private static func spawn(_ program: WorkerProgram, input: Int32) throws(ScanError) -> pid_t {
        var actions = unsafe posix_spawn_file_actions_t()
        guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { throw .systemBusy }
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        for output in [STDOUT_FILENO, STDERR_FILENO] {
            unsafe posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
        }
        var attributes = posix_spawnattr_t()
        guard unsafe posix_spawnattr_init(&attributes) == 0 else { throw .systemBusy }
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        // The limit on processor time must reach the worker, also where the parent's parent ignores or blocks it.
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe posix_spawnattr_setsigmask(&attributes, &signals)
        unsafe sigaddset(&signals, SIGXCPU)
        unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
        let flags = Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
        guard unsafe ckifconfinement_detach(&actions, &attributes, flags) == 0 else { throw .systemBusy }
        var arguments = unsafe program.arguments.map { unsafe strdup($0) } + [nil]
        defer { unsafe arguments.forEach { unsafe free($0) } }
        let confinement = Confinement.variable(readable: program.readableFiles)
        let variables = inheritedEnvironment.merging(program.environment) { $1 }.map { "\($0)=\($1)" }
        var environment = unsafe (variables + additionalEnvironment + [confinement]).map { unsafe strdup($0) } + [nil]
        defer { unsafe environment.forEach { unsafe free($0) } }
        var processId: pid_t = 0
        let failure = unsafe posix_spawn(
            &processId, program.path, &actions, &attributes, &arguments, &environment)
        guard failure == 0 else {
            throw [EAGAIN, ENOMEM, EMFILE, ENFILE].contains(failure) ? .systemBusy : .decoderCrashed
        }
        return processId
    }

    /// What a worker's environment has besides what is inherited and the program's own. It is set before the worker
    /// starts, as the environment of a process with threads must not change.
    ///
    /// One arena for all threads: networks' memory is taken and freed by several threads, each of which would keep an
    /// arena as large as its peak. What is freed is kept for the next picture, as the system clears each page that it
    /// gives. ONNX Runtime, as its maker builds it from 1.29 on, reports each use over the network unless one of the
    /// others is set.
    private static let additionalEnvironment = [
        "MALLOC_ARENA_MAX=1", "MALLOC_MMAP_THRESHOLD_=33554432", "MALLOC_TRIM_THRESHOLD_=268435456",
        "ORT_DISABLE_TELEMETRY=1", "ORT_TELEMETRY_DISABLED=1",
    ]

    /// The variables of the parent that a worker has too: where libraries and their files are, and in which language
    /// and time zone. Others may hold secrets, such as where a database is and by which password.
    private static var inheritedEnvironment: [String: String] {
        let names: Set = [
            "ASAN_OPTIONS", "HOME", "LANG", "LANGUAGE", "LD_LIBRARY_PATH", "LLVM_PROFILE_FILE", "PATH",
            "TESSDATA_PREFIX", "TZ",
        ]
        return ProcessInfo.processInfo.environment.filter { name, _ in
            names.contains(name) || ["LC_", "OMP_", "XDG_"].contains { name.hasPrefix($0) }
        }
    }
}

extension WorkerProcess {
    /// How many processes the system has ended since its start because memory ran out; nil where it does not say.
    static var outOfMemoryKills: Int? {
        let lines = (try? String(contentsOfFile: "/proc/vmstat", encoding: .utf8))?.split(separator: "\n") ?? []
        return lines.lazy.compactMap { line in
            let words = line.split(separator: " ")
            return words.count == 2 && words[0] == "oom_kill" ? Int(words[1]) : nil
        }.first
    }

    /// Decides how long to wait for a worker.
    struct Deadline: Sendable {
        /// The seconds that every photo may take.
        let seconds: Double
        private var lastCPUSeconds = 0.0
        private var lastProgress = 0.0

        /// A worker that uses no processor time for this many seconds hangs.
        private static let maximumIdleSeconds = 3.0

        init(seconds: Double) {
            self.seconds = seconds
        }

        /// The seconds after which even a busy worker is given up. On a busy machine a photo takes longer; one that
        /// never ends is stopped by the limit on processor time (`LabelServer.Limits`).
        var maximumSeconds: Double { seconds * 12 }

        /// Whether a worker may go on after `waited` seconds in which it used `cpuSeconds` of processor time.
        mutating func allows(waiting waited: Double, cpuSeconds: Double) -> Bool {
            if cpuSeconds > lastCPUSeconds + 0.001 {
                lastCPUSeconds = cpuSeconds
                lastProgress = waited
            }
            return waited < seconds || (waited < maximumSeconds && waited - lastProgress < Self.maximumIdleSeconds)
        }
    }
}
