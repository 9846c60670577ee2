/// A trie of phrases by the skeletons of their letters.
struct PhraseTrie: Sendable {
    /// The first entry that ends at a node, and for each entry the next one that ends there; −1 for none.
    private var firstEntry: [Int32] = [-1]
    private var nextEntry: [Int32] = []
    private var firstChild: [Int32] = [-1]
    private var nextSibling: [Int32] = [-1]
    private var labels: [UInt32] = [0]
    private var roots: [Int32] = Array(repeating: -1, count: 0x80)

    /// Adds a phrase; phrases are numbered in the order in which they are added.
    mutating func insert(_ skeletons: [UInt32]) {
        var node: Int32 = 0
        for skeleton in skeletons { node = child(of: node, skeleton) ?? addChild(of: node, skeleton) }
        nextEntry.append(firstEntry[Int(node)])
        firstEntry[Int(node)] = Int32(nextEntry.count - 1)
    }

    /// The child of a node for a skeleton; nil when no phrase continues with it.
    @inline(__always)
    func child(of node: Int32, _ skeleton: UInt32) -> Int32? {
        if node == 0 && skeleton < 0x80 {
            let root = roots[Int(skeleton)]
            return root < 0 ? nil : root
        }
        var next = firstChild[Int(node)]
        while next >= 0 {
            if labels[Int(next)] == skeleton { return next }
            next = nextSibling[Int(next)]
        }
        return nil
    }

    /// Calls `body` with the skeleton and index of each child of a node.
    func forEachChild(of node: Int32, _ body: (UInt32, Int32) -> Void) {
        var next = firstChild[Int(node)]
        while next >= 0 {
            body(labels[Int(next)], next)
            next = nextSibling[Int(next)]
        }
    }

    /// The first phrase that ends at a node; −1 for none.
    @inline(__always)
    func entry(at node: Int32) -> Int32 { firstEntry[Int(node)] }

    /// The next phrase that ends at the same node; −1 for none.
    @inline(__always)
    func entry(after entry: Int32) -> Int32 { nextEntry[Int(entry)] }

    private mutating func addChild(of node: Int32, _ skeleton: UInt32) -> Int32 {
        let new = Int32(labels.count)
        labels.append(skeleton)
        firstEntry.append(-1)
        firstChild.append(-1)
        nextSibling.append(firstChild[Int(node)])
        firstChild[Int(node)] = new
        if node == 0 && skeleton < 0x80 { roots[Int(skeleton)] = new }
        return new
    }
}
