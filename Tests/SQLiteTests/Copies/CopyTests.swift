import Foundation
import GRDB
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshSQLite

/// What one sees who uses copies of a household.
@Suite(.inTemporaryFolder) struct CopyTests {
    private let folder: TemporaryFolder
    private let template: String

    init() throws {
        folder = try TemporaryFolder()
        template = folder.file("template.sqlite")
        do { _ = try SQLiteDatabase(path: template) }
    }

    private func world() async throws -> CopyWorld {
        let world = try await CopyWorld(folder, template: template)
        for device in world.devices { _ = try await world.sync(device) }
        return world
    }

    private static let day = StoreKind.today()

    private static func adding(_ name: String, id: String, packs: Int = 1) -> RequestedChange {
        var item = Item(id: id, name: name, quantity: packs, addedDate: Date(timeIntervalSince1970: 1_800_000_000))
        item.fieldsSetByUser = item.fieldsWithValue
        return RequestedChange(.add(item), on: day)
    }

    private static func edit(_ id: String, _ edit: ItemEdit) -> RequestedChange {
        RequestedChange(.edit(id, edit), on: day)
    }

    private func expectEqual(_ world: CopyWorld) async throws {
        let own = try await CopyWorld.rows(of: world.home, in: world.server)
        for device in world.devices {
            #expect(try await CopyWorld.rows(of: world.home, in: device.database) == own, "\(device.name)")
        }
    }

    @Test func whenTwoEatOfOnePack_shouldTakeBoth_andTellWhoComesLate() async throws {
        let world = try await world()
        let (ann, ben) = (world.devices[0], world.devices[2])
        _ = try await ann.items.perform(Self.adding("Milk", id: "milk"), in: world.home)
        for device in world.devices { _ = try await world.sync(device) }

        for device in [ann, ben] {
            _ = try await device.items.perform(Self.edit("milk", .eat(.thousandths(333))), in: world.home)
        }
        for device in [ann, ben, ann] { #expect(try await world.sync(device).settled.isEmpty) }
        #expect(try await ann.items.items(in: world.home).first?.stock == 333)

        for device in [ann, ben] {
            _ = try await device.items.perform(Self.edit("milk", .eat(.all)), in: world.home)
        }
        _ = try await world.sync(ben)
        let late = try await world.sync(ann)
        #expect(late.settled.first?.outcome.refusal == .notEnough(0))
        #expect(late.settled.first?.outcome.meanwhile?.by == "Ben")
        #expect(late.settled.first?.itemName == "Milk")
        #expect(try await ann.copy.takeSettled(all: false).count == 1)
        #expect(try await ann.copy.takeSettled(all: false).isEmpty)
        #expect(try await ann.copy.takeSettled(all: true).count == 1)

        // Each takes back own meals, in any order.
        for device in [ann, ben] {
            _ = try await world.sync(device)
            _ = try await device.items.perform(RequestedChange(.undo(nil), on: Self.day), in: world.home)
            _ = try await world.sync(device)
        }
        _ = try await world.sync(ann)
        _ = try await world.sync(world.devices[1])
        #expect(try await ann.items.items(in: world.home).first?.stock == 667)
        try await expectEqual(world)
    }

    /// A server behind a proxy that refuses large requests.
    private struct LimitedServer: ServerExchangeProviding {
        let server: UnreliableServer
        let maximum: Int

        func exchange(_ request: CopyRequest, of householdId: String) async throws(CopyFault) -> CopyAnswer {
            guard let body = try? JSONEncoder().encode(request), body.count <= maximum else { throw .tooLarge }
            return try await server.exchange(request, of: householdId)
        }
    }

    @Test(arguments: [(64 << 10, 0), (1_000, 60)])
    func whenAProxyTakesSmallRequestsOnly_shouldSendSmallOnes(maximum: Int, left: Int) async throws {
        let world = try await world()
        let ann = world.devices[0]
        for number in 0..<60 {
            var item = Item(id: "item \(number)", name: "Tea \(number)", addedDate: Date(timeIntervalSince1970: 0))
            item.notes = String(repeating: "x", count: 5_000)
            _ = try await ann.items.perform(RequestedChange(.add(item), on: Self.day), in: world.home)
        }
        let server = LimitedServer(
            server: UnreliableServer(
                world.server, userId: ann.userId, device: ann.name, seed: 0, isReliable: true),
            maximum: maximum)

        var fault: CopyFault?
        do {
            _ = try await ann.copy.exchange(of: world.home, with: server) { _ in "kept" }
        } catch let error as CopyFault {
            fault = error
        }

        #expect(fault == (left == 0 ? nil : .tooLarge))
        #expect(try await ann.copy.status().waiting == left)
        #expect(try await world.phone(of: "ann").items(in: world.home).count == 60 - left)
    }

    @Test func whenTwoGiveNamesAndDates_shouldReplaceNothingUnseen() async throws {
        let world = try await world()
        let (ann, ben) = (world.devices[0], world.devices[2])
        _ = try await ann.items.perform(Self.adding("Milk", id: "milk"), in: world.home)
        for device in world.devices { _ = try await world.sync(device) }

        var (name, date, other) = (ItemFix(), ItemFix(), ItemFix())
        name.set([.name]) { $0.name = "Oat Drink" }
        date.set([.expiry]) { $0.expiryDate = CivilDate("2027-03-27") }
        other.set([.name]) { $0.name = "Soy Drink" }
        _ = try await ann.items.perform(Self.edit("milk", .fix(name)), in: world.home)
        _ = try await ben.items.perform(Self.edit("milk", .fix(date)), in: world.home)
        for device in [ann, ben, ann] { #expect(try await world.sync(device).settled.isEmpty) }
        let both = try await ann.items.items(in: world.home).first
        #expect(both?.name == "Oat Drink" && both?.expiryDate == date.values.expiryDate)

        let stale = world.devices[1]
        _ = try await stale.items.perform(Self.edit("milk", .fix(other)), in: world.home)
        let settled = try await world.sync(stale).settled
        #expect(settled.first?.outcome.refusal == .changedSince(.name))
        #expect(settled.first?.outcome.meanwhile?.value == "Oat Drink")
        #expect(settled.first?.outcome.meanwhile?.isOwn == true)
        try await expectEqual(world)
        #expect(try await stale.items.items(in: world.home).first?.name == "Oat Drink")
    }

    @Test func whenAnItemIsDeletedMeanwhile_shouldReviveNothing() async throws {
        let world = try await world()
        let (ann, ben) = (world.devices[0], world.devices[2])
        _ = try await ann.items.perform(Self.adding("Milk", id: "milk"), in: world.home)
        for device in world.devices { _ = try await world.sync(device) }

        _ = try await world.phone(of: "ben").perform(
            RequestedChange(.edit("milk", .delete), on: Self.day, device: "phone"), in: world.home)
        _ = try await ann.items.perform(Self.edit("milk", .eat(.packs(1))), in: world.home)
        let settled = try await world.sync(ann).settled

        #expect(settled.first?.outcome.refusal == .itemGone)
        #expect(settled.first?.outcome.meanwhile?.action == .deleted)
        _ = try await world.sync(ben)
        _ = try await world.sync(world.devices[1])
        #expect(try await ann.items.items(in: world.home).isEmpty)
        try await expectEqual(world)
    }

    @Test func whenBothScanOnePack_shouldCountPhotosOnce() async throws {
        let world = try await world()
        let (ann, ben) = (world.devices[0], world.devices[2])
        func scan(_ photo: String, on device: CopyWorld.Device) async throws {
            let item = Item.sample(name: "Milk", gtin: "4006381333931", expires: "2027-05-01", lot: nil)
            _ = try await device.items.save(
                [item], ofPhotos: [StoredPhoto(contentHash: photo, name: photo)], on: Self.day, in: world.home)
        }
        try await scan("one", on: ann)
        try await scan("two", on: ben)
        try await scan("same", on: ann)
        try await scan("same", on: ben)
        for device in [ann, ben, ann, world.devices[1]] { _ = try await world.sync(device) }

        #expect(try await ann.items.items(in: world.home).map(\.quantity) == [3])
        try await expectEqual(world)
    }

    @Test func whenTheServerGoesBack_shouldGetEverythingAgain() async throws {
        let world = try await world()
        let (ann, ben) = (world.devices[0], world.devices[2])
        try await world.makeBackup()
        for number in 0..<10 {
            for device in [ann, ben] {
                _ = try await device.items.perform(
                    Self.adding("\(device.name) \(number)", id: "\(device.name)-\(number)"), in: world.home)
                _ = try await world.sync(device)
            }
        }
        // Ben's device is asleep during the first of two restorations.
        try await world.restore()
        _ = try await world.sync(ann)
        try await world.makeBackup()
        try await world.restore()
        for device in world.devices + world.devices { _ = try await world.sync(device) }

        #expect(try await ann.items.items(in: world.home).count == 20)
        try await expectEqual(world)
    }

    /// The phone has no copy: what it did since the backup is only on the laptop.
    @Test func whenTheServerGoesBack_shouldBringBackWhatOthersDid() async throws {
        let world = try await world()
        let (ann, ben, phone) = (world.devices[0], world.devices[2], world.phone(of: "ben"))
        func ask(_ action: RequestedChange.Action) async throws {
            let outcome = try await phone.perform(
                RequestedChange(action, on: Self.day, device: "phone"), in: world.home)
            #expect(outcome.refusal == nil)
        }
        func add(_ name: String, packs: Int = 1) async throws {
            try await ask(Self.adding(name, id: name.lowercased(), packs: packs).action)
        }
        for name in ["Bread", "Salt", "Rice"] { try await add(name, packs: 3) }
        for device in world.devices { _ = try await world.sync(device) }
        try await world.makeBackup()
        try await add("Milk", packs: 2)
        try await ask(.edit("milk", .open(days: 3)))
        try await ask(.edit("milk", .eat(.thousandths(500))))
        try await ask(.edit("bread", .eat(.packs(1))))
        try await ask(.edit("bread", .move(to: "Shelf", packs: nil)))
        try await ask(.edit("salt", .delete))
        try await add("Jam")
        try await ask(.edit("jam", .delete))
        try await ask(
            .keep(InboxPhoto(contentHash: "photo", name: "a.jpg", subject: .other, confidence: 1, savedAt: Date())))
        for device in world.devices { _ = try await world.sync(device) }
        // What the laptop does after the last exchange comes after what it had.
        _ = try await ann.items.perform(Self.edit("milk", .eat(.thousandths(250))), in: world.home)

        try await world.restore()
        for device in world.devices + world.devices { _ = try await world.sync(device) }

        let items = try await world.phone(of: "ann").items(in: world.home).sorted { $0.id < $1.id }
        #expect(items.map(\.id) == ["bread", "milk", "rice"])
        #expect(items.map(\.stock) == [2_000, 1_250, 3_000])
        #expect(items[0].place == "Shelf" && items[1].opening?.days == 3)
        #expect(try await world.phone(of: "ann").waitingPhotos(in: world.home).map(\.contentHash) == ["photo"])
        #expect(try await ann.copy.takeSettled(all: true).map(\.outcome.refusal) == [])
        #expect(try await ben.copy.takeSettled(all: true).isEmpty)
        #expect(world.keptItems.isEmpty)
        try await expectEqual(world)
    }

    /// Changes that undo others, or move what belongs to items, are brought back as they were made.
    @Test func whenTheServerGoesBack_shouldBringBackWhatWasUndoneAndJoined() async throws {
        let world = try await world()
        let (ann, phone) = (world.devices[0], world.phone(of: "ben"))
        func ask(_ action: RequestedChange.Action, id: String = UniqueId.make()) async throws -> String {
            let outcome = try await phone.perform(
                RequestedChange(action, on: Self.day, id: id, device: "phone"), in: world.home)
            #expect(outcome.refusal == nil)
            return id
        }
        for (name, packs) in [("Milk", 3), ("Flour", 2), ("Rice", 4), ("Salt", 1)] {
            _ = try await ask(Self.adding(name, id: name.lowercased(), packs: packs).action)
        }
        _ = try await world.sync(ann)
        try await world.makeBackup()
        let deleted = try await ask(.edit("milk", .delete))
        _ = try await ask(.undo(deleted))
        let joined = try await ask(.join("flour", to: "milk", packs: nil))
        _ = try await ask(.undo(joined))
        _ = try await ask(.join("rice", to: "salt", packs: nil))
        _ = try await ask(Self.adding("Jam", id: "jam").action)
        let gone = try await ask(.edit("jam", .delete))
        _ = try await ask(.undo(gone))
        let many = (0..<600).map { Item(id: "item-\($0)", name: "Item \($0)", addedDate: Date()) }
        let imported = try await ask(.importItems(ItemSource(many), replacing: false))
        _ = try await world.sync(ann)

        try await world.restore()
        _ = try await world.sync(ann)

        let server = world.phone(of: "ann")
        let items = try await server.items(in: world.home).filter { !$0.id.hasPrefix("item-") }
        #expect(
            Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0.quantity) })
                == ["milk": 3, "flour": 2, "salt": 5, "jam": 1])
        #expect(try await server.itemJoined(by: "rice", in: world.home)?.id == "salt")
        #expect(try await ann.copy.takeSettled(all: true).map(\.outcome.refusal) == [])
        #expect(
            try await CopyWorld.rows(of: world.home, in: ann.database)
                == CopyWorld.rows(of: world.home, in: world.server))
        let outcome = try await server.perform(
            RequestedChange(.undo(imported), on: Self.day, device: "phone"), in: world.home)
        #expect(outcome.refusal == nil)
        #expect(try await server.items(in: world.home).count == 4)
    }

    @Test func whenAFoodTurnsOutToBeNone_shouldForgetItAgain() async throws {
        let world = try await world()
        let (ann, phone) = (world.devices[0], world.phone(of: "ben"))
        var item = Item(id: "", name: "Soap", expiryDate: Self.day, addedDate: Date())
        item.gtin = GTIN("4006381333931")
        let photo = StoredPhoto(contentHash: "soap", name: "soap.jpg")
        let outcome = try await phone.perform(
            RequestedChange(.save([item], photos: [photo]), on: Self.day, device: "phone"), in: world.home)
        let id = try #require(outcome.items.first?.item.id)
        try await world.makeBackup()
        _ = try await phone.perform(RequestedChange(.notFood(id), on: Self.day, device: "phone"), in: world.home)
        _ = try await world.sync(ann)

        try await world.restore()
        _ = try await world.sync(ann)

        #expect(try await world.phone(of: "ann").items(in: world.home).isEmpty)
        #expect(try await world.phone(of: "ann").inboxPhoto("soap", in: world.home)?.decision == .forgotten)
        #expect(try await ann.copy.takeSettled(all: true).map(\.outcome.refusal) == [])
    }

    @Test func whenSomebodyHasChangedIt_shouldKeepWhatTheServerLostInAFile() async throws {
        let world = try await world()
        let (ann, phone) = (world.devices[0], world.phone(of: "ben"))
        _ = try await phone.perform(Self.adding("Milk", id: "milk"), in: world.home)
        try await world.makeBackup()
        _ = try await phone.perform(Self.edit("milk", .move(to: "Cellar", packs: nil)), in: world.home)
        _ = try await world.sync(ann)
        try await world.restore()
        _ = try await world.phone(of: "ben").perform(
            Self.edit("milk", .move(to: "Fridge", packs: nil)), in: world.home)

        let report = try await world.sync(ann)

        #expect(report.kept == ["kept"])
        #expect(world.keptItems.map(\.place) == ["Cellar"])
        #expect(try await ann.items.items(in: world.home).map(\.place) == ["Fridge"])
        #expect(try await ann.copy.takeSettled(all: false).map(\.outcome.refusal) == [.changedSince(.place)])
        for device in world.devices { #expect(try await world.sync(device).kept.isEmpty) }
        try await expectEqual(world)
    }

    /// A file that is copied back by hand has the same id, and an earlier number.
    @Test func whenTheFileIsPutBackByHand_shouldBringBackEverything() async throws {
        let world = try await world()
        try await world.makeBackup()
        _ = try await world.phone(of: "ben").perform(Self.adding("Milk", id: "milk"), in: world.home)
        for device in world.devices { _ = try await world.sync(device) }

        try await world.restore(isMarked: false)
        _ = try await world.sync(world.devices[0])

        #expect(try await world.phone(of: "ann").items(in: world.home).map(\.name) == ["Milk"])
        #expect(
            try await CopyWorld.rows(of: world.home, in: world.devices[0].database)
                == CopyWorld.rows(of: world.home, in: world.server))
    }

    /// A household that the server does not know is not one of which somebody is no member any more.
    @Test func whenTheServerDoesNotKnowTheHousehold_shouldKeepIt() async throws {
        let world = try await world()
        let ann = world.devices[0]
        _ = try await ann.items.perform(Self.adding("Milk", id: "milk"), in: world.home)
        try await world.server.write { [home = world.home] database in
            try database.execute(sql: "DELETE FROM household WHERE id = ?", arguments: [home])
            try database.execute(sql: "DELETE FROM formerMember")
        }

        await #expect(throws: CopyFault.notFound) { try await world.sync(ann, world.home) }

        #expect(try await ann.items.items(in: world.home).map(\.name) == ["Milk"])
        #expect(try await ann.copy.status().waiting == 1)
    }

    /// Whoever answers so has no such household, or is no server.
    @Test func whenAnAnswerHasNoHousehold_shouldTakeNothingOver() async throws {
        let world = try await world()
        let ann = world.devices[0]
        _ = try await ann.items.perform(Self.adding("Milk", id: "milk"), in: world.home)
        _ = try await world.sync(ann)
        struct Stranger: ServerExchangeProviding {
            func exchange(_ request: CopyRequest, of householdId: String) async throws(CopyFault) -> CopyAnswer {
                var answer = CopyAnswer(epoch: "foreign", number: 1, device: "x")
                answer.position = 1
                answer.outcomes = request.changes.map { SentOutcome(id: $0.id) }
                return answer
            }
        }

        await #expect(throws: CopyFault.notUnderstood) {
            try await ann.copy.exchange(of: world.home, with: Stranger()) { _ in "kept" }
        }

        #expect(try await ann.items.items(in: world.home).map(\.name) == ["Milk"])
        for device in world.devices { _ = try await world.sync(device) }
        #expect(try await world.phone(of: "ben").items(in: world.home).map(\.name) == ["Milk"])
        try await expectEqual(world)
    }

    @Test func whenManyItemsAreImported_shouldUndoThemAtOnce() async throws {
        let world = try await world()
        let ann = world.devices[0]
        let items = (0..<1_200).map { number in
            Item(id: "item-\(number)", name: "Item \(number)", addedDate: Date(timeIntervalSince1970: 1_800_000_000))
        }
        let change = RequestedChange(.importItems(ItemSource(items), replacing: false), on: Self.day)
        _ = try await ann.items.perform(change, in: world.home)
        #expect(try await world.sync(ann).sent == 3)
        #expect(try await world.phone(of: "ben").items(in: world.home).count == 1_200)

        _ = try await ann.items.perform(RequestedChange(.undo(nil), on: Self.day), in: world.home)
        _ = try await world.sync(ann)
        #expect(try await world.phone(of: "ben").items(in: world.home).isEmpty)
        for device in world.devices { _ = try await world.sync(device) }
        try await expectEqual(world)
    }

    @Test func whenAMemberIsRemoved_shouldLeaveNothingButTheFile() async throws {
        let world = try await world()
        let ben = world.devices[2]
        _ = try await world.devices[0].items.perform(Self.adding("Quinoaschnitte", id: "q"), in: world.home)
        for device in world.devices { _ = try await world.sync(device) }
        _ = try await ben.items.perform(Self.edit("q", .eat(.packs(1))), in: world.home)
        try await world.setMember(false)

        let report = try await world.sync(ben)

        #expect(report.left.first?.waiting.first?.itemName == "Quinoaschnitte")
        let told = try await ben.copy.takeLeft()
        #expect(told.first?.name == "Home" && told.first?.waiting.count == 1)
        #expect(try await ben.copy.takeLeft().isEmpty)
        #expect(try await ben.copy.status().households.map(\.name) == ["Cabin"])
        for ending in ["", "-wal"] {
            let bytes = (try? Data(contentsOf: URL(fileURLWithPath: ben.path + ending))) ?? Data()
            #expect(bytes.range(of: Data("Quinoaschnitte".utf8)) == nil, "\(ending)")
        }
        let file = try #require(told.first?.file)
        #expect(told.first?.ended.isHouseholdDeleted == false)
        let kept = try SQLiteDatabase(path: file)
        let items = SQLiteItemRepository(kept, actingAs: "ben", today: StoreKind.today)
        #expect(try await items.items(in: world.home).map(\.name) == ["Quinoaschnitte"])
        #expect(try await kept.read { try UserRecord.guest($0)?.id } == "ben")
        #expect(try await SQLiteHouseholdRepository(kept, actingAs: "ben").memberships(of: "ben").count == 1)
        #expect(try DatabaseCheck(path: file).faults() == [])
    }

    @Test func whenAHouseholdIsDeleted_shouldSaySo() async throws {
        let world = try await world()
        try await SQLiteHouseholdRepository(world.server, actingAs: "ann").deleteHousehold(world.home)

        for device in world.devices {
            let left = try await world.sync(device, world.home).left
            #expect(left.map(\.ended.isHouseholdDeleted) == [true])
        }
    }

    @Test func whenTheServerIsLost_shouldRestoreACopyAsAnInventory() async throws {
        let world = try await world()
        let ann = world.devices[0]
        _ = try await ann.items.perform(Self.adding("Milk", id: "milk"), in: world.home)
        _ = try await world.sync(ann)
        _ = try await ann.items.perform(Self.edit("milk", .open(days: 3)), in: world.home)
        let file = folder.file("of a copy")
        try await ann.database.pool.vacuum(into: file)
        let path = folder.file("own.sqlite")

        _ = try DatabaseBackups(ofDatabase: path).restore(file, forcing: false)

        let own = try SQLiteDatabase(path: path)
        #expect(try await SQLiteServerCopy(own) == nil)
        #expect(try await own.read { try UserRecord.guest($0)?.id } == "ann")
        let items = try await SQLiteItemRepository(own, actingAs: "ann", today: StoreKind.today).items(in: world.home)
        #expect(items.map(\.opening?.days) == [3])
        #expect(try DatabaseCheck(path: path).faults() == [])
    }

    @Test func whenALaterVersionAddsAColumn_shouldNoteItsChanges() async throws {
        let world = try await world()
        try await world.server.write { database in
            try database.execute(sql: "ALTER TABLE item ADD COLUMN colour TEXT")
            try CopiedTable.remakeTriggers(database)
        }
        let ann = world.devices[0]
        _ = try await ann.items.perform(Self.adding("Milk", id: "milk"), in: world.home)
        _ = try await world.sync(ann)
        let position = "SELECT position FROM changed WHERE tableName = 'item'"
        let before = try await world.server.read { try Int.fetchOne($0, sql: position) }

        try await world.server.write { try $0.execute(sql: "UPDATE item SET colour = 'white'") }

        let after = try await world.server.read { try Int.fetchOne($0, sql: position) }
        #expect(try #require(before) < #require(after))
        // A copy of a version without the column leaves it out.
        _ = try await world.sync(ann)
        #expect(try await ann.items.items(in: world.home).map(\.name) == ["Milk"])
    }

    @Test func whenAPersonIsInSeveralHouseholds_shouldCopyANewNameToEach() async throws {
        let world = try await world()
        try await world.server.write { database in
            _ = try HouseholdRecord.create(named: "Office", at: Date(), ownedBy: "ann", database)
        }
        let ann = world.devices[0]
        _ = try await world.sync(ann)
        // The answer about one household names the others.
        #expect(try await ann.copy.status().households.map(\.name) == ["Cabin", "Home", "Office"])
        for name in ["Anna", "Anne"] {
            try await world.server.write { database in
                try database.execute(
                    sql: "UPDATE profile SET displayName = ? WHERE userId = 'ann'", arguments: [name])
            }
            for household in world.homes {
                #expect(try await world.sync(ann, household).received > 0)
                let rows = try await CopyWorld.rows(of: household, in: ann.database)
                #expect(try await rows == CopyWorld.rows(of: household, in: world.server))
            }
        }
        let noted = try await world.server.read { database in
            try Int.fetchOne(database, sql: "SELECT count(DISTINCT householdId) FROM changed")
        }
        #expect(noted == 2)
    }

    @Test func whenNothingIsNew_shouldAnswerInFewBytes() async throws {
        let world = try await world()
        _ = try await world.devices[0].items.perform(Self.adding("Milk", id: "milk"), in: world.home)
        for device in world.devices { _ = try await world.sync(device) }
        let home = world.home
        let state = try await world.devices[0].database.read { try CopiedHouseholdRecord.find(home, $0) }
        let request = CopyRequest(epoch: state?.copy ?? "", position: state?.position)

        let answer = try await SQLiteExchange(world.server, actingAs: "ann")
            .answer(request, of: world.home, device: UniqueId.make())

        #expect(answer.rows.isEmpty)
        #expect(try JSONEncoder().encode(answer).count <= 400)
    }

    @Test func whenSomebodyAsksForOthers_shouldAnswerWithTheHouseholdAlone() async throws {
        let world = try await world()
        try await world.server.write { database in
            let other = try HouseholdRecord.create(named: "Other", at: Date(), ownedBy: "eve", database).id
            try ItemRecord(householdId: other, item: Item(id: "secret", name: "Secret", addedDate: Date()))
                .insert(database)
            try database.execute(
                sql: "INSERT INTO profile (userId, displayName, email, createdAt) VALUES ('eve', 'Eve', 'e@x', '')")
        }
        let asked = [
            CopiedRow.Key(table: "item", key: ["secret"]), CopiedRow.Key(table: "profile", key: ["eve"]),
            CopiedRow.Key(table: "session", key: []), CopiedRow.Key(table: "membership", key: ["eve"]),
        ]

        let answer = try await SQLiteExchange(world.server, actingAs: "ann")
            .answer(CopyRequest(epoch: "", position: 1 << 40, rows: asked), of: world.home, device: "ann-1")

        #expect(answer.rows.map(\.table) == ["item", "profile", "membership"])
        #expect(answer.rows.allSatisfy { $0.values == nil })
        await #expect(throws: DataError.permission) {
            try await SQLiteExchange(world.server, actingAs: "eve")
                .answer(CopyRequest(epoch: "", position: 0), of: world.home, device: "eve-1")
        }
    }
}
