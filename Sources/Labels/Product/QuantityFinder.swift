/// Finds the net quantity among the numbers of a label.
struct QuantityFinder {
    /// A quantity with the evidence for it.
    private struct Candidate {
        let quantity: NetQuantity
        /// 3 for a quantity labelled as net, 2 for one alone in its line, 1 for one after a name.
        let rank: Int
        let height: Double
    }

    /// The net quantity, the metric one if a line has both; nil when none can be distinguished from the other numbers.
    func find(in lines: [ProductLine]) -> NetQuantity? {
        var found: [Candidate] = []
        for (index, line) in lines.enumerated() {
            let isLabelled = index > 0 && isOnlyLabel(lines[index - 1])
            found += candidates(in: line, isLabelled: isLabelled)
        }
        let bestRank = found.map(\.rank).max()
        let best = found.filter { $0.rank == bestRank }
        let metric = best.filter { $0.quantity.unit.isMetric }
        return choose(metric.isEmpty ? best : metric, isLabelled: bestRank == 3)
    }

    /// The first of several that are labelled as net; of others only a single one, or one that is much taller than the
    /// rest.
    private func choose(_ candidates: [Candidate], isLabelled: Bool) -> NetQuantity? {
        guard !isLabelled, Set(candidates.map(\.quantity)).count > 1 else { return candidates.first?.quantity }
        let sorted = candidates.sorted { $0.height > $1.height }
        let tallest = sorted[0]
        let next = sorted.first { $0.quantity != tallest.quantity }
        return tallest.height > 1.5 * (next?.height ?? 0) ? tallest.quantity : nil
    }

    private func isOnlyLabel(_ line: ProductLine) -> Bool {
        line.roles.contains(.quantityLabel) && line.tokens.count <= 4 && !line.tokens.contains { $0.isNumeric }
    }

    private func candidates(in line: ProductLine, isLabelled: Bool) -> [Candidate] {
        guard line.tokens.contains(where: \.isNumeric), !line.roles.contains(.drainedLabel) else { return [] }
        let saysNet = line.roles.contains(.quantityLabel) || isLabelled
        var found: [Candidate] = []
        var index = 0
        while index < line.tokens.count {
            guard let reading = QuantityReading(line.tokens, at: index) else {
                index += 1
                continue
            }
            if let rank = rank(of: reading, in: line, saysNet: saysNet) {
                found.append(Candidate(quantity: reading.quantity, rank: rank, height: line.height ?? 1))
            }
            index = reading.end
        }
        return found
    }

    private func rank(of reading: QuantityReading, in line: ProductLine, saysNet: Bool) -> Int? {
        guard reading.confidence >= 0.5, reading.isUsual, !reading.isRate else { return nil }
        if saysNet || reading.hasEMark { return 3 }
        let needed = reading.isOneDigit ? 0.9 : 0.7
        guard reading.confidence >= needed, reading.isWhole else { return nil }
        let others = line.tokens.count - (reading.end - reading.start)
        if others == 0 { return 2 }
        return reading.end == line.tokens.count && line.mayBeName ? 1 : nil
    }
}
