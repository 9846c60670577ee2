import FoundationEssentials
import KeepItFreshAuthentication
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshSQLite

// A program that does what the first scan does: sign in, create the household, save packs.
// Arguments: the database's path, the writer's name, the number of photos to save, and optionally a product. With a
// product's name every second pack is called by that name and a number, and the median time of a save is printed in
// milliseconds. With a GTIN all packs are of that product, with the date that follows, if any. Without a product all
// packs are of one batch.

let path = CommandLine.arguments[1]
let writer = CommandLine.arguments[2]
let count = Int(CommandLine.arguments[3]) ?? 0
let product = CommandLine.arguments.count > 4 ? CommandLine.arguments[4] : nil

let database = try SQLiteDatabase(path: path, busyTimeout: 60)
let identities = SQLiteIdentityStore(database, clock: SystemClock())
let userId = try await identities.resolveAccount(for: .guest, guest: nil, choice: .ask).userId
_ = try await SQLiteProfileAdapter(database).createProfile(userId: userId, seed: nil)
let home = try await SQLiteHouseholdRepository(database, actingAs: userId).ensureHousehold(named: "Home")
let gtin = product.flatMap { GTIN($0) }
let gtinDate = CommandLine.arguments.count > 5 ? CivilDate(CommandLine.arguments[5]) : nil
guard let today = CivilDate(year: 2027) else { preconditionFailure("2027 is a year") }
let items = SQLiteItemRepository(database, actingAs: userId, today: { today })
var times: [Duration] = []
for number in 0..<count {
    let name = product.map { number.isMultiple(of: 2) ? "\($0) \(number)" : "New \(number)" } ?? "Oat Drink"
    let pack =
        gtin.map { Item(gtin: $0, expiryDate: gtinDate, addedDate: Date()) }
        ?? Item(name: name, expiryDate: CivilDate("2027-03-12"), addedDate: Date())
    let start = ContinuousClock.now
    _ = try await items.save([pack], ofPhoto: "\(writer)-\(number)", named: "\(number).jpg", in: home.id)
    times.append(.now - start)
}
if product != nil, gtin == nil, count > 0 { print(times.sorted()[count / 2] / .milliseconds(1)) }
