extension Int {
    /// The nearest whole number that exists, towards zero; 0 for a number that is none.
    ///
    /// Plain conversion ends the program on numbers beyond 2⁶³, which files, servers and clocks may give.
    package init(clamping number: Double) {
        guard !number.isNaN else {
            self = 0
            return
        }
        // The largest double below 2⁶³ is a little larger.
        self = Int(Swift.min(Swift.max(number, -9.2e18), 9.2e18))
    }
}
