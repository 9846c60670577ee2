import KeepItFreshDomain
import Testing

@testable import KeepItFreshPresentation

@Suite struct ScreenListTests {
    @Test func whenTheScreenIsShort_shouldShareItAmongTheGroups() {
        let list = list([(.expired, 60, 14), (.expiringSoon, 10, 0), (.fresh, 20, 0), (.noDate, 30, 0)], rows: 22)

        #expect(list.lines.count <= 22 && list.showsEachGroup && !list.isComplete)
        #expect(list.lines.contains("  14 older ones") && list.lines.count { $0.hasSuffix(" more") } == 4)
        // The last of those that expired, and the first of the others.
        #expect(list.lines.contains("  expired 45") && list.lines.contains("  fresh 0"))
        #expect(list.lines.count { $0.hasPrefix("  expiringSoon") } >= list.lines.count { $0.hasPrefix("  noDate") })
    }

    @Test func whenAllFit_shouldShowAllWithoutFurtherLines() {
        let list = list([(.expired, 2, 0), (.noDate, 3, 0)], rows: 8)

        #expect(list.isComplete)
        #expect(list.lines == ["Expired (2)", "  expired 0", "  expired 1", ""] + noDate)
    }

    private let noDate = ["No date (3)", "  noDate 0", "  noDate 1", "  noDate 2"]

    @Test(arguments: 0...30, [nil, 20, 80] as [Int?])
    func whenItHasAnyHeight_shouldNotBeHigher(rows: Int, columns: Int?) {
        let groups: [(ExpiryStatus, Int, Int)] = [
            (.expired, 9, 3), (.expiringSoon, 1, 0), (.fresh, 2, 0), (.noDate, 9, 0),
        ]

        let list = list(groups, rows: rows, columns: columns)

        #expect(TerminalText.rows(of: list.lines, columns: columns) <= max(4, rows))
        for heading in ["Expired (9)", "Expiring soon (1)", "Fresh (2)", "No date (9)"] {
            #expect(list.lines.contains(heading))
        }
        #expect(list.isComplete == false)
    }

    private func list(_ groups: [(ExpiryStatus, Int, Int)], rows: Int, columns: Int? = nil) -> ScreenList {
        let all = groups.map { status, count, older in
            ScreenList.Group(
                of: status, items: (0..<(count - older)).map { ["  \(status) \($0)"] }, count: count,
                older: older > 0 ? (older, "\(older) older ones") : nil, prefersLast: status == .expired,
                more: { "\($0) more" })
        }
        return ScreenList(all, rows: rows, style: TerminalStyle(isColored: false, columns: columns))
    }
}
