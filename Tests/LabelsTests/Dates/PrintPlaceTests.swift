import Testing

@testable import KeepItFreshLabels

/// A date as it is seen in a photo: each column of the profile is one of the text, ten columns a character.
@Suite struct PrintPlaceTests {
    private static let pitch = 10

    /// The place of the last word of a print: `?` is print, `#` another ground, a space or `~` nothing. In what was read
    /// of it, `~` is nothing too.
    private func place(of print: String, reading read: String) throws -> PrintPlace {
        var ink: [Int] = [], ground: [Int] = []
        for character in print {
            let isInk = ![" ", "~", "#"].contains(character)
            for column in 0..<Self.pitch {
                ink.append(isInk && (2..<8).contains(column) ? 100 : 0)
                ground.append(character == "#" ? 40 : 0)
            }
        }
        let box = Quad(left: 0, top: 0, right: ink.count, bottom: PictureEvidence.Profile.columnsPerHeight)
        let profile = try #require(PictureEvidence.Profile(box: box, ink: ink, ground: ground))
        let characters = read.enumerated().filter { ![" ", "~"].contains($0.element) }.map { offset, character in
            PrintPlace.Character(
                column: Double(offset * Self.pitch) + Double(Self.pitch) / 2,
                isMark: !character.isLetter && !character.isNumber)
        }
        let date = read.split(separator: " ").last?.filter { $0 != "~" }.count ?? 0
        return try #require(
            PrintPlace(profile, characters: characters.suffix(date).map(\.column), read: characters))
    }

    @Test func whenTheDateFollowsItsWord_shouldHaveNoGap() throws {
        let place = try place(of: "BBE 03/2027  ", reading: "BBE 03/2027")

        #expect(place.before.gap == 0)
        #expect(place.before.foreign == 0)
        #expect(place.before.unread == 0)
        #expect(place.inside(hasSpaces: false).gap == 0)
    }

    @Test func whenADayIsMissingBeforeTheDate_shouldHaveAGap() throws {
        #expect(try place(of: "BBE    03/2027", reading: "BBE    03/2027").before.gap > 1)
    }

    @Test func whenThePlaceOfADayHasAnotherGround_shouldSaySo() throws {
        #expect(try place(of: "BBE ## 03/2027", reading: "BBE    03/2027").before.foreign > 1)
    }

    @Test func whenThePlaceOfADayHasPrintThatIsNotRead_shouldSaySo() throws {
        #expect(try place(of: "BBE ?? 03/2027", reading: "BBE    03/2027").before.unread > 0.5)
    }

    @Test func whenADigitBetweenTwoMarksIsMissing_shouldHaveAGapInside() throws {
        let place = try place(of: "EXP 05/~~/2027", reading: "EXP 05/~~/2027")

        #expect(place.inside(hasSpaces: false).gap > 1)
    }

    @Test func whenTheDateEndsAtAnotherThing_shouldSaySo() throws {
        let place = try place(of: "BBE 2027-03##", reading: "BBE 2027-03")

        #expect(place.behind.foreign > 1)
    }
}
