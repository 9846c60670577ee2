package import KeepItFreshDomain

extension BackupError {
    /// Says in one line what went wrong with the backup called `name`.
    package func message(of name: String) -> String {
        let name = TerminalText.visible(name)
        return switch self {
        case .noDatabase: "there is no database yet: nothing to back up"
        case .exists: "\(name) exists already; --force replaces it"
        case .isDatabase: "\(name) is the database itself"
        case .noSuchBackup: "\(name): no such file or backup; kif-scan restore lists the backups"
        case .unreadable: "\(name): it is not a file that can be read"
        case .foreign: "\(name): it is not a kif-scan database"
        case .newerVersion: "\(name): it was made by a newer version of kif-scan"
        case .damaged: "\(name): the backup is damaged"
        case .inconsistent(let faults):
            "\(name): \(faults.first?.message ?? "the backup contradicts itself"); --force restores it as it is"
        case .foreignObjects(let names):
            "\(name): it contains something that kif-scan does not make: \(StorageFault.list(names))"
        case .missingObjects(let names): "\(name): it lacks \(StorageFault.list(names))"
        case .unrecognisedDatabase:
            "the file that is to be replaced is not a kif-scan database, or its beginning is damaged; --force keeps it "
                + "aside and replaces it"
        case .notWritable(let reason): "cannot write \(name): \(TerminalText.visible(reason))"
        }
    }
}
