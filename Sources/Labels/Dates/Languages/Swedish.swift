extension LabelLanguage {
    static let swedish = LabelLanguage(
        "sv", order: .yearMonthDay,
        months: """
            jan januari; feb februari; mars mar; apr april; maj; juni jun; juli jul; aug augusti; sep september sept;
            okt oktober; nov november; dec december
            """,
        words: [
            .bestBefore: """
            bäst före; bäst före dag; bäst före datum; bäst före utgången av; bäst-före; bäst fore; bast fore;
            bast före; baest foere; bf; bäst före slutet av; minst hållbar till; minst hållbar t o m;
            hållbar till; hållbar till och med; bäst innan
            """,
            .useBy: """
            sista förbrukningsdag; sista förbrukningsdatum; sista förbrukn dag; sista förbr dag; sfd;
            förbrukas före; förbrukas senast; konsumeras före; används före; sista förbrukn
            """,
            .expiry: "utgångsdatum; utgår; utg datum; går ut",
            .sellBy: "sista försäljningsdag; säljs före; sista försäljningsdatum",
            .production: """
            tillverkningsdag; tillverkad; tillverkad den; tillverkningsdatum; producerad; produktionsdatum; tillv;
            bakdag; bakad; värpdag; rostad; rostdatum; bryggd; tappad; tillv datum; prod; fångad#; fångstdatum;
            fångad den; bryggd den; mald#; kokt#; bakat#; bakad den; bakdatum; rökt#; mjölkad#; rostad den;
            rostningsdatum; värpt#; värpta#; värpdatum; tillagad#; slaktad#; slaktdatum; destillerad#; buteljerad#
            """,
            .packed: """
            förpackningsdag; förpackad; förpackad den; packad; packad den; packdag; förp dag; packdatum;
            förpackningsdatum; förp; packn dag; packningsdag; förpackat
            """,
            .frozen: "fryst den; nedfrysningsdag; infryst; fryst; infrysningsdag; infrysningsdatum",
            .harvest: "skördad; skörd; skördedatum; plockad",
            .lot: "lot; batch; parti; partinr; batchnr; lotnr; parti nr; batchnummer; partinummer",
            .promotion: """
            erbjudande; tävling; gäller till; gäller t o m; gäller; vinn; kampanj; tävla; rabatt; lottdragning;
            kampanjperiod
            """,
            .ignored: """
            sedan; grundat; grundad; tel; telefon; pris; art nr; konsumentkontakt; etablerad; kundtjänst; version;
            utgåva; mässa; reviderad; senast reviderad; box; öppettider; ugn; mikro; tillagning; minuter; recept;
            beställning; leverans; faktura; kvitto; certifikat; standard; medalj; tryckt
            """,
            .elsewhere: """
            se; se lock; se lock eller; se botten; se förpackning; se förpackningen; se kapsyl; se stämpel;
            se baksida; se sidan; se ovansida; se burkens; se ovan; se locket; se datum
            """,
            .opened: """
            efter öppning; efter öppnande; öppnad förpackning; bruten förpackning; öppnad; efter öppnandet; öppnat
            """,
            .shelfLife: "hållbarhet; hållbarhetstid",
            .fromProduction: """
            från tillverkning; från förpackning; efter tillverkning; från tillverkningsdag; från rostning;
            efter rostning; efter bakning
            """,
            .end: "utgången av; slutet av",
            .days: "dagar; dag; dygn",
            .weeks: "veckor; vecka",
            .months: "månader; månad; mån",
            .years: "år",
            .weekday: """
            mån; tis; ons; tors; tor; fre; lör; sön; måndag; tisdag; onsdag; torsdag; fredag; lördag; söndag
            """,
            .yearMonthDayHint: "åå mm dd; åååå mm dd; år mån dag; år månad dag; ååmmdd",
            .hours: "timmar; timme",
            .within: "inom; håller i; konsumeras inom; ätes inom",
            .thawed: "upptinad#; upptinad den; upptiningsdatum",
            .thawing: "efter upptining",
            .calendarWeek: "vecka; v",
            .quarter: "kvartal",
            .halfYear: "halvår",
            .dayMonthYearHint: "dd mm åå; dag månad år",
        ])
}
