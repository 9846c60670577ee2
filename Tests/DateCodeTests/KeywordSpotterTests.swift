import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshRecognition
import Testing

@testable import KeepItFreshDateCode

@Suite struct KeywordSpotterTests {
    private let place: Quad
    private let image: GreyImage

    init() throws {
        let pixels = try #require(Data(base64Encoded: ParityVectors.keywordPicture, options: .ignoreUnknownCharacters))
        let width = ParityVectors.keywordWidth
        image = try #require(GreyImage(width: width, height: pixels.count / width, pixels: [UInt8](pixels)))
        place = Quad(left: 0, top: 0, right: image.width, bottom: image.height)
    }

    private func texts(
        at places: Quad..., without numbers: [Quad] = [], languages: [String] = []
    ) async throws -> [String] {
        try await DateCodeTextReader(languages: languages).keywords(at: places, without: numbers, in: image)
            .map(\.text)
    }

    @Test func whenAKeywordIsThere_shouldReturnItsUsualSpelling() async throws {
        #expect(try await texts(at: place) == ["หมดอายุ"])
    }

    @Test func whenThePlaceBeginsAtTheOtherEnd_shouldFindItToo() async throws {
        let turned = Quad(
            topLeft: place.bottomRight, topRight: place.bottomLeft, bottomRight: place.topLeft,
            bottomLeft: place.topRight)

        #expect(try await texts(at: turned) == ["หมดอายุ"])
    }

    @Test func whenANumberSeemsToTakeAllOfItsPlace_shouldFindItStill() async throws {
        #expect(try await texts(at: place, without: [place]) == ["หมดอายุ"])
    }

    @Test func whenItsLanguageIsNotLookedFor_shouldFindNothing() throws {
        let networks = try DateCodeNetworks()
        let box = OrientedBox(place)

        let korean = KeywordSpotter(languages: ["kor"]).lines(at: box, without: [], in: image, with: networks)
        let thai = KeywordSpotter(languages: ["tha"]).lines(at: box, without: [], in: image, with: networks)

        #expect(korean.isEmpty && thai.count == 1)
    }

    @Test(arguments: DateKeyword.all.map(\.text))
    func whenAKeywordIsFound_shouldMeanSomethingToTheParserOfDates(keyword: String) {
        let found = ["\(keyword) 12.03.2027", "12.03.2027 \(keyword)"].map { text in
            LabelParser().parse(
                ScannedLabel(lines: [TextLine(text: text)]), today: CivilDate(clampedDayNumber: 20_777), locale: nil
            ).dates
        }

        let hasKind = found.contains { dates in dates.dates.contains { $0.kind != .unlabelled } }
        #expect(hasKind || found.contains { $0.lot != nil || $0.dates.isEmpty })
    }
}
