import KeepItFreshDomain
import KeepItFreshLabels

/// Reads each photo with a reader that is free, so that calls at the same time share the readers of one scanner.
struct PooledReader: LabelProviding {
    let pool: Pool

    func label(of file: PhotoFile) async throws(ScanError) -> ScannedLabel {
        try await reading { reader throws(ScanError) in try await reader.label(of: file) }
    }

    func label(of file: PhotoFile, in context: PhotoContext) async throws(ScanError) -> ScannedLabel {
        try await reading { reader throws(ScanError) in try await reader.label(of: file, in: context) }
    }

    private func reading(
        _ read: (any LabelProviding) async throws(ScanError) -> ScannedLabel
    ) async throws(ScanError) -> ScannedLabel {
        let reader = await pool.take()
        do throws(ScanError) {
            let label = try await read(reader)
            await pool.put(back: reader)
            return label
        } catch {
            await pool.put(back: reader)
            throw error
        }
    }

    /// The readers that are free, each of which reads one photo at a time.
    actor Pool {
        /// The next one last.
        private var free: [any LabelProviding]
        private var waiting: [CheckedContinuation<any LabelProviding, Never>] = []

        /// A pool of `readers`, which are used in this order.
        init(_ readers: [any LabelProviding]) {
            free = readers.reversed()
        }

        /// A free reader, after those who have waited longer; it must be put back.
        func take() async -> any LabelProviding {
            if let reader = free.popLast() { return reader }
            return await withCheckedContinuation { waiting.append($0) }
        }

        func put(back reader: any LabelProviding) {
            guard !waiting.isEmpty else { return free.append(reader) }
            waiting.removeFirst().resume(returning: reader)
        }
    }
}
