import KeepItFreshLabels

extension Item {
    /// Where a name comes from. Of two names the one whose source has the higher precedence is used.
    package enum NameSource: Hashable, Sendable {
        /// A person gave it.
        case person
        /// It was read on the front of the pack, with this confidence, 0…1.
        case front(confidence: Double)
        /// It was found by the lettering of the pack in a catalogue: 97 of 100 are those of the pack, and their
        /// spelling is right.
        case lettering
        /// It was looked up by the product number. The pack says best what it contains, so a reliably read name is kept
        /// and replaces this one; a name that was read less reliably is more likely wrong. It is never compared with
        /// what a photo shows.
        case lookUp

        /// A name read with less confidence than this does not prove that two readings are of different packs.
        package static let reliableConfidence = LabelParser.minimumNameConfidence

        /// The source of a name that is stored with this confidence (`Item.nameConfidence`).
        init(storedAs confidence: Double?) {
            self =
                switch confidence {
                case nil: .person
                case Self.lettering.storedConfidence: .lettering
                case Self.lookUp.storedConfidence: .lookUp
                case let confidence?: .front(confidence: confidence)
                }
        }

        /// The confidence with which names of this source are stored, and shown to scripts; nil for a person's.
        package var storedConfidence: Double? {
            switch self {
            case .person: nil
            case .front(let confidence): confidence
            case .lettering: 0.97
            case .lookUp: Self.reliableConfidence - 0.01
            }
        }

        /// What a person says comes first, then what is most probably right.
        package var precedence: Double { storedConfidence ?? 2 }

        /// Whether the name is certain enough to be used for other packs, and to tell packs apart.
        package var isReliable: Bool { precedence >= Self.reliableConfidence }
    }

    /// The source of the name; a person for an item without one.
    package var nameSource: NameSource { NameSource(storedAs: nameConfidence) }

    /// Gives the item a name from a source.
    package mutating func setName(_ name: String, from source: NameSource) {
        self.name = name
        nameConfidence = source.storedConfidence
        if source == .person { fieldsSetByUser.insert(.name) }
    }

    /// Whether it has a name that is not to be replaced by a looked-up one.
    var hasReliableName: Bool { fieldsSetByUser.contains(.name) || name != nil && nameSource.isReliable }
}
