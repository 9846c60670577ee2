import CKIFLeptonica
import KeepItFreshDomain
import KeepItFreshLabels

/// A colour picture to draw into, in leptonica's memory, freed with this value.
@safe struct ExplanationCanvas: ~Copyable {
    private let leptonica: UnsafePointer<ckifleptonica_functions>
    private let handle: UnsafeMutablePointer<PIX>

    /// A dark canvas with `image` scaled to `picture` in its upper left corner. Throws
    /// ``Explanation/Failure/notWritable`` when memory is short or leptonica is missing.
    init(_ image: GreyImage, scaledTo picture: PictureSize, on canvas: PictureSize) throws(Explanation.Failure) {
        guard let leptonica = unsafe ckifleptonica() else { throw .notWritable }
        let colored = try Self.colored(image, scaledTo: picture)
        guard let made = unsafe leptonica.pointee.pixCreate(Int32(canvas.width), Int32(canvas.height), 32) else {
            throw .notWritable
        }
        unsafe self.leptonica = leptonica
        unsafe handle = made
        _ = unsafe leptonica.pointee.pixSetAllArbitrary(
            handle, Self.value(of: Explanation.Color(red: 24, green: 24, blue: 24)))
        _ = unsafe leptonica.pointee.pixRasterop(
            handle, 0, 0, Int32(picture.width), Int32(picture.height), PIX_SRC, colored.handle, 0, 0)
    }

    deinit {
        var handle: UnsafeMutablePointer<PIX>? = unsafe handle
        unsafe leptonica.pointee.pixDestroy(&handle)
    }

    /// Draws the outline of a quad, its lines `width` pixels wide.
    func frame(_ quad: Quad, width: Int, color: Explanation.Color) {
        var corners = unsafe leptonica.pointee.ptaCreate(4)
        defer { unsafe leptonica.pointee.ptaDestroy(&corners) }
        for corner in quad.corners { _ = unsafe leptonica.pointee.ptaAddPt(corners, Float(corner.x), Float(corner.y)) }
        _ = unsafe leptonica.pointee.pixRenderPolylineArb(
            handle, corners, Int32(width), color.red, color.green, color.blue, 1)
    }

    func fill(_ place: PixelRect, color: Explanation.Color) {
        var box = unsafe leptonica.pointee.boxCreate(
            Int32(place.left), Int32(place.top), Int32(place.width), Int32(place.height))
        defer { unsafe leptonica.pointee.boxDestroy(&box) }
        _ = unsafe leptonica.pointee.pixSetInRectArbitrary(handle, box, Self.value(of: color))
    }

    /// Draws a line of printable ASCII with its upper left corner at (x, y).
    func write(_ text: String, x: Int, y: Int, in font: borrowing BitmapFont, color: Explanation.Color) {
        unsafe font.draw(text, into: handle, x: x, y: y, value: Self.value(of: color))
    }

    /// The picture as a file in the given format with `comment` in its head. Throws ``Explanation/Failure/notWritable``
    /// when it cannot be encoded.
    func encoded(as format: ExplanationFile.Format, comment: String) throws(Explanation.Failure) -> [UInt8] {
        _ = unsafe leptonica.pointee.pixSetText(handle, comment)
        var data: UnsafeMutablePointer<UInt8>?
        var count = 0
        defer { unsafe leptonica.pointee.lept_free(data) }
        switch format {
        case .png: _ = unsafe leptonica.pointee.pixWriteMemPng(&data, &count, handle, 0)
        case .jpeg:
            // Colours at half the size would blur the text.
            _ = unsafe leptonica.pointee.pixSetChromaSampling(handle, 0)
            _ = unsafe leptonica.pointee.pixWriteMemJpeg(&data, &count, handle, 80, 0)
        }
        guard let start = unsafe data, count > 0 else { throw .notWritable }
        return unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
    }

    private static func value(of color: Explanation.Color) -> UInt32 {
        UInt32(color.red) << 24 | UInt32(color.green) << 16 | UInt32(color.blue) << 8
    }

    private static func colored(_ image: GreyImage, scaledTo size: PictureSize) throws(Explanation.Failure) -> Pix {
        guard let picture = try? Pix(image).scaled(to: size).colored() else { throw .notWritable }
        return picture
    }
}
