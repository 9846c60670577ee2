import FoundationEssentials
public import KeepItFreshDomain

extension OTPRequestResult {
    /// `{"challengeId", "expiresAt", "resendAt"}`, times in ISO 8601.
    public var json: JSONValue {
        .object([
            ("challengeId", .string(challengeId)),
            ("expiresAt", .string(expiresAt.formatted(.iso8601))),
            ("resendAt", .string(resendAt.formatted(.iso8601))),
        ])
    }
}
