import Glibc
import KeepItFreshDomain
import KeepItFreshLabels

/// A rotation of a picture about its middle, and the way back.
struct PictureRotation {
    let cosine: Double
    let sine: Double
    /// The size that holds the rotated picture.
    let canvas: PictureSize
    private let original: PictureSize

    /// A rotation by `degrees`, positive ones counterclockwise.
    init(of image: GreyImage, degrees: Int) {
        let angle = -Double(degrees) * .pi / 180
        cosine = cos(angle)
        sine = sin(angle)
        original = PictureSize(width: image.width, height: image.height)
        let (width, height) = (Double(image.width), Double(image.height))
        canvas = PictureSize(
            width: Int((width * abs(cosine) + height * abs(sine)).rounded(.up)),
            height: Int((width * abs(sine) + height * abs(cosine)).rounded(.up)))
    }

    /// Where a point of the rotated picture lies in the original.
    func original(of point: PixelPoint) -> PixelPoint {
        let right = Double(point.x) - Double(canvas.width) / 2
        let down = Double(point.y) - Double(canvas.height) / 2
        return PixelPoint(
            x: Int((Double(original.width) / 2 + right * cosine + down * sine).rounded()),
            y: Int((Double(original.height) / 2 - right * sine + down * cosine).rounded()))
    }
}
