import KeepItFreshDomain
import KeepItFreshPlatform

extension CurlTransport {
    /// Requests an address, with a body by POST. Throws `AuthError.network` or `unavailable`.
    func request(
        _ address: WebAddress, headers: [String] = [], body: String? = nil
    ) async throws(AuthError) -> Answer {
        do { return try await send(address, headers: headers, body: body) } catch { throw AuthError(error) }
    }

    /// Posts a body. Throws `AuthError.network`, or `unavailable` where the server does not answer that it has it.
    func post(_ body: String, to address: WebAddress, headers: [String]) async throws(AuthError) {
        let answer: Answer
        do { answer = try await send(address, headers: headers, body: body, readsAnswer: false) } catch {
            throw AuthError(error)
        }
        guard answer.isSuccess else { throw .unavailable }
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
