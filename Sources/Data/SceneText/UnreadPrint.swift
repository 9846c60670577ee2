import KeepItFreshDomain
import KeepItFreshRecognition

/// Finds print that a recogniser passed over: it leaves letters out that are not in its alphabet.
enum UnreadPrint {
    /// A strip of a line's picture has print if its contrast is at least this share of the whole picture's.
    private static let minimumContrast = 0.4
    /// The rows above and below the letters, as a share of the height, which other lines may reach into.
    private static let margin = 0.2
    /// A character takes its time step and so many before and behind: the widest ones are as wide as the line is high.
    private static let reach = 3

    /// The share of the time steps with print at which no character was read.
    static func share(of output: CTCOutput, in picture: GreyImage) -> Double {
        let steps = output.timeSteps
        guard steps > 0 else { return 0 }
        var isRead = [Bool](repeating: false, count: steps)
        for (step, candidates) in output.candidates.enumerated() {
            guard let best = candidates.max(by: { $0.probability < $1.probability }), best.symbol != CTCOutput.blank
            else { continue }
            for near in max(0, step - reach)...min(steps - 1, step + reach) { isRead[near] = true }
        }
        let contrasts = contrasts(of: picture)
        guard let most = contrasts.max(), most > 0 else { return 0 }
        var printed = 0, unread = 0
        for (step, contrast) in contrasts.prefix(steps).enumerated() where contrast >= minimumContrast * most {
            printed += 1
            if !isRead[step] { unread += 1 }
        }
        return Double(unread) / Double(max(1, printed))
    }

    /// The difference between the lightest and the darkest pixel in each time step's strip.
    private static func contrasts(of picture: GreyImage) -> [Double] {
        let width = SceneTextModels.timeStepWidth
        let rows = Int(margin * Double(picture.height))..<Int((1 - margin) * Double(picture.height))
        return stride(from: 0, to: picture.width, by: width).map { left in
            var darkest = UInt8.max, lightest = UInt8.min
            for row in rows {
                for column in left..<min(left + width, picture.width) {
                    let pixel = picture.pixels[row * picture.width + column]
                    darkest = min(darkest, pixel)
                    lightest = max(lightest, pixel)
                }
            }
            return Double(lightest) - Double(darkest)
        }
    }
}
