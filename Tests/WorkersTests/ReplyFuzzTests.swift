import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshWorkers

@Suite("Workers' replies and numbers at the edges")
struct ReplyFuzzTests {
    @Test func whenAReplyHasImpossibleNumbers_shouldBeRefused() async throws {
        try await FuzzBudget.run { seed, random in
            let numbers = (0..<4).map { _ in EdgeNumbers.pick(EdgeNumbers.json, using: &random) }
            let json =
                #"{"picture": {"width": \#(numbers[0]), "height": \#(numbers[1]), "reduction": \#(numbers[3]), "pixels": "AAAA"}}"#
            let label = #"{"label": {"_0": {"barcodes": [], "lines": [], "fingerprint": \#(numbers[2])}}}"#

            _ = try? JSONDecoder().decode(LabelServer.Reply.self, from: Data(label.utf8))
            if let reply = try? JSONDecoder().decode(LabelServer.Reply.self, from: Data(json.utf8)),
                let image = WorkerPictureReader.picture(reply)
            {
                #expect(image.originalSize.width * image.originalSize.height <= 3 * 64, "seed \(seed)")
            }
            let limits = LabelServer.Limits(pixels: EdgeNumbers.integer(using: &random))
            #expect(limits.memory >= 1 << 30, "seed \(seed)")
        }
    }

    @Test func whenAMessageSaysAnImpossibleLength_shouldNotBeReceived() async throws {
        try await FuzzBudget.run { seed, random in
            var sockets: [Int32] = [-1, -1]
            try #require(unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &sockets) == 0)
            let length = UInt64(bitPattern: Int64(EdgeNumbers.integer(using: &random)))
            let bytes = unsafe withUnsafeBytes(of: length.bigEndian) { unsafe [UInt8]($0) } + [7]
            #expect(unsafe write(sockets[0], bytes, bytes.count) == bytes.count)
            close(sockets[0])
            defer { close(sockets[1]) }

            let message = MessageChannel(descriptor: sockets[1]).receive(limit: 1000)

            #expect(message == (length == 0 ? [] : length == 1 ? [7] : nil), "seed \(seed): \(length)")
        }
    }
}
