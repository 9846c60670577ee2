package import KeepItFreshDomain
import KeepItFreshLabels

/// Arranging pictures for people to look at.
extension GreyImage {
    /// The picture turned by quarters, clockwise.
    package func turned(quarters: Int) -> GreyImage {
        switch (quarters % 4 + 4) % 4 {
        case 1: rearranged(height, width) { x, y in (y, height - 1 - x) }
        case 2: rearranged(width, height) { x, y in (width - 1 - x, height - 1 - y) }
        case 3: rearranged(height, width) { x, y in (width - 1 - y, x) }
        default: self
        }
    }

    /// The picture and another to its right, with a white gap, both from the top.
    package func beside(_ other: GreyImage, gap: Int) -> GreyImage {
        let size = (width: width + gap + other.width, height: max(height, other.height))
        var pixels = [UInt8](repeating: 255, count: size.width * size.height)
        for (image, left) in [(self, 0), (other, width + gap)] {
            for row in 0..<image.height {
                let start = row * size.width + left
                pixels.replaceSubrange(
                    start..<start + image.width, with: image.pixels[row * image.width..<(row + 1) * image.width])
            }
        }
        return GreyImage(width: size.width, height: size.height, pixels: pixels) ?? self
    }

    /// A picture of this size whose pixels are those of this one at `source`.
    private func rearranged(_ newWidth: Int, _ newHeight: Int, _ source: (Int, Int) -> (Int, Int)) -> GreyImage {
        var turned: [UInt8] = []
        turned.reserveCapacity(pixels.count)
        for row in 0..<newHeight {
            for column in 0..<newWidth {
                let (x, y) = source(column, row)
                turned.append(pixels[y * width + x])
            }
        }
        return GreyImage(width: newWidth, height: newHeight, pixels: turned, reduction: reduction) ?? self
    }
}
