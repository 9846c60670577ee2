extension RestrictedMeasure {
    /// Regions, first two digits, what they tell, decimals, the layout of the first 12 digits (`V` value, `C` its check
    /// digit) and, for prices, the currency. Facts of the GS1 organisations of these countries; to add a region, add
    /// its lines. A price with no currency in its line would be given without one.
    static let regionRules = """
        SE 20 price 2 PPPPPPPPVVVV SEK
        SE 21 price 1 PPPPPPPPVVVV SEK
        SE 22 price 0 PPPPPPPPVVVV SEK
        NO 20 price 2 PPPPPPPPVVVV NOK
        NO 21 price 1 PPPPPPPPVVVV NOK
        NO 22 price 0 PPPPPPPPVVVV NOK
        SE,NO,FI,EE,LV,LT 23 weight 3 PPPPPPPPVVVV
        SE,NO,FI,EE,LV,LT 24 weight 2 PPPPPPPPVVVV
        SE,NO,FI,EE,LV,LT 25 weight 1 PPPPPPPPVVVV
        DK 21,22,23,24 price 2 PPPPPPVVVVVV DKK
        DK 26,28 weight 3 PPPPPPVVVVVV
        DK 27 weight 3 PPPPPPPVVVVV
        DE 22,23 price 2 PPPPPPCVVVVV EUR
        DE 25,26 count 0 PPPPPPCVVVVV
        DE 28,29 weight 3 PPPPPPCVVVVV
        GB 20 price 2 PPPPPPPCVVVV GBP
        US 02 price 2 PPPPPPPCVVVV USD
        """
}
