import KeepItFreshLabels
import Testing

@testable import KeepItFreshScanning

@Suite struct TextPlacementTests {
    private let area = PixelRect(left: 0, top: 0, right: 1_000, bottom: 800)

    @Test func whenThereIsRoom_shouldPlaceItAboveTheFrame() {
        let frame = rect(100, 300, 200, 50)
        var placement = ExplanationLayout.TextPlacement(in: area, frames: [frame])

        let place = placement.place(width: 150, height: 20, beside: frame)

        #expect(place == rect(100, 280, 150, 20))
    }

    @Test func whenTheFrameIsAtTheTop_shouldPlaceItBelow() {
        let frame = rect(100, 0, 200, 50)
        var placement = ExplanationLayout.TextPlacement(in: area, frames: [frame])

        #expect(placement.place(width: 150, height: 20, beside: frame)?.top == 50)
    }

    @Test func whenManyTextsBelongTogether_shouldHideNoneOfThem() {
        let frames = (0..<8).map { rect(100, 100 + 60 * $0, 200, 30) }
        var placement = ExplanationLayout.TextPlacement(in: area, frames: frames)

        let places = frames.compactMap { placement.place(width: 300, height: 28, beside: $0) }

        #expect(places.count == frames.count)

        for (index, place) in places.enumerated() {
            #expect((frames + places[..<index]).allSatisfy { $0.sharedArea(with: place) == 0 })
        }
    }

    @Test func whenTheFrameFillsTheArea_shouldFindNoPlace() {
        var placement = ExplanationLayout.TextPlacement(in: area, frames: [area])

        #expect(placement.place(width: 150, height: 20, beside: area) == nil)
    }

    private func rect(_ left: Int, _ top: Int, _ width: Int, _ height: Int) -> PixelRect {
        PixelRect(left: left, top: top, right: left + width, bottom: top + height)
    }
}
