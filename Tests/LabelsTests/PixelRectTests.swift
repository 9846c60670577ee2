import Testing

@testable import KeepItFreshLabels

@Suite struct PixelRectTests {
    private let rect = PixelRect(left: 10, top: 20, right: 40, bottom: 30)

    @Test func whenMadeOfAQuad_shouldReachItsOutermostCorners() {
        let quad = Quad(
            topLeft: PixelPoint(x: 40, y: 22), topRight: PixelPoint(x: 38, y: 30),
            bottomRight: PixelPoint(x: 10, y: 28), bottomLeft: PixelPoint(x: 12, y: 20))

        #expect(PixelRect(quad) == rect)
        #expect(PixelRect(rect.quad) == rect)
    }

    @Test func whenMeasured_shouldNotCountTheRightAndBottomEdge() {
        #expect(rect.width == 30 && rect.height == 10 && rect.area == 300)
        #expect(PixelRect(left: 3, top: 3, right: 3, bottom: 9).isEmpty)
        #expect(PixelRect(around: [PixelPoint(x: 3, y: 5), PixelPoint(x: 1, y: 9)])?.area == 8)
        #expect(PixelRect(around: []) == nil)
    }

    @Test func whenRectanglesShareOnlyAnEdge_shouldTouchButNotOverlap() {
        let beside = PixelRect(left: 40, top: 20, right: 50, bottom: 30)

        #expect(rect.touches(beside) && !rect.overlaps(beside))
        #expect(rect.intersection(beside) == nil && rect.sharedArea(with: beside) == 0)
        #expect(rect.union(beside) == PixelRect(left: 10, top: 20, right: 50, bottom: 30))
    }

    @Test func whenOneLiesWithinTheOther_shouldShareAllOfTheSmallerOne() {
        let inner = PixelRect(left: 12, top: 22, right: 16, bottom: 26)

        #expect(rect.overlapShare(with: inner) == 1 && inner.overlapShare(with: rect) == 1)
        #expect(rect.intersection(inner) == inner && rect.sharedArea(with: inner) == 16)
        #expect(rect.overlapShare(with: PixelRect(left: 25, top: 25, right: 55, bottom: 35)) == 0.25)
    }

    @Test func whenCornersAreAnyNumbers_shouldNotTrap() {
        let huge = PixelRect(left: .min, top: .min, right: .max, bottom: .max)

        #expect(huge.width == -1)
        #expect(huge.union(rect) == huge && huge.intersection(rect) == rect)
        #expect(huge.grown(by: 1).left == .max)
        #expect(huge.lineHeight == 1 && huge.doubledMiddle == -1)
        #expect(huge.isBeside(rect))
    }
}
