import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshScanning

/// Damaged symbols before our own decoders and the heat map.
struct BarcodeFuzzTests {
    private static let symbols: [GreyImage] =
        DataBarSymbol.all.map { $0.draw() } + [EAN13Picture.draw("4006381333931", scale: 2)]

    @Test func whenSymbolIsDamaged_shouldStayWithinPicture() async throws {
        try await FuzzBudget.run { seed, random in
            let symbol = Self.symbols[Int(seed % UInt64(Self.symbols.count))]
            let picture = Self.damaged(symbol, using: &random)
            let detections =
                DataBarDecoder.detections(
                    in: picture, kinds: [.dataBar, .dataBarLimited, .dataBarExpanded], spacing: 3)
                + RetailBarsDecoder.detections(in: picture, kinds: [.ean13, .upcA])
            var map = BarcodeHeatMap(of: picture)
            for box in detections.compactMap(\.box) { map.mask(box) }
            let areas = (map.areas(.linear) ?? []) + (map.areas(.matrix) ?? []) + map.largeAreas(.linear)

            #expect(detections.allSatisfy { !$0.text.isEmpty }, "seed \(seed)")
            let areWithin = areas.allSatisfy {
                $0.left >= 0 && $0.top >= 0 && $0.right <= picture.width && $0.bottom <= picture.height
            }
            #expect(areWithin, "seed \(seed)")
        }
    }

    /// Columns taken out, stretched and shaded, rows shifted, grain: what bends and tears do to bars.
    private static func damaged(_ symbol: GreyImage, using random: inout SeededGenerator) -> GreyImage {
        var columns = Array(0..<symbol.width)
        for _ in 0..<Int.random(in: 0...6, using: &random) where columns.count > 20 {
            let start = Int.random(in: 0..<(columns.count - 10), using: &random)
            let range = start..<(start + Int.random(in: 1...8, using: &random))
            switch Int.random(in: 0..<3, using: &random) {
            case 0: columns.removeSubrange(range)
            case 1: columns.insert(contentsOf: columns[range], at: start)
            default: columns.replaceSubrange(range, with: columns[range].reversed())
            }
        }
        let shade = Int.random(in: -80...80, using: &random)
        let grain = Int.random(in: 0...60, using: &random)
        let rows = (0..<symbol.height).map { _ in Int.random(in: 0...2, using: &random) }
        var pixels: [UInt8] = []
        for row in 0..<symbol.height {
            for index in columns.indices {
                let column = columns[min(columns.count - 1, index + rows[row])]
                let noise = grain == 0 ? 0 : Int.random(in: -grain...grain, using: &random)
                let value = Int(symbol.pixels[row * symbol.width + column]) + shade * index / columns.count + noise
                pixels.append(UInt8(max(0, min(255, value))))
            }
        }
        return .made(width: columns.count, height: symbol.height, pixels: pixels)
    }
}
