import KeepItFreshDomain

extension GreyImage {
    /// The picture as a camera stores it that writes the given EXIF orientation.
    func stored(_ orientation: Int) -> GreyImage {
        let (right, bottom) = (width - 1, height - 1)
        let place: (Int, Int) -> (Int, Int) =
            switch orientation {
            case 2: { (right - $0, $1) }
            case 3: { (right - $0, bottom - $1) }
            case 4: { ($0, bottom - $1) }
            case 5: { ($1, $0) }
            case 6: { (right - $1, $0) }
            case 7: { (right - $1, bottom - $0) }
            case 8: { ($1, bottom - $0) }
            default: { ($0, $1) }
            }
        let swapped = (5...8).contains(orientation)
        let (storedWidth, storedHeight) = swapped ? (height, width) : (width, height)
        let stored = (0..<storedHeight).flatMap { y in
            (0..<storedWidth).map { x in
                let (column, row) = place(x, y)
                return pixels[row * width + column]
            }
        }
        return .made(width: storedWidth, height: storedHeight, pixels: stored)
    }
}
