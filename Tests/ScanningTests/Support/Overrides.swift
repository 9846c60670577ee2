import CLeptonica
import Foundation

/// What is left of a page of crossing strokes where a brick of this size fits, as the program finds it: how many pixels,
/// and whether these are the ones that leptonica's own general opening leaves.
func ruledLines(width: Int32, height: Int32) -> (pixels: Int32, isLeptonicas: Bool) {
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

/// How many pixels the program counts in a picture of which all are set, what lies beyond the ends of its rows as well.
func countedPixels(width: Int32, height: Int32) -> Int32 {
    var picture = unsafe pixCreate(width, height, 1)
    unsafe pixSetAll(picture)
    var pixels: Int32 = 0
    unsafe pixCountPixels(picture, &pixels, nil)
    unsafe pixDestroy(&picture)
    return pixels
}

/// Whether the program's own function of this name stands before that of tesseract's library for every caller.
func isOverridden(_ name: String) -> Bool {
    let library = unsafe dlopen("libtesseract.so.5", RTLD_NOW | RTLD_NOLOAD)
    return unsafe dlsym(nil, name) != nil && dlsym(nil, name) != dlsym(library, name)
}
