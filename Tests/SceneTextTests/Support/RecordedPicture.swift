import Foundation
import KeepItFreshLabels
import Testing

/// A picture of TestImages with the lines that RapidOCR reads in it, which runs the same models with its own steps
/// before and after them (`Scripts/scene-text-fixtures`).
struct RecordedPicture: Decodable, CustomTestStringConvertible {
    struct Line: Decodable {
        /// The corners clockwise from the top left, around the text and some ground.
        let box: [[Int]]
        let text: String
        /// 0…1: the mean of the characters' probabilities.
        let confidence: Double

        /// The upright rectangle around the corners.
        var bounds: PixelRect {
            PixelRect(around: box.map { PixelPoint(x: $0[0], y: $0[1]) })
                ?? PixelRect(left: 0, top: 0, right: 0, bottom: 0)
        }
    }

    let file: String
    let size: [Int]
    let lines: [Line]

    var testDescription: String { file }

    /// The longer side of the pictures that the detector saw.
    static var longSide: Int { recorded.side }
    static var all: [RecordedPicture] { recorded.pictures }

    private struct Recorded: Decodable {
        let side: Int
        let pictures: [RecordedPicture]
    }

    private static let recorded: Recorded = {
        let file = InstalledModels.package.appendingPathComponent("Tests/SceneTextTests/Fixtures/rapidocr.json")
        do {
            return try JSONDecoder().decode(Recorded.self, from: Data(contentsOf: file))
        } catch {
            preconditionFailure("\(file.lastPathComponent): \(error)")
        }
    }()
}
