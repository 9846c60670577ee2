/// Builds EXIF blocks, from their TIFF header on, highest byte first.
enum EXIFPicture {
    /// A block with the given texts in its first directory and in its EXIF directory, by tag, and an orientation.
    static func block(
        orientation: Int? = nil, texts: [(tag: Int, text: String)] = [], details: [(tag: Int, text: String)] = []
    ) -> [UInt8] {
        let first = orientation.map { [short(274, $0)] } ?? []
        let count = first.count + texts.count + (details.isEmpty ? 0 : 1)
        let heapStart = 8 + 2 + 12 * count + 4
        var heap: [UInt8] = []
        var entries = first + texts.map { text($0.tag, $0.text, into: &heap, at: heapStart) }
        if !details.isEmpty {
            entries.append(long(0x8769, heapStart + heap.count))
            let start = heapStart + heap.count
            var detailHeap: [UInt8] = []
            let detailEntries = details.map {
                text($0.tag, $0.text, into: &detailHeap, at: start + 2 + 12 * details.count + 4)
            }
            heap += directory(detailEntries) + detailHeap
        }
        return Array("MM\0*".utf8) + bigEndian(8, 4) + directory(entries) + heap
    }

    /// A HEIF file without a picture that keeps an EXIF block in its metadata's data box.
    static func heif(_ block: [UInt8]) -> [UInt8] {
        let item = bigEndian(6, 4) + Array("Exif\0\0".utf8) + block
        let entry = box("infe", [2, 0, 0, 0] + bigEndian(7, 2) + [0, 0] + Array("Exif\0".utf8))
        let list = box("iinf", [0, 0, 0, 0] + bigEndian(1, 2) + entry)
        let sizes: [UInt8] = [0x44, 0x00]
        let place = bigEndian(7, 2) + bigEndian(1, 2) + bigEndian(0, 2) + bigEndian(1, 2)
        let location = box(
            "iloc", [1, 0, 0, 0] + sizes + bigEndian(1, 2) + place + bigEndian(0, 4) + bigEndian(item.count, 4))
        let metadata = box("meta", [0, 0, 0, 0] + list + location + box("idat", item))
        return box("ftyp", Array("heic".utf8) + bigEndian(0, 4) + Array("mif1".utf8)) + metadata
    }

    private static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
        bigEndian(content.count + 8, 4) + Array(type.utf8) + content
    }

    private static func directory(_ entries: [[UInt8]]) -> [UInt8] {
        bigEndian(entries.count, 2) + entries.flatMap(\.self) + bigEndian(0, 4)
    }

    private static func short(_ tag: Int, _ value: Int) -> [UInt8] {
        bigEndian(tag, 2) + bigEndian(3, 2) + bigEndian(1, 4) + bigEndian(value, 2) + [0, 0]
    }

    private static func long(_ tag: Int, _ value: Int) -> [UInt8] {
        bigEndian(tag, 2) + bigEndian(4, 2) + bigEndian(1, 4) + bigEndian(value, 4)
    }

    private static func text(_ tag: Int, _ text: String, into heap: inout [UInt8], at start: Int) -> [UInt8] {
        let bytes = Array(text.utf8) + [0]
        let entry = bigEndian(tag, 2) + bigEndian(2, 2) + bigEndian(bytes.count, 4)
        if bytes.count <= 4 { return entry + bytes + [UInt8](repeating: 0, count: 4 - bytes.count) }
        defer { heap += bytes }
        return entry + bigEndian(start + heap.count, 4)
    }

    private static func bigEndian(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
