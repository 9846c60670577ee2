import CPixels
import KeepItFreshDomain

extension GreyImage {
    /// The upright picture, when this one is stored as `orientation` says.
    func turned(from orientation: PictureOrientation) throws(ScanError) -> GreyImage {
        if orientation == .topLeft { return self }
        let steps = orientation.steps(width: width, height: height)
        let size =
            orientation.swapsSides
            ? PictureSize(width: height, height: width) : PictureSize(width: width, height: height)
        return try unsafe greyImage(of: size, reduction: reduction) { turned throws(ScanError) in
            unsafe cpixels_turn(
                pixels, steps.origin, steps.right, steps.down, Int32(size.width), Int32(size.height), turned)
        }
    }

    /// The picture at 1/`factor` of its size, each pixel the mean of a block. The picture itself when `factor` is 1 or
    /// it is thinner than a block.
    func reduced(by factor: Int) throws(ScanError) -> GreyImage {
        if factor <= 1 || width < factor || height < factor { return self }
        let size = PictureSize(width: width / factor, height: height / factor)
        return try unsafe greyImage(of: size, reduction: reduction * factor) { reduced throws(ScanError) in
            unsafe cpixels_reduce(pixels, Int32(width), Int32(height), Int32(factor), reduced)
        }
    }

    /// The part of the picture within an area of it.
    func cropped(to area: PictureArea) throws(ScanError) -> GreyImage {
        let rows = (area.top..<(area.top + area.height)).map { $0 * width + area.left }
        let pixels = rows.flatMap { self.pixels[$0..<($0 + area.width)] }
        guard
            let part = GreyImage(width: area.width, height: area.height, pixels: pixels, reduction: reduction)
        else { throw .unreadableImage }
        return part
    }
}
