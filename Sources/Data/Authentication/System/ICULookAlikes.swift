import CKIFICU
import Foundation
package import KeepItFreshDomain

/// Recognises look-alikes by ICU's data on confusable characters and scripts.
package struct ICULookAlikes: LookAlikeProviding {
    /// The ASCII characters by their skeletons, small letters first. A capital I, a small l and the digit 1 share one.
    private static let characters: [String: [Character]] = {
        let ordered = (0x21...0x7E as ClosedRange<UInt8>).map { Character(UnicodeScalar($0)) }
            .sorted { ($0.isLowercase ? 0 : 1, $0) < ($1.isLowercase ? 0 : 1, $1) }
        return Dictionary(grouping: ordered) { skeleton(of: String($0)) ?? String($0) }
    }()

    package init() {}

    package func intended(_ address: EmailAddress) -> EmailAddress? {
        guard !address.isASCII else { return address }
        let text = Self.normalized(address.address)
        if let ascii = Self.ascii(text).flatMap({ EmailAddress($0) }) { return ascii }
        let parts = text.split(separator: "@", maxSplits: 1)
        guard let name = parts.first, let domain = parts.dropFirst().first?.lowercased() else { return nil }
        guard ([String(name)] + domain.split(separator: ".").map(String.init)).allSatisfy(Self.isSingleScript) else {
            return nil
        }
        return EmailAddress("\(name)@\(domain)")
    }

    package func skeleton(of address: EmailAddress) -> String {
        let text = Self.normalized(address.address).lowercased()
        return Self.skeleton(of: text) ?? text
    }

    /// The text with its compatibility characters as plain ones. A dot above a letter that has one by itself, or lacks
    /// its own, looks like that letter.
    private static func normalized(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.precomposedStringWithCompatibilityMapping.unicodeScalars {
            let hasDot = scalars.last.map { $0.properties.isSoftDotted || "\u{131}\u{237}".unicodeScalars.contains($0) }
            if scalar != "\u{307}" || hasDot != true { scalars.append(scalar == "\u{130}" ? "I" : scalar) }
        }
        return String(scalars)
    }

    /// The ASCII text that looks the same; nil when there is none.
    private static func ascii(_ text: String) -> String? {
        var result = ""
        for scalar in text.unicodeScalars {
            guard let part = scalar.isASCII ? String(scalar) : ascii(scalar) else { return nil }
            result += part
        }
        return result
    }

    /// The ASCII letter of the same case that looks like a character, or else any ASCII character or characters.
    private static func ascii(_ scalar: Unicode.Scalar) -> String? {
        guard let skeleton = skeleton(of: String(scalar)), !skeleton.isEmpty else { return nil }
        guard let like = characters[skeleton], let first = like.first else {
            return skeleton.utf8.allSatisfy { $0 < 0x80 } ? skeleton : nil
        }
        return String(like.first { $0.isUppercase == scalar.properties.isUppercase && $0.isLetter } ?? first)
    }

    private static func skeleton(of text: String) -> String? {
        let bytes = text.utf8.map(CChar.init(bitPattern:))
        // One character has a skeleton of at most 18; a longer text is compared as it is.
        var skeleton = [CChar](repeating: 0, count: 64 + 8 * bytes.count)
        let length = unsafe ckificu_skeleton(bytes, Int32(bytes.count), &skeleton, Int32(skeleton.count))
        guard length >= 0 else { return nil }
        return String(decoding: skeleton.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    private static func isSingleScript(_ text: String) -> Bool {
        let bytes = text.utf8.map(CChar.init(bitPattern:))
        return unsafe ckificu_is_single_script(bytes, Int32(bytes.count))
    }
}
