/// Phrases by their shapes, scalar by scalar. Built once, then only walked.
struct PhraseTrie: Sendable {
    /// What ends at a node: an index into the entries and the next one ending there, or -1.
    private var firstEntry: [Int32] = [-1]
    private var nextEntry: [Int32] = []
    private var firstChild: [Int32] = [-1]
    private var nextSibling: [Int32] = [-1]
    private var labels: [UInt32] = [0]
    private var roots: [Int32] = Array(repeating: -1, count: 0x80)

    /// Adds a phrase; entries are numbered in the order in which they are added.
    mutating func insert(_ shapes: [UInt32]) {
        var node: Int32 = 0
        for shape in shapes { node = child(of: node, shape) ?? addChild(of: node, shape) }
        nextEntry.append(firstEntry[Int(node)])
        firstEntry[Int(node)] = Int32(nextEntry.count - 1)
    }

    /// The node reached from `node` by a shape; nil when no phrase goes on so.
    @inline(__always)
    func child(of node: Int32, _ shape: UInt32) -> Int32? {
        if node == 0 && shape < 0x80 {
            let root = roots[Int(shape)]
            return root < 0 ? nil : root
        }
        var next = firstChild[Int(node)]
        while next >= 0 {
            if labels[Int(next)] == shape { return next }
            next = nextSibling[Int(next)]
        }
        return nil
    }

    /// The nodes reached from `node` by any shape, with the shape.
    func forEachChild(of node: Int32, _ body: (UInt32, Int32) -> Void) {
        var next = firstChild[Int(node)]
        while next >= 0 {
            body(labels[Int(next)], next)
            next = nextSibling[Int(next)]
        }
    }

    /// The first entry ending at a node, or -1.
    @inline(__always)
    func entry(at node: Int32) -> Int32 { firstEntry[Int(node)] }

    /// The entry after another one ending at the same node, or -1.
    @inline(__always)
    func entry(after entry: Int32) -> Int32 { nextEntry[Int(entry)] }

    private mutating func addChild(of node: Int32, _ shape: UInt32) -> Int32 {
        let new = Int32(labels.count)
        labels.append(shape)
        firstEntry.append(-1)
        firstChild.append(-1)
        nextSibling.append(firstChild[Int(node)])
        firstChild[Int(node)] = new
        if node == 0 && shape < 0x80 { roots[Int(shape)] = new }
        return new
    }
}
