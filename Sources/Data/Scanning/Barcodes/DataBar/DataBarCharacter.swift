/// One character of a DataBar symbol.
struct DataBarCharacter: Hashable {
    /// Its value.
    let value: Int
    /// The widths of its elements in modules.
    let widths: [Int]

    /// What it adds to the symbol's check sum when the characters before it have `elements` elements: each element's
    /// width times the next power of three.
    func checkSum(after elements: Int, modulus: Int) -> Int {
        var weight = (0..<elements).reduce(1) { product, _ in product * 3 % modulus }
        var sum = 0
        for width in widths {
            sum = (sum + weight * width) % modulus
            weight = weight * 3 % modulus
        }
        return sum
    }
}
