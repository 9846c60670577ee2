import FoundationEssentials
import KeepItFreshDomain

/// Folders in which inotify does not see all changes, as other machines or programs make them, too.
enum RemoteFolder {
    /// Whether a folder is on such a file system, by the list of what is mounted (proc_pid_mountinfo(5)).
    static func contains(_ folder: String) -> Bool {
        guard let device = FileStatus(of: folder, followingLinks: true)?.device,
            let list = try? String(contentsOfFile: "/proc/self/mountinfo", encoding: .utf8)
        else { return false }
        return isRemote(device, in: list)
    }

    /// Whether the file system of a device, as `8:1`, is one of a network, of a program, or of a virtual machine's
    /// host.
    static func isRemote(_ device: String, in mounts: String) -> Bool {
        mounts.split(separator: "\n").contains { line in
            let fields = line.split(separator: " ")
            guard fields.count > 5, fields[2] == device, let end = fields.firstIndex(of: "-"), end + 1 < fields.count
            else { return false }
            let type = fields[end + 1]
            return types.contains(String(type)) || type.hasPrefix("fuse.")
        }
    }

    private static let types: Set = [
        "nfs", "nfs4", "cifs", "smb3", "smbfs", "ncpfs", "afs", "coda", "ceph", "lustre", "beegfs", "glusterfs", "gfs2",
        "ocfs2", "9p", "virtiofs", "vboxsf", "vmhgfs", "prl_fs", "drvfs", "fuse", "davfs",
    ]
}
