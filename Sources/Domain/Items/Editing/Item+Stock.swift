/// How much of an item remains, exactly.
extension Item {
    /// What one of its packs holds; nil when that is not known.
    package var content: PackContent? { unit.flatMap { PackContent($0) } }

    /// What remains of the opened pack, in the unit in which was eaten of it; nil when every pack is full.
    package var remainder: ExactAmount? {
        openedPackRemainder.flatMap { validRemainder ?? meant(byThousandths: $0) }
    }

    /// What thousandths of a pack alone mean: earlier versions, which had nothing else, kept pieces and thirds so. Nil
    /// for none.
    private func meant(byThousandths rounded: Int) -> ExactAmount? {
        if let pieces = content?.pieces, (1..<1000).contains(rounded) {
            let count = (rounded * pieces + 500) / 1000
            if count > 0, let share = Fraction(count, over: pieces), Self.thousandths(ofPart: share) == rounded {
                return ExactAmount(Fraction(count), ExactAmount.pieces)
            }
        }
        if let thirds = [333: 1, 334: 1, 666: 2, 667: 2][rounded] {
            return Fraction(thirds, over: 3).map { ExactAmount($0) }
        }
        return Fraction(min(max(rounded, 0), 1000), over: 1000).map { ExactAmount($0) }
    }

    /// Sets what remains of the opened pack; nothing where that is no part of one.
    mutating func setRemainder(_ exact: ExactAmount) {
        guard let share = try? exact.packs(of: content), share < Fraction(1) else { return }
        let rounded = Self.thousandths(ofPart: share)
        openedPackRemainder = rounded
        exactRemainder = exact == meant(byThousandths: rounded) ? nil : exact
    }

    /// The exact remainder, unless it is another than the rounded one, as when only that was set, or not measured as
    /// the content is.
    private var validRemainder: ExactAmount? {
        guard let exactRemainder, let share = try? exactRemainder.packs(of: content), share < Fraction(1),
            Self.thousandths(ofPart: share) == openedPackRemainder
        else { return nil }
        return exactRemainder
    }

    /// The remaining amount in packs, exactly. Throws where its terms do not fit.
    func exactStock() throws(ItemEditError) -> Fraction {
        guard quantity > 0 else { return Fraction(0) }
        guard let share = try remainder?.packs(of: content) else { return Fraction(quantity) }
        guard let stock = Fraction(quantity - 1).adding(share) else { throw .tooPrecise }
        return stock
    }

    /// Sets how many packs remain. That of the opened one is kept in `unit`. Throws where its terms do not fit.
    mutating func setStock(_ packs: Fraction, in unit: String?) throws(ItemEditError) {
        quantity = packs.roundedUp
        (openedPackRemainder, exactRemainder) = (nil, nil)
        guard let share = packs.subtracting(Fraction(quantity - 1)) else { throw .tooPrecise }
        guard quantity > 0, share < Fraction(1) else { return }
        setRemainder(try ExactAmount.packs(share, in: unit, of: content))
        if openedPackRemainder == nil { throw .tooPrecise }
    }

    /// A part of a pack that is neither nothing nor all of it, rounded.
    private static func thousandths(ofPart share: Fraction) -> Int { min(max(share.thousandths, 1), 999) }

    /// What is meant by an amount of the item. Throws when it needs to be known what a pack holds, and is not.
    func meant(by amount: PackAmount) throws(ItemEditError) -> ExactAmount {
        let stock = try exactStock()
        switch amount {
        case .all: return ExactAmount(stock)
        case .rest: return remainder ?? ExactAmount(Fraction(1))
        case .number(let count): return ExactAmount(Fraction(count), content?.pieces == nil ? nil : ExactAmount.pieces)
        case .amount:
            guard let exact = amount.exact else { throw .noAmount }
            return exact
        case .thousandths(let count):
            // Three times 333 are a pack, too.
            if (self.stock - 2...self.stock + 2).contains(count) { return ExactAmount(stock) }
            let meant = (1..<1000).contains(count) ? meant(byThousandths: count) : nil
            guard let amount = meant ?? Fraction(count, over: 1000).map({ ExactAmount($0) }) else { throw .tooPrecise }
            return amount
        }
    }
}

/// Amounts in packs.
extension ExactAmount {
    /// The amount in packs that hold `content`. Throws when it needs to be known what a pack holds, and is not.
    func packs(of content: PackContent?) throws(ItemEditError) -> Fraction {
        guard let unit else { return value }
        let (factor, whole) = try Self.measures(unit, content)
        guard let packs = value.multiplied(by: factor)?.divided(by: whole) else { throw .tooPrecise }
        return packs
    }

    /// A number of packs that hold `content`, in a unit; in packs where the content is not measured in it.
    static func packs(_ packs: Fraction, in unit: String?, of content: PackContent?) throws(ItemEditError)
        -> ExactAmount
    {
        guard let unit, let (factor, whole) = try? measures(unit, content) else { return ExactAmount(packs) }
        guard let value = packs.multiplied(by: whole)?.divided(by: factor) else { throw .tooPrecise }
        return ExactAmount(value, unit)
    }

    /// How much one of a unit is, and how much a pack holds, in the same measure.
    private static func measures(
        _ unit: String, _ content: PackContent?
    ) throws(ItemEditError) -> (one: Fraction, pack: Fraction) {
        if unit == pieces {
            guard let count = content?.pieces else { throw .contentUnknown }
            return (Fraction(1), Fraction(count))
        }
        guard let whole = content?.amount else { throw .contentUnknown }
        guard let measure = MeasuredAmount.Unit(named: unit)?.like(whole.unit) else { throw .otherMeasure }
        guard let pack = whole.value.multiplied(by: whole.unit.size) else { throw .tooPrecise }
        return (measure.size, pack)
    }
}
