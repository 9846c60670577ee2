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
    package let action: Action
    /// Small pictures of the photos that it stores.
    package var pictures: [Picture] = []

    package init(id: String, seen: RequestedChange.Seen, day: CivilDate, at: Date, action: Action) {
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

    /// What is to be done: `RequestedChange.Action` as it travels.
    package enum Action: Codable, Sendable {
        case add(Item)
        case replace(Item)
        case save([Item], photos: [StoredPhoto], partOf: String?)
        case edit(String, ItemEdit, completing: [FoundProduct])
        case join(String, to: String, packs: Int?)
        case part(ItemParting)
        case notFood(String)
        case undo(String)
        case importItems([Item], replacing: Bool, partOf: String?)
        case complete([FoundProduct], partOf: String?)
        case settle([Item], partOf: String?)
        case keep(InboxPhoto)
        case decide(InboxPhoto.Decision, on: [String], partOf: String?)
        case set(HouseholdRule, isOn: Bool)
        case bringBack(LostChange)
        case replaceReading(ScannedLabel, ofPhoto: String)
    }

    /// The change as the device of a session asks for it.
    package func requested(on device: String) -> RequestedChange {
        RequestedChange(action.requested, on: day, at: at, id: id, device: device, seen: seen)
    }
}

extension SentChange.Action {
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

    var requested: RequestedChange.Action {
        switch self {
        case .add(let item): .add(item)
        case .replace(let item): .replace(item)
        case .save(let items, let photos, let earlier): .save(items, photos, partOf: earlier)
        case .edit(let id, let edit, let products): .edit(id, edit, completing: products)
        case .join(let id, let other, let packs): .join(id, to: other, packs: packs)
        case .part(let parting): .part(parting)
        case .notFood(let id): .notFood(id)
        case .undo(let id): .undo(id)
        case .importItems(let items, let replacing, let earlier):
            .importItems(ItemSource(items), replacing: replacing, partOf: earlier)
        case .complete(let products, let earlier): .complete(products, partOf: earlier)
        case .settle(let items, let earlier): .settle(items, partOf: earlier)
        case .keep(let photo): .keep(photo)
        case .decide(let decision, let photos, let earlier): .decide(decision, on: photos, partOf: earlier)
        case .set(let rule, let isOn): .set(rule, isOn: isOn)
        case .bringBack(let lost): .bringBack(lost)
        case .replaceReading(let label, let photo): .replaceReading(label, ofPhoto: photo)
        }
    }
}

extension RequestedChange {
    /// Passes what the server is asked for to `receive`, once the change is made on a copy of the state `seen`: an
    /// import in parts. What was decided here about the amounts and the change to take back is decided there, too.
    package func forEachSent(
        seen: Seen, outcome: ChangeOutcome, _ receive: (SentChange) throws -> Void
    ) throws {
        func send(_ action: SentChange.Action, as id: String? = nil) throws {
            try receive(SentChange(id: id ?? self.id, seen: seen, day: day, at: at, action: action))
        }
        switch action {
        case .add(let item): try send(.add(item))
        case .replace(let item): try send(.replace(item))
        case .save(let items, let photos, let earlier): try send(.save(items, photos: photos, partOf: earlier))
        case .edit(let id, let edit, let products):
            try send(.edit(id, edit.taking(outcome), completing: products))
        case .join(let id, let other, let packs): try send(.join(id, to: other, packs: packs))
        case .part(let parting): try send(.part(parting))
        case .notFood(let id): try send(.notFood(id))
        case .undo(let id):
            guard let undone = id ?? outcome.undone.map({ $0.partOf ?? $0.changeId }) else { return }
            try send(.undo(undone))
        case .importItems(let source, let replacing, let earlier):
            var isFirst = true
            try source.forEachBatch { batch in
                for start in stride(from: 0, to: batch.count, by: SentChange.maximumImported) {
                    let items = Array(batch[start..<min(batch.count, start + SentChange.maximumImported)])
                    let part: SentChange.Action = .importItems(
                        items, replacing: replacing, partOf: isFirst ? earlier : id)
                    try send(part, as: isFirst ? id : UniqueId.make())
                    isFirst = false
                }
            }
        case .complete(let products, let earlier): try send(.complete(products, partOf: earlier))
        case .settle(let items, let earlier): try send(.settle(items, partOf: earlier))
        case .keep(let photo): try send(.keep(photo))
        case .decide(let decision, let photos, let earlier): try send(.decide(decision, on: photos, partOf: earlier))
        case .set(let rule, let isOn): try send(.set(rule, isOn: isOn))
        case .bringBack(let lost): try send(.bringBack(lost))
        case .replaceReading(let label, let photo): try send(.replaceReading(label, ofPhoto: photo))
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
