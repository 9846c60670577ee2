import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshRecognition
import Testing

@testable import KeepItFreshSceneText

/// Reads pictures as RapidOCR does.
struct RapidOCRParityTests {
    /// Lines that RapidOCR read with less confidence are no truth.
    private static let minimumConfidence = 0.8
    private static let minimumOverlap = 0.5
    /// Of 115 lines, RapidOCR alone sees the first digit under a barcode apart from the others.
    private static let minimumShareFound = 0.98
    /// What differs are barcodes' digits with bars beside them, and what RapidOCR itself misread.
    private static let minimumShareRead = 0.9

    @Test func whenPicturesAreRead_shouldFindTheLinesOfRapidOCRWithTheirText() async throws {
        var all = 0
        var lost: [String] = [], misread: [String] = []
        for picture in RecordedPicture.all {
            let read = try await Read(picture)
            for line in picture.lines where line.confidence >= Self.minimumConfidence {
                all += 1
                let place = read.places.max { $0.overlap(with: line.bounds) < $1.overlap(with: line.bounds) }
                if (place?.overlap(with: line.bounds) ?? 0) < Self.minimumOverlap {
                    lost.append("\(picture.file): \(line.text)")
                } else if place?.text?.alphanumerics != line.text.alphanumerics {
                    misread.append("\(picture.file): \(line.text) as \(place?.text ?? "nothing")")
                }
            }
        }

        #expect(all > 100)
        #expect(lost.count <= Int((1 - Self.minimumShareFound) * Double(all)), "\(lost)")
        #expect(lost.count + misread.count <= Int((1 - Self.minimumShareRead) * Double(all)), "\(misread)")
    }

    /// A picture with what the reader sees in it.
    private struct Read {
        struct Place {
            /// The upright rectangle around the place with the ground that RapidOCR's boxes have.
            let bounds: PixelRect
            let text: String?

            /// The area of what both rectangles cover, divided by the area that one of them covers.
            func overlap(with other: PixelRect) -> Double {
                let shared = bounds.sharedArea(with: other)
                return Double(shared) / Double(bounds.area + other.area - shared)
            }
        }

        let places: [Place]

        init(_ picture: RecordedPicture) async throws {
            let reader = try InstalledModels.reader()
            let image = try await GreyImage.testImage(picture.file)
            try #require([image.width, image.height] == picture.size)
            var places: [Place] = []
            for place in try await reader.places(in: image, longSide: RecordedPicture.longSide) {
                let line = try await reader.lines(at: [place.box], in: image).first
                places.append(
                    Place(bounds: PixelRect(OrientedBox(place.box).withGround.quad), text: line?.text))
            }
            self.places = places
        }
    }
}
