import Testing

@testable import KeepItFreshScanning

@Suite struct TextPlacementTests {
    private let area = PixelFrame(x: 0, y: 0, width: 1_000, height: 800)

    @Test func whenThereIsRoom_shouldStandAboveTheFrame() {
        let frame = PixelFrame(x: 100, y: 300, width: 200, height: 50)
        var placement = TextPlacement(in: area, frames: [frame])

        let place = placement.place(width: 150, height: 20, beside: frame)

        #expect(place == PixelFrame(x: 100, y: 280, width: 150, height: 20))
    }

    @Test func whenTheFrameIsAtTheTop_shouldStandBelow() {
        let frame = PixelFrame(x: 100, y: 0, width: 200, height: 50)
        var placement = TextPlacement(in: area, frames: [frame])

        #expect(placement.place(width: 150, height: 20, beside: frame)?.y == 50)
    }

    @Test func whenManyTextsBelongTogether_shouldHideNoneOfThem() {
        let frames = (0..<8).map { PixelFrame(x: 100, y: 100 + 60 * $0, width: 200, height: 30) }
        var placement = TextPlacement(in: area, frames: frames)

        let places = frames.compactMap { placement.place(width: 300, height: 28, beside: $0) }

        #expect(places.count == frames.count)

        for (index, place) in places.enumerated() {
            #expect((frames + places[..<index]).allSatisfy { $0.shared(with: place) == 0 })
        }
    }

    @Test func whenTheFrameFillsTheArea_shouldFindNoPlace() {
        var placement = TextPlacement(in: area, frames: [area])

        #expect(placement.place(width: 150, height: 20, beside: area) == nil)
    }
}
