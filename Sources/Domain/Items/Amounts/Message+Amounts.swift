extension Message {
    /// An amount in thousandths of a pack: `2 packs`, `1/2 pack` or `1.25 packs`.
    package static func packs(_ thousandths: Int) -> Message {
        let amount = packCount(thousandths)
        return Message(thousandths > 1000 ? 2 : 1, one: "\(amount) pack", other: "\(amount) packs")
    }

    /// An amount of packs that hold `content`: as it was said, or in pieces where they have several, with the weight or
    /// volume of a part of a pack.
    package static func amount(_ amount: ExactAmount, of content: PackContent?) -> Message {
        if let unit = amount.unit {
            return unit == ExactAmount.pieces ? pieces(amount.value) : .verbatim(measure(amount.value, unit))
        }
        let packs = Message(
            amount.value > Fraction(1) ? 2 : 1, one: "\(amount.value.words) pack", other: "\(amount.value.words) packs")
        guard let pieces = content?.pieces else {
            return measured(amount.value, of: content).map { Message("\(packs) (\($0))") } ?? packs
        }
        guard let count = Fraction(pieces).multiplied(by: amount.value), count.whole != nil else { return packs }
        return amount.value.whole == nil ? Self.pieces(count) : Message("\(packs) (\(Self.pieces(count)))")
    }

    /// A weight or a volume as it is printed: in decimals, where they are exact.
    private static func measure(_ value: Fraction, _ unit: String) -> String {
        "\(value.decimals ?? value.words) \(unit)"
    }

    private static func pieces(_ count: Fraction) -> Message {
        Message(count > Fraction(1) ? 2 : 1, one: "\(count.words) piece", other: "\(count.words) pieces")
    }

    /// What is left of a pack that holds `content`: `4 of 6 pieces`, `350 g`, `1/4 (250 g)` or `1/2`.
    package static func part(_ rest: ExactAmount, of content: PackContent?) -> Message {
        if let unit = rest.unit, unit != ExactAmount.pieces { return .verbatim(measure(rest.value, unit)) }
        if let pieces = content?.pieces {
            let count = rest.unit == nil ? rest.value.multiplied(by: Fraction(pieces)) : rest.value
            return Message("\((count ?? rest.value).words) of \(pieces) pieces")
        }
        guard rest.unit == nil else { return Self.pieces(rest.value) }
        return .verbatim(rest.value.words + (measured(rest.value, of: content).map { " (\($0))" } ?? ""))
    }

    /// A part of a pack as a weight or a volume, rounded to two decimals; nil for whole packs, and where none is known.
    private static func measured(_ packs: Fraction, of content: PackContent?) -> String? {
        guard let whole = content?.amount, packs.whole == nil, let part = whole.value.multiplied(by: packs) else {
            return nil
        }
        var (value, unit) = (part, whole.unit.name)
        if value < Fraction(1), let smaller = ["kg": "g", "l": "ml"][unit],
            let more = value.multiplied(by: Fraction(1000))
        {
            (value, unit) = (more, smaller)
        }
        let hundredths = value.multiplied(by: Fraction(100)).map { ($0.thousandths + 500) / 1000 }
        return hundredths.flatMap { Fraction($0, over: 100)?.decimals }.map { "\($0) \(unit)" }
    }

    /// An amount in thousandths of a pack as a number: `2`, `1/2` or `1.25`; thirds are known by their thousandths.
    package static func packCount(_ thousandths: Int) -> String {
        let thirds = [333: 1, 666: 2, 667: 2][thousandths].flatMap { Fraction($0, over: 3) }
        if let exact = thirds ?? Fraction(thousandths, over: 1000), exact == thirds || exact.denominator <= 100 {
            return exact.words
        }
        let rounded = (Double(thousandths) / 10).rounded() / 100
        return rounded == 0 ? "0.01" : String(rounded)
    }
}

extension Fraction {
    /// The number as people write it: `2`, `1/3`, `0.8` or `1 1/3`; large numbers and hundredths in decimals.
    package var words: String {
        let isDecimal = denominator % 5 == 0 || self > Fraction(1)
        if isDecimal || denominator > 100, let decimals { return decimals }
        let whole = numerator / denominator
        return whole == 0 || denominator == 1 ? description : "\(whole) \(numerator % denominator)/\(denominator)"
    }
}
