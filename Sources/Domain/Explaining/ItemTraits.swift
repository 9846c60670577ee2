/// By what an item without a name can be told apart, besides its brand and number.
package struct ItemTraits: Hashable, Sendable {
    /// The largest words on its photos; nil when none were read.
    package let words: String?
    /// The names of the photos' files, without their folders.
    package let files: [String]

    package init(words: String? = nil, files: [String] = []) {
        self.words = words
        self.files = files
    }

    /// What the photos of an item show.
    package init(_ photos: [ItemPhoto]) {
        self.init(
            words: PrintedWords(photos).texts.first,
            files: photos.compactMap { $0.name.split(separator: "/").last.map(String.init) })
    }

    package var texts: [String] { [words].compactMap(\.self) + files }
}
