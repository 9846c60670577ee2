import CKIFNetwork
import Foundation

/// The network of one's own: this machine and the private networks that it is in. Only there may anything be sent in
/// plain text.
package enum OwnNetwork {
    /// The endings of names that are only given on private networks: mDNS (RFC 6762), RFC 8375, the reserved
    /// `internal`, and those of common routers.
    private static let endings = [".local", ".home.arpa", ".internal", ".lan", ".home", ".localdomain", ".fritz.box"]

    /// Whether a host may be on it, by its name or its address. A name alone does not prove it: what connects
    /// looks at the addresses as well.
    package static func mayHave(_ host: String) -> Bool {
        let host = host.lowercased().trimmingCharacters(in: ["[", "]"])
        if let isOwn = isOwnAddress(host) { return isOwn }
        return !host.contains(".") || endings.contains { host.hasSuffix($0) }
    }

    /// Whether an address in digits is on it; nil for a name.
    private static func isOwnAddress(_ text: String) -> Bool? {
        var ipv4 = sockaddr_in()
        ipv4.sin_family = sa_family_t(AF_INET)
        if unsafe inet_pton(AF_INET, text, &ipv4.sin_addr) == 1 { return isOwn(ipv4) }
        var ipv6 = sockaddr_in6()
        ipv6.sin6_family = sa_family_t(AF_INET6)
        if unsafe inet_pton(AF_INET6, text, &ipv6.sin6_addr) == 1 { return isOwn(ipv6) }
        return nil
    }

    private static func isOwn<Address>(_ address: Address) -> Bool {
        unsafe withUnsafePointer(to: address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe ckifnetwork_is_own($0) != 0 }
        }
    }
}
