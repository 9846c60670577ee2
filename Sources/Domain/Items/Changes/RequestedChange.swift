public import FoundationEssentials
public import KeepItFreshLabels

/// A change of a household's inventory that somebody asks for: the only way in which it changes.
///
/// Whoever asks gives the change its id, its day and its time. A store decides nothing: it collects what the change
/// needs to know (`ChangeFactsProviding`) and writes what `carryOut(with:write:)` decides (`ChangeEffect`).
public struct RequestedChange: Identifiable, Sendable {
    /// The device of the commands on the machine of the database.
    package static let thisMachine = "local"

    /// The change's id, a UUID in lower case. It is also the id of the item that the change makes, if it needs one.
    public let id: String
    /// The device on which it was asked for.
    public let device: String
    /// What its maker saw; nil as in a script, and then nothing is compared with it.
    package let seen: Seen?
    /// The civil day to which it belongs.
    public let day: CivilDate
    /// When it was asked for.
    public let at: Date
    package let action: Action
    /// The digest of what was asked for, where the action says more; nil where it is that.
    private var askedDigest: String?

    /// A change to be made with a new id, now by default.
    package init(
        _ action: Action, on day: CivilDate, at: Date = Date(), id: String = UniqueId.make(),
        device: String = thisMachine, seen: Seen? = nil
    ) {
        self.id = id
        self.device = device
        self.seen = seen
        self.day = day
        self.at = at
        self.action = action
    }

    /// The same change with an action that also has what only this machine knows. When it is asked for again, it counts
    /// as the same.
    package func asking(for action: Action) -> RequestedChange {
        var change = RequestedChange(action, on: day, at: at, id: id, device: device, seen: seen)
        change.askedDigest = contentDigest
        return change
    }

    /// The state of a household as somebody saw it.
    package struct Seen: Codable, Hashable, Sendable {
        /// The household's epoch (`ChangeFactsProviding.household`).
        package let epoch: String
        /// The household's number.
        package let number: Int

        private enum CodingKeys: String, CodingKey {
            case epoch = "copy"
            case number
        }

        package init(epoch: String, number: Int) {
            self.epoch = epoch
            self.number = number
        }
    }

    /// What a change does. It is also what travels to a server, in JSON.
    package enum Action: Codable, Sendable {
        /// Adds packs to their batch, or as a new item under the item's id.
        case add(Item)
        /// Replaces the values of the stored item with the same id.
        case replace(Item)
        /// Stores what photos show: several photos of one pack, or one photo of several items. Photos that wait in the
        /// inbox belong in stock from then on. It is a part of an earlier change if one is given.
        case save([Item], photos: [StoredPhoto], partOf: String? = nil)
        /// Edits an item, then completes the items of products that were looked up for it.
        case edit(String, ItemEdit, completing: [FoundProduct] = [])
        /// Makes one item of two that are the same thing: the first goes, and its id stands for the other from then on.
        /// There are `packs` then; nil as `Item.joined` says.
        case join(String, to: String, packs: Int?)
        /// Takes a photo out of an item into one of its own.
        case part(ItemParting)
        /// Removes an item that is not food, and everything that was read from its photos.
        case notFood(String)
        /// Takes a change back; with nil, the last one that this person made on this device.
        case undo(String?)
        /// Stores items under their own ids; those that are stored are changed only with `replacing`. It is a part of
        /// an earlier change if one is given.
        case importItems(ItemSource, replacing: Bool, partOf: String? = nil)
        /// Completes the items of products, as a part of an earlier change if one is given.
        case complete([FoundProduct], partOf: String?)
        /// Uses what the current parser reads of items whose order of day and month was open, as a part of an earlier
        /// change if one is given.
        case settle([Item], partOf: String?)
        /// Keeps a photo in the inbox.
        case keep(InboxPhoto)
        /// Records what a person decided on photos of the inbox, as a part of an earlier change if one is given.
        case decide(InboxPhoto.Decision, on: [String], partOf: String? = nil)
        /// Sets a rule of the household, or takes it away.
        case set(HouseholdRule, isOn: Bool)
        /// Makes a change again that the server has lost with a restored backup.
        case bringBack(LostChange)
        /// Replaces the stored reading of a photo.
        case replaceReading(ScannedLabel, ofPhoto: String)
    }
}

extension RequestedChange {
    /// A digest of what is asked for: the same for the same change, in any process. Of an import it covers the first
    /// batch.
    public var contentDigest: String {
        if let askedDigest { return askedDigest }
        let parts: [any Encodable] =
            switch action {
            case .add(let item): ["add", item]
            case .replace(let item): ["replace", item]
            case .save(let items, let photos, _): ["save", items, photos.map(\.contentHash)]
            case .edit(let id, let edit, let products): ["edit", id, edit, products.map(\.product.gtin)]
            case .join(let id, let other, let packs): ["join", id, other, packs]
            case .part(let parting): ["part", parting.itemId, parting.photo, parting.packs]
            case .notFood(let id): ["notFood", id]
            case .undo(let change): ["undo", change]
            case .importItems(let source, let replacing, _): ["import", replacing, source.firstBatch]
            case .complete(let products, let change): ["complete", products.map(\.product.gtin), change]
            case .settle(let items, let change): ["settle", items, change]
            case .keep(let photo): ["keep", photo.contentHash]
            case .decide(let decision, let photos, _): ["decide", decision, photos]
            case .set(let rule, let isOn): ["set", rule, isOn]
            case .bringBack(let lost): ["bringBack", lost]
            case .replaceReading(let label, let photo): ["reading", label, photo]
            }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let texts = parts.map { part in (try? encoder.encode(part)).map { String(decoding: $0, as: UTF8.self) } ?? "" }
        return String(texts.reduce(FNV1a.offsetBasis) { FNV1a.hash(of: $1, from: $0) }, radix: 16)
    }
}

extension RequestedChange.Action {
    /// The value of an aspect that is to be set, as it is stored; nil for none, and `isSet` false where the change sets
    /// none.
    package func value(of aspect: ItemAspect) -> (isSet: Bool, text: String?) {
        switch self {
        case .edit(_, .fix(let fix), _):
            (aspect == .expiry ? fix.setsDate : fix.aspects.contains(aspect), fix.text(of: aspect))
        case .edit(_, .move(let place, _), _): (aspect == .place, place)
        case .edit(_, .reread(let item), _), .replace(let item): (aspect != .review, item.text(of: aspect))
        default: (false, nil)
        }
    }
}

extension ItemSource {
    /// The first items; none when they cannot be read.
    fileprivate var firstBatch: [Item] {
        struct Enough: Error {}
        var first: [Item] = []
        try? forEachBatch { batch in
            first = batch
            throw Enough()
        }
        return first
    }
}
