/// The parts of an `http` or `https` address that a Digital Link uses.
struct WebAddress {
    /// The path cut at its slashes, still percent-encoded; an empty last one where the path ends with a slash.
    let segments: [ArraySlice<UInt8>]
    /// What stands between `?` and `#`.
    let query: ArraySlice<UInt8>

    /// Nil for another scheme, for spaces, or without a host. Scheme and host may be in capitals.
    init?(_ content: ArraySlice<UInt8>) {
        let scheme = content.prefix(8).map { $0 | 0x20 }
        let length =
            scheme.starts(with: Array("https://".utf8)) ? 8 : scheme.starts(with: Array("http://".utf8)) ? 7 : 0
        let rest = content.dropFirst(length)
        guard length > 0, !rest.contains(where: ASCII.isSpace) else { return nil }
        let bare = rest.prefix { $0 != UInt8(ascii: "#") }
        let hierarchy = bare.prefix { $0 != UInt8(ascii: "?") }
        let host = hierarchy.prefix { $0 != UInt8(ascii: "/") }
        guard !host.isEmpty else { return nil }
        query = bare[hierarchy.endIndex...].dropFirst()
        let path = hierarchy[host.endIndex...].dropFirst()
        var segments = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        if segments.last?.isEmpty == true { segments.removeLast() }
        self.segments = segments
    }
}
