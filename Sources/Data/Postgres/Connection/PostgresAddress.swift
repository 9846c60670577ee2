import CKIFPostgres
import FoundationEssentials

/// Where a PostgreSQL is: the options of a connection, which libpq reads from a URI or from pairs of keyword and value.
struct PostgresAddress: Sendable {
    private(set) var options: [(keyword: String, value: String)]

    init(_ text: String) throws(PostgresFault) {
        guard ckifpostgres_is_available() != 0 else { throw .missingLibrary }
        guard !text.utf8.contains(0) else { throw .invalidAddress }
        var length = 0
        guard let start = unsafe ckifpostgres_parse(text, &length) else { throw .invalidAddress }
        defer { unsafe ckifpostgres_free(start) }
        let bytes = unsafe UnsafeRawBufferPointer(start: start, count: length)
        let parts = unsafe bytes.split(separator: 0, omittingEmptySubsequences: false).map {
            unsafe String(decoding: $0, as: UTF8.self)
        }
        options = stride(from: 0, to: parts.count - 1, by: 2).map { (parts[$0], parts[$0 + 1]) }
        guard self["password"] == nil, self["sslpassword"] == nil else { throw .passwordInAddress }
    }

    /// The value of an option; setting one replaces it.
    subscript(_ keyword: String) -> String? {
        get { options.last { $0.keyword == keyword }?.value }
        set {
            options.removeAll { $0.keyword == keyword }
            if let newValue { options.append((keyword, newValue)) }
        }
    }

    /// The same address with one of its servers first.
    func beginning(with host: String, _ port: String) -> PostgresAddress {
        let (hosts, ports) = (list("host"), list("port"))
        let index = hosts.indices.first { hosts[$0] == host && (ports.count != hosts.count || ports[$0] == port) }
        guard let index, index > 0 else { return self }
        var address = self
        for keyword in ["host", "hostaddr", "port"] {
            var values = list(keyword)
            guard values.count == hosts.count else { continue }
            values.insert(values.remove(at: index), at: 0)
            address[keyword] = values.joined(separator: ",")
        }
        return address
    }

    private func list(_ keyword: String) -> [String] {
        self[keyword]?.split(separator: ",", omittingEmptySubsequences: false).map(String.init) ?? []
    }
}
