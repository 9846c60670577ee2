/// How many connections there are, and how long they are waited for.
struct PostgresLimits: Sendable {
    /// The connections of a login at once.
    var connections = 16
    /// How long a connection, or the turn of a change, is waited for.
    var patience = Duration.seconds(2)
    /// How long an answer is waited for.
    var answer = Duration.seconds(5)
    /// How long the answer to a commit is waited for.
    var commit = Duration.seconds(5)
    /// How long it is tried to find out whether a commit was done.
    var recovery = Duration.seconds(8)
    /// After which time without use a connection is closed.
    var idle = Duration.seconds(60)
    /// After how many milliseconds the server gives up a statement.
    var statement = 4_000
    /// After how many milliseconds the server gives up waiting for another's change.
    var lock = 3_000
    /// After how many milliseconds the server gives up a transaction whose next statement does not come.
    var pause = 15_000
}
