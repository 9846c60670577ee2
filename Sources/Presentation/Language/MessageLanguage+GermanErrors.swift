extension MessageLanguage {
    /// What can go wrong every day, in German.
    static let germanErrors: [Phrase: String] = [
        .noSuchFile: "keine solche Datei",
        .noPhotos: "keine Fotos in diesem Ordner",
        .notAFile: "keine gewöhnliche Datei",
        .mayNotRead: "keine Berechtigung zum Lesen",
        .noPicture: "kein Bild in einem bekannten Format ({})",
        .damagedPicture: "das Bild ist beschädigt oder abgeschnitten",
        .pictureTooLarge: "das Bild ist größer als die Grenze",
        .pictureTooSlow: "das Lesen des Bildes dauerte zu lange",
        .decoderCrashed: "der Decoder ist an diesem Bild abgestürzt",
        .noLanguageData: "der Texterkennung fehlen Sprachdaten ({} installieren)",
        .notAMember: "du gehörst nicht zu diesem Haushalt; {} zeigt deine",
        .noSuchItem: "diesen Artikel gibt es nicht",
        .databaseBusy: "ein anderes Programm benutzt die Datenbank; noch einmal versuchen",
        .diskFull: "der Datenträger ist voll",
        .newerDatabase: "die Datenbank stammt von einer neueren Version von kif-scan",
        .notADatabase: "die Datei ist keine Datenbank von kif-scan oder beschädigt",
        .databaseUnusable: "die Datenbank ist nicht zu benutzen: {}",
        .noServer: "der Server ist nicht zu erreichen",
        .databaseRefused: "die Datenbank weigert sich: {}",
        .nothingLeft: "davon ist nichts mehr da",
        .notEnough: "davon ist weniger da: {}; eine kleinere Menge angeben oder \"all\"",
        .noAmount: "die Zahl muss 1 oder mehr sein (0 oder mehr bei Tagen und --quantity)",
        .tooMuch: "die Zahl darf höchstens {} sein",
        .nothingToChange: "so ist es schon; nichts wurde geändert",
        .openAlready: "es ist schon offen, seit {}; mit --days angeben, wie viele Tage es sich hält",
        .isFrozen: "es ist eingefroren; erst auftauen: kif-scan thaw ID",
        .notFrozen: "es ist nicht eingefroren",
        .useByIsOver:
            "das Verbrauchsdatum ist vorbei ({}): Einfrieren macht es nicht sicher; kif-scan waste ID nimmt "
            + "es heraus",
        .thawedBefore: "es war schon aufgetaut und hat ein Verbrauchsdatum: nicht wieder einfrieren",
        .changedSince:
            "seitdem wurde es wieder geändert ({}), also wird nichts rückgängig gemacht; kif-scan fix ID "
            + "setzt es",
        .packsGone:
            "die Packungen sind schon weg, also wird nichts rückgängig gemacht; kif-scan fix ID --quantity "
            + "setzt die Zahl",
        .itemGone:
            "der Artikel ist weg oder wieder da, also wird nichts rückgängig gemacht; kif-scan journal "
            + "zeigt, was war",
        .nothingToUndo: "du hast nichts geändert, was rückgängig zu machen wäre",
        .noReference: "den Artikel mit seinem Namen oder dem Anfang seiner Kennung nennen; kif-scan list zeigt beides",
        .unknownItem: "keine Kennung beginnt mit '{}', und kein Artikel heißt so; kif-scan list zeigt beides",
        .itemMeant: "keine Kennung beginnt mit '{1}', und kein Artikel heißt so; ist {2} gemeint?",
        .severalItems: "'{1}' kann jeder von diesen sein: {2}; mehr von der Kennung angeben, die kif-scan list zeigt",
        .unknownDate:
            "'{}' ist kein bekanntes Datum; 2027-03-12, 2027-03, 12.3., \"march 27\", tomorrow oder +3d "
            + "schreiben",
        .noSuchDay: "den Tag '{}' gibt es nicht",
        .ambiguousText: "'{1}' kann {2} heißen; das gemeinte schreiben",
        .or: "{1} oder {2}",
    ]
}
