public import KeepItFreshDomain

extension CatalogError {
    /// What went wrong with a dump or a catalogue, in one line for people, with what to do.
    public var message: String {
        switch self {
        case .noSuchFile: "there is no such file"
        case .permissionDenied: "the file may not be read"
        case .notAFile: "it is not a regular file"
        case .unknownFormat(let missing):
            "it is no dump of Open Food Facts: neither a table with tabs (missing: "
                + "\(missing.joined(separator: ", "))) nor JSON Lines"
        case .damagedCompression: "the compressed file is damaged or cut off; get it again"
        case .noProducts: "there is no product in it that could be taken"
        case .busy: "another import is at work on this catalogue; try again later"
        case .noCatalog: "there is no catalogue yet; make one of a dump: kif-scan catalog import FILE"
        case .notACatalog: "the catalogue is damaged, or of another version; import the dump again"
        case .diskFull: "the disk is full"
        case .unavailable(let reason): TerminalText.visible(reason)
        }
    }
}

extension CommandStatus {
    /// The status of a catalogue that was not made or read.
    public init(_ error: CatalogError) {
        switch error {
        case .noSuchFile, .permissionDenied, .notAFile, .unknownFormat, .damagedCompression, .noProducts:
            self = .unreadableInput
        case .busy: self = .temporaryFailure
        case .noCatalog: self = .componentMissing
        case .notACatalog, .diskFull, .unavailable: self = .storageRefused
        }
    }
}
