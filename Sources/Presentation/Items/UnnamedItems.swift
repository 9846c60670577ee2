package import KeepItFreshDomain

/// Says how many items are listed by their number for want of a name, and what would help.
package struct UnnamedItems: Equatable, Sendable {
    private let unnamed: Int
    private let total: Int

    /// `unnamed` of `total` items in stock have a product number and no name.
    package init(_ unnamed: Int, of total: Int) {
        self.unnamed = unnamed
        self.total = total
    }

    /// The numbers: `12 of 25 items have a number but no name`.
    package var message: Message {
        Message(
            unnamed, one: "\(unnamed) of \(total) items has a number but no name",
            other: "\(unnamed) of \(total) items have a number but no name")
    }

    /// The command that helps, which depends on whether there is a catalogue on this machine.
    package static func advice(hasCatalog: Bool) -> String {
        hasCatalog ? "kif-scan fix ITEM --name NAME" : "kif-scan catalog import FILE"
    }

    /// One line with both.
    package func line(hasCatalog: Bool, in language: MessageLanguage) -> String {
        "\(message.text(in: language)): \(Self.advice(hasCatalog: hasCatalog))"
    }
}

extension CompleteItems.Outcome {
    /// A line such as `12 items got their names`; nil when no item got a name.
    package var message: Message? {
        guard named > 0 else { return nil }
        return Message(named, one: "\(named) item got its name", other: "\(named) items got their names")
    }
}
