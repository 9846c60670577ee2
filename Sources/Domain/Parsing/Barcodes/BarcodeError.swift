/// What is wrong with a barcode's content. What can be read beside it is kept.
public enum BarcodeError: String, Codable, Hashable, Sendable, CaseIterable, Error {
    case checkDigit
    case length
    case nonNumeric
    /// A character that the field's character set does not have.
    case charset
    /// A day or a time that does not exist.
    case date
    case unknownAI
    /// An application identifier without a value.
    case emptyValue
    /// Nothing in the symbol at all.
    case empty
    /// Two values for one field; the first is kept.
    case conflict
    /// A number of zeros only.
    case zero
    /// A UPC-E number that begins with neither 0 nor 1.
    case numberSystem
    /// The inner check digit of a price or weight.
    case measureCheckDigit
}
