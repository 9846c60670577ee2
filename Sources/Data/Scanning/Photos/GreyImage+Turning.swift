import CPixels
import KeepItFreshDomain

extension GreyImage {
    /// The upright picture, when this one is stored as `orientation` says.
    func turned(from orientation: PictureOrientation) throws(ScanError) -> GreyImage {
        if orientation == .topLeft { return self }
        let steps = Self.steps(orientation, width: width, height: height)
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

    /// Where the upright picture's first pixel is stored, and how far apart the pixels to its right and below are.
    private static func steps(
        _ orientation: PictureOrientation, width: Int, height: Int
    ) -> (origin: Int, right: Int, down: Int) {
        let topRight = width - 1
        let bottomLeft = (height - 1) * width
        let bottomRight = width * height - 1
        return switch orientation {
        case .topLeft: (0, 1, width)
        case .topRight: (topRight, -1, width)
        case .bottomRight: (bottomRight, -1, -width)
        case .bottomLeft: (bottomLeft, 1, -width)
        case .leftTop: (0, width, 1)
        case .rightTop: (bottomLeft, -width, 1)
        case .rightBottom: (bottomRight, -width, -1)
        case .leftBottom: (topRight, width, -1)
        }
    }
}
