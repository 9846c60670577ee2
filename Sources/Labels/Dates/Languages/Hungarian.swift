extension LabelLanguage {
    static let hungarian = LabelLanguage(
        "hu", order: .yearMonthDay,
        months: """
            jan január; febr február feb; márc március már; ápr április; máj május; jún június; júl július;
            aug augusztus; szept szeptember szep; okt október; nov november; dec december
            """,
        weekdays: "hétfő; kedd; sze szerda; csü csütörtök; péntek; szo szombat; vas vasárnap",
        numbers: "egy két három négy öt hat hét nyolc kilenc tíz",
        ordinals: "első; második; harmadik; utolsó",
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
            lejárat; lejárati idő; lejárati dátum; szavatosság; szavatossági idő; felh; felhasználhatósági idő;
            eltartható; szav idő
            """,
            .production: """
            gyártva; gyártás; gyártási idő; gyártás ideje; előállítva; készült; gyártási dátum; gyártás dátuma; sütés
            ideje; tojás dátuma; tojásrakás; palackozva; készítés ideje; gyárt; pörkölve; gyártás napja; fogás#;
            kifogva#; főzve#; őrölve#; sütve#; sütés#; füstölve#; fejve#; pörkölés#; tojás rakás; rakva#; levágva#;
            palackozás#; készítve#; készítve; készítés; előállítás; sütve; sütés; főzve; pörkölés; pörkölés dátuma;
            darálva; vágva; vágás ideje; vágás; fogva; kifogva; tojva; palackozás; fejve; fejés; fejés ideje;
            szeletelve; füstölve; szüretelve; lefejtve; felolvasztva
            """,
            .packed: """
            csomagolva; csomagolás ideje; csomagolás; csomagolás dátuma; csom; kiszerelve; töltve; csomagolás napja;
            csomagolási dátum; töltés; töltés ideje; mérve
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
            akció; nyereményjáték; promóció; nyerj; sorsolás; vásároljon; promóciós; szabályzat; kupon; kedvezmény;
            akciós; az akció; beváltható; regisztráció; árengedmény; szórólap; játék; érvényes
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
            csomagolástól; gyártástól számítva; a csomagolástól; a csomagolástól számított; a tojástól; a tojásrakástól;
            a pörköléstől; a fejéstől; fejéstől; a töltéstől; a készítéstől; a vásárlástól
            """,
            .end: "végéig; vége; végig; végén; végére",
            .until: "ig",
            .days: "nap; napig; napon; nappal",
            .weeks: "hét; hétig; hete; hetében; hetéig",
            .months: "hónap; hónapig; hó",
            .years: "év; évig",
            .dayMonthYearHint: "nn hh éé; nap hó év; nap hónap év",
            .yearMonthDayHint: "éé hh nn; éééé hh nn; év hó nap; év hónap nap",
            .hours: "óra; órán; órát; órán belül; óráig",
            .within: "belül; alatt; legfeljebb; max",
            .thawed: "kiolvasztva#; kiolvasztás#; felengedtetve#",
            .thawing: "felengedés után; kiolvasztás után",
            .calendarWeek: "hét",
            .quarter: "negyedév; n év",
            .halfYear: "félév",
            .freshFood: """
            tej; joghurt; tejföl; tejszín; túró; kefir; tojás; csirke; csirkemell; pulyka; marha; sertés; darált hús;
            sonka; virsli; saláta; szendvics; friss; kenyér; kifli; torta; lazac; spenót; eper; tofu
            """,
            .lastingFood: """
            tea; kávé; rizs; tészta; méz; lekvár; konzerv; bab; lencse; tonhal; leves; mustár; csokoládé; cukorka;
            keksz; chips; müzli; zabpehely; dió; mandula; sör; bor; szörp; tejpor; vitamin
            """,
            .notice: """
            nyugta; összesen; számla; rendelés; szállítás; kiszállítás; jegy; visszahívás; áfa; köszönjük; bolti ár
            """,
            .freezing: "mélyhűtő; fagyasztott; gyorsfagyasztott; fagyasztva",
            .unopened: "felbontás előtt; bontatlan; bontatlanul",
            .chilling: "hűtőszekrény; hűtőben; hűtőszekrényben; hűtve; hűtve tárolandó; hűtött",
            .early: "eleje; elején; elejéig; elejére; kezdete",
            .middle: "közepe; közepén; közepéig; közepére",
            .halfOfMonth: "fele; felében; feléig",
            .thirdOfMonth: "harmada; dekádja",
            .firstDay: """
            nem előtt; nem korábban mint; ne használja előtt; ne fogyassza előtt; legjobb után; szállítási dátum;
            szállítás dátuma; szállítás napja; szállítás; kiszállítás; kiszállítás napja; kézbesítés; kézbesítés
            napja; kézbesítve; szállítva; feladva; érkezés; megjelenés; nyitás
            """,
            .from: """
            től; tól; -től; -tól; után; előtt nem; előtt nem használható; előtt nem értékesíthető; előtt nem
            fogyasztható; előtt ne
            """,
            .notFood: """
            pontok; pontjai; ajándékkártya; ajándékutalvány; utalvány; kupon; kuponok; ajánlat; ajánlatok; kedvezmény;
            engedély; engedélyszám; licenc; előfizetés; tagság; tanúsítvány; tanúsítvány szám; alkalmazás; töltsd le;
            töltse le; letöltés; biztosítás; jegy; verseny; sorsolás; próbaidő; hűségkártya; matricák; pontjaid;
            utalványod; előfizetése; előfizetésed
            """,
            .validUntil: "lejár; lejárnak",
        ])
}
