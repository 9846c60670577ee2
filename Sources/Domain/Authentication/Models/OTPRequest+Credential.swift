extension OTPRequest {
    /// The credential that the code of a challenge makes.
    public func credential(challengeId: String, code: String) -> LoginCredential {
        provider == .mobileOTP
            ? .mobileOTP(phone: address, challengeId: challengeId, code: code)
            : .emailOTP(email: address, challengeId: challengeId, code: code)
    }
}
