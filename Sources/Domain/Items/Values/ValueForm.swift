import FoundationEssentials
import KeepItFreshLabels

/// A form of values: how one is written and read wherever it is spelled out, and within which bounds.
struct ValueForm<Value: Sendable>: Sendable {
    /// What a text of this form is, as faults say it.
    let expected: String
    /// The most characters that a person can give; nil for what is no text.
    var longest: Int?
    let spelled: @Sendable (Value) -> SpelledValue
    /// The value of a text; nil for one that is not of this form, or out of bounds.
    let read: @Sendable (String) -> Value?
    /// Whether a value that was not read from text is within the bounds.
    var isBounded: @Sendable (Value) -> Bool = { _ in true }
}

extension ValueForm<String> {
    /// What was exported comes back, also from before there were bounds: who reads what a person gives asks `longest`.
    static func text(longest: Int?) -> Self {
        ValueForm(expected: "a text", longest: longest, spelled: { .text($0) }, read: { $0 })
    }
}

extension ValueForm<Int> {
    static func count(_ range: ClosedRange<Int>) -> Self {
        ValueForm(
            expected: range.lowerBound < 0 ? "a whole number" : "a whole number, 0 or more", spelled: { .number($0) },
            read: { Int($0).flatMap { range.contains($0) ? $0 : nil } }, isBounded: range.contains)
    }

    /// A part of a pack, in thousandths.
    static var thousandths: Self {
        ValueForm(
            expected: "a fraction of one pack such as 0.25", spelled: { .thousandths($0) },
            read: { text in
                guard let share = Double(text), share > 0, share < 1 else { return nil }
                return max(1, min(999, Int((share * 1000).rounded())))
            }, isBounded: (1...999).contains)
    }
}

extension ValueForm<Double> {
    /// A confidence.
    static var share: Self {
        let range = 0.0...1
        return ValueForm(
            expected: "a number from 0 to 1", spelled: { .share($0) },
            read: { Double($0).flatMap { range.contains($0) ? $0 : nil } }, isBounded: range.contains)
    }
}

extension ValueForm<ExactAmount> {
    static var amount: Self {
        ValueForm(
            expected: "a part of one pack such as 1/3, 250 g or 2 pieces", spelled: { .text($0.description) },
            read: { ExactAmount($0) })
    }
}

extension ValueForm<CivilDate> {
    /// A date in ISO 8601, as precise as it is known; who reads what people write makes this form of it first.
    static var day: Self {
        ValueForm(
            expected: "a date such as 2027-03-12, 2027-03 or 2027", spelled: { .text($0.description) },
            read: { CivilDate($0) })
    }
}

extension ValueForm<Date> {
    static var time: Self {
        ValueForm(
            expected: "a time such as 2027-03-12T06:34:42.123Z, or a day", spelled: { .text(ExchangeTime.text($0)) },
            read: { ExchangeTime.date($0) },
            isBounded: (.distantPast...Date(timeIntervalSince1970: 253_402_300_799)).contains)
    }
}

extension ValueForm<GTIN> {
    static var number: Self {
        ValueForm(
            expected: "8, 12, 13 or 14 digits, the last a check digit", spelled: { .text($0.digits) },
            read: { GTIN($0) })
    }
}

extension ValueForm<DateKind> {
    static var kind: Self {
        ValueForm(
            expected: "a kind of date such as bestBefore or useBy", spelled: { .text($0.rawValue) },
            read: { text in
                let letters = text.lowercased().filter(\.isLetter)
                return DateKind.allCases.first { $0.rawValue.lowercased() == letters }
            })
    }
}

extension ValueForm {
    /// Names in a list, without those that earlier versions wrote.
    static func words<Word: RawRepresentable<String> & CaseIterable & Sendable>(
        without former: Set<String> = []
    ) -> Self where Value == [Word] {
        ValueForm(
            expected: "a list of names as written by kif-scan export", spelled: { .words($0.map(\.rawValue)) },
            read: { text in
                let names = text.split { $0 == " " || $0 == "," }.map(String.init).filter { !former.contains($0) }
                let words = names.compactMap { Word(rawValue: $0) }
                return words.count == names.count ? words : nil
            }, isBounded: { $0.count <= Word.allCases.count })
    }
}
