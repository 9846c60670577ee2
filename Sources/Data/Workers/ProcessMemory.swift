import CMemory

/// How this process keeps its memory.
public enum ProcessMemory {
    /// Lets all threads take their memory from one place, from now on. What glibc gives each thread of its own grows by a
    /// call of the system for every page; for a program that reads much, shows it and ends, waiting for each other costs
    /// less.
    public static func share() {
        kif_memory_share()
    }
}
