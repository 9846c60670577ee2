import Foundation
import KeepItFreshDomain

/// Draws text as dot-matrix printers on packing lines print it: 5×7 separate round dots on a plain ground.
struct DotPrinter {
    var ground = 200.0
    var ink = 40.0
    /// Pixels from dot to dot.
    var pitch = 3.2
    /// From line to line, in dots; a line is seven high.
    var leading = 10.5
    /// Clockwise, in radians, about the picture's middle.
    var angle = 0.0

    /// Seven rows of five dots for each character that the tests print.
    private static let matrices: [Character: [UInt8]] = [
        "0": [14, 17, 17, 17, 17, 17, 14], "1": [4, 12, 4, 4, 4, 4, 14], "2": [14, 17, 1, 2, 4, 8, 31],
        "3": [31, 2, 4, 2, 1, 17, 14], "5": [31, 16, 30, 1, 1, 17, 14], "7": [31, 1, 2, 4, 8, 8, 8],
        "E": [31, 16, 16, 30, 16, 16, 31], "X": [17, 17, 10, 4, 10, 17, 17], "P": [30, 17, 17, 30, 16, 16, 16],
        ".": [0, 0, 0, 0, 0, 12, 12], " ": [0, 0, 0, 0, 0, 0, 0],
    ]

    /// A picture of the given size with lines of text in its middle.
    func picture(of lines: [String], width: Int, height: Int) -> GreyImage? {
        var values = [Double](repeating: ground, count: width * height)
        for (row, line) in lines.enumerated() {
            let top = (Double(row) - Double(lines.count) / 2) * leading * pitch
            for (x, y) in dots(of: line) {
                let along = x, across = top + y
                let dotX = Double(width) / 2 + cos(angle) * along - sin(angle) * across
                let dotY = Double(height) / 2 + sin(angle) * along + cos(angle) * across
                stamp(atX: dotX, dotY, on: &values, width: width, height: height)
            }
        }
        return GreyImage(width: width, height: height, pixels: values.map { UInt8(min(max($0, 0), 255)) })
    }

    private func dots(of line: String) -> [(x: Double, y: Double)] {
        let left = -Double(line.count) * 3 * pitch
        var dots: [(x: Double, y: Double)] = []
        for (index, character) in line.enumerated() {
            for (row, bits) in (Self.matrices[character] ?? []).enumerated() {
                for column in 0..<5 where bits & (16 >> column) != 0 {
                    dots.append((x: left + Double(index * 6 + column) * pitch, y: Double(row) * pitch))
                }
            }
        }
        return dots
    }

    private func stamp(atX x: Double, _ y: Double, on values: inout [Double], width: Int, height: Int) {
        for row in max(0, Int(y) - 4)...max(0, min(height - 1, Int(y) + 4)) {
            for column in max(0, Int(x) - 4)...max(0, min(width - 1, Int(x) + 4)) {
                let distance = hypot(Double(column) - x, Double(row) - y)
                let share = min(max(pitch * 0.45 + 0.5 - distance, 0), 1)
                let index = row * width + column
                values[index] += (ink - values[index]) * share
            }
        }
    }
}
