import Testing

@testable import KeepItFreshDomain

@Suite struct PhotoSeriesTests {
    @Test(arguments: [
        ("milk-1.jpg", "milk"), ("a/b/milk-2.jpg", "a/b/milk"), ("Oat Drink 03.HEIC", "oat drink"),
        ("milk (2).jpg", "milk"), ("IMG_1234_front.jpg", "img_1234"), ("IMG_1234_back.jpg", "img_1234"),
        ("käse_Rückseite.jpg", "käse"), ("PXL_20250101_120000-lid.jpg", "pxl_20250101_120000"),
    ])
    func whenAPersonNamedIt_shouldTellTheSeries(path: String, series: String) {
        #expect(PhotoSeries.series(of: path) == series)
    }

    @Test(arguments: [
        "IMG_0001.jpg", "IMG_0002.jpg", "IMG_1.jpg", "DSC00012.JPG", "DSC_0002.JPG", "20250101_120000.jpg",
        "20250101_120000_1.jpg", "2025-01-01-1.jpg", "PXL_20250101_120000123.jpg", "PXL_20250101_120000123-2.jpg",
        "IMG-20250101-WA0001.jpg", "WhatsApp Image 2025-01-01 at 12.00.00 (1).jpg", "photo-2.jpg", "Foto 3.jpg",
        "signal-2025-01-01-120000-1.jpg", "image (3).png", "P1.jpg", "front.jpg", "milk.jpg", "milk-12.jpg", "-1.jpg",
        "_.jpg", "(1).jpg", ".jpg", "", "milk-.jpg", "lentils-turned-90.jpg",
    ])
    func whenACameraNamedIt_shouldTellNone(path: String) {
        #expect(PhotoSeries.series(of: path) == nil)
    }
}
