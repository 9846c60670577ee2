import Glibc

/// The names and addresses under which others on the network know this machine.
package enum ThisMachine {
    /// Its addresses in digits, IPv4 first, then its name, also as mDNS (RFC 6762) has it; in lower case.
    package static var names: [String] {
        addresses + (name.map { [$0.lowercased(), "\($0.lowercased()).local"] } ?? [])
    }

    /// Its name; nil when it has none.
    package static var name: String? {
        var buffer = [CChar](repeating: 0, count: 256)
        guard unsafe gethostname(&buffer, buffer.count - 1) == 0 else { return nil }
        let name = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return name.isEmpty ? nil : name
    }

    private static var addresses: [String] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard unsafe getifaddrs(&list) == 0 else { return [] }
        defer { unsafe freeifaddrs(list) }
        var addresses: [String] = []
        var next = unsafe list
        while let entry = unsafe next {
            unsafe next = entry.pointee.ifa_next
            guard let address = unsafe entry.pointee.ifa_addr,
                unsafe entry.pointee.ifa_flags & UInt32(IFF_LOOPBACK) == 0
            else { continue }
            let family = unsafe Int32(address.pointee.sa_family)
            guard family == AF_INET || family == AF_INET6 else { continue }
            let size = family == AF_INET ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size
            var text = [CChar](repeating: 0, count: 256)
            guard unsafe getnameinfo(address, socklen_t(size), &text, 256, nil, 0, NI_NUMERICHOST) == 0 else {
                continue
            }
            let digits = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            addresses.append(String(digits.prefix { $0 != "%" }).lowercased())
        }
        return addresses.filter { $0.contains(".") } + addresses.filter { !$0.contains(".") }
    }
}
