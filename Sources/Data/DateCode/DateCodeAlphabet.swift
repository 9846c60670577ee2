import KeepItFreshRecognition

/// The characters that the recogniser can read. Lower case is read as upper case.
enum DateCodeAlphabet {
    /// The characters of class 1 and on; class 0 is CTC's blank.
    static let characters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ./-:,()+& 년월일까지年月日¤")
    /// The number of the recogniser's classes.
    static let classes = 1 + characters.count
    /// The class for a run of characters in scripts that the recogniser cannot read, and for lines upside down.
    static let unknown = characters.count

    /// The class of "까", the first half of the word for "until".
    static let halfWord = characters.firstIndex(of: "까").map { $0 + 1 }

    /// The text of some classes, without unreadable runs and with one space between words.
    static func text(of classes: [Int]) -> String {
        let spelled = classes.map { $0 == unknown ? " " : characters[$0 - 1] }
        return spelled.split(separator: " ").map { String($0) }.joined(separator: " ")
    }
}

extension BeamSearch.Reading {
    var text: String {
        DateCodeAlphabet.text(of: classes)
    }

    /// The same without a final "까" that no "지" follows: plain ground is read as "까" as often as half a word is.
    var withoutHalfWord: BeamSearch.Reading {
        guard classes.last == DateCodeAlphabet.halfWord else { return self }
        return BeamSearch.Reading(classes: Array(classes.dropLast()), probability: probability)
    }
}
