import Glibc

/// The memory that processes of this user may address.
package enum AddressSpace {
    /// The limit on this process, and on those that it starts, in bytes (`ulimit -v`); nil for none.
    package static var limit: UInt64? {
        var limits = rlimit()
        guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limits) == 0 else { return nil }
        return limits.rlim_cur == UInt64.max ? nil : UInt64(limits.rlim_cur)
    }
}
