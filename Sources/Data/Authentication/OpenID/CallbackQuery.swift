import Foundation
import KeepItFreshDomain

/// What a browser brings back from a provider.
struct CallbackQuery {
    private let fields: [String: String]

    /// The fields of a query; of a field that comes twice neither counts.
    init(_ query: String) {
        var parts = URLComponents()
        parts.percentEncodedQuery = query.contains(where: { !$0.isASCII }) ? nil : query
        let items = (parts.queryItems ?? []).compactMap { item in item.value.map { (item.name, [$0]) } }
        fields = Dictionary(items, uniquingKeysWith: +).compactMapValues { $0.count == 1 ? $0[0] : nil }
    }

    /// The code, if the browser comes back from the request of this state. Throws `AuthError.cancelled` when the user
    /// refused, else `invalidCredentials`.
    func code(state: String) throws(AuthError) -> String {
        guard fields["state"] == state else { throw .invalidCredentials }
        if fields["error"] == "access_denied" { throw .cancelled }
        guard fields["error"] == nil, let code = fields["code"], !code.isEmpty else { throw .invalidCredentials }
        return code
    }
}
