import KeepItFreshDomain
import KeepItFreshLabels

@testable import KeepItFreshPresentation

extension ItemList {
    /// The lines of a list of these items, the parts separated by empty lines.
    static func lines(for items: [Item], style: TerminalStyle, today: CivilDate) -> [String] {
        let parts = ExpiryStatus.allCases.compactMap { status -> [String]? in
            let group = items.filter { ExpiryStatus(of: $0, today: today) == status }
            var list = ItemList(of: status, style: style, today: today)
            guard !group.isEmpty else { return nil }
            return [list.heading(count: group.count)] + list.lines(for: group, idLength: 4)
        }
        return Array(parts.joined(separator: [""]))
    }
}
