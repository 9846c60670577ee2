/// Why an exchange failed. What waits goes on waiting.
package enum CopyFault: Error, Equatable, Sendable {
    /// The server could not be reached, or did not answer in time.
    case unreachable
    /// The server has too much to do, or no room. It says after how many seconds to ask again, or nil.
    case busy(retryAfter: Int?)
    /// What answers, such as a proxy before the server, takes no request of this size.
    case tooLarge
    /// The session has ended.
    case signedOut
    /// The session has ended with the user's account.
    case accountDeleted
    /// The user was a member of the household, and is none any more.
    case noLongerAMember(FormerMembership)
    /// The server knows no such household of the user, or no such job.
    case notFound
    /// The server speaks another format, with this number.
    case otherFormat(Int)
    /// What answers is no server of this program, or its answer cannot be used.
    case notUnderstood
    /// Another program exchanges at the moment.
    case atWork
}
