extension LabelLanguage {
    static let hungarian = LabelLanguage(
        "hu", order: .yearMonthDay,
        months: """
            jan január; febr február feb; márc március már; ápr április; máj május; jún június; júl július;
            aug augusztus; szept szeptember szep; okt október; nov november; dec december
            """,
        words: [
            .bestBefore: """
            minőségét megőrzi; minőségét megőrzi végéig; minőségét megőrzi a következő időpontig; min meg;
            min megőrzi; minőség megőrzi; minőségét megőrzi nap; minőségmegőrzési idő; minőségét megőrzi hó;
            minőségmegőrzés; minoseget megorzi; legjobb; minőségmegőrzési határidő; m m i; minőségmegőrzési ideje;
            minőségmeg; legjobb minőségét megőrzi; min őségét megőrzi; minmeg; m idő; m.m.
            """,
            .useBy: """
            fogyasztható; fogyasztható a következő időpontig; fogyasztandó; fogy; fogyaszthatósági idő;
            fogyasztható nap; felhasználható; fogyaszthatóság; fogy idő; fogyaszthatósági határidő;
            fogyasztási határidő
            """,
            .expiry: """
            lejárat; lejárati idő; lejárati dátum; lejár; szavatosság; szavatossági idő; felh;
            felhasználhatósági idő; eltartható; szav idő
            """,
            .production: """
            gyártva; gyártás; gyártási idő; gyártás ideje; előállítva; készült; gyártási dátum; gyártás dátuma;
            sütés ideje; tojás dátuma; tojásrakás; palackozva; készítés ideje; gyárt; pörkölve; gyártás napja;
            fogás#; kifogva#; főzve#; őrölve#; sütve#; sütés#; füstölve#; fejve#; pörkölés#; tojás rakás; rakva#;
            levágva#; palackozás#; készítve#
            """,
            .packed: """
            csomagolva; csomagolás ideje; csomagolás; csomagolás dátuma; csom; kiszerelve; töltve;
            csomagolás napja
            """,
            .frozen: """
            lefagyasztás ideje; lefagyasztva; fagyasztva; fagyasztás ideje; lefagyasztás dátuma; gyorsfagyasztva
            """,
            .harvest: "betakarítva; betakarítás; szüret; évjárat",
            .lot: """
            tétel; tételszám; tétel szám; sarzs; sarzsszám; téte lszám; gyártási szám; tétel jele; tételazonosító;
            lsz
            """,
            .promotion: """
            akció; nyereményjáték; játék; érvényes; promóció; nyerj; sorsolás; vásároljon; promóciós; szabályzat;
            kupon; kedvezmény
            """,
            .ignored: """
            óta; alapítva; alapítás éve; tel; telefon; ár; cikkszám; ügyfélszolgálat; vevőszolgálat; verzió; kiadás;
            vásár; felülvizsgálva; postafiók; nyitvatartás; sütő; mikrohullámú; elkészítés; perc; recept; rendelés;
            szállítás; számla; nyugta; tanúsítvány; szabvány; érem; nyomtatva; utca
            """,
            .elsewhere: """
            lásd; ld; lásd a; lásd a csomagoláson; lásd a fedélen; feltüntetve; a csomagoláson; a fedélen;
            lásd a tetőn; a doboz; l a; jelölve; lásd a kupakon; a kupakon; lásd csomagolás; lásd a zárófólián
            """,
            .opened: """
            felbontás után; felbontást követően; felnyitás után; bontás után; felbontva; felolvasztás után;
            kibontás után
            """,
            .shelfLife: "eltarthatóság; eltarthatósági idő; minőségmegőrzési időtartam",
            .fromProduction: """
            a gyártástól; gyártástól számított; a gyártás napjától; a gyártástól számított; gyártástól; pörköléstől;
            csomagolástól; gyártástól számítva
            """,
            .end: "végéig; vége; végig",
            .until: "ig",
            .days: "nap; napig; napon",
            .weeks: "hét; hétig",
            .months: "hónap; hónapig; hó",
            .years: "év; évig",
            .weekday: "hétfő; kedd; szerda; csütörtök; péntek; szombat; vasárnap",
            .dayMonthYearHint: "nn hh éé; nap hó év; nap hónap év",
            .yearMonthDayHint: "éé hh nn; éééé hh nn; év hó nap; év hónap nap",
            .hours: "óra; órán; órát",
            .within: "belül; alatt",
            .thawed: "kiolvasztva#; kiolvasztás#; felengedtetve#",
            .thawing: "felengedés után; kiolvasztás után",
            .calendarWeek: "hét",
            .quarter: "negyedév; n év",
            .halfYear: "félév",
        ])
}
