/// How long a worker is waited for.
struct WorkerPatience: Sendable {
    /// Seconds that every photo has.
    let seconds: Double
    private var seenCPU = 0.0
    private var seenAt = 0.0

    /// A worker that used no processor time for so many seconds hangs.
    private static let idleSeconds = 3.0

    init(seconds: Double) {
        self.seconds = seconds
    }

    /// Seconds after which even a worker that works is given up. On a busy machine a photo takes longer; one that never
    /// ends is stopped by the limit on processor time (`WorkerLimits`).
    var longest: Double { seconds * 12 }

    /// True when a worker may go on that has been waited for so long and has used so much processor time since.
    mutating func lasts(for waited: Double, cpuSeconds: Double) -> Bool {
        if cpuSeconds > seenCPU + 0.001 {
            seenCPU = cpuSeconds
            seenAt = waited
        }
        return waited < seconds || (waited < longest && waited - seenAt < Self.idleSeconds)
    }
}
