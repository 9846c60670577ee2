import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshScanning

/// What is read of a photo, not just its pixels, is the same however the camera was held.
struct OrientationTests {
    private static let picture = TextPicture.draw(["BEST BEFORE 12.05.2027", "LOT L1234"]).widened(to: 700)
        .above(EAN13Picture.draw("4006381333931", scale: 4).widened(to: 700))

    @Test(arguments: [OrientedFile.jpeg, .png, .webp], 1...8)
    func whenPhotoIsStoredTurned_shouldReadTheSame(format: OrientedFile, orientation: Int) async throws {
        let stored = Self.picture.stored(orientation)
        let file = format.bytes(stored, exif: EXIFPicture.block(orientation: orientation))

        let image = try await decode(file)
        let codes = try await BarcodeReader().barcodes(in: image)
        let lines = try await TesseractTextReader().lines(in: image)

        let box = try #require(codes.first?.box)
        #expect(image.width == Self.picture.width && image.height == Self.picture.height)
        #expect(codes.map(\.text) == ["4006381333931"])
        #expect(box.topLeft.y > image.height / 3)
        #expect(lines.map(\.text).prefix(2) == ["BEST BEFORE 12.05.2027", "LOT L1234"])
    }

    private func decode(_ bytes: [UInt8]) async throws -> GreyImage {
        let reader = PhotoReader()
        return try await reader.decode(try await reader.open(.bytes(bytes, name: "test")))
    }
}

extension GreyImage {
    /// Cut or filled with white at the right.
    fileprivate func widened(to newWidth: Int) -> GreyImage {
        let rows = (0..<height).flatMap { row in
            let pixels = self.pixels[(row * width)..<((row + 1) * width)].prefix(newWidth)
            return pixels + Array(repeating: 255, count: newWidth - pixels.count)
        }
        return .made(width: newWidth, height: height, pixels: rows)
    }
}
