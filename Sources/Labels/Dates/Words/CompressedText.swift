/// The letters and digits of a folded text, for comparison with phrases. Gaps between words are stored separately, so
/// that missing or additional spaces do not matter.
struct CompressedText {
    /// The text between a letter and the one before it.
    enum Gap: UInt8 {
        case none, point, space, line
    }

    /// The letters' skeletons (`GlyphClass.confusableSkeleton`); `rn` is one `m`.
    private(set) var skeletons: [UInt32] = []
    /// The folded indices of the letters.
    private(set) var positions: [Int32] = []
    private(set) var letters: [UInt32] = []
    /// The gap before each letter.
    private(set) var gaps: [Gap] = []

    init(_ text: FoldedText) {
        skeletons.reserveCapacity(text.count)
        positions.reserveCapacity(text.count)
        letters.reserveCapacity(text.count)
        gaps.reserveCapacity(text.count)
        var gap = Gap.line
        for index in 0..<text.count {
            let scalar = text[index]
            if GlyphClass.isWordPart(scalar) || Self.isBarInWord(text, index) {
                append(scalar, at: index, gap)
                gap = .none
            } else {
                gap = Self.wider(gap, Self.gap(for: scalar))
            }
        }
    }

    /// The number of letters.
    var count: Int { skeletons.count }

    private mutating func append(_ scalar: UInt32, at index: Int, _ gap: Gap) {
        if scalar == 0x6E, gap == .none, letters.last == 0x72 {
            skeletons[skeletons.count - 1] = 0x6D
            letters[letters.count - 1] = 0x6D
            positions[positions.count - 1] = Int32(index)
            return
        }
        skeletons.append(GlyphClass.confusableSkeleton(scalar))
        positions.append(Int32(index))
        letters.append(scalar)
        gaps.append(gap)
    }

    private static func isBarInWord(_ text: FoldedText, _ index: Int) -> Bool {
        guard text[index] == 0x7C else { return false }
        return GlyphClass.isLetter(text[index - 1]) && GlyphClass.isLetter(text[index + 1])
    }

    private static func gap(for scalar: UInt32) -> Gap {
        switch scalar {
        case 0x0A: .line
        case 0x2E, 0x27, 0x2D: .point
        default: .space
        }
    }

    private static func wider(_ left: Gap, _ right: Gap) -> Gap {
        left.rawValue >= right.rawValue ? left : right
    }
}
