public import KeepItFreshDomain

extension ExplanationError {
    /// What went wrong, in one line for people.
    public var message: String {
        switch self {
        case .photo(let error): "cannot be explained: \(error.message)"
        case .occupied: "is there already and is no explanation; it is kept"
        case .noFolder: "is in no folder that exists or can be made"
        case .permissionDenied: "no permission to write it"
        case .diskFull: "the disk is full"
        case .notWritable: "the picture cannot be written"
        }
    }
}
