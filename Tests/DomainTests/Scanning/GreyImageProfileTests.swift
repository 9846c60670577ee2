import Testing

@testable import KeepItFreshDomain
@testable import KeepItFreshLabels

@Suite struct GreyImageProfileTests {
    /// A light picture with dark strokes, each five pixels wide and twelve high, at some columns.
    private func image(strokes: [Int], light: UInt8 = 220, dark: UInt8 = 30, spot: Range<Int> = 0..<0) throws
        -> GreyImage
    {
        var pixels = [UInt8](repeating: light, count: 400 * 100)
        for row in 0..<100 {
            for column in spot { pixels[row * 400 + column] = light - 60 }
            for stroke in strokes where (44..<56).contains(row) {
                for column in stroke..<stroke + 5 { pixels[row * 400 + column] = dark }
            }
        }
        return try #require(GreyImage(width: 400, height: 100, pixels: pixels))
    }

    private let place = Quad(left: 150, top: 42, right: 250, bottom: 58)

    private func column(_ x: Double, in profile: PictureEvidence.Profile) -> Int {
        Int(profile.column(of: (x, 50)))
    }

    @Test(arguments: [(UInt8(220), UInt8(30)), (30, 220)])
    func whenThereIsPrint_shouldHaveInkWhereItIs(light: UInt8, dark: UInt8) throws {
        let image = try image(strokes: [155, 175, 195, 215, 235], light: light, dark: dark)

        let profile = try #require(image.profile(around: place))

        #expect(profile.ink[column(157.5, in: profile)] > 80)
        #expect(profile.ink[column(167, in: profile)] < 10)
        #expect(abs(profile.ground[column(167, in: profile)]) < 5)
    }

    @Test func whenTheGroundDiffers_shouldSayByHowMuch() throws {
        let image = try image(strokes: [155, 175, 195, 215, 235], spot: 110..<145)

        let profile = try #require(image.profile(around: place))

        #expect(profile.ground[column(130, in: profile)] < -20)
    }

    @Test func whenThePhotoEnds_shouldSaySo() throws {
        let image = try image(strokes: [340, 360, 380])

        let profile = try #require(image.profile(around: Quad(left: 330, top: 42, right: 398, bottom: 58)))

        #expect(profile.ground.last == PictureEvidence.Profile.outside)
        #expect(image.profile(around: Quad(left: 0, top: 0, right: 0, bottom: 0)) == nil)
        #expect(image.profile(around: Quad(left: 5_000, top: 42, right: 5_100, bottom: 58)) == nil)
    }
}
