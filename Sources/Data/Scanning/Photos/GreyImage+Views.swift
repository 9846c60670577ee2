import CPixels
import KeepItFreshDomain

/// Other looks at the same picture. Sizes are in this picture's pixels; `reduction` is kept only where the size is.
extension GreyImage {
    /// Light evened out over squares of 2 × `radius` + 1 pixels: shade, gloss and faint print come out alike.
    func evened(radius: Int) -> GreyImage {
        unsafe filled(width, height) {
            unsafe cpixels_normalise(pixels, Int32(width), Int32(height), Int32(radius), $0)
        }
    }

    /// Fine grain smoothed away.
    func smoothed() -> GreyImage {
        unsafe filled(width, height) { unsafe cpixels_smooth(pixels, Int32(width), Int32(height), $0) }
    }

    /// Edges brought out by `percent` of each pixel's distance from the mean of the square of 2 × `radius` + 1 around
    /// it.
    func sharpened(radius: Int, percent: Int) -> GreyImage {
        let soft = unsafe filled(width, height) {
            unsafe cpixels_average(pixels, Int32(width), Int32(height), Int32(radius), $0)
        }
        return unsafe filled(width, height) {
            unsafe cpixels_sharpen(pixels, soft.pixels, Int32(width), Int32(height), Int32(percent), $0)
        }
    }

    /// Twice as wide and high.
    func doubled() -> GreyImage {
        unsafe filled(2 * width, 2 * height) { unsafe cpixels_double(pixels, Int32(width), Int32(height), $0) }
    }

    /// Black for white.
    func inverted() -> GreyImage {
        unsafe filled(width, height) { unsafe cpixels_invert(pixels, Int32(width), Int32(height), $0) }
    }

    /// Turned about its middle as `rotation` says, on a canvas that holds all of it.
    func rotated(by rotation: PictureRotation) -> GreyImage {
        let canvas = rotation.canvas
        return unsafe filled(canvas.width, canvas.height) {
            unsafe cpixels_rotate(
                pixels, Int32(width), Int32(height), rotation.cosine, rotation.sine,
                Int32(canvas.width), Int32(canvas.height), $0)
        }
    }

    @unsafe private func filled(_ width: Int, _ height: Int, _ fill: (UnsafeMutablePointer<UInt8>) -> Void) -> GreyImage
    {
        (try? unsafe greyImage(of: PictureSize(width: width, height: height)) { unsafe fill($0) }) ?? self
    }
}
