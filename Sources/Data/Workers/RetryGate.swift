/// Lets photos be read side by side, and a photo that a worker was lost over by itself: neither can the others be the
/// cause then, nor does it harm them.
public actor RetryGate {
    private var running = 0
    private var isAlone = false
    private var waitingToBeAlone = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// A gate that nobody has passed yet.
    public init() {}

    /// Waits until the photo may be read; `leave` must follow.
    func enter(alone: Bool) async {
        if alone { waitingToBeAlone += 1 }
        while isAlone || (alone ? running > 0 : waitingToBeAlone > 0) {
            await withCheckedContinuation { waiting.append($0) }
        }
        if alone { waitingToBeAlone -= 1 }
        running += 1
        isAlone = alone
    }

    /// True while somebody waits to be alone.
    var isAwaited: Bool { waitingToBeAlone > 0 }

    /// Lets the next ones in.
    func leave() {
        running -= 1
        isAlone = false
        let resumed = waiting
        waiting = []
        resumed.forEach { $0.resume() }
    }
}
