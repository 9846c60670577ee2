import CKIFDateCode
import Foundation
import KeepItFreshDomain
import Testing

@testable import KeepItFreshDateCode

/// The C networks must have the same output as the training framework's for the same pictures (see
/// `Scripts/training/export.py`), except for their rounding of weights and maps to 127 steps.
@Suite struct NetworkParityTests {
    /// The picture that export.py draws too.
    private func drawn(width: Int, height: Int) -> GreyImage? {
        let pixels = (0..<width * height).map { index -> UInt8 in
            let x = index % width, y = index / width
            let checks = x / 5 % 2 == 1 && y / 4 % 2 == 1 ? 120 : 0
            return UInt8((x * x / 7 + y * 11 + checks) % 256)
        }
        return GreyImage(width: width, height: height, pixels: pixels)
    }

    @Test func whenDetectorRuns_shouldAgreeWithTraining() throws {
        let networks = try DateCodeNetworks()
        let picture = try #require(drawn(width: 96, height: 64))

        let found = networks.detectLines(in: picture)
        let maps = try #require(found)

        #expect(largestDifference(maps.probability, ParityVectors.detectorProbability) < 0.02)
        #expect(largestDifference(maps.capitalHeight.map { $0 / 16 }, ParityVectors.detectorHeight) < 0.1)
    }

    @Test func whenRecogniserRuns_shouldAgreeWithTraining() throws {
        let networks = try DateCodeNetworks()
        let picture = try #require(drawn(width: 75, height: 32))

        let read = networks.recognise(picture)
        let scores = try #require(read)

        #expect(scores.timeSteps == 19)
        #expect(largestDifference(scores.logProbabilities, ParityVectors.recogniserLogProbability) < 0.5)
        let probabilities = ParityVectors.recogniserLogProbability.map { exp($0) }
        #expect(largestDifference(scores.logProbabilities.map { exp($0) }, probabilities) < 0.02)
    }

    @Test func whenTheKeywordNetworkRuns_shouldAgreeWithTraining() throws {
        let networks = try DateCodeNetworks()
        let picture = try #require(drawn(width: 75, height: 32))

        let found = networks.findKeywords(in: picture)
        let scores = try #require(found)

        let probabilities = ParityVectors.keywordLogProbability.map { exp($0) }
        #expect(largestDifference(scores.logProbabilities.map { exp($0) }, probabilities) < 0.02)
    }

    @Test(arguments: [ckifdatecode_plain, ckifdatecode_avx2])
    func whenSlowerInstructionsAreUsed_shouldGiveTheSame(limit: ckifdatecode_kernel) throws {
        let fast = try DateCodeNetworks(), slow = try DateCodeNetworks()
        let used = slow.limitKernels(to: limit)
        let scene = try #require(drawn(width: 160, height: 96)), line = try #require(drawn(width: 75, height: 32))

        let maps = fast.detectLines(in: scene), scores = fast.recognise(line)
        let otherMaps = slow.detectLines(in: scene), otherScores = slow.recognise(line)

        #expect(used.rawValue <= limit.rawValue)
        let height = try #require(maps?.capitalHeight), otherHeight = try #require(otherMaps?.capitalHeight)
        #expect(largestDifference(otherHeight, height) < 0.001)
        let logs = try #require(scores?.logProbabilities), otherLogs = try #require(otherScores?.logProbabilities)
        #expect(largestDifference(otherLogs, logs) < 0.001)
    }

    @Test(arguments: [0, 3, 4, 6, 8, 10, 12, 20, 426])
    func whenANumberInTheHeaderIsDamaged_shouldRefuseTheFile(offset: Int) {
        var weights = Self.codes
        weights[offset] ^= 0x15

        #expect(!canUse(weights))
    }

    @Test func whenTheFileIsCutOrTooLong_shouldRefuseIt() {
        let whole = Self.codes

        #expect(canUse(whole))
        #expect(!canUse(whole.dropLast(2)))
        #expect(!canUse(whole + [0, 0]))
        #expect(!canUse(whole.prefix(100)))
        #expect(!canUse([]))
    }

    @Test func whenTheFileHasOtherNetworks_shouldRefuseIt() {
        #expect(!canUse(Self.words))
    }

    private static let codes = unsafe bytes(of: ckifdatecode_weights)
    private static let words = unsafe bytes(of: ckifdatecode_keyword_weights)

    private static func bytes(of file: (UnsafeMutablePointer<Int>?) -> UnsafePointer<UInt8>?) -> [UInt8] {
        var count = 0
        guard let start = unsafe file(&count) else { return [] }
        return unsafe Array(UnsafeBufferPointer(start: start, count: count))
    }

    /// Whether networks can be made of a file for the detector and the recogniser.
    private func canUse(_ codes: some Collection<UInt8>) -> Bool {
        let codes = Array(codes), words = Self.words
        guard let made = unsafe ckifdatecode_create_from(codes, codes.count, words, words.count) else { return false }
        unsafe ckifdatecode_destroy(made)
        return true
    }

    /// Over every n-th value, as many as are expected.
    private func largestDifference(_ values: [Float], _ expected: [Float]) -> Float {
        let step = values.count / expected.count
        return expected.indices.map { abs(values[$0 * step] - expected[$0]) }.max() ?? .infinity
    }
}
