public import KeepItFreshDomain

extension UseReport {
    private static let barLength = 30

    /// A small table of the weeks with a bar for each figure, the longest as long as the chart is wide.
    public func lines(style: TerminalStyle) -> [String] {
        let total = eaten + thrownAway
        guard total > 0 else { return ["\(month): nothing eaten or thrown away."] }
        let longest = weeks.flatMap { [$0.eaten, $0.wasted] }.max() ?? 1
        var lines = ["\(month)        packs"]
        for week in weeks where style.isPlain {
            lines.append(
                "  days \(week.firstDay) to \(week.lastDay): eaten \(Packs.number(week.eaten)), thrown away "
                    + Packs.number(week.wasted))
        }
        for week in weeks where !style.isPlain {
            let days = "\(Self.padded(week.firstDay))–\(Self.padded(week.lastDay))"
            lines.append("  \(days)  eaten   \(Self.row(week.eaten, longest, style.green))")
            lines.append("         wasted  \(Self.row(week.wasted, longest, style.red))")
        }
        let share = percentage(Double(thrownAway) / Double(total))
        lines.append("  eaten \(Packs.number(eaten)), thrown away \(Packs.number(thrownAway)) (\(share))")
        lines += wasted.prefix(5).map { name, amount in
            "  thrown away: \(Packs.words(amount)) of \(TerminalText.visible(name ?? "(no name)"))"
        }
        return lines
    }

    /// The object for scripts.
    public var json: JSONValue {
        .object([
            ("month", .date(month)),
            ("eaten", .decimal(Double(eaten) / 1000)),
            ("wasted", .decimal(Double(thrownAway) / 1000)),
            (
                "weeks",
                .array(
                    weeks.map { week in
                        .object([
                            ("firstDay", .integer(week.firstDay)), ("lastDay", .integer(week.lastDay)),
                            ("eaten", .decimal(Double(week.eaten) / 1000)),
                            ("wasted", .decimal(Double(week.wasted) / 1000)),
                        ])
                    })
            ),
            (
                "products",
                .array(
                    wasted.map { name, amount in
                        .object([("name", .text(name)), ("wasted", .decimal(Double(amount) / 1000))])
                    })
            ),
        ])
    }

    private static func row(_ amount: Int, _ longest: Int, _ paint: (String) -> String) -> String {
        let length = amount == 0 ? 0 : max(1, amount * barLength / max(1, longest))
        let bar = String(repeating: "█", count: length)
        return amount == 0 ? "0" : "\(paint(bar)) \(Packs.number(amount))"
    }

    private static func padded(_ day: Int) -> String {
        day < 10 ? "0\(day)" : String(day)
    }
}
