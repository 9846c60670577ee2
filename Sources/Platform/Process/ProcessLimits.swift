import Glibc

/// What the system lets this process have, and those that it starts.
package enum ProcessLimits {
    /// The bytes that a process may address (`ulimit -v`); nil for no limit.
    package static var addressSpace: UInt64? { limit(RLIMIT_AS) }
    /// How many files and connections a process may have open (`ulimit -n`); nil for no limit.
    package static var descriptors: UInt64? { limit(RLIMIT_NOFILE) }

    private static func limit(_ resource: __rlimit_resource) -> UInt64? {
        var limits = rlimit()
        guard unsafe getrlimit(__rlimit_resource_t(resource.rawValue), &limits) == 0 else { return nil }
        return limits.rlim_cur == UInt64.max ? nil : UInt64(limits.rlim_cur)
    }
}
