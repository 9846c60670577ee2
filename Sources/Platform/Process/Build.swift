import CKIFVersion

/// What this program is built from.
package enum Build {
    /// A release is tagged with it, after a `v`; `Scripts/package` takes it from here.
    package static let version = "0.1.0"

    /// The commit in hexadecimal, with `, changed` after it if the sources were not those of the commit; nil in a build
    /// that `Scripts/package` did not make.
    package static var commit: String? {
        unsafe ckifversion_commit().map { unsafe String(cString: $0) }
    }
}
