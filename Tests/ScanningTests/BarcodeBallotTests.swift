import KeepItFreshDomain
import Testing

@testable import KeepItFreshScanning

struct BarcodeBallotTests {
    private let here = Quad(left: 0, top: 0, right: 100, bottom: 50)
    private let elsewhere = Quad(left: 0, top: 200, right: 100, bottom: 250)

    @Test func whenDecodersAgree_shouldBeDecidedAndSurest() {
        var ballot = BarcodeBallot()

        ballot.add(sighting("4006381333931", .zxing, weight: 2))
        let undecided = ballot.isDecided
        ballot.add(sighting("4006381333931", .zbar, weight: 1))

        #expect(!undecided)
        #expect(ballot.isDecided)
        #expect(ballot.result.map(\.text) == ["4006381333931"])
        #expect(ballot.result.map(\.confidence) == [0.99])
    }

    @Test func whenPlaceIsReadInTwoWays_shouldWaitForLead() {
        var ballot = BarcodeBallot()

        ballot.add(sighting("4006381333931", .zbar, weight: 3))
        ballot.add(sighting("9006381333936", .zxing, weight: 2))
        let undecided = ballot.isDecided
        ballot.add(sighting("4006381333931", .zxing, weight: 2))

        #expect(!undecided)
        #expect(ballot.isDecided)
        #expect(ballot.result.map(\.text) == ["4006381333931"])
    }

    @Test func whenCodesLieApart_shouldReportBoth() {
        var ballot = BarcodeBallot()

        ballot.add(sighting("4006381333931", .zbar, weight: 3))
        ballot.add(sighting("9006381333936", .zbar, weight: 3, at: elsewhere))

        #expect(ballot.result.map(\.text) == ["4006381333931", "9006381333936"])
    }

    @Test func whenNothingIsSure_shouldReportLikeliestAsDoubtful() {
        var ballot = BarcodeBallot()

        ballot.add(sighting("4006381333931", .zxing, weight: 2))
        ballot.add(sighting("9006381333936", .zbar, weight: 0.5))

        #expect(ballot.result.map(\.text) == ["4006381333931"])
        #expect(ballot.result.map(\.confidence) == [0.4])
    }

    @Test func whenFaintSightingsAgreeAndNothingElseWasSeen_shouldReportThemAsFairlySure() {
        var ballot = BarcodeBallot()

        ballot.add(sighting("4006381333931", .zxing, weight: 2))
        ballot.add(sighting("4006381333931", .zxing, weight: 0.5))

        #expect(!ballot.isDecided)
        #expect(ballot.doubtfulPlace == here)
        #expect(ballot.result.map(\.confidence) == [0.9])
    }

    @Test func whenFaintSightingsAgreeButAnotherCodeWasSeen_shouldDoubtThem() {
        var ballot = BarcodeBallot()

        ballot.add(sighting("4006381333931", .zxing, weight: 2))
        ballot.add(sighting("4006381333931", .zxing, weight: 0.5))
        ballot.add(sighting("9006381333936", .zxing, weight: 0.5))

        #expect(ballot.result.map(\.confidence) == [0.4])
    }

    @Test func whenOneFaintSightingIsAll_shouldReportNothing() {
        var ballot = BarcodeBallot()

        ballot.add(sighting("4006381333931", .zbar, weight: 1))

        #expect(ballot.result.isEmpty)
    }

    @Test func whenFurtherCodeIsFaint_shouldNameItsPlace() {
        var ballot = BarcodeBallot()

        ballot.add(sighting("4006381333931", .zbar, weight: 3))
        ballot.add(sighting("9006381333936", .zbar, weight: 1, at: elsewhere))

        #expect(ballot.openPlaces == [elsewhere])
    }

    private func sighting(
        _ text: String, _ decoder: BarcodeSighting.Decoder, weight: Double, at box: Quad? = nil
    ) -> BarcodeSighting {
        BarcodeSighting(
            symbology: .ean13, text: text, isGS1: false, box: box ?? here, decoder: decoder, weight: weight)
    }
}
