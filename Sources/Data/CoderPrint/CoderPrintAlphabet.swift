/// The characters that the recogniser knows. Lower case is read as upper case.
enum CoderPrintAlphabet {
    /// Class 1 and on; class 0 is CTC's blank.
    static let characters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ./-:,()+& 년월일까지年月日¤")
    /// The class that stands for a run of glyphs of scripts the recogniser cannot read, and for lines upside down.
    static let unknown = characters.count

    /// The class of "까", the first half of the word for "until".
    static let halfWord = characters.firstIndex(of: "까").map { $0 + 1 }

    /// The text that classes spell: unreadable runs dropped, words parted by one space.
    static func text(of classes: [Int]) -> String {
        let spelled = classes.map { $0 == unknown ? " " : characters[$0 - 1] }
        return spelled.split(separator: " ").map { String($0) }.joined(separator: " ")
    }
}
