/// Numbers at and beyond the edges of what types hold, as files, servers, options and clocks may give them.
package enum EdgeNumbers {
    /// Whole numbers.
    package static let integers: [Int] = [
        0, 1, -1, 2, 3, 7, 365, 999, 1000, 1001, 86_400, 999_999, 1_000_000, -999_999, 1 << 31, (1 << 31) - 1,
        -(1 << 31), 1 << 32, 1 << 53, 1 << 62, -(1 << 62), .max, .max - 1, .min, .min + 1,
    ]
    /// Numbers as JSON has them.
    package static let json =
        integers.map { String($0) } + [
            "9223372036854775808", "-9223372036854775809", "18446744073709551616", "99999999999999999999",
            "-99999999999999999999", "0.5", "-0.0", "1.5", "0.999999", "1e-400", "4294967295.5", "1e15", "1e18", "1e19",
            "-1e19", "1e300", "1e308", "-1e308", "1e309", "1e999",
        ]
    /// Texts that are, or look like, numbers.
    package static let texts =
        json + [
            "NaN", "nan", "inf", "-inf", "Infinity", "0x7fffffffffffffff", "+1", "--1", "1,5", "1.5.5", ".5", "5.",
            "1/0",
            "0/0", "1/3", "1e308/1e-308", "50%", "1e308%", "٣", "²", " 1", "1 ", "1_000", "",
        ]
    /// Days as texts.
    package static let days = [
        "0000-01-01", "0001-01-01", "1970-01-01", "2027-03-10", "2262-04-12", "9999-12-31", "10000-01-01", "-001-01-01",
        "2027-02-29", "2027-13-01", "0001", "9999-12", "2999-12-31",
    ]
    /// Seconds since 1970: the years 1 and 9999, clocks at ±10¹² s, and numbers that are no times.
    package static let times: [Double] = [
        0, 1, -1, 1_800_000_000, 1_800_000_059, 1_800_000_061, 1_831_536_000, 1_768_464_000, -62_135_596_800,
        253_402_300_799, 1e12, -1e12, 9.3e18, -9.3e18, 1e300, -1e300, .greatestFiniteMagnitude,
    ]
    /// Fractions, and numbers that are none.
    package static let decimals: [Double] = times + [0.5, -0.0, 1e-300, .infinity, -.infinity, .nan]

    /// One of `numbers`, or with a chance of one in four any number.
    package static func integer(using random: inout SeededGenerator) -> Int {
        guard Int.random(in: 0..<4, using: &random) > 0 else { return Int.random(in: .min ... .max, using: &random) }
        return integers.randomElement(using: &random) ?? 0
    }

    /// One of `numbers`.
    package static func pick<Number>(_ numbers: [Number], using random: inout SeededGenerator) -> Number {
        numbers[Int.random(in: numbers.indices, using: &random)]
    }
}
