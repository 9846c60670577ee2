/// On which line each key of a JSON object stands, keys in objects joined by dots. The text must be valid JSON.
struct JSONKeyLines {
    /// A container that is being read.
    private enum Container {
        case object(key: String?)
        case array
    }

    /// The lines of the keys that have a value other than an object, counted from 1.
    private(set) var lines: [String: Int] = [:]

    private var containers: [Container] = []
    private var line = 1
    private var index = 0
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        while index < bytes.count {
            step()
            index += 1
        }
    }

    private mutating func step() {
        switch bytes[index] {
        case UInt8(ascii: "\n"): line += 1
        case UInt8(ascii: "{"): open(.object(key: nil))
        case UInt8(ascii: "["): open(.array)
        case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = containers.popLast()
        case UInt8(ascii: ","):
            if case .object = containers.last { containers[containers.count - 1] = .object(key: nil) }
        case UInt8(ascii: "\""):
            let text = string()
            guard case .object(nil) = containers.last else { return }
            containers[containers.count - 1] = .object(key: text)
            lines[path] = line
        default: break
        }
    }

    /// An object's own key has no value but those in it.
    private mutating func open(_ container: Container) {
        if case .object = container { lines[path] = nil }
        containers.append(container)
    }

    /// The string that begins here, escapes left as they are; ends on its closing quote.
    private mutating func string() -> String {
        let start = index + 1
        index = start
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return String(decoding: bytes[start..<min(index, bytes.count)], as: UTF8.self)
    }

    private var path: String {
        containers.compactMap { container in
            if case .object(let key?) = container { key } else { nil }
        }.joined(separator: ".")
    }
}
