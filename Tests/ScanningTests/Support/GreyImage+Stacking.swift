import KeepItFreshDomain

extension GreyImage {
    /// This picture on top of another of the same width.
    func above(_ other: GreyImage) -> GreyImage {
        .made(width: width, height: height + other.height, pixels: pixels + other.pixels)
    }

    /// This picture to the left of another of the same height.
    func beside(_ other: GreyImage) -> GreyImage {
        var pixels: [UInt8] = []
        for row in 0..<height {
            pixels += self.pixels[(row * width)..<((row + 1) * width)]
            pixels += other.pixels[(row * other.width)..<((row + 1) * other.width)]
        }
        return .made(width: width + other.width, height: height, pixels: pixels)
    }

    /// In the middle of white ground.
    func amid(width newWidth: Int, height newHeight: Int) -> GreyImage {
        let (left, top) = ((newWidth - width) / 2, (newHeight - height) / 2)
        var canvas = [UInt8](repeating: 255, count: newWidth * newHeight)
        for row in 0..<height {
            let start = (top + row) * newWidth + left
            canvas.replaceSubrange(start..<(start + width), with: pixels[(row * width)..<((row + 1) * width)])
        }
        return .made(width: newWidth, height: newHeight, pixels: canvas)
    }
}
