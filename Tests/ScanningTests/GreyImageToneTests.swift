import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshScanning

struct GreyImageToneTests {
    @Test(arguments: [(200, 30, false), (30, 200, true), (110, 120, true)])
    func whenAFifthIsPrint_shouldKnowWhetherItIsLighter(ground: UInt8, print: UInt8, isLight: Bool) throws {
        let pixels = (0..<5_000).map { $0 % 5 == 0 ? print : ground }
        let picture = try #require(GreyImage(width: 100, height: 50, pixels: pixels))

        #expect(picture.isLightOnDark(in: picture.bounds) == isLight)
    }

    @Test func whenThereIsNoPrint_shouldNotBeLightOnDark() throws {
        let blank = try #require(GreyImage(width: 100, height: 50, pixels: Array(repeating: 30, count: 5_000)))

        #expect(!blank.isLightOnDark(in: blank.bounds))
    }
}
