/// What a device authorization endpoint answers (RFC 8628).
struct DeviceAuthorization: Decodable, Sendable {
    let deviceCode: String
    let userCode: String
    let verificationURI: String?
    /// The same by the name that Google gave it.
    let verificationURL: String?
    let expiresIn: Double
    let interval: Double?

    private enum CodingKeys: String, CodingKey {
        case deviceCode = "device_code"
        case userCode = "user_code"
        case verificationURI = "verification_uri"
        case verificationURL = "verification_url"
        case expiresIn = "expires_in"
        case interval
    }
}
