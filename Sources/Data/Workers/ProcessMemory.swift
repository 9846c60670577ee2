import CKIFMemory

/// The settings of this process's memory allocator.
package enum ProcessMemory {
    /// Makes all threads allocate from one arena, from now on. The arenas that glibc gives each thread grow by a system
    /// call for every page; a program that reads much, shows it and ends loses less by waiting for a lock.
    package static func useSingleArena() {
        ckifmemory_use_single_arena()
    }
}
