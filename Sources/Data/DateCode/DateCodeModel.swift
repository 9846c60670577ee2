import CKIFDateCode

/// The networks of the date-code reader, as they are built into the program.
package enum DateCodeModel {
    /// Their packed weights (`weights.bin`).
    package static var bytes: [UInt8] {
        var count = 0
        guard let start = unsafe ckifdatecode_weights(&count) else { return [] }
        return unsafe Array(UnsafeBufferPointer(start: start, count: count))
    }
}
