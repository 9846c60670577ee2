/// An invitation with its code, which is never told again.
public struct IssuedInvitation: Equatable, Sendable {
    /// The invitation.
    public let invitation: Invitation
    /// Its code.
    public let code: InvitationCode

    /// An invitation with its code.
    public init(invitation: Invitation, code: InvitationCode) {
        self.invitation = invitation
        self.code = code
    }
}
