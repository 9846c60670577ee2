package import FoundationEssentials

/// Rows that several servers share, each of which works on a copy of them.
///
/// All methods throw `DataError`: `busy` where it can be tried again at once, also by who may be no member of a
/// household any more, `network` when the rows cannot be reached, `unavailable` when they are not whole. Those that are
/// not `async` block their thread.
package protocol SharedRowsProviding: Sendable {
    /// How far the accounts are, and the households of these actors, in one statement. A household that is not there
    /// any more, or nobody of them is a member of, is left out; the accounts are while the rows are not whole.
    func states(for actors: [SharedRow.Actor]) async throws(DataError) -> [SharedRow.Scope: SharedRow.State]

    /// Reads the rows of a scope that were changed after `number`, in one state and no order, some at a time. Returns
    /// the number up to which they are complete, at least `number`. With 0, rows that were removed are left out.
    func readNews(
        of scope: SharedRow.Scope, after number: Int64, for actor: SharedRow.Actor,
        _ receive: (ArraySlice<SharedRow>) throws -> Void
    ) throws -> Int64

    // MARK: Changes, one at a time

    /// Waits until no other change of this process is made, at most two seconds; then it throws `busy`. Returns the
    /// first of a million numbers that are higher than those that rows have got. `endChange` must follow, but where
    /// this throws.
    func beginChange(for actor: SharedRow.Actor) async throws(DataError) -> Int64
    /// Ends a change; what was not committed is not done.
    func endChange()
    /// Lets nobody else change a scope until the change ends, and returns how far it is, and the first of a million
    /// numbers that are higher than those that rows have got before. A household that is locked already is not locked
    /// again. Households are locked before accounts, but those of which an actor becomes a member.
    func lock(_ scope: SharedRow.Scope, for actor: SharedRow.Actor) throws(DataError) -> (
        state: SharedRow.State, places: Int64
    )
    /// Stores rows of a locked scope, each once, whose number rises by one with each commit.
    func store(_ rows: [SharedRow], in scope: SharedRow.Scope) throws(DataError)
    /// Makes a household with its first row, when accounts are locked.
    func addHousehold(_ id: String, epoch: String, _ row: SharedRow) throws(DataError)
    /// Removes a household and all its rows, when accounts are locked.
    func removeHousehold(_ id: String) throws(DataError)
    /// Commits what was stored of households, or of accounts. Where the answer is lost, it finds out whether that was
    /// done, and throws `network` where it was not or that cannot be known. The locks of what was committed end.
    func commitHouseholds() throws(DataError)
    func commitAccounts() throws(DataError)

    // MARK: Large content

    /// The bytes of a row; nil where it has none.
    func bytes(
        of kind: String, key: String, in householdId: String, for actor: SharedRow.Actor
    ) async throws(DataError) -> Data?

    /// Keeps a photo until it is read, which this server may do for a minute.
    func addPhoto(_ photo: SharedRow.UnreadPhoto, _ bytes: Data) async throws(DataError)
    /// Lets this server alone read a photo, for a minute from now. False where another one does, or the photo is gone.
    func claimPhoto(_ photo: SharedRow.UnreadPhoto) async throws(DataError) -> Bool
    /// The bytes of a photo; nil when it is gone.
    func bytes(ofPhoto photo: SharedRow.UnreadPhoto) async throws(DataError) -> Data?
    /// Removes a photo that was read.
    func removePhoto(_ photo: SharedRow.UnreadPhoto) async throws(DataError)
    /// The photos that no server has begun to read within the last minute.
    func unreadPhotos() async throws(DataError) -> [SharedRow.UnreadPhoto]
}
