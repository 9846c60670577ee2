import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation
import Logging
import Metrics

/// Logs photos through swift-log, one line each at debug level, and counts and times them through swift-metrics.
/// Without a backend set up for these, nothing is recorded.
struct PhotoObserver: Sendable {
    private let logger: Logger
    private let factory: any MetricsFactory

    init(
        logger: Logger = Logger(label: "keepitfresh.photos"), factory: any MetricsFactory = MetricsSystem.factory
    ) {
        self.logger = logger
        self.factory = factory
    }

    /// Records a photo when it is done; earlier progress is ignored.
    func record(_ progress: SaveProgress) {
        guard let result = progress.result else { return }
        log(result)
        count(result)
    }

    private func log(_ result: PhotoResult) {
        logger.debug(
            "photo \(TerminalText.visible(result.file))",
            metadata: [
                "status": "\(result.status.rawValue)",
                "milliseconds": "\(result.duration / .milliseconds(1))",
                "barcodes": "\(result.label.barcodes.count)",
                "lines": "\(result.label.lines.count)",
                "expiry": "\(result.parsed.dates.expiry?.date.description ?? "none")",
                "review": "\(result.needsReview.map(\.rawValue).joined(separator: ","))",
                "items": "\(result.items.count)",
            ])
    }

    private func count(_ result: PhotoResult) {
        Counter(
            label: "keepitfresh.photos", dimensions: [("status", result.status.rawValue)], factory: factory
        ).increment()
        for item in result.items where result.status == .saved {
            Counter(label: "keepitfresh.items", dimensions: [("change", item.change.rawValue)], factory: factory)
                .increment()
        }
        if result.duration > .zero {
            Timer(label: "keepitfresh.photo.duration", factory: factory).record(duration: result.duration)
        }
        for timing in result.label.timings where timing.step == nil {
            Timer(
                label: "keepitfresh.stage.duration", dimensions: [("stage", timing.stage.rawValue)], factory: factory
            ).record(duration: timing.duration)
        }
    }
}
