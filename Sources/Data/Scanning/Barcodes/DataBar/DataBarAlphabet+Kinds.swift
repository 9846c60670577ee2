extension DataBarAlphabet {
    /// The outer characters of DataBar Omnidirectional.
    static let outer = DataBarAlphabet(
        elements: 8, modules: 16,
        groups: [(12, 8, 1, 161), (10, 6, 3, 961), (8, 4, 5, 2_015), (6, 3, 6, 2_715), (4, 1, 8, 2_841)],
        needsNarrow: .even)
    /// The inner characters of DataBar Omnidirectional.
    static let inner = DataBarAlphabet(
        elements: 8, modules: 15, groups: [(5, 2, 7, 336), (7, 4, 5, 1_036), (9, 6, 3, 1_516), (11, 8, 1, 1_597)],
        needsNarrow: .odd,
        evenCountsUp: false)
    /// The characters of DataBar Limited.
    static let limited = DataBarAlphabet(
        elements: 14, modules: 26,
        groups: [
            (17, 6, 3, 183_064), (13, 5, 4, 820_064), (9, 3, 6, 1_000_776), (15, 5, 4, 1_491_021),
            (11, 4, 5, 1_979_845), (19, 8, 1, 1_996_939), (7, 1, 8, 2_013_571),
        ],
        needsNarrow: .even)
    /// The check characters of DataBar Limited, of which only some are used.
    static let limitedCheck = DataBarAlphabet(
        elements: 14, modules: 18, groups: [(9, 3, 3, 784)], needsNarrow: .odd)
    /// The characters of DataBar Expanded.
    static let expanded = DataBarAlphabet(
        elements: 8, modules: 17,
        groups: [(12, 7, 2, 348), (10, 5, 4, 1_388), (8, 4, 5, 2_948), (6, 3, 6, 3_988), (4, 1, 8, 4_192)],
        needsNarrow: .odd)
}
