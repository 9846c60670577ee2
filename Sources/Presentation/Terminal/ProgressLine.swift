public import KeepItFreshDomain

/// One line on a terminal that tells how far many photos have come, drawn over itself.
public struct ProgressLine: Sendable {
    private let total: Int
    private var done = 0

    /// A line for `total` photos.
    public init(total: Int) {
        self.total = total
    }

    /// The text to write after news of a photo: back to the line's start, the line, the rest of it cleared.
    public mutating func text(after progress: SaveProgress) -> String {
        if progress.result != nil { done += 1 }
        return "\r\(done)/\(total) photos, \(Self.words(progress.stage)) \(shortened(progress.file))\u{1B}[K"
    }

    /// The text that removes the line.
    public static let cleared = "\r\u{1B}[K"

    private func shortened(_ file: String) -> String {
        let name = TerminalText.visible(String(file.split(separator: "/").last ?? ""))
        return name.count <= 40 ? name : name.prefix(39) + "…"
    }

    private static func words(_ stage: SaveStage) -> String {
        switch stage {
        case .scanning: "reading"
        case .parsing: "understanding"
        case .upserting: "storing"
        case .saved, .failed: "done"
        }
    }
}
