import Testing

@testable import KeepItFreshDomain

@Suite struct FingerprintTests {
    @Test func whenThePictureIsTheSame_shouldDifferInFewBits() throws {
        let picture = try #require(painted(width: 160, height: 120, Self.waves))
        let brighter = try #require(painted(width: 160, height: 120) { Self.waves($0, $1) * 9 / 10 + 20 })
        let smaller = try #require(painted(width: 81, height: 60, Self.waves))

        #expect(try distance(picture, brighter) <= 2)
        #expect(try distance(picture, smaller) <= 6)
    }

    @Test func whenThePictureDiffers_shouldDifferInManyBits() throws {
        let picture = try #require(painted(width: 160, height: 120, Self.waves))
        let other = try #require(painted(width: 160, height: 120) { 255 - Self.waves($0, $1) })

        #expect(try distance(picture, other) > 30)
    }

    @Test func whenThePictureIsTiny_shouldBeNil() throws {
        #expect(try #require(painted(width: 8, height: 8, Self.waves)).fingerprint == nil)
    }

    private func distance(_ one: GreyImage, _ other: GreyImage) throws -> Int {
        try (#require(one.fingerprint) ^ #require(other.fingerprint)).nonzeroBitCount
    }

    /// Shades that vary smoothly over the picture; coordinates are thousandths of its sides.
    private static func waves(_ x: Int, _ y: Int) -> Int {
        (abs((3 * x + y) % 700 - 350) + abs((2 * y - x + 2_000) % 500 - 250)) * 255 / 600
    }

    private func painted(width: Int, height: Int, _ shade: (Int, Int) -> Int) -> GreyImage? {
        GreyImage(
            width: width, height: height,
            pixels: (0..<(width * height)).map { index in
                UInt8(clamping: shade(index % width * 1_000 / width, index / width * 1_000 / height))
            })
    }
}
