import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels

/// Makes items with all possible values, some of which are hostile to tables, spreadsheets and terminals.
struct RandomItems {
    private static let pieces = [
        "Oat", "Drink", " ", "  ", "\n", "\r\n", "\r", "\t", "\"", "\"\"", ",", ";", "'", "''", "=", "+", "-", "@",
        "=1+1",
        "=HYPERLINK(\"http://x\")", "@SUM(A1)", "\u{1B}[31m", "\u{7}", "\u{7F}", "\u{9B}2J", "\u{202E}", "\u{2066}",
        "\u{2028}", "\u{FEFF}", "שלום", "مرحبا", "🥛", "👩‍👩‍👧", "e\u{301}", "é", "豆乳", "\\", "\\n", "{\"a\":1}", "null",
        "＝1", "|cmd", "%0A", "<b>", "&amp;", "\u{10FFFF}", "\u{1}",
    ]

    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(state: seed)
    }

    mutating func items(_ count: Int) -> [Item] {
        (0..<count).map { item($0) }
    }

    private mutating func item(_ index: Int) -> Item {
        let hex = String(generator.next() >> 16, radix: 16)
        let tail = String(repeating: "0", count: 12 - hex.utf8.count) + hex
        let number = String(format: "%08x", index)
        let expiry = maybe { $0.date() }
        let name = maybe { $0.text() }
        var item = Item(
            id: "\(number)-0000-4000-8000-\(tail)", name: name,
            nameConfidence: name == nil ? nil : maybe { .random(in: 0...1, using: &$0.generator) },
            brand: maybe { $0.text() }, category: maybe { $0.text() }, gtin: maybe { $0.gtin() } ?? nil,
            quantity: .random(in: 0...40, using: &generator), unit: maybe { $0.text() }, expiryDate: expiry,
            expiryKind: expiry == nil ? nil : maybe { DateKind.allCases.randomElement(using: &$0.generator) ?? .useBy },
            expiryConfidence: expiry == nil ? nil : maybe { .random(in: 0...1, using: &$0.generator) },
            productionDate: maybe { $0.date() }, lot: maybe { $0.text() },
            addedDate: time(),
            notes: maybe { $0.text() },
            needsReview: ReviewReason.allCases.filter { _ in Bool.random(using: &generator) },
            place: maybe { $0.text() }, openedPackRemainder: maybe { .random(in: 1...999, using: &$0.generator) },
            opening: maybe { random in
                Item.Opening(date: random.day(), days: random.maybe { .random(in: 0...90, using: &$0.generator) })
            },
            freezing: maybe { random in
                Item.Freezing(
                    date: random.day(), daysLeft: random.maybe { .random(in: -30...900, using: &$0.generator) },
                    thawedOn: random.maybe { $0.day() })
            },
            fieldsSetByUser: Set(ItemField.allCases.filter { _ in Bool.random(using: &generator) }))
        if maybe({ _ in true }) ?? false { (item.openedPackRemainder, item.exactRemainder) = (143, ExactAmount("1/7")) }
        item.freezing?.days = maybe { .random(in: 0...900, using: &$0.generator) }
        if item.lacksDate {
            item.proposal = maybe { Item.Proposal(date: $0.day(), source: $0.text()) }
        }
        return item
    }

    private mutating func time() -> Date {
        Date(timeIntervalSince1970: Double(Int.random(in: 0...4_000_000_000_000, using: &generator)) / 1000)
    }

    private mutating func maybe<Value>(_ make: (inout RandomItems) -> Value) -> Value? {
        Bool.random(using: &generator) ? make(&self) : nil
    }

    private mutating func text() -> String {
        (0...Int.random(in: 0...5, using: &generator)).map { _ in
            Self.pieces.randomElement(using: &generator) ?? ""
        }.joined()
    }

    private mutating func day() -> CivilDate {
        CivilDate(clampedDayNumber: .random(in: 0...40_000, using: &generator))
    }

    private mutating func date() -> CivilDate {
        let day = day()
        switch Int.random(in: 0...3, using: &generator) {
        case 0: return CivilDate(year: day.year) ?? day
        case 1: return CivilDate(year: day.year, month: day.month ?? 1) ?? day
        default: return day
        }
    }

    private mutating func gtin() -> GTIN? {
        let digits = String(Int.random(in: 100_000_000_000...999_999_999_999, using: &generator))
        return (0...9).lazy.compactMap { GTIN(digits + String($0)) }.first
    }
}
