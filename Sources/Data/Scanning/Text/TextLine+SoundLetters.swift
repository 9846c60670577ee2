import KeepItFreshDomain

extension [TextLine] {
    /// How many letters and digits stand in lines that were read with some confidence and are no specks. Text that
    /// stands on its side or head has next to none.
    var soundLetters: Int {
        filter { $0.confidence >= 0.6 }.map { $0.text.count { $0.isLetter || $0.isNumber } }.filter { $0 >= 3 }
            .reduce(0, +)
    }
}
