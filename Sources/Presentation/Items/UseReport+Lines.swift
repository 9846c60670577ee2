package import KeepItFreshDomain
import KeepItFreshLabels

extension UseReport {
    private static let maximumBarLength = 30

    /// Returns a chart of the weeks with a bar for each amount.
    package func lines(style: TerminalStyle) -> [String] {
        let language = style.language
        let total = eaten + thrownAway
        guard total > 0 else { return [language.words("\(month): nothing eaten or thrown away.")] }
        var lines = ["\(language.words(for: month))        \(language.words("packs"))"]
        if style.isPlain {
            lines += weeks.map { week in
                let (eaten, wasted) = (Message.packCount(week.eaten), Message.packCount(week.wasted))
                return "  "
                    + language.words("days \(week.firstDay) to \(week.lastDay): eaten \(eaten), thrown away \(wasted)")
            }
        } else {
            lines += chart(style: style)
        }
        let share = percentage(Double(thrownAway) / Double(total))
        let amounts = (Message.packCount(eaten), Message.packCount(thrownAway))
        lines.append("  " + language.words("eaten \(amounts.0), thrown away \(amounts.1) (\(share))"))
        lines += wasted.prefix(5).map { name, amount in
            let name = TerminalText.visible(name ?? language.words("unnamed"))
            return "  " + language.words("thrown away: \(Message.packs(amount)) of \(name)")
        }
        return lines
    }

    private func chart(style: TerminalStyle) -> [String] {
        let maximum = weeks.flatMap { [$0.eaten, $0.wasted] }.max() ?? 1
        let names = [style.language.words("eaten"), style.language.words("wasted")]
        let width = names.map(TerminalText.columns).max() ?? 0
        let padded = names.map { $0 + String(repeating: " ", count: width - TerminalText.columns(of: $0)) }
        return weeks.flatMap { week in
            let days = "\(Self.padded(week.firstDay))–\(Self.padded(week.lastDay))"
            return [
                "  \(days)  \(padded[0])  \(Self.row(week.eaten, maximum, style.green))",
                "         \(padded[1])  \(Self.row(week.wasted, maximum, style.red))",
            ]
        }
    }

    /// The object for scripts.
    package var json: JSONValue {
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

    private static func row(_ amount: Int, _ maximum: Int, _ paint: (String) -> String) -> String {
        let length = amount == 0 ? 0 : max(1, amount * maximumBarLength / max(1, maximum))
        let bar = String(repeating: "█", count: length)
        return amount == 0 ? "0" : "\(paint(bar)) \(Message.packCount(amount))"
    }

    private static func padded(_ day: Int) -> String {
        day < 10 ? "0\(day)" : String(day)
    }
}
