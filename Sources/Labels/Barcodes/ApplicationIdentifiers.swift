/// The table of GS1 application identifiers, and the lengths of codes and elements.
enum ApplicationIdentifiers {
    /// The identifier with this number; nil when none is assigned.
    static func identifier(_ number: Int) -> ApplicationIdentifier? {
        table[number]
    }

    /// The identifier with this code; nil when none is assigned.
    static func identifier(code: some Collection<UInt8>) -> ApplicationIdentifier? {
        guard let number = ASCII.number(code), let found = table[number] else { return nil }
        return found.code.utf8.count == code.count ? found : nil
    }

    /// The number of digits in codes that begin with these two; nil when no code does.
    static func codeLength(firstTwo: Int) -> Int? {
        codeLengths[firstTwo]
    }

    /// The length, including the code, of an element that needs no separator after it, by its first two digits (GS1
    /// General Specifications, figure "Element strings with predefined length"); nil for all others. It applies to
    /// codes that are not assigned, too.
    static func predefinedLength(firstTwo: Int) -> Int? {
        switch firstTwo {
        case 0: 20
        case 1...3: 16
        case 4: 18
        case 11...19: 8
        case 20: 4
        case 31...36: 10
        case 41: 16
        default: nil
        }
    }

    private static let table: [Int: ApplicationIdentifier] = {
        let lines = formats.split(separator: "\n")
        return Dictionary(lines.flatMap(identifiers).map { ($0.number, $0) }) { first, _ in first }
    }()

    private static let codeLengths: [Int: Int] = {
        let pairs = table.values.map { (Int($0.code.prefix(2)) ?? 0, $0.code.utf8.count) }
        return Dictionary(pairs) { first, _ in first }
    }()

    /// The identifiers of one line, such as `3100-3105 N6`.
    private static func identifiers(_ line: Substring) -> [ApplicationIdentifier] {
        let words = line.split(separator: " ")
        let bounds = words[0].split(separator: "-")
        let components = words.dropFirst().compactMap { ApplicationIdentifier.Component($0) }
        guard let first = Int(bounds[0]), let last = Int(bounds[bounds.count - 1]), first <= last else { return [] }
        return (first...last).map { number in
            let digits = String(number)
            let zeros = String(repeating: "0", count: max(0, bounds[0].count - digits.count))
            return ApplicationIdentifier(code: zeros + digits, number: number, components: components)
        }
    }

    /// Every assigned identifier with its format: facts of the GS1 Syntax Dictionary, release 2026-01-27, in its own
    /// notation. `N` digits, `X` CSET 82, `Y` CSET 39, `Z` CSET 64; `..` up to, `[ ]` optional. Only those of the
    /// dictionary's rules are included that `ApplicationIdentifier.Rule` implements.
    private static let formats = """
        00 N18,csum
        01-03 N14,csum
        10 X..20
        11-13 N6,yymmd0
        15-17 N6,yymmd0
        20 N2
        21-22 X..20
        235 X..28
        240-241 X..30
        242 N..6
        243 X..20
        250-251 X..30
        253 N13,csum [X..17]
        254 X..20
        255 N13,csum [N..12]
        30 N..8
        3100-3105 N6
        3110-3115 N6
        3120-3125 N6
        3130-3135 N6
        3140-3145 N6
        3150-3155 N6
        3160-3165 N6
        3200-3205 N6
        3210-3215 N6
        3220-3225 N6
        3230-3235 N6
        3240-3245 N6
        3250-3255 N6
        3260-3265 N6
        3270-3275 N6
        3280-3285 N6
        3290-3295 N6
        3300-3305 N6
        3310-3315 N6
        3320-3325 N6
        3330-3335 N6
        3340-3345 N6
        3350-3355 N6
        3360-3365 N6
        3370-3375 N6
        3400-3405 N6
        3410-3415 N6
        3420-3425 N6
        3430-3435 N6
        3440-3445 N6
        3450-3455 N6
        3460-3465 N6
        3470-3475 N6
        3480-3485 N6
        3490-3495 N6
        3500-3505 N6
        3510-3515 N6
        3520-3525 N6
        3530-3535 N6
        3540-3545 N6
        3550-3555 N6
        3560-3565 N6
        3570-3575 N6
        3600-3605 N6
        3610-3615 N6
        3620-3625 N6
        3630-3635 N6
        3640-3645 N6
        3650-3655 N6
        3660-3665 N6
        3670-3675 N6
        3680-3685 N6
        3690-3695 N6
        37 N..8
        3900-3909 N..15
        3910-3919 N3 N..15
        3920-3929 N..15
        3930-3939 N3 N..15
        3940-3943 N4
        3950-3955 N6
        400-401 X..30
        402 N17,csum
        403 X..30
        410-417 N13,csum
        420 X..20
        421 N3 X..9
        422 N3
        423 N3 [N3] [N3] [N3] [N3]
        424 N3
        425 N3 [N3] [N3] [N3] [N3]
        426 N3
        427 X..3
        4300-4301 X..35
        4302-4306 X..70
        4307 X2
        4308 X..30
        4309 N10 N10
        4310-4311 X..35
        4312-4316 X..70
        4317 X2
        4318 X..20
        4319 X..30
        4320 X..35
        4321-4323 N1
        4324-4325 N6,yymmd0 N4
        4326 N6,yymmdd
        4330-4333 N6 [X1]
        7001 N13
        7002 X..30
        7003 N6,yymmdd N4,hhmi
        7004 N..4
        7005 X..12
        7006 N6,yymmdd
        7007 N6,yymmdd [N6],yymmdd
        7008 X..3
        7009 X..10
        7010 X..2
        7011 N6,yymmdd [N4],hhmi
        7020-7022 X..20
        7023 X..30
        7030-7039 N3 X..27
        7040 N1 X1 X1 X1
        7041 X..4
        710-717 X..20
        7230-7239 X2 X..28
        7240 X..20
        7241 N2
        7242 X..25
        7250 N8,yyyymmdd
        7251 N8,yyyymmdd N4,hhmi
        7252 N1
        7253-7254 X..40
        7255 X..10
        7256 X..90
        7257 X..70
        7258 X3
        7259 X..40
        8001 N4 N5 N3 N1 N1
        8002 X..20
        8003 N1 N13,csum [X..16]
        8004 X..30
        8005 N6
        8006 N14,csum N4
        8007 X..34
        8008 N6,yymmdd N2,hh [N2],mi [N2],ss
        8009 X..50
        8010 Y..30
        8011 N..12
        8012 X..20
        8013-8014 X..25
        8017-8018 N18,csum
        8019 N..10
        8020 X..25
        8026 N14,csum N4
        8030 Z..90
        8040-8041 N15
        8042 N32
        8043 N18 [N..2]
        8110 X..70
        8111 N4
        8112 X..70
        8200 X..70
        90 X..30
        91-99 X..90
        """
}
