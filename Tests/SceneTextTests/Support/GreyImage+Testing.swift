import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshRecognition
import KeepItFreshScanning
import Testing

extension GreyImage {
    /// A picture of TestImages, as kif-scan decodes it.
    static func testImage(_ file: String) async throws -> GreyImage {
        let path = InstalledModels.package.appendingPathComponent("TestImages/\(file)").path
        let reader = PhotoReader()
        return try await reader.decode(reader.open(.file(path)))
    }

    /// A picture of one shade.
    static func plain(width: Int, height: Int, shade: UInt8 = 200) throws -> GreyImage {
        try #require(GreyImage(width: width, height: height, pixels: Array(repeating: shade, count: width * height)))
    }

    /// The picture turned clockwise by a number of quarter turns.
    func turned(quarters: Int) throws -> GreyImage {
        guard quarters > 0 else { return self }
        var turned = [UInt8]()
        turned.reserveCapacity(pixels.count)
        for column in 0..<width {
            for row in (0..<height).reversed() { turned.append(pixels[row * width + column]) }
        }
        let image = try #require(GreyImage(width: height, height: width, pixels: turned))
        return try image.turned(quarters: quarters - 1)
    }
}

extension OrientedBox {
    /// The box in a picture of that height that is turned clockwise by a number of quarter turns.
    func turned(quarters: Int, width: Int, height: Int) -> OrientedBox {
        guard quarters > 0 else { return self }
        var box = turned(by: .pi / 2)
        (box.centerX, box.centerY) = (Double(height) - centerY, centerX)
        return box.turned(quarters: quarters - 1, width: height, height: width)
    }
}
