import CKIFVersion

/// The commit that this program was built from.
package enum BuildCommit {
    /// The commit in hexadecimal, with `, changed` after it if the sources were not those of the commit; nil in a build that
    /// `Scripts/package` did not make.
    package static var text: String? {
        unsafe ckifversion_commit().map { unsafe String(cString: $0) }
    }
}
