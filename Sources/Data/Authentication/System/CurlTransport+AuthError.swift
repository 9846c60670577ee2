import KeepItFreshDomain
import KeepItFreshPlatform

extension CurlTransport {
    /// Requests an address, with a body by POST. Throws `AuthError.network` or `unavailable`.
    func request(
        _ address: WebAddress, headers: [String] = [], body: String? = nil
    ) async throws(AuthError) -> Answer {
        do { return try await send(address, headers: headers, body: body) } catch { throw AuthError(error) }
    }

    /// Sends a message by SMTP. Throws `AuthError.network` or `unavailable`.
    func deliver(_ mail: Mail) async throws(AuthError) {
        do { try await send(mail) } catch { throw AuthError(error) }
    }
}

extension AuthError {
    fileprivate init(_ failure: CurlTransport.Failure) {
        self = failure == .unreachable ? .network : .unavailable
    }
}

extension MessageError {
    /// Translates a failed transfer for the sender of a message.
    init(_ error: AuthError) {
        self = error == .network ? .unreachable : .refused
    }
}
