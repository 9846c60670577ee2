package import KeepItFreshDomain
import KeepItFreshLabels

extension SentChange {
    /// The command that asks for the change again, safe to show and to paste into a shell; nil where none does.
    package var command: String? {
        guard let arguments, !arguments.contains(where: { $0.unicodeScalars.contains(where: \.isUnsafeOnTerminal) })
        else { return nil }
        return (["kif-scan"] + arguments.map(Self.quoted)).joined(separator: " ")
    }

    private var arguments: [String]? {
        switch action {
        case .edit(let id, let edit, _): edit.arguments.map { [$0[0], Self.reference(id)] + $0.dropFirst() }
        case .join(let id, let other, let packs):
            ["join", Self.reference(id), Self.reference(other)] + Self.option("packs", packs.map(String.init))
        case .notFood(let id): ["delete", Self.reference(id)]
        case .undo(let id): ["undo"] + [id].compactMap(\.self).map(Self.reference)
        case .save(_, let photos, _) where photos.allSatisfy { !$0.name.isEmpty } && !photos.isEmpty:
            ["scan"] + photos.map(\.name)
        case .keep(let photo) where !photo.name.isEmpty: ["scan", photo.name]
        case .set(let rule, let isOn): rule.arguments(isOn: isOn)
        default: nil
        }
    }

    /// An id, or the beginning of a long one, as commands take it.
    private static func reference(_ id: String) -> String {
        let start = id.prefix(8)
        return id.utf8.count == 36 && start.allSatisfy(\.isHexDigit) ? String(start) : id
    }

    /// An option with its value; nothing without one.
    static func option(_ name: String, _ value: String?) -> [String] {
        guard let value else { return [] }
        return value.hasPrefix("-") ? ["--\(name)=\(value)"] : ["--\(name)", value]
    }

    /// A word as a shell reads it.
    static func quoted(_ word: String) -> String {
        let isPlain =
            !word.isEmpty
            && word.allSatisfy { character in
                character.isASCII && (character.isLetter || character.isNumber || "-_./:=,+@%".contains(character))
            }
        return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}

extension ItemEdit {
    /// The command and what follows the item.
    fileprivate var arguments: [String]? {
        let values: [String] =
            switch self {
            case .fix(let fix): fix.options
            case .eat(let amount), .waste(let amount): [amount.argument]
            case .move(let place, _): [place ?? "-"]
            default: []
            }
        if case .fix = self, values.isEmpty { return nil }
        return [kind.verb] + values + kind.numbers.flatMap { SentChange.option($0, $1.map(String.init)) }
    }
}

extension PackAmount {
    /// The amount as `kif-scan eat` takes it.
    var argument: String {
        switch self {
        case .thousandths(let amount):
            return amount % 1000 == 0 ? PackAmount.packs(amount / 1000).text : Message.packCount(amount)
        case .amount:
            guard let exact, exact.unit != ExactAmount.pieces else { return text }
            if exact.unit == nil { return exact.value.whole == nil ? exact.description : text }
            return text.filter { $0 != " " }
        default: return text
        }
    }
}

extension ItemFix {
    /// The options of `kif-scan fix` with these values.
    fileprivate var options: [String] {
        let options = ItemValue.all.flatMap { value -> [String] in
            guard let option = value.option, let aspect = value.aspect, aspects.contains(aspect) else { return [] }
            if value == .expiryKind {
                guard let kind = values.expiryKind, kind != .unlabelled else { return [] }
            } else if value == .expiryDate, !setsDate {
                return []
            }
            return SentChange.option(option, values.text(in: value) ?? "none")
        }
        return options + (confirmsRest ? ["--ok"] : [])
    }
}

extension HouseholdRule {
    /// The command that sets it or takes it away.
    fileprivate func arguments(isOn: Bool) -> [String]? {
        switch kind {
        case .freezes: ["place", subject.name, isOn ? "--freezes" : "--no-freezes"]
        case .minimum: ["keep", subject.name, isOn ? String(minimum ?? 0) : "none"]
        case .life:
            isOn
                ? ["life", subject.name] + (life?.days.map { ["\($0)d"] } ?? [])
                    + SentChange.option("opened", life?.openedDays.map { "\($0)d" })
                    + SentChange.option("frozen", life?.frozenDays.map { "\($0)d" })
                : ["life", subject.name, "none"]
        }
    }
}
