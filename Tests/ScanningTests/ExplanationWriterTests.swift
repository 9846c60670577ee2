import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshScanning
import Testing

@Suite struct ExplanationWriterTests {
    private let folder: TemporaryFolder
    private let green = Explanation.Color(red: 0, green: 200, blue: 70)

    init() throws { folder = try TemporaryFolder() }

    @Test func whenWritten_shouldFrameTheBoxInItsColour() async throws {
        let box = Quad(left: 200, top: 300, right: 600, bottom: 360)

        let picture = try await written(explanation(box), into: grey(1_000, 800))

        #expect(picture.width == 1_000)
        #expect(picture.height > 800)
        #expect([(200, 330), (600, 330), (400, 300), (400, 360)].allSatisfy { picture.color(x: $0, y: $1) == green })
        #expect(picture.color(x: 400, y: 330) == Explanation.Color(red: 128, green: 128, blue: 128))
    }

    @Test func whenTheFrameIsTurned_shouldFollowItsCorners() async throws {
        let box = Quad(
            topLeft: PixelPoint(x: 300, y: 100), topRight: PixelPoint(x: 500, y: 300),
            bottomRight: PixelPoint(x: 400, y: 400), bottomLeft: PixelPoint(x: 200, y: 200))

        let picture = try await written(explanation(box), into: grey(1_000, 800))

        #expect([(400, 200), (300, 300)].allSatisfy { picture.color(x: $0, y: $1) == green })
        #expect(picture.color(x: 500, y: 100) != green)
    }

    @Test func whenThePhotoWasReduced_shouldScaleItsBoxes() async throws {
        let pixels = [UInt8](repeating: 128, count: 2_000 * 1_000)
        let image = try #require(GreyImage(width: 2_000, height: 1_000, pixels: pixels, reduction: 2))

        let picture = try await written(
            explanation(Quad(left: 500, top: 500, right: 3_500, bottom: 1_500)), into: image)

        #expect(picture.width == 1_600)
        #expect([(200, 400), (1_400, 400)].allSatisfy { picture.color(x: $0, y: $1) == green })
    }

    @Test func whenTextIsWritten_shouldStandOnAGroundOfTheSameColour() async throws {
        let box = Quad(left: 200, top: 300, right: 600, bottom: 360)

        let picture = try await written(explanation(box), into: grey(1_000, 800))

        let above = (200..<500).flatMap { x in (260..<295).map { picture.color(x: x, y: $0) } }
        let ground = above.count { $0 == green }
        let letters = above.count { $0 == Explanation.Color(red: 16, green: 16, blue: 16) }
        #expect(ground > above.count / 3)
        #expect(letters > above.count / 20)
    }

    @Test func whenTheFrameFillsThePicture_shouldWriteItsTextBelow() async throws {
        let box = Quad(left: 0, top: 0, right: 999, bottom: 299)

        let filled = try await written(explanation(box), into: grey(1_000, 300))
        let without = try await written(Explanation(caption: explanation(box).caption), into: grey(1_000, 300))

        #expect(filled.height > without.height)
        #expect((20..<280).allSatisfy { filled.color(x: 500, y: $0) == filled.color(x: 500, y: 150) })
    }

    @Test(arguments: [(1, 1), (3, 2), (5_000, 4), (4, 5_000), (40, 30)])
    func whenThePhotoIsTinyOrThin_shouldStillBeLegible(width: Int, height: Int) async throws {
        let picture = try await written(
            explanation(Quad(left: 0, top: 0, right: width, bottom: height)), into: grey(width, height))

        #expect((640...1_600).contains(picture.width))
        #expect((160...1_700).contains(picture.height))
    }

    @Test func whenTextHasLettersTheFontLacks_shouldStillBeWritten() async throws {
        let mark = Explanation.Mark(
            box: Quad(left: 10, top: 10, right: 90, bottom: 40), lines: ["유통기한 ü ß “x” \u{1F95B}"], color: green)

        let picture = try await written(Explanation(marks: [mark]), into: grey(300, 200))

        #expect(picture.width == 640)
    }

    @Test(arguments: ["explained.jpg", "explanation.png", "explained.JPEG"])
    func whenThereIsAnEarlierExplanation_shouldReplaceIt(name: String) async throws {
        let path = "\(folder.path)/\(name)"
        try await ExplanationWriter().write(Explanation(), into: grey(50, 50), to: path)
        let first = try Data(contentsOf: URL(fileURLWithPath: path))

        try await ExplanationWriter().write(Explanation(), into: grey(90, 50), to: path)

        #expect(ExplanationFile.isExplanation(path))
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) != first)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [name])
    }

    @Test func whenThereIsAPhoto_shouldKeepIt() async throws {
        let photo = encoded(grey(50, 50), as: .jpeg)
        let path = try folder.write(photo, as: "photo.jpg")

        await #expect(throws: Explanation.Failure.occupied) {
            try await ExplanationWriter().write(Explanation(), into: grey(90, 50), to: path)
        }

        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(photo))
        #expect(!ExplanationFile.isExplanation(path))
    }

    @Test func whenThereIsALink_shouldKeepIt() async throws {
        let path = "\(folder.path)/explained.jpg"
        try await ExplanationWriter().write(Explanation(), into: grey(50, 50), to: "\(folder.path)/other.jpg")
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "other.jpg")

        await #expect(throws: Explanation.Failure.occupied) {
            try await ExplanationWriter().write(Explanation(), into: grey(90, 50), to: path)
        }
    }

    @Test func whenTheFolderIsMissing_shouldMakeItUnlessAnotherIsMissing() async throws {
        try await ExplanationWriter().write(Explanation(), into: grey(50, 50), to: "\(folder.path)/new/explained.jpg")

        #expect(ExplanationFile.isExplanation("\(folder.path)/new/explained.jpg"))
        await #expect(throws: Explanation.Failure.noFolder) {
            try await ExplanationWriter().write(
                Explanation(), into: grey(50, 50), to: "\(folder.path)/a/b/explained.jpg")
        }
        await #expect(throws: Explanation.Failure.noFolder) {
            try await ExplanationWriter().write(
                Explanation(), into: grey(50, 50), to: "\(folder.path)/new/explained.jpg/explained.jpg")
        }
    }

    private func explanation(_ box: Quad) -> Explanation {
        Explanation(
            marks: [Explanation.Mark(box: box, lines: ["best before 2027-03-12, 97 %"], color: green)],
            caption: [Explanation.Note(text: "best before 2027-03-12", color: green)])
    }

    private func written(_ explanation: Explanation, into image: GreyImage) async throws -> ColorPicture {
        let path = "\(folder.path)/explained.png"
        try await ExplanationWriter().write(explanation, into: image, to: path)
        return try #require(ColorPicture([UInt8](Data(contentsOf: URL(fileURLWithPath: path)))))
    }

    private func grey(_ width: Int, _ height: Int) -> GreyImage {
        .made(width: width, height: height, pixels: [UInt8](repeating: 128, count: width * height))
    }
}
