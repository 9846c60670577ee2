/// What people and programs write in place of a date that does not exist.
package enum NoDate {
    /// Whether a text says that there is no date: `never`, `none`, `nie`, Grocy's `x`, and the last day of a year far
    /// ahead, which programs store for it.
    package static func isMeant(by text: String) -> Bool {
        let words = text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if Self.words.contains(words) { return true }
        let day = String(words.prefix(10)).replacing("/", with: "-")
        return days.contains(day) || days.contains { $0.split(separator: "-").reversed().joined(separator: ".") == day }
    }

    /// Grocy writes the first two of them.
    private static let days: Set = ["2999-12-31", "2888-12-31", "9999-12-31"]

    private static let words = Set(
        """
        never; none; no date; does not expire; no expiry; unlimited; x; nie; niemals; kein datum; ohne; ohne mhd; \
        unbegrenzt; unbegrenzt haltbar; jamais; sans date; sans; illimité; illimite; nunca; sin fecha; ninguna; ilimitado; \
        senza; illimitato; nooit; geen; onbeperkt; aldrig; ingen; ei koskaan; nigdy; brak; nikdy; soha; niciodată; \
        niciodata; nikada; hiçbir zaman; asla; yok; никогда; нет; ніколи; ποτέ; なし; 无; 無; 없음
        """.split(separator: ";").map { $0.drop { $0 == " " } }.map(String.init))
}
