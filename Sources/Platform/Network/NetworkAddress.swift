import Glibc

/// Who can be behind an address.
package enum NetworkAddress {
    /// An address, or of IPv6 the networks that it is in, which one party has: its own (/64), then that of its site
    /// (/48).
    package static func networks(of address: String) -> [String] {
        var number = in6_addr()
        let isNumber = unsafe inet_pton(AF_INET6, String(address.prefix { $0 != "%" }), &number) == 1
        guard isNumber, address != "::1" else { return [address] }
        let bytes = unsafe withUnsafeBytes(of: &number) { unsafe Array($0) }
        return [8, 6].map { count in bytes.prefix(count).map { String($0, radix: 16) }.joined(separator: ".") }
    }
}
