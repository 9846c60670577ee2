import func Glibc.log

/// What was read from a photo that shows what it is of.
package struct SubjectEvidence: Sendable {
    /// A feature of a photo; counts are of different words, as logarithms of one more.
    package enum Feature: String, CaseIterable, Sendable {
        /// Names of active substances, doses in milligrams and units.
        case substances, doses
        /// Whether there is a line for machines, as in passports.
        case machineLine
        /// Whether there is the number of a bank card, of an account.
        case cardNumber, accountNumber
        /// Lines that end in a price, times of day, numbers of days from 1 to 31.
        case prices, times, days
        /// Words for food; whether ingredients, nutrition, storage, maker, quantities and claims are stated.
        case foods, ingredients, nutrition, storage, maker, quantity, claims
        /// Whether there is a retail number, a book's number, a coupon's, a code with the serial number of one pack, a
        /// web address in a code, another code.
        case retailNumber, bookNumber, couponNumber, serialNumber, linkCode, otherCode
        /// Whether there is a date of food, any other expiry date, a date of production, a lot.
        case foodDate, expiryDate, productionDate, lot
        /// The words, the lines, the share of numbers among the words, of lines that end in a price among the lines.
        case words, lines, numbers, priceLines
        /// The share of lines that begin with a capital letter, the lines of one to three words: both grow with the
        /// number of names.
        case titles, shortLines
        /// Whether there are hardly any words, and whether there is a date that ends a life beside these: what cans and
        /// films carry.
        case fewWords, bareDate
        /// Whether a word speaks of a recall.
        case recall
        /// The confidence of a front's name.
        case name
        /// Without a camera: whether the file is called as pictures of screens are, whether it has their format and
        /// size, and whether there is a phone's status bar.
        case screenName, screenFile, statusBar
    }

    /// The features that are not 0.
    package private(set) var features: [Feature: Double] = [:]
    /// How often each number of `SubjectWords` occurs.
    package private(set) var wordCounts: [Int: Int] = [:]

    /// The probability of each class, in the order of `SubjectRules`.
    package var probabilities: [Double] { SubjectRules.probabilities(on: self) }

    /// Whether anything was read.
    var isEmpty: Bool { features.isEmpty && wordCounts.isEmpty }

    /// - Parameters:
    ///   - lines: The lines with their roles.
    ///   - codes: What the barcodes carry.
    ///   - product: The product that was read.
    ///   - dates: The dates that were read.
    ///   - origin: What the photo's file says; nil when there is none, or it is of no use for a part of a photo.
    ///   - picture: The whole upright picture; nil when its size is not known.
    init(
        _ lines: [ProductLine], codes: [ParsedBarcode], product: ParsedProduct?, dates: ParsedDates,
        origin: PhotoOrigin? = nil, picture: PixelRect? = nil
    ) {
        addWords(of: lines)
        addRoles(of: lines)
        addNumbers(of: lines)
        for code in codes { features[Self.feature(of: code)] = 1 }
        for date in dates.dates { features[Self.feature(of: date.kind)] = 1 }
        if features[.fewWords] != nil, features[.foodDate] ?? features[.expiryDate] != nil { features[.bareDate] = 1 }
        if dates.lot != nil { features[.lot] = 1 }
        if product?.quantity != nil { features[.quantity] = 1 }
        if let confidence = product?.confidence, confidence > 0, product?.name != nil { features[.name] = confidence }
        if let origin, !origin.hasCamera, !isEmpty { addOrigin(origin, lines, picture) }
    }

    private mutating func addOrigin(_ origin: PhotoOrigin, _ lines: [ProductLine], _ picture: PixelRect?) {
        if origin.isNamedAsScreen { features[.screenName] = 1 }
        guard let picture else { return }
        if origin.isFileOfScreen(width: picture.width, height: picture.height) { features[.screenFile] = 1 }
        if StatusBar.isShown(in: lines, of: picture) { features[.statusBar] = 1 }
    }

    private static let maximumOfFewWords = 3
    private static let shortLine = 1...3

    private static func feature(of kind: DateKind) -> Feature {
        switch kind {
        case .bestBefore, .useBy, .sellBy, .displayUntil, .freezeBy, .frozen, .harvest: .foodDate
        case .production, .packed: .productionDate
        case .expiry, .unlabelled: .expiryDate
        }
    }

    private static func feature(of code: ParsedBarcode) -> Feature {
        switch code.gtin?.nonFoodUse {
        case .isbn, .issn, .ismn: .bookNumber
        case .coupon, .refund: .couponNumber
        case nil where code.serial != nil: .serialNumber
        case nil where code.gtin != nil: .retailNumber
        case nil: code.type == .url ? .linkCode : .otherCode
        }
    }

    private mutating func addWords(of lines: [ProductLine]) {
        var count = 0, numbers = 0, titles = 0, shortLines = 0
        var substances: Set<String> = []
        for line in lines {
            for (number, times) in SubjectWords.hashing.counts(in: line.line.text) {
                wordCounts[number, default: 0] += times
            }
            let words = line.tokens.count(where: \.hasLetter)
            count += words
            if Self.shortLine.contains(words) { shortLines += 1 }
            if line.line.text.first?.isUppercase == true { titles += 1 }
            numbers += line.tokens.count(where: \.isNumeric)
            if line.tokens.contains(where: { RecallNotice.isWordOfRecalls($0.folded) }) { features[.recall] = 1 }
            substances.formUnion(line.tokens.map(\.folded).filter(SubjectWords.isSubstance))
        }
        guard !lines.isEmpty else { return }
        if !substances.isEmpty { features[.substances] = log(1 + Double(substances.count)) }
        if count > 0 { features[.words] = log(1 + Double(count)) }
        if count <= Self.maximumOfFewWords { features[.fewWords] = 1 }
        features[.lines] = log(1 + Double(lines.count))
        if titles > 0 { features[.titles] = Double(titles) / Double(lines.count) }
        if shortLines > 0 { features[.shortLines] = log(1 + Double(shortLines)) }
        if numbers > 0 { features[.numbers] = Double(numbers) / Double(numbers + count) }
    }

    private mutating func addRoles(of lines: [ProductLine]) {
        var foods: Set<String> = []
        for line in lines {
            for token in line.tokens where ProductVocabulary.shared.isFood(token.folded) { foods.insert(token.folded) }
            for role in line.roles {
                switch role {
                case .ingredients: features[.ingredients] = 1
                case .nutrition: features[.nutrition] = 1
                case .storage: features[.storage] = 1
                case .maker: features[.maker] = 1
                case .quantityLabel, .drainedLabel: features[.quantity] = 1
                case .claim: features[.claims] = 1
                default: break
                }
            }
        }
        if !foods.isEmpty { features[.foods] = log(1 + Double(foods.count)) }
    }

    private mutating func addNumbers(of lines: [ProductLine]) {
        var doses: Set<String> = [], prices = 0, times: Set<String> = [], days: Set<Int> = []
        for line in lines {
            let tokens = line.tokens
            if Self.isForMachines(line.line.text) { features[.machineLine] = 1 }
            if Self.hasCardNumber(tokens) { features[.cardNumber] = 1 }
            if Self.hasAccountNumber(tokens) { features[.accountNumber] = 1 }
            if Self.endsInPrice(tokens) { prices += 1 }
            for (token, next) in zip(tokens, tokens.dropFirst()) where token.isNumeric {
                if Self.doseUnits.contains(next.folded) { doses.insert(token.folded + next.folded) }
                if StatusBar.isClock(token, next) { times.insert(token.folded + next.folded) }
            }
            for token in tokens where token.isNumeric {
                if let number = Int(token.folded), (1...31).contains(number) { days.insert(number) }
            }
        }
        if prices > 0 { features[.priceLines] = Double(prices) / Double(lines.count) }
        for (feature, count) in [
            (Feature.doses, doses.count), (.prices, prices), (.times, times.count), (.days, max(0, days.count - 9)),
        ] where count > 0 { features[feature] = log(1 + Double(count)) }
    }

    private static let doseUnits: Set<String> = ["mg", "mcg", "µg", "μg", "ug", "iu", "ie", "ui"]

    /// Whether a line is of capitals, digits and the fillers of machine-readable papers.
    private static func isForMachines(_ text: String) -> Bool {
        let signs = text.unicodeScalars.filter { !Letters.isSpace($0) }
        guard signs.count >= 24 else { return false }
        let fillers = signs.count { $0 == "<" || $0 == "«" || $0 == "‹" }
        let others = signs.count { ("A"..."Z").contains($0) || ("0"..."9").contains($0) }
        return fillers >= 4 && (fillers + others) * 10 >= signs.count * 9
    }

    /// Whether there are four groups of four digits, or sixteen digits with the check digit of bank cards.
    private static func hasCardNumber(_ tokens: [LabelToken]) -> Bool {
        let groups = tokens.map { $0.isNumeric && $0.folded.utf8.allSatisfy(ASCII.isDigit) ? $0.folded : "" }
        if groups.contains(where: { $0.utf8.count == 16 && hasCheckDigit($0) }) { return true }
        guard groups.count >= 4 else { return false }
        return (0...groups.count - 4).contains { start in groups[start..<start + 4].allSatisfy { $0.utf8.count == 4 } }
    }

    /// Whether digits end in the check digit of ISO/IEC 7812.
    private static func hasCheckDigit(_ digits: String) -> Bool {
        let sum = digits.utf8.reversed().enumerated().reduce(0) { total, digit in
            let value = Int(digit.element - UInt8(ascii: "0")) * (digit.offset % 2 == 1 ? 2 : 1)
            return total + (value > 9 ? value - 9 : value)
        }
        return sum % 10 == 0
    }

    /// Whether there is an IBAN: two letters, two digits, and three groups of four digits at least.
    private static func hasAccountNumber(_ tokens: [LabelToken]) -> Bool {
        tokens.indices.contains { start in
            let rest = tokens[start...].map(\.folded)
            guard rest.count >= 5, rest[0].utf8.count == 2, tokens[start].hasLetter else { return false }
            return rest[1].utf8.count == 2
                && rest[2...4].allSatisfy { $0.utf8.count == 4 && $0.utf8.allSatisfy(ASCII.isDigit) }
        }
    }

    /// Whether the line ends in an amount of money, with or without its currency or a letter for the tax.
    private static func endsInPrice(_ tokens: [LabelToken]) -> Bool {
        guard let last = tokens.last(where: \.isNumeric), tokens.count >= 2 else { return false }
        let after = tokens.drop { $0.folded != last.folded }.dropFirst()
        guard after.count <= 1,
            after.allSatisfy({ $0.folded.utf8.count <= 1 || ["eur", "usd", "gbp", "chf"].contains($0.folded) })
        else { return false }
        let parts = last.folded.split { $0 == "," || $0 == "." }
        return parts.count == 2 && parts[1].utf8.count == 2 && parts[0].utf8.count <= 4
    }
}
