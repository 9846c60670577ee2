import CKIFLeptonica
import KeepItFreshDomain

/// Draws lines of text with leptonica's built-in bitmap font.
enum TextPicture {
    /// The lines in black on white, one below the other, some 40 pixels high.
    static func draw(_ lines: [String]) -> GreyImage {
        var font = unsafe bmfCreate(nil, 20)
        var canvas = unsafe pixCreate(1_000, 100 + 150 * Int32(lines.count), 8)
        unsafe pixSetAllArbitrary(canvas, 255)
        for (index, line) in lines.enumerated() {
            unsafe pixSetTextline(canvas, font, line, 0, 40, 120 + 150 * Int32(index), nil, nil)
        }
        var reduced = unsafe pixScale(canvas, 0.7, 0.7)
        defer {
            unsafe bmfDestroy(&font)
            unsafe pixDestroy(&canvas)
            unsafe pixDestroy(&reduced)
        }
        return unsafe image(reduced)
    }

    @unsafe private static func image(_ pix: UnsafeMutablePointer<PIX>?) -> GreyImage {
        let (width, height) = unsafe (pixGetWidth(pix), pixGetHeight(pix))
        let pixels = (0..<height).flatMap { y in
            (0..<width).map { x in
                var shade: UInt32 = 0
                unsafe pixGetPixel(pix, x, y, &shade)
                return UInt8(shade)
            }
        }
        return .made(width: Int(width), height: Int(height), pixels: pixels)
    }
}
