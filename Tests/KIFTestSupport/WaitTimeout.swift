/// A test waited for something that did not happen in time.
package struct WaitTimeout: Error, CustomStringConvertible {
    /// Where the test waited, how long and what for.
    package let description: String
}
