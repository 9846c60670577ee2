/// The bar at the top of a phone's screen: a clock, and what it says of its battery or its network.
enum StatusBar {
    /// Whether the lines at the upper edge of a picture are such a bar.
    ///
    /// - Parameters:
    ///   - lines: What was read, upright.
    ///   - picture: The whole picture.
    static func isShown(in lines: [ProductLine], of picture: PixelRect) -> Bool {
        let end = picture.top + Int(Double(picture.height) * share)
        let bar = lines.filter { $0.line.box.map { PixelRect($0).middle.y < end } ?? false }
        let tokens = bar.flatMap(\.tokens)
        let pairs = zip(tokens, tokens.dropFirst())
        return pairs.contains { isClock($0, $1) }
            && (bar.contains { $0.line.text.contains("%") } || tokens.contains { networks.contains($0.folded) }
                || pairs.contains { $0.isNumeric && $0.folded.utf8.count == 1 && $1.folded == "g" && !$1.isSpaced })
    }

    /// Whether two numbers are a time of day: `9:41`.
    static func isClock(_ hour: LabelToken, _ minute: LabelToken) -> Bool {
        hour.isNumeric && hour.folded.utf8.count <= 2 && minute.mark == ":" && minute.isNumeric
            && minute.folded.utf8.count == 2
    }

    /// The share of the picture's height within which the bar has its middle; it is highest beside a camera.
    private static let share = 0.06

    /// What stands there for a network, beside `4G` and `5G`.
    private static let networks: Set<String> = ["lte", "volte", "vowifi", "wifi", "nr", "edge"]
}
