package import KeepItFreshDomain

extension BackupError {
    /// Says in one line what went wrong with the backup called `name`.
    package func message(of name: String) -> Message {
        let name = TerminalText.visible(name)
        return switch self {
        case .noDatabase: Message("there is no database yet: nothing to back up")
        case .exists: Message("\(name) exists already; --force replaces it")
        case .isDatabase: Message("\(name) is the database itself")
        case .noSuchBackup: Message("\(name): no such file or backup; kif-scan restore lists the backups")
        case .unreadable: Message("\(name): it is not a file that can be read")
        case .foreign: Message("\(name): it is not a kif-scan database")
        case .newerVersion: Message("\(name): it was made by a newer version of kif-scan; install that version")
        case .olderVersion:
            Message(
                """
                \(name): it is of a version of kif-scan before the first release; restore and export it with that version, \
                and read the file with kif-scan import-items
                """)
        case .damaged: Message("\(name): the backup is damaged; kif-scan restore lists the others")
        case .inconsistent(let faults): Self.message(of: name, faults.first)
        case .foreignObjects(let names):
            // Translators: the last value is a list of names of tables.
            Message("\(name): it contains something that kif-scan does not make: \(StorageFault.list(names))")
        case .missingObjects(let names):
            // Translators: the last value is a list of names of tables.
            Message("\(name): it lacks something that kif-scan needs: \(StorageFault.list(names))")
        case .unrecognisedDatabase:
            Message(
                """
                the file that is to be replaced is not a kif-scan database, or its beginning is damaged; --force keeps \
                it aside and replaces it
                """)
        case .notWritable(let reason): Message("cannot write \(name): \(TerminalText.visible(reason))")
        }
    }

    private static func message(of name: String, _ fault: StorageFault?) -> Message {
        guard let fault else {
            return Message("\(name): the backup contradicts itself; --force restores it as it is")
        }
        return Message("\(name): \(fault.message); --force restores it as it is")
    }
}
