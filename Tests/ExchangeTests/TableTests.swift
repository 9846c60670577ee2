import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

/// Tables of other programs and spreadsheets.
@Suite struct TableTests {
    /// 26 November 2026.
    private let now = Date(timeIntervalSince1970: 1_795_651_200)

    // MARK: Dates

    @Test(arguments: [
        ("best_before_date", DateKind.bestBefore), ("Best Before Date", .bestBefore), ("BestBeforeDate", .bestBefore),
        ("BEST BEFORE", .bestBefore), ("best by", .bestBefore), ("BBD", .bestBefore), ("BB", .bestBefore),
        ("MHD", .bestBefore),
        ("Mindesthaltbarkeit", .bestBefore), ("mindesthaltbarkeitsdatum", .bestBefore), ("Haltbar bis", .bestBefore),
        ("DDM", .bestBefore), ("DLUO", .bestBefore), ("consumo preferente", .bestBefore), ("THT", .bestBefore),
        ("Tenminste houdbaar tot", .bestBefore), ("houdbaarheidsdatum", .bestBefore), ("TMC", .bestBefore),
        ("Bäst före", .bestBefore), ("bast_fore", .bestBefore), ("Bäst före-datum", .bestBefore),
        ("Bedst før", .bestBefore),
        ("Mindst holdbar til", .bestBefore), ("Parasta ennen", .bestBefore), ("najlepiej spożyć przed", .bestBefore),
        ("Data minimalnej trwałości", .bestBefore), ("Minimální trvanlivost", .bestBefore), ("TETT", .bestBefore),
        ("Consumir de preferência antes de", .bestBefore), ("賞味期限", .bestBefore),
        ("use by", .useBy), ("use_by_date", .useBy), ("useByDate", .useBy), ("Verbrauchsdatum", .useBy),
        ("zu verbrauchen bis", .useBy), ("DLC", .useBy), ("à consommer avant", .useBy), ("a consommer avant", .useBy),
        ("Fecha de caducidad", .useBy), ("CADUCIDAD", .useBy), ("TGT", .useBy), ("da consumare entro", .useBy),
        ("Należy spożyć do", .useBy), ("nalezy spozyc do", .useBy), ("Sista förbrukningsdag", .useBy),
        ("Son kullanma tarihi", .useBy), ("SKT", .useBy), ("Spotřebujte do", .useBy), ("datum pouzitelnosti", .useBy),
        ("Sidste anvendelsesdato", .useBy), ("消費期限", .useBy),
        ("expires", .expiry), ("expiry", .expiry), ("Expiry Date", .expiry), ("expiry_date", .expiry), ("exp", .expiry),
        ("Exp.", .expiry), ("ExpDate", .expiry), ("Expiration Date (MM/DD/YYYY)", .expiry), ("Ablaufdatum", .expiry),
        ("date de péremption", .expiry), ("Date de peremption (DLC)", .expiry), ("Scadenza", .expiry),
        ("data_di_scadenza", .expiry), ("Vervaldatum", .expiry), ("Data ważności", .expiry), ("data waznosci", .expiry),
        ("Termin ważności", .expiry), ("Utgångsdatum", .expiry), ("Validade", .expiry), ("Data de validade", .expiry),
        ("Fecha de vencimiento", .expiry), ("Срок годности", .expiry), ("Udløbsdato", .expiry),
        ("sell by", .sellBy), ("Sell-By Date", .sellBy), ("Date limite de vente", .sellBy), ("freeze by", .freezeBy),
        ("Display until", .displayUntil), ("due date", .bestBefore), ("next_due_date", .bestBefore),
        ("Date", .bestBefore),
        ("Use by date of the pack", .useBy), ("Haltbarkeit", .bestBefore),
        ("Haltbarkeitsdatum", .bestBefore), ("due", .bestBefore), ("Data przydatności do spożycia", .expiry),
    ])
    func whenAHeadingIsAWordOfLabels_shouldImportItsDates(heading: String, kind: DateKind) throws {
        let file = try ItemFile(Array("name;\(heading)\nMilk;2027-03-12\n".utf8), now: now)

        #expect(file.items.map { $0.expiryDate?.description } == ["2027-03-12"])
        #expect(file.items.first?.expiryKind == kind && file.ignored.isEmpty)
        #expect(file.items.first?.fieldsSetByUser.contains(.expiryDate) == true)
    }

    @Test(arguments: [
        ("Production date", "productionDate"), ("Herstellungsdatum", "productionDate"), ("packed on", "productionDate"),
        ("Verpackt am", "productionDate"), ("Data di produzione", "productionDate"), ("Eingefroren am", "frozen"),
        ("frozen_on", "frozen"), ("date frozen", "frozen"), ("Geöffnet", "opened"),
    ])
    func whenAHeadingNamesAnotherDay_shouldNotEndALife(heading: String, column: String) throws {
        let file = try ItemFile(Array("name;\(heading)\nMilk;2026-11-20\n".utf8), now: now)

        let item = try #require(file.items.first)
        let value = try #require(ItemValue.named(column))
        #expect(item.text(in: value) == "2026-11-20" && item.expiryDate == nil)
    }

    @Test(arguments: [
        ("best before,use by", "2026-12-03,2026-11-27", "2026-11-27", DateKind.useBy),
        ("use by,best before", "2026-12-05,2026-12-01", "2026-12-01", .bestBefore),
        ("MHD,Verbrauchsdatum", ",2026-11-29", "2026-11-29", .useBy),
        ("MHD,Verbrauchsdatum", "2026-11-29,", "2026-11-29", .bestBefore),
        ("expiry,best before", "2027-05,2027-04-30", "2027-04-30", .bestBefore),
        ("sell by,use by", "2026-11-27,2026-11-30", "2026-11-30", .useBy),
        ("sell by,use by", "2026-11-27,", "2026-11-27", .sellBy),
        ("best before,use by", "never,2026-11-27", "2026-11-27", .useBy),
        ("expires,expiryKind", "2027-01-01,sellBy", "2027-01-01", .sellBy),
        ("best before,packed on", "2027-01-01,2026-11-01", "2027-01-01", .bestBefore),
    ])
    func whenSeveralColumnsEndALife_shouldTakeTheEarlier(
        headings: String, cells: String, date: String, kind: DateKind
    ) throws {
        let file = try ItemFile(Array("name,\(headings)\nMince,\(cells)\n".utf8), now: now)

        #expect(file.items.first?.expiryDate?.description == date && file.items.first?.expiryKind == kind)
    }

    @Test(arguments: ["Purchased", "gekauft am", "row_created_timestamp", "Datum X", "Prossimo", "colour"])
    func whenAnUnknownColumnHoldsDates_shouldStopUnlessToldToLeaveItOut(heading: String) throws {
        let bytes = Array("name,\(heading)\nMilk,2026-11-20\nOats,\nRice,03.04.2026\n".utf8)

        #expect(throws: ItemFile.Faults([ItemFileFault(line: 1, column: heading, problem: .unknownDates)])) {
            try ItemFile(bytes, now: now)
        }
        let file = try ItemFile(bytes, ignoring: [heading.uppercased()], now: now)
        #expect(file.items.count == 3 && file.ignored == [heading])
    }

    @Test(arguments: [
        ("colour", "white"), ("price", "1.99"), ("article no", "46458"), ("Shelf life", "14 days"),
        ("Geöffnet", "nein"),
        ("year", "2027"), ("Packed lunch", "yes"),
    ])
    func whenAnUnknownColumnHoldsNoDates_shouldListIt(heading: String, cell: String) throws {
        let file = try ItemFile(Array("name,\(heading)\nMilk,\(cell)\n".utf8), now: now)

        #expect(file.ignored == [heading] && file.items.count == 1)
    }

    @Test func whenAColumnToLeaveOutIsNotThere_shouldSaySo() {
        #expect(throws: ItemFile.Faults.self) {
            try ItemFile(Array("name\nMilk\n".utf8), ignoring: ["colour"], now: now)
        }
    }

    @Test func whenThereIsNoDate_shouldBeToldByThePerson() throws {
        let text = "name,expiry\nSalt,2999-12-31\nSugar,never\nHoney,2888-12-31\nRice,\nTea,9999-12-31\n"

        let items = try ItemFile(Array(text.utf8), now: now).items

        #expect(items.allSatisfy { $0.expiryDate == nil && $0.expiryKind == nil })
        #expect(items.map { $0.fieldsSetByUser.contains(.expiryDate) } == [true, true, true, false, true])
    }

    @Test func whenADateHasOneMeaning_shouldReadItInEveryForm() throws {
        let cells = [
            "2027-3-12", "2027/03/12", "12-Mar-27", "2027-03-12 00:00:00", "46458", "20270312",
            "\"Friday, March 12, 2027\"",
        ]
        let text = "name,expiry\n" + cells.map { "Milk,\($0)\n" }.joined()

        for order in [nil, DateOrder.dayMonthYear, .monthDayYear] {
            let items = try ItemFile(Array(text.utf8), order: order, now: now).items
            #expect(items.map { $0.expiryDate?.description } == cells.map { _ in "2027-03-12" })
        }
    }

    // MARK: Other columns

    @Test(arguments: [
        ("Product name", ItemValue.name), ("product_name", .name), ("ProductName", .name), ("Item", .name),
        ("Artikelbezeichnung", .name), ("Produit", .name), ("désignation", .name), ("Nome prodotto", .name),
        ("Naam", .name), ("Nazwa", .name), ("Varunamn", .name), ("Nome do produto", .name), ("Ürün adı", .name),
        ("urun adi", .name), ("Název", .name), ("nazev", .name), ("Navn", .name), ("Megnevezés", .name), ("商品名", .name),
    ])
    func whenTheNameHasAnotherHeading_shouldBeKnown(heading: String, column: ItemValue) throws {
        #expect(try ItemFile(Array("\(heading),xyz\nMilk,1\n".utf8), now: now).items.first?.name == "Milk")
    }

    @Test(arguments: [
        ("Qty", "2", ItemValue.quantity), ("Count", "2", .quantity), ("Stück", "2", .quantity),
        ("Stueck", "2", .quantity),
        ("Aantal", "2", .quantity), ("Quantità", "2", .quantity), ("quantita", "2", .quantity),
        ("Ilość", "2", .quantity),
        ("Antal", "2", .quantity), ("Quantidade", "2", .quantity), ("Adet", "2", .quantity), ("Počet", "2", .quantity),
        ("Emplacement", "Cave", .place), ("Ubicación", "Cave", .place), ("storage location", "Cave", .place),
        ("StorageLocation", "Cave", .place), ("Lagerort", "Cave", .place), ("Plaats", "Cave", .place),
        ("Posizione", "Cave", .place), ("Miejsce", "Cave", .place), ("Plats", "Cave", .place),
        ("Localização", "Cave", .place),
        ("Konum", "Cave", .place), ("Umístění", "Cave", .place), ("Sted", "Cave", .place),
        ("Merk", "Alba", .brand), ("Marka", "Alba", .brand), ("Hersteller", "Alba", .brand), ("Značka", "Alba", .brand),
        ("Streepjescode", "04006381333931", .gtin), ("Kod kreskowy", "04006381333931", .gtin),
        ("Code à barres", "04006381333931", .gtin), ("Čárový kód", "04006381333931", .gtin),
        ("Opmerkingen", "x", .notes), ("Uwagi", "x", .notes), ("Poznámka", "x", .notes), ("Notas", "x", .notes),
        ("Inhoud", "1 l", .unit), ("Obsah", "1 l", .unit), ("Füllmenge", "1 l", .unit), ("Categorie", "x", .category),
        ("Lotnummer", "L1", .lot), ("Numer partii", "L1", .lot), ("Charge", "L1", .lot), ("Lotto", "L1", .lot),
        ("Šarže", "L1", .lot), ("Batch No.", "L1", .lot),
    ])
    func whenAHeadingIsInAnotherLanguage_shouldBeKnown(heading: String, cell: String, column: ItemValue) throws {
        let item = try #require(ItemFile(Array("name,\(heading)\nMilk,\(cell)\n".utf8), now: now).items.first)

        #expect(item.text(in: column) == cell)
    }

    @Test func whenTwoColumnsMeanTheSame_shouldTakeOursOrRefuse() throws {
        let own = try ItemFile(Array("name,product\nMilk,M1\n".utf8), now: now)

        #expect(own.items.map(\.name) == ["Milk"] && own.ignored == ["product"])
        #expect(throws: ItemFile.Faults.self) { try ItemFile(Array("item,product\nMilk,M1\n".utf8), now: now) }
        #expect(try ItemFile(Array("item,product\nMilk,M1\n".utf8), ignoring: ["product"], now: now).items.count == 1)
    }

    @Test func whenExcelNamedTheSeparator_shouldUseIt() throws {
        let items = try ItemFile(Array("sep=;\r\nName;MHD, ca.\r\nKäse, alt;2027-03-12\r\n".utf8), now: now).items

        #expect(items.map(\.name) == ["Käse, alt"])
        #expect(throws: ItemFile.Faults([ItemFileFault(line: 3, column: "MHD", problem: .noSuchDay("2027-02-30"))])) {
            try ItemFile(Array("sep=;\nName;MHD\nx;2027-02-30\n".utf8), now: now)
        }
    }

    @Test func whenAnotherProgramWroteObjects_shouldKnowTheirNames() throws {
        let line = #"{"product_name": "Milk", "best_before_date": "2027-03-12", "qty": 2, "price": 1.99}"#

        let items = try ItemFile(Array(line.utf8), now: now).items

        #expect(items.map(\.name) == ["Milk"] && items.map(\.quantity) == [2])
        #expect(items.first?.expiryDate?.description == "2027-03-12" && items.first?.expiryKind == .bestBefore)
        #expect(throws: ItemFile.Faults.self) {
            try ItemFile(Array(#"{"name": "Milk", "bought": "2026-11-02"}"#.utf8), now: now)
        }
    }

    // MARK: Encodings

    @Test(
        arguments: [
            ([0x4B, 0xE4, 0x73, 0x65], TextEncoding.latin1, "Käse"),
            ([0x4A, 0x92, 0x73, 0x20, 0x80], .windows1252, "J’s €"),
            ([0xD8, 0x6C], .latin1, "Øl"), ([0x9C, 0x75, 0x66], .windows1252, "œuf"),
        ] as [([UInt8], TextEncoding, String)])
    func whenItHasAByteACharacter_shouldReadIt(bytes: [UInt8], encoding: TextEncoding, name: String) throws {
        let file = try ItemFile(Array("Name;MHD\n".utf8) + bytes + Array(";2027-03-12\n".utf8), now: now)

        #expect(file.items.map(\.name) == [name] && file.encoding == encoding)
    }

    @Test(arguments: [true, false], [true, false])
    func whenItIsUTF16_shouldReadIt(isLittleEndian: Bool, hasMark: Bool) throws {
        let text = (hasMark ? "\u{FEFF}" : "") + "Name\tMHD\r\nKäse 🧀\t2027-03-12\r\n"
        let bytes = text.utf16.flatMap { unit -> [UInt8] in
            let (low, high) = (UInt8(unit & 0xFF), UInt8(unit >> 8))
            return isLittleEndian ? [low, high] : [high, low]
        }

        let file = try ItemFile(bytes, now: now)

        #expect(file.items.map(\.name) == ["Käse 🧀"] && file.items.first?.expiryDate?.description == "2027-03-12")
        #expect(file.encoding == (isLittleEndian ? .utf16LittleEndian : .utf16BigEndian))
    }

    // MARK: Bad rows

    @Test func whenBadRowsAreLeftOut_shouldKeepTheOthersAndListThem() throws {
        let text =
            "name,expiry,quantity\nMilk,soon,1\nOats,2027-03-12,2\nRice\nTea,2027-02-30,1\nJam,2027-04,x\nSalt,,1\n"

        let file = try ItemFile(Array(text.utf8), skippingBadRows: true, now: now)

        #expect(file.items.map(\.name) == ["Oats", "Salt"])
        #expect(file.skipped?.faults.map(\.line) == [2, 4, 5, 6] && file.skipped?.count == 4)
        #expect(throws: ItemFile.Faults.self) { try ItemFile(Array(text.utf8), now: now) }
    }

    @Test func whenAllRowsAreBad_shouldImportNothing() {
        #expect(throws: ItemFile.Faults.self) {
            try ItemFile(Array("name,quantity\nMilk,x\n".utf8), skippingBadRows: true, now: now)
        }
    }
}
