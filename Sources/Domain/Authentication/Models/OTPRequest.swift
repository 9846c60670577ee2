/// A request for a code to sign in with.
package struct OTPRequest: Equatable, Sendable {
    /// `emailOTP` or `mobileOTP`.
    package let provider: AuthProviderType
    /// The mail address, or the phone number in international form.
    package let address: String
    /// In which language the code is sent.
    package let wording: Wording

    package init(provider: AuthProviderType, address: String, wording: Wording = .english) {
        self.provider = provider
        self.address = address
        self.wording = wording
    }

    /// The credential made of the challenge's code.
    package func credential(challengeId: String, code: String) -> LoginCredential {
        provider == .mobileOTP
            ? .mobileOTP(phone: address, challengeId: challengeId, code: code)
            : .emailOTP(email: address, challengeId: challengeId, code: code)
    }

    /// A phone number in international form (E.164): `+` and 8 to 15 digits.
    package struct PhoneNumber: Equatable, Hashable, Sendable {
        /// The number without separators.
        package let number: String

        /// Drops spaces, hyphens, dots and parentheses between the digits. Nil for a text that is not such a number.
        package init?(_ text: String) {
            let compact = text.unicodeScalars.filter { !" -.()".unicodeScalars.contains($0) }
            guard compact.first == "+" else { return nil }
            let digits = compact.dropFirst()
            guard (8...15).contains(digits.count), digits.first != "0",
                digits.allSatisfy({ ("0"..."9").contains($0) })
            else { return nil }
            number = String(String.UnicodeScalarView(compact))
        }
    }
}
