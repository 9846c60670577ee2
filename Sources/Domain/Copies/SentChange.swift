package import FoundationEssentials
package import KeepItFreshLabels

/// A change that was made on a copy and is asked for at the server.
package struct SentChange: Codable, Identifiable, Sendable {
    /// The most items of one imported part.
    package static let maximumImported = 500

    package let id: String
    /// The server's state of the household that was seen.
    package let seen: RequestedChange.Seen
    package let day: CivilDate
    package let at: Date
    package let action: RequestedChange.Action
    /// Small pictures of the photos that it stores.
    package var pictures: [Picture] = []

    package init(id: String, seen: RequestedChange.Seen, day: CivilDate, at: Date, action: RequestedChange.Action) {
        self.id = id
        self.seen = seen
        self.day = day
        self.at = at
        self.action = action
    }

    /// A picture of a photo that is stored.
    package struct Picture: Codable, Sendable {
        package let picture: PhotoPicture
        /// A JPEG file.
        package let bytes: Data

        package init(_ picture: PhotoPicture, bytes: Data) {
            self.picture = picture
            self.bytes = bytes
        }
    }

    /// The change as the device of a session asks for it.
    package func requested(on device: String) -> RequestedChange {
        RequestedChange(action, on: day, at: at, id: id, device: device, seen: seen)
    }
}

extension RequestedChange.Action {
    /// The id of the item that is edited; nil for other changes.
    package var itemId: String? {
        switch self {
        case .edit(let id, _, _), .join(let id, _, _), .notFood(let id): id
        case .part(let parting): parting.itemId
        case .replace(let item): item.id
        case .bringBack(let lost): lost.steps.first?.itemId
        default: nil
        }
    }
}

extension RequestedChange {
    /// Passes what the server is asked for to `receive`, once the change is made on a copy of the state `seen`: an
    /// import in parts. What was decided here about the amounts and the change to take back is decided there, too.
    package func forEachSent(
        seen: Seen, outcome: ChangeOutcome, _ receive: (SentChange) throws -> Void
    ) throws {
        func send(_ action: Action, as id: String? = nil) throws {
            try receive(SentChange(id: id ?? self.id, seen: seen, day: day, at: at, action: action))
        }
        switch action {
        case .edit(let id, let edit, let products): try send(.edit(id, edit.taking(outcome), completing: products))
        case .undo(let id):
            guard let undone = id ?? outcome.undone.map({ $0.partOf ?? $0.changeId }) else { return }
            try send(.undo(undone))
        case .importItems(let source, let replacing, let earlier):
            var isFirst = true
            try source.forEachBatch { batch in
                for start in stride(from: 0, to: batch.count, by: SentChange.maximumImported) {
                    let items = Array(batch[start..<min(batch.count, start + SentChange.maximumImported)])
                    let part = Action.importItems(
                        ItemSource(items), replacing: replacing, partOf: isFirst ? earlier : id)
                    try send(part, as: isFirst ? id : UniqueId.make())
                    isFirst = false
                }
            }
        case .add, .replace, .save, .join, .part, .notFood, .complete, .settle, .keep, .decide, .set, .bringBack,
            .replaceReading:
            try send(action)
        }
    }
}

extension ItemEdit {
    /// The same edit with the amount that it removed here.
    fileprivate func taking(_ outcome: ChangeOutcome) -> ItemEdit {
        guard let amount = outcome.exactAmount else { return self }
        return switch self {
        case .eat: .eat(.exact(amount))
        case .waste: .waste(.exact(amount))
        default: self
        }
    }
}
