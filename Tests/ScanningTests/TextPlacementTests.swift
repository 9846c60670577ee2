import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshScanning

@Suite struct TextPlacementTests {
    private let area = PixelRect(left: 0, top: 0, right: 1_000, bottom: 800)

    @Test func whenThereIsRoom_shouldPlaceItAboveTheFrame() {
        let frame = rect(100, 300, 200, 50)
        var placement = ExplanationLayout.TextPlacement(in: area, frames: [frame], print: blank)

        let place = placement.place(width: 150, height: 20, beside: frame)

        #expect(place == rect(100, 280, 150, 20))
    }

    @Test func whenTheFrameIsAtTheTop_shouldPlaceItBelow() {
        let frame = rect(100, 0, 200, 50)
        var placement = ExplanationLayout.TextPlacement(in: area, frames: [frame], print: blank)

        #expect(placement.place(width: 150, height: 20, beside: frame)?.top == 50)
    }

    @Test func whenManyTextsBelongTogether_shouldHideNoneOfThem() {
        let frames = (0..<8).map { rect(100, 100 + 60 * $0, 200, 30) }
        var placement = ExplanationLayout.TextPlacement(in: area, frames: frames, print: blank)

        let places = frames.compactMap { placement.place(width: 300, height: 28, beside: $0) }

        #expect(places.count == frames.count)

        for (index, place) in places.enumerated() {
            #expect((frames + places[..<index]).allSatisfy { $0.sharedArea(with: place) == 0 })
        }
    }

    @Test func whenTheFrameFillsTheArea_shouldFindNoPlace() {
        var placement = ExplanationLayout.TextPlacement(in: area, frames: [area], print: blank)

        #expect(placement.place(width: 150, height: 20, beside: area) == nil)
    }

    @Test func whenThereIsPrintAboveTheFrame_shouldPlaceItBelow() throws {
        let frame = rect(100, 300, 200, 50)
        let print = PrintMap(of: try stripes(from: 200, to: 300), scaledTo: PictureSize(width: 1_000, height: 800))
        var placement = ExplanationLayout.TextPlacement(in: area, frames: [frame], print: print)

        #expect(placement.place(width: 150, height: 20, beside: frame)?.top == 350)
    }

    @Test func whenAllIsPrint_shouldFindNoPlace() throws {
        let print = PrintMap(of: try stripes(from: 0, to: 800), scaledTo: PictureSize(width: 1_000, height: 800))
        var placement = ExplanationLayout.TextPlacement(in: area, frames: [], print: print)

        #expect(placement.place(width: 150, height: 20, beside: rect(100, 300, 200, 50)) == nil)
    }

    private let blank: PrintMap

    init() throws {
        let image = try #require(GreyImage(width: 1, height: 1, pixels: [255]))
        blank = PrintMap(of: image, scaledTo: PictureSize(width: 1_000, height: 800))
    }

    /// A white picture with black columns between two rows, as print has.
    private func stripes(from top: Int, to bottom: Int) throws -> GreyImage {
        let pixels = (0..<800).flatMap { row in
            (0..<1_000).map { (top..<bottom).contains(row) && $0 % 4 == 0 ? UInt8(0) : 255 }
        }
        return try #require(GreyImage(width: 1_000, height: 800, pixels: pixels))
    }

    private func rect(_ left: Int, _ top: Int, _ width: Int, _ height: Int) -> PixelRect {
        PixelRect(left: left, top: top, right: left + width, bottom: top + height)
    }
}
