/// Why an answer came too late: the item was changed or deleted since the question was made.
package enum ReviewFailure: Error, Equatable, Sendable {
    case changed, deleted
}
