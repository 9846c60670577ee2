import FoundationEssentials
import KeepItFreshDomain
import KeepItFreshSQLite

// A process of its own that does what a scan does at first use: sign in, take the household, save packs of one batch.
// Arguments: the database's path, the name of the writer, and how many photos it saves.

let path = CommandLine.arguments[1]
let writer = CommandLine.arguments[2]
let count = Int(CommandLine.arguments[3]) ?? 0

let database = try SQLiteDatabase(path: path, busyTimeout: 60)
let identity = try await SQLiteAuthenticationAdapter(database).authenticate(providerId: "guest", context: nil)
_ = try await SQLiteProfileAdapter(database).createProfile(userId: identity.userId, seed: nil)
let home = try await SQLiteHouseholdRepository(database, actingAs: identity.userId).ensureHousehold(named: "Home")
guard let today = CivilDate(year: 2027) else { preconditionFailure("2027 is a year") }
let items = SQLiteItemRepository(database, actingAs: identity.userId, today: { today })
for number in 0..<count {
    let pack = Item(name: "Oat Drink", expiryDate: CivilDate(year: 2027, month: 3), addedDate: Date())
    _ = try await items.save([pack], ofPhoto: "\(writer)-\(number)", named: "\(number).jpg", in: home.id)
}
