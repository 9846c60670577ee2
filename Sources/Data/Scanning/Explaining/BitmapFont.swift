import CLeptonica

/// A font of leptonica's own, freed with this value. It has the printable characters of ASCII.
@safe struct BitmapFont: ~Copyable {
    private let handle: UnsafeMutablePointer<L_BMF>
    /// Pixels from one line of text to the next.
    let lineHeight: Int
    /// Pixels from the top of a line to where letters stand.
    let baseline: Int

    /// A font of an even size from 4 to 20, in points at 300 pixels an inch; nil when leptonica has none.
    init?(size: Int) {
        guard let font = unsafe bmfCreate(nil, Int32(size)) else { return nil }
        unsafe handle = font
        baseline = Int(unsafe max(font.pointee.baseline1, font.pointee.baseline2))
        lineHeight = Int(unsafe font.pointee.lineheight) + 2
    }

    deinit {
        var handle: UnsafeMutablePointer<L_BMF>? = unsafe handle
        unsafe bmfDestroy(&handle)
    }

    /// The pixels that a line of printable ASCII takes.
    func width(of text: String) -> Int {
        var width: Int32 = 0
        unsafe bmfGetStringWidth(handle, text, &width)
        return Int(width)
    }

    /// As much of a line of printable ASCII as `width` pixels hold, with three dots where something is left out.
    func fitted(_ text: String, width: Int) -> String {
        guard self.width(of: text) > width else { return text }
        var rest = text.dropLast(3)
        while !rest.isEmpty, self.width(of: rest + "...") > width { rest = rest.dropLast() }
        return rest + "..."
    }

    /// Draws a line of printable ASCII into a 32-bit picture, its upper left corner at (x, y). Leptonica takes a value
    /// below 256, such as pure black, for grey.
    @unsafe func draw(_ text: String, into picture: UnsafeMutablePointer<PIX>, x: Int, y: Int, value: UInt32) {
        var width: Int32 = 0
        var overflow: Int32 = 0
        unsafe pixSetTextline(picture, handle, text, value, Int32(x), Int32(y + baseline), &width, &overflow)
    }
}
