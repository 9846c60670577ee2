extension LabelLanguage {
    static let swedish = LabelLanguage(
        "sv", order: .yearMonthDay,
        months: """
            jan januari; feb februari; mars mar; apr april; maj; juni jun; juli jul; aug augusti; sep september sept;
            okt oktober; nov november; dec december
            """,
        weekdays: "mån måndag; tis tisdag; ons onsdag; tor tors torsdag; fre fredag; lör lördag; sön söndag",
        numbers: "en två tre fyra fem sex sju åtta nio tio elva tolv",
        ordinals: "första 1:a; andra 2:a; tredje 3:e; sista",
        periods: "från mellan; till",
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
            .expiry: "utgångsdatum; utg datum",
            .sellBy: "sista försäljningsdag; säljs före; sista försäljningsdatum",
            .production: """
            tillverkningsdag; tillverkad; tillverkad den; tillverkningsdatum; producerad; produktionsdatum; tillv;
            bakdag; bakad; värpdag; rostad; rostdatum; bryggd; tappad; tillv datum; prod; fångad#; fångstdatum; fångad
            den; bryggd den; mald#; kokt#; bakat#; bakad den; bakdatum; rökt#; mjölkad#; rostad den; rostningsdatum;
            värpt#; värpta#; värpdatum; tillagad#; slaktad#; slaktdatum; destillerad#; buteljerad#; producerad den; prod
            datum; tillagad; tillagad den; kokt den; malet den; slaktad; slaktad den; fångad; fångst; landad; landad
            den; landningsdatum; värpt; tappad den; tappdatum; mjölkad; mjölkad den; skivad den; rökt den; tinad
            """,
            .packed: """
            förpackningsdag; förpackad; förpackad den; packad; packad den; packdag; förp dag; packdatum;
            förpackningsdatum; förp; packn dag; packningsdag; förpackat; vägd den
            """,
            .frozen: "fryst den; nedfrysningsdag; infryst; fryst; infrysningsdag; infrysningsdatum",
            .harvest: "skördad; skörd; skördedatum; plockad",
            .lot: "lot; batch; parti; partinr; batchnr; lotnr; parti nr; batchnummer; partinummer",
            .promotion: """
            erbjudande; tävling; gäller till; gäller t o m; gäller; vinn; kampanj; tävla; rabatt; lottdragning;
            kampanjperiod; erbjudandet gäller; gäller från; dragning; kupong; öppet köp; extrapris; reklamblad; veckans
            """,
            .ignored: """
            sedan; grundat; grundad; tel; telefon; pris; art nr; konsumentkontakt; etablerad; kundtjänst; version;
            utgåva; mässa; reviderad; senast reviderad; öppettider; ugn; mikro; tillagning; minuter; recept;
            beställning; leverans; faktura; kvitto; certifikat; standard; medalj; tryckt; tillstånd; patent; org nr;
            öppet; revision; årgång; analys; vägen; gatan; box
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
            från tillverkning; från förpackning; efter tillverkning; från tillverkningsdag; från rostning; efter
            rostning; efter bakning; efter packning; efter packdag; från packdag; från förpackningsdag; efter
            förpackningsdag; från produktionsdatum; efter värpning; från värpdatum; efter värpdag; från rostdatum; efter
            mjölkning; från tappning; efter köp; efter upptining
            """,
            .end: "utgången av; slutet av; sent i; i slutet av; slutet på",
            .days: "dagar; dag; dygn",
            .weeks: "veckor; vecka",
            .months: "månader; månad; mån",
            .years: "år",
            .yearMonthDayHint: "åå mm dd; åååå mm dd; år mån dag; år månad dag; ååmmdd",
            .hours: "timmar; timme",
            .within: """
            inom; håller i; konsumeras inom; ätes inom; håller; hållbar; hållbar i; förbrukas inom; max; högst
            """,
            .thawed: "upptinad#; upptinad den; upptiningsdatum",
            .thawing: "efter upptining",
            .calendarWeek: "vecka; v",
            .quarter: "kvartal",
            .halfYear: "halvår",
            .dayMonthYearHint: "dd mm åå; dag månad år",
            .freshFood: """
            mjölk; lättmjölk; yoghurt; filmjölk; grädde; gräddfil; kvarg; ägg; kyckling; kalkon; nötfärs; köttfärs;
            skinka; korv; sallad; färsk; bröd; kaka; lax; räkor; hummus; spenat; jordgubbar; tofu
            """,
            .lastingFood: """
            te; kaffe; ris; pasta; honung; sylt; konserv; bönor; linser; tonfisk; makrill; soppa; buljong; senap;
            choklad; godis; kex; chips; müsli; havregryn; nötter; mandel; saft; knäckebröd
            """,
            .notice: """
            kvitto; totalt; faktura; order; leverans; levererad; biljett; återkallelse; moms; tack för; att betala
            """,
            .freezing: "frys; fryst; djupfryst; frysvara",
            .unopened: "oöppnad; oöppnat; före öppning; obruten",
            .chilling: "kylskåp; i kylskåp; i kyl; förvaras i kyl; förvaras kallt; kylvara",
            .early: "början av; i början av; början på; inledningen av; tidigt i; primo; start",
            .middle: "mitten av; i mitten av; mitten på; medio; mitt i",
            .halfOfMonth: "halvan; hälften",
            .thirdOfMonth: "tredjedelen; dekaden",
            .firstDay: """
            från den#; från och med; fr o m; från#; tidigast; klar från; ätklar från; ätmogen från; mogen från; bäst
            efter; bäst från; får ej användas före; får inte användas före; får ej säljas före; får inte säljas före;
            får ej öppnas före; använd ej före; använd inte före; ät inte före; sälj inte före; säljs ej före; inte
            före; ej före; säljs från; i butik från; i butikerna från; finns från; tillgänglig från; leveransdatum;
            leveransdag; leverans; levereras; levereras den; levererad; utskick; skickat; ankomst; öppnar; öppnar den;
            gäller från
            """,
            .notFood: """
            poäng; bonuspoäng; presentkort; värdebevis; värdecheck; kupong; kuponger; erbjudande; erbjudanden; rabatt;
            rabattkod; licens; licens nr; prenumeration; medlemskap; certifikat; certifikat nr; app; appen; ladda ner;
            försäkring; biljett; tävling; utlottning; lottdragning; pris; provperiod; kundkort; poängen; licensen;
            prenumerationen; certifikatet; kupongen; presentkortet; erbjudandet; medlemskapet; biljetten; rabatten
            """,
            .validUntil: """
            utgår; går ut; utgår den; går ut den; löper ut; giltig till; giltigt till; giltiga till; giltig t o m;
            giltigt t o m; gäller till och med
            """,
        ])
}
