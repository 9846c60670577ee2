import CKIFLeptonica
import Foundation
import Testing

/// The functions of leptonica and tesseract that the executable replaces (CKIFTesseractOverrides) must give the same
/// results as the libraries' own.
@Suite struct TesseractOverridesTests {
    @Test func whenTesseractKeepsAPicture_shouldNotCompressIt() throws {
        var blank = unsafe pixCreate(200, 100, 8)
        unsafe pixSetAll(blank)
        var data: UnsafeMutablePointer<UInt8>?
        var size = 0

        unsafe pixWriteMem(&data, &size, blank, l_int32(IFF_PNG))
        var decoded = unsafe pixReadMem(data, size)

        var same: Int32 = 0
        unsafe pixEqual(blank, decoded, &same)
        #expect(size > 200 * 100)
        #expect(same == 1)
        unsafe lept_free(data)
        unsafe pixDestroy(&blank)
        unsafe pixDestroy(&decoded)
    }

    @Test(arguments: [(1, 2), (7, 1), (1, 40), (64, 1), (90, 1), (1, 200)])
    func whenRuledLinesAreSearchedFor_shouldFindWhatLeptonicaFinds(width: Int32, height: Int32) {
        let found = ruledLines(width: width, height: height)

        #expect(found.isLeptonicas)
        #expect(found.pixels > 0 || max(width, height) == 200)
    }

    @Test(arguments: [(1, 1), (31, 7), (32, 3), (33, 2), (131, 150)])
    func whenPixelsAreCounted_shouldCountThoseInside(width: Int32, height: Int32) {
        #expect(countedPixels(width: width, height: height) == width * height)
    }

    @Test func whenTextIsRead_shouldDetectNoParagraphs() {
        #expect(isOverridden("_ZN9tesseract11TessBaseAPI16DetectParagraphsEb"))
    }

    @Test func whenAnEngineStarts_shouldLoadNoTableOfTheOldRecogniser() {
        #expect(isOverridden("_ZN9tesseract13UnicharAmbigs13LoadUniversalERKNS_10UNICHARSETEPS1_"))
    }

    /// Opens a page of crossing strokes with a brick of this size: how many pixels remain, and whether they are the same
    /// as after leptonica's general opening.
    private func ruledLines(width: Int32, height: Int32) -> (pixels: Int32, isLeptonicas: Bool) {
        var page = unsafe pixCreate(131, 150, 1)
        for length in Int32(1)...120 {
            let place = length * 37 % 130
            unsafe pixRasterop(page, place, length, length, 1, PIX_SET, nil, 0, 0)
            unsafe pixRasterop(page, length, place, 1, length, PIX_SET, nil, 0, 0)
        }
        var brick = unsafe selCreateBrick(height, width, height / 2, width / 2, Int32(SEL_HIT))
        var ours = unsafe pixOpenBrick(nil, page, width, height)
        var theirs = unsafe pixOpen(nil, page, brick)
        var pixels: Int32 = 0
        var same: Int32 = 0
        unsafe pixCountPixels(ours, &pixels, nil)
        unsafe pixEqual(ours, theirs, &same)
        unsafe pixDestroy(&page)
        unsafe pixDestroy(&ours)
        unsafe pixDestroy(&theirs)
        unsafe selDestroy(&brick)
        return (pixels, same == 1)
    }

    /// Counts the pixels of a picture in which all are set, even those beyond the ends of its rows.
    private func countedPixels(width: Int32, height: Int32) -> Int32 {
        var picture = unsafe pixCreate(width, height, 1)
        unsafe pixSetAll(picture)
        var pixels: Int32 = 0
        unsafe pixCountPixels(picture, &pixels, nil)
        unsafe pixDestroy(&picture)
        return pixels
    }

    /// Whether every caller gets the program's own function of this name, not that of tesseract's library.
    private func isOverridden(_ name: String) -> Bool {
        let library = unsafe dlopen("libtesseract.so.5", RTLD_NOW)
        return unsafe dlsym(nil, name) != nil && dlsym(nil, name) != dlsym(library, name)
    }
}
