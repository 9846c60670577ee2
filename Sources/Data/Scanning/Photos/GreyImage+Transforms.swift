import CKIFPixels
import KeepItFreshDomain
import KeepItFreshLabels

extension GreyImage {
    /// A picture of the given size. `fill` must write all of its `width × height` bytes.
    @unsafe init(
        filling size: PictureSize, reduction: Int = 1,
        fill: (UnsafeMutablePointer<UInt8>) throws(ScanError) -> Void
    ) throws(ScanError) {
        var failure: ScanError?
        let pixels = unsafe [UInt8](unsafeUninitializedCapacity: size.width * size.height) { buffer, count in
            guard let start = buffer.baseAddress else { return }
            do throws(ScanError) {
                try unsafe fill(start)
                count = size.width * size.height
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        guard let image = GreyImage(width: size.width, height: size.height, pixels: pixels, reduction: reduction)
        else { throw .unreadableImage }
        self = image
    }

    /// The upright picture, when this one is stored as `orientation` says.
    func turned(from orientation: PictureOrientation) throws(ScanError) -> GreyImage {
        if orientation == .topLeft { return self }
        let steps = orientation.steps(width: width, height: height)
        let size =
            orientation.swapsSides
            ? PictureSize(width: height, height: width) : PictureSize(width: width, height: height)
        return try unsafe GreyImage(filling: size, reduction: reduction) { turned throws(ScanError) in
            unsafe ckifpixels_turn(
                pixels, steps.origin, steps.right, steps.down, Int32(size.width), Int32(size.height), turned)
        }
    }

    /// The picture at 1/`factor` of its size, each pixel the mean of a block. The picture itself when `factor` is 1 or
    /// it is thinner than a block.
    func reduced(by factor: Int) throws(ScanError) -> GreyImage {
        if factor <= 1 || width < factor || height < factor { return self }
        let size = PictureSize(width: width / factor, height: height / factor)
        return try unsafe GreyImage(filling: size, reduction: reduction * factor) { reduced throws(ScanError) in
            unsafe ckifpixels_reduce(pixels, Int32(width), Int32(height), Int32(factor), reduced)
        }
    }

    /// The whole picture's rectangle, in its own pixels.
    var bounds: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }

    /// The part of the picture within an area of it.
    func cropped(to area: PixelRect) throws(ScanError) -> GreyImage {
        let rows = (area.top..<area.bottom).map { $0 * width + area.left }
        let pixels = rows.flatMap { self.pixels[$0..<($0 + area.width)] }
        guard
            let part = GreyImage(width: area.width, height: area.height, pixels: pixels, reduction: reduction)
        else { throw .unreadableImage }
        return part
    }
}

/// Filters. Sizes are in this picture's pixels; `reduction` is kept only where the size is.
extension GreyImage {
    /// Light made even over squares of 2 × `radius` + 1 pixels: shade, gloss and faint print come out alike.
    func flattened(radius: Int) -> GreyImage {
        unsafe filled(width, height) {
            unsafe ckifpixels_normalise(pixels, Int32(width), Int32(height), Int32(radius), $0)
        }
    }

    /// Fine grain smoothed away.
    func smoothed() -> GreyImage {
        unsafe filled(width, height) { unsafe ckifpixels_smooth(pixels, Int32(width), Int32(height), $0) }
    }

    /// An unsharp mask: edges brought out by `percent` of each pixel's difference from the mean of the square of
    /// 2 × `radius` + 1 around it.
    func sharpened(radius: Int, percent: Int) -> GreyImage {
        let soft = unsafe filled(width, height) {
            unsafe ckifpixels_average(pixels, Int32(width), Int32(height), Int32(radius), $0)
        }
        return unsafe filled(width, height) {
            unsafe ckifpixels_sharpen(pixels, soft.pixels, Int32(width), Int32(height), Int32(percent), $0)
        }
    }

    /// Twice as wide and high.
    func doubled() -> GreyImage {
        unsafe filled(2 * width, 2 * height) { unsafe ckifpixels_double(pixels, Int32(width), Int32(height), $0) }
    }

    /// Gaps of up to 2 × `radius` pixels between dark places filled.
    func closed(radius: Int) -> GreyImage {
        unsafe filled(width, height) {
            unsafe ckifpixels_close(pixels, Int32(width), Int32(height), Int32(radius), $0)
        }
    }

    /// Black for white.
    func inverted() -> GreyImage {
        unsafe filled(width, height) { unsafe ckifpixels_invert(pixels, Int32(width), Int32(height), $0) }
    }

    /// Turned about its middle as `rotation` says, on a canvas that holds all of it.
    func rotated(by rotation: PictureRotation) -> GreyImage {
        let canvas = rotation.canvas
        return unsafe filled(canvas.width, canvas.height) {
            unsafe ckifpixels_rotate(
                pixels, Int32(width), Int32(height), rotation.cosine, rotation.sine,
                Int32(canvas.width), Int32(canvas.height), $0)
        }
    }

    @unsafe private func filled(_ width: Int, _ height: Int, _ fill: (UnsafeMutablePointer<UInt8>) -> Void) -> GreyImage
    {
        (try? unsafe GreyImage(filling: PictureSize(width: width, height: height)) { unsafe fill($0) }) ?? self
    }
}
