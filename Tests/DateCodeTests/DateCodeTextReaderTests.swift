import KeepItFreshDateCode
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@Suite struct DateCodeTextReaderTests {
    @Test(arguments: [0.0, 0.12, .pi / 2, -.pi / 2, .pi])
    func whenDotsArePrintedAtAnyAngle_shouldReadTheLine(angle: Double) async throws {
        let picture = try #require(DotPrinter(angle: angle).picture(of: ["EXP 12.05.2027"], width: 512, height: 512))

        let lines = try await DateCodeTextReader().lines(in: picture)

        #expect(lines.map { $0.text.replacing(" ", with: "") } == ["EXP12.05.2027"])
    }

    @Test func whenPrintIsLightOnDark_shouldReadTheLine() async throws {
        let picture = try #require(
            DotPrinter(ground: 40, ink: 215).picture(of: ["03.07.2025"], width: 416, height: 320))

        let lines = try await DateCodeTextReader().lines(in: picture)

        #expect(lines.map(\.text) == ["03.07.2025"])
    }

    @Test func whenBlockHasTwoLines_shouldReturnBothFromTheTop() async throws {
        let picture = try #require(
            DotPrinter().picture(of: ["12.03.2025", "EXP 12.03.2027"], width: 512, height: 384))

        let lines = try await DateCodeTextReader().lines(in: picture)

        #expect(lines.map { $0.text.replacing(" ", with: "") } == ["12.03.2025", "EXP12.03.2027"])
    }

    @Test(arguments: [8.0, 8.6])
    func whenLinesNearlyTouch_shouldReturnEach(leading: Double) async throws {
        let texts = ["12.03.2025", "EXP 12.03.2027", "12.07.2023"]
        let picture = try #require(DotPrinter(leading: leading).picture(of: texts, width: 512, height: 384))

        let lines = try await DateCodeTextReader().lines(in: picture)

        #expect(lines.map { $0.text.replacing(" ", with: "") } == ["12.03.2025", "EXP12.03.2027", "12.07.2023"])
    }

    @Test func whenLineIsRead_shouldBoxItFromWhereReadingBegins() async throws {
        let picture = try #require(DotPrinter(angle: .pi).picture(of: ["EXP 12.05.2027"], width: 512, height: 384))

        let line = try #require(try await DateCodeTextReader().lines(in: picture).first)

        let box = try #require(line.box)
        #expect(box.topLeft.x > box.topRight.x)
        #expect(box.topLeft.y > box.bottomLeft.y)
        #expect(line.confidence > 0.5 && line.confidence <= 1)
    }

    @Test func whenCropIsOnlyTheLine_shouldReadIt() async throws {
        let picture = try #require(DotPrinter(pitch: 3.4).picture(of: ["12.05.2027"], width: 225, height: 40))

        let lines = try await DateCodeTextReader().lines(in: picture)

        #expect(lines.map(\.text) == ["12.05.2027"])
    }

    @Test func whenPictureHasNoPrint_shouldReturnNoLine() async throws {
        let noise = (0..<320 * 256).map { UInt8(truncatingIfNeeded: 120 + ($0 &* 2_654_435_761) >> 7 % 40) }
        let picture = try #require(GreyImage(width: 320, height: 256, pixels: noise))

        let lines = try await DateCodeTextReader().lines(in: picture)

        #expect(lines.isEmpty)
    }

    @Test func whenPictureIsOnePixel_shouldReturnNoLine() async throws {
        let picture = try #require(GreyImage(width: 1, height: 1, pixels: [7]))

        let lines = try await DateCodeTextReader().lines(in: picture)

        #expect(lines.isEmpty)
    }
}
