import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshScanning

struct BarcodeConsensusTests {
    private let here = Quad(left: 0, top: 0, right: 100, bottom: 50)
    private let elsewhere = Quad(left: 0, top: 200, right: 100, bottom: 250)

    @Test func whenDecodersAgree_shouldBeDecidedAndSurest() {
        var consensus = BarcodeConsensus()

        consensus.add(detection("4006381333931", .zxing, weight: 2))
        let undecided = consensus.isDecided
        consensus.add(detection("4006381333931", .zbar, weight: 1))

        #expect(!undecided)
        #expect(consensus.isDecided)
        #expect(consensus.result.map(\.text) == ["4006381333931"])
        #expect(consensus.result.map(\.confidence) == [0.99])
    }

    @Test func whenPlaceIsReadInTwoWays_shouldWaitForLead() {
        var consensus = BarcodeConsensus()

        consensus.add(detection("4006381333931", .zbar, weight: 3))
        consensus.add(detection("9006381333936", .zxing, weight: 2))
        let undecided = consensus.isDecided
        consensus.add(detection("4006381333931", .zxing, weight: 2))

        #expect(!undecided)
        #expect(consensus.isDecided)
        #expect(consensus.result.map(\.text) == ["4006381333931"])
    }

    @Test func whenCodesLieApart_shouldReportBoth() {
        var consensus = BarcodeConsensus()

        consensus.add(detection("4006381333931", .zbar, weight: 3))
        consensus.add(detection("9006381333936", .zbar, weight: 3, at: elsewhere))

        #expect(consensus.result.map(\.text) == ["4006381333931", "9006381333936"])
    }

    @Test func whenNothingIsSure_shouldReportTheLikeliestAsDoubtful() {
        var consensus = BarcodeConsensus()

        consensus.add(detection("4006381333931", .zxing, weight: 2))
        consensus.add(detection("9006381333936", .zbar, weight: 0.5))

        #expect(consensus.result.map(\.text) == ["4006381333931"])
        #expect(consensus.result.map(\.confidence) == [0.4])
    }

    @Test func whenFaintDetectionsAgreeWithoutARival_shouldReportThemAsFairlySure() {
        var consensus = BarcodeConsensus()

        consensus.add(detection("4006381333931", .zxing, weight: 2))
        consensus.add(detection("4006381333931", .zxing, weight: 0.5))

        #expect(!consensus.isDecided)
        #expect(consensus.doubtfulPlace == here)
        #expect(consensus.result.map(\.confidence) == [0.9])
    }

    @Test func whenFaintDetectionsAgreeBesideARival_shouldDoubtThem() {
        var consensus = BarcodeConsensus()

        consensus.add(detection("4006381333931", .zxing, weight: 2))
        consensus.add(detection("4006381333931", .zxing, weight: 0.5))
        consensus.add(detection("9006381333936", .zxing, weight: 0.5))

        #expect(consensus.result.map(\.confidence) == [0.4])
    }

    @Test func whenThereIsOneFaintDetection_shouldReportNothing() {
        var consensus = BarcodeConsensus()

        consensus.add(detection("4006381333931", .zbar, weight: 1))

        #expect(consensus.result.isEmpty)
    }

    @Test func whenFurtherCodeIsFaint_shouldReturnItsPlace() {
        var consensus = BarcodeConsensus()

        consensus.add(detection("4006381333931", .zbar, weight: 3))
        consensus.add(detection("9006381333936", .zbar, weight: 1, at: elsewhere))

        #expect(consensus.unsurePlaces == [elsewhere])
    }

    @Test func whenUPCEMayBeHalfOfAnEAN13_shouldDoubtItHoweverOftenOneDecoderRepeatsIt() {
        var consensus = BarcodeConsensus()

        for _ in 0..<5 { consensus.add(detection("10063814", .zxing, .upcE, weight: 2.5)) }

        #expect(!consensus.isDecided)
        #expect(consensus.result.map(\.isDoubtful) == [true])
    }

    @Test func whenEAN13IsReadAcrossTheUPCE_shouldReportTheEAN13Alone() {
        var consensus = BarcodeConsensus()

        for _ in 0..<5 { consensus.add(detection("10063814", .zxing, .upcE, weight: 2.5)) }
        consensus.add(detection("10063814", .zbar, .upcE, weight: 3))
        consensus.add(detection("4006381333931", .zxing, weight: 2))
        let undecided = consensus.isDecided
        for _ in 0..<5 { consensus.add(detection("4006381333931", .zbar, weight: 3)) }

        #expect(!undecided)
        #expect(consensus.result.map(\.text) == ["4006381333931"])
    }

    @Test func whenUPCEIsInNoEAN13_shouldAcceptOneDecoder() {
        var consensus = BarcodeConsensus()

        for _ in 0..<3 { consensus.add(detection("04965802", .zxing, .upcE, weight: 2)) }

        #expect(consensus.result.map(\.isDoubtful) == [false])
    }

    @Test func whenCodeLacksItsWitness_shouldDoubtItBesideACertainOne() {
        var consensus = BarcodeConsensus()

        consensus.add(detection("4006381333931", .zbar, weight: 3))
        consensus.add(unwitnessed("0100012345678905", .dataBar, at: elsewhere))

        #expect(consensus.result.map(\.isDoubtful) == [false, true])
    }

    @Test func whenUnwitnessedCodeIsInThePlaceOfACertainOne_shouldDropIt() {
        var consensus = BarcodeConsensus()

        consensus.add(detection("4006381333931", .zbar, weight: 3))
        consensus.add(unwitnessed("0100012345678905", .dataBar, at: here))

        #expect(consensus.result.map(\.text) == ["4006381333931"])
    }

    @Test func whenAnotherSymbolHasTheSameNumber_shouldBeItsWitness() {
        var consensus = BarcodeConsensus()

        consensus.add(detection("4006381333931", .zbar, weight: 3))
        consensus.add(unwitnessed("0104006381333931", .dataBar, at: elsewhere))

        #expect(consensus.result.map(\.isDoubtful) == [false, false])
    }

    @Test func whenASecondDecoderAgrees_shouldBeItsWitness() {
        var consensus = BarcodeConsensus()

        consensus.add(unwitnessed("4006381333931", .ean13, at: here))
        let undecided = consensus.isDecided
        consensus.add(detection("4006381333931", .zbar, weight: 0.5))

        #expect(!undecided)
        #expect(consensus.isDecided)
    }

    private func unwitnessed(_ text: String, _ symbology: Symbology, at box: Quad) -> BarcodeDetection {
        BarcodeDetection(
            symbology: symbology, text: text, isGS1: symbology != .ean13, box: box, decoder: .own,
            weight: BarcodeDetection.sureWeight, needsWitness: true)
    }

    private func detection(
        _ text: String, _ decoder: BarcodeDetection.Decoder, _ symbology: Symbology = .ean13, weight: Double,
        at box: Quad? = nil
    ) -> BarcodeDetection {
        BarcodeDetection(
            symbology: symbology, text: text, isGS1: false, box: box ?? here, decoder: decoder, weight: weight)
    }
}
