extension String {
    /// Letters and digits alone: what two readings must share to agree.
    package var essence: String {
        filter { $0.isLetter || $0.isNumber }
    }
}
