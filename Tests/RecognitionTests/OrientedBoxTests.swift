import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshRecognition
import Testing

@Suite struct OrientedBoxTests {
    private let box = OrientedBox(centerX: 100, centerY: 60, length: 80, height: 20, angle: 0.3)

    /// Whether all numbers agree within `tolerance`, angles as directions.
    private func agree(_ one: OrientedBox, _ other: OrientedBox, within tolerance: Double) -> Bool {
        let distance = hypot(one.centerX - other.centerX, one.centerY - other.centerY)
        return distance < tolerance && abs(one.length - other.length) < tolerance
            && abs(one.height - other.height) < tolerance
            && abs(remainder(one.angle - other.angle, 2 * .pi)) * one.length / 2 < tolerance
    }

    @Test func whenLineRunsUpwards_shouldStartItsQuadAtTheBottom() {
        let quad = OrientedBox(centerX: 50, centerY: 100, length: 80, height: 20, angle: -.pi / 2).quad

        #expect(quad.topLeft == PixelPoint(x: 40, y: 140))
        #expect(quad.topRight == PixelPoint(x: 40, y: 60))
        #expect(quad.bottomRight == PixelPoint(x: 60, y: 60))
        #expect(quad.bottomLeft == PixelPoint(x: 60, y: 140))
    }

    @Test func whenAnotherBoxIsOnIt_shouldReturnTheSharesBetweenWhichItIs() {
        let turned = OrientedBox(centerX: 100, centerY: 60, length: 80, height: 20, angle: .pi / 2)
        let below = OrientedBox(centerX: 100, centerY: 90, length: 40, height: 20, angle: .pi / 2)

        #expect(turned.extent(of: below).upperBound == 1)
        #expect(abs(turned.extent(of: below).lowerBound - 0.625) < 1e-9)
        #expect(abs(turned.extent(of: turned.part(from: 0.25, to: 0.5)).upperBound - 0.5) < 1e-9)
    }

    @Test(arguments: [-3.0, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 3])
    func whenMadeOfItsCorners_shouldBeTheSame(angle: Double) {
        let box = OrientedBox(centerX: 100, centerY: 60, length: 80, height: 20, angle: angle)

        #expect(agree(OrientedBox(box.quad), box, within: 1.5))
    }

    @Test func whenCornersAreNoRectangle_shouldTakeTheMeans() {
        let trapezium = Quad(
            topLeft: PixelPoint(x: 10, y: 0), topRight: PixelPoint(x: 50, y: 0), bottomRight: PixelPoint(x: 60, y: 20),
            bottomLeft: PixelPoint(x: 0, y: 20))

        let box = OrientedBox(trapezium)

        #expect(box.centerX == 30 && box.centerY == 10)
        #expect(box.length == 50 && abs(box.height - hypot(10, 20)) < 1e-9 && box.angle == 0)
    }

    @Test func whenCornersAreAnyNumbers_shouldNotTrap() {
        let corner = PixelPoint(x: .max, y: .min), other = PixelPoint(x: .min, y: .max)

        let box = OrientedBox(Quad(topLeft: corner, topRight: other, bottomRight: corner, bottomLeft: other))

        #expect(box.length.isFinite && box.height.isFinite)
    }

    @Test func whenReadFromTheOtherEnd_shouldKeepItsPlace() {
        #expect(box.reversed.quad.topLeft == box.quad.bottomRight)
        #expect(box.reversed.quad.topRight == box.quad.bottomLeft)
        #expect(agree(box.reversed.reversed, box, within: 1e-9))
    }

    @Test func whenGrown_shouldKeepItsMiddle() {
        let grown = box.grown(along: 5, across: 2)

        #expect(agree(grown, OrientedBox(centerX: 100, centerY: 60, length: 90, height: 24, angle: 0.3), within: 1e-9))
    }

    @Test func whenCutInPieces_shouldPlaceThemOneAfterTheOther() {
        let first = box.part(from: 0, to: 0.25), second = box.part(from: 0.25, to: 1)

        #expect(abs(first.length - 20) < 1e-9 && abs(second.length - 60) < 1e-9)
        #expect(first.quad.topLeft == box.quad.topLeft && second.quad.bottomRight == box.quad.bottomRight)
        #expect(abs(hypot(second.centerX - first.centerX, second.centerY - first.centerY) - 40) < 1e-9)
    }

    @Test func whenThePictureIsScaled_shouldFollow() {
        let expected = OrientedBox(centerX: 203, centerY: 116, length: 160, height: 40, angle: 0.3)

        let mapped = box.mapped(through: AffineMap(scale: 2, shiftX: 3, shiftY: -4))

        #expect(agree(mapped, expected, within: 1e-9))
    }

    @Test func whenBoxesShareAPlace_shouldOverlap() {
        let piece = box.part(from: 0, to: 0.2)
        let below = OrientedBox(centerX: 95, centerY: 85, length: 80, height: 20, angle: 0.3)

        #expect(box.covers(piece) && !piece.covers(box))
        #expect(box.overlaps(piece) && piece.overlaps(box))
        #expect(!box.overlaps(below))
    }
}

extension OrientedBoxTests {
    /// A vertical line, read upwards, whose first half is dark.
    private var upwards: OrientedBox {
        OrientedBox(centerX: 100, centerY: 100, length: 120, height: 20, angle: -.pi / 2)
    }

    private func halves() throws -> GreyImage {
        try #require(GreyImage(width: 200, height: 200, pixels: (0..<200 * 200).map { $0 / 200 >= 100 ? 30 : 220 }))
    }

    @Test func whenCropped_shouldBeUpright() throws {
        let picture = try #require(upwards.picture(from: try halves(), height: 48, maximumWidth: 1_000))

        #expect(picture.width == 288 && picture.height == 48)
        #expect(picture.pixels[24 * 288 + 4] == 30 && picture.pixels[24 * 288 + 283] == 220)
    }

    @Test func whenStretched_shouldBeWiderAndCoverTheSame() throws {
        let picture = try #require(upwards.picture(from: try halves(), height: 32, stretch: 1.5, maximumWidth: 1_000))

        #expect(picture.width == 288 && picture.height == 32)
        #expect(picture.pixels[16 * 288 + 142] == 30 && picture.pixels[16 * 288 + 145] == 220)
    }

    @Test func whenTooLong_shouldCropTheMiddle() throws {
        let picture = try #require(upwards.picture(from: try halves(), height: 48, maximumWidth: 20))

        #expect(picture.width == 20)
        #expect(picture.pixels[24 * 20 + 7] == 30 && picture.pixels[24 * 20 + 12] == 220)
    }

    @Test func whenThereIsNothingToRead_shouldHaveNoPicture() throws {
        let image = try halves()
        var flat = upwards, undefined = upwards
        flat.height = 0
        undefined.length = .nan

        #expect(flat.picture(from: image, height: 48, maximumWidth: 1_000) == nil)
        #expect(undefined.picture(from: image, height: 48, maximumWidth: 1_000) == nil)
        #expect(upwards.picture(from: image, height: 48, minimumWidth: 289, maximumWidth: 1_000) == nil)
    }

    @Test func whenTheLineIsBent_shouldCropItStraight() throws {
        let pixels = (0..<200 * 200).map { index in
            let x = Double(index % 200 - 100), y = Double(index / 200)
            return UInt8(abs(y - 80 - 0.004 * x * x) < 5 ? 30 : 220)
        }
        let image = try #require(GreyImage(width: 200, height: 200, pixels: pixels))
        let bent = OrientedBox(centerX: 100, centerY: 80, length: 150, height: 28)

        let picture = try #require(bent.picture(from: image, height: 32, maximumWidth: 1_000, curvature: 0.004))

        #expect((4..<picture.width - 4).allSatisfy { picture.pixels[16 * picture.width + $0] == 30 })
        #expect((4..<picture.width - 4).allSatisfy { picture.pixels[2 * picture.width + $0] == 220 })
    }
}
