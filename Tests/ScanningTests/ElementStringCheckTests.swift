import Testing

@testable import KeepItFreshScanning

struct ElementStringCheckTests {
    @Test(arguments: [
        "0104006381333931", "010400638133393115270512", "1012AB\u{1D}15271231", "10123\u{1D}21ABC",
        "01900123456789083103001750", "15270500",
    ])
    func whenElementsAreWhole_shouldBePlausible(text: String) {
        #expect(ElementStringCheck.isPlausible(Array(text.utf8)))
    }

    @Test(arguments: [
        "1012AB\u{1D}160316", "10123\u{1D}1235KA", "0104006381", "15271331", "1EIUK1", "10", "10123\u{1D}79B5K",
    ])
    func whenElementIsCutOrNoDate_shouldNotBePlausible(text: String) {
        #expect(!ElementStringCheck.isPlausible(Array(text.utf8)))
    }
}
