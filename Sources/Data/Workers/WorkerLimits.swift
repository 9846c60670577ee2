import Glibc

/// What a worker may take before the system ends it.
public struct WorkerLimits: Hashable, Sendable {
    /// Bytes of memory that can be written to.
    public var memory: UInt64
    /// Seconds of processor time for one photo.
    public var seconds: UInt64

    /// Limits for photos of up to `pixels` pixels: memory for all colours of the largest and copies of it.
    public init(pixels: Int, seconds: UInt64 = 7) {
        memory = 1 << 30 + UInt64(max(0, pixels)) * 12
        self.seconds = seconds
    }

    /// Holds this process to the limits: no more memory, no file written, no core file. When memory runs out, it is to
    /// go before others.
    func hold() {
        limit(RLIMIT_DATA, to: memory)
        limit(RLIMIT_FSIZE, to: 0)
        limit(RLIMIT_CORE, to: 0)
        let score = unsafe open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC)
        guard score >= 0 else { return }
        _ = unsafe write(score, "500", 3)
        close(score)
    }

    /// Allows the time for a further photo; past it the system sends SIGXCPU.
    func allowNextPhoto() {
        var usage = rusage()
        guard unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { return }
        let used = UInt64(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + 1
        var limit = rlimit()
        guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = min(rlim_t(used + seconds), limit.rlim_max)
        _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
    }

    /// A lower limit that is set already stays.
    private func limit(_ resource: __rlimit_resource, to value: UInt64) {
        var limit = rlimit()
        guard unsafe getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = min(rlim_t(value), limit.rlim_max)
        limit.rlim_max = limit.rlim_cur
        _ = unsafe setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }
}
