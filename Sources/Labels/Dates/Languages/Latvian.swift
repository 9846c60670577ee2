extension LabelLanguage {
    static let latvian = LabelLanguage(
        "lv",
        months: """
            janv janvāris jan janvāra; febr februāris feb februāra; marts mar marta; apr aprīlis aprīļa; maijs mai
            maija; jūn jūnijs jūnija; jūl jūlijs jūlija; aug augusts augusta; sept septembris sep septembra; okt
            oktobris oktobra; nov novembris novembra; dec decembris decembra
            """,
        weekdays: "pirmdiena; otrdiena; trešdiena; ceturtdiena; piektdiena; sestdiena; svētdiena",
        ordinals: """
            pirmā pirmās pirmajā pirmais; otrā otrās otrajā otrais; trešā trešajā trešais; pēdējā pēdējās pēdējais
            """,
        words: [
            .bestBefore: """
            ieteicams līdz; ieteicams līdz beigām; ieteicams; ieteicams patērēt līdz; labākais līdz;
            minimālais derīguma termiņš; ieteicams lietot līdz; ieteicams izlietot līdz; ieteicams pirms; i.l.
            """,
            .useBy: "izlietot līdz; izlietot; derīgs līdz; lietot līdz; patērēt līdz",
            .expiry: "derīguma termiņš; derīguma termiņš līdz; derīgs līdz beigām; realizēt līdz; der līdz; der term",
            .production: """
            ražots; izgatavots; ražošanas datums; saražots; cepts; dēšanas datums; izgatavošanas datums; raž;
            pagatavots; grauzdēts; grauzdēšanas datums; kauts; nozvejots; dēts; pildīts; slaukts; atkausēts
            """,
            .packed: "iepakots; fasēts; iepakošanas datums; fasēšanas datums; sapakots; iesaiņots",
            .frozen: "sasaldēts; saldēts; sasaldēšanas datums",
            .harvest: "novākts; raža",
            .lot: "partija; partijas nr; partijas numurs; sērija",
            .promotion: """
            akcija; loterija; piedāvājums; spēkā līdz; konkurss; laimē; akcija spēkā; kupons; atlaide; balva
            """,
            .ignored: "kopš; dibināts; tālr; cena; tel",
            .elsewhere: """
            skatīt; skat; sk; skatīt uz; skat uz; norādīts uz; norādīts; uz iepakojuma; uz vāciņa; sk uz;
            skatīt vāku; skatīt iepakojumu
            """,
            .opened: "pēc atvēršanas; atvērtu; atvērts; pēc atkausēšanas; pēc iepakojuma atvēršanas",
            .shelfLife: "derīgums; uzglabāšanas laiks",
            .fromProduction: """
            no ražošanas; no izgatavošanas; no ražošanas datuma; no iepakošanas; no dēšanas; no grauzdēšanas
            """,
            .end: "beigām; beigas; beigu; beigās",
            .days: "dienas; diennaktis; diena",
            .weeks: "nedēļas; nedēļa; nedēļā",
            .months: "mēneši; mēnešus; mēnesis; mēn",
            .years: "gadi; gads; gadus",
            .hours: "stundas; stundu",
            .within: "laikā; izlietot; derīgs; uzglabāt; ne ilgāk",
            .freshFood: """
            piens; jogurts; krējums; biezpiens; kefīrs; olas; vista; cāļa; gaļa; malta; šķiņķis; desa; salāti; svaigs;
            maize; torte; lasis; zemenes; uzglabāt temperatūrā
            """,
            .lastingFood: """
            tēja; kafija; rīsi; makaroni; medus; ievārījums; konservi; pupas; šprotes; zupa; sinepes; šokolāde;
            konfektes; cepumi; čipsi; pārslas; rieksti; alus; vīns; saldēts
            """,
            .notice: "čeks; kopā; summa; rēķins; pasūtījums; piegāde; biļete; atsaukums; pvn; paldies",
            .early: "sākums; sākumā; sākumam; sākuma; sākumu",
            .middle: "vidus; vidū; vidum; viduslaiks",
            .halfOfMonth: "puse; pusē; puses",
            .thirdOfMonth: "dekāde; dekādē; trešdaļa",
            .firstDay: """
            ne agrāk kā; ne agrāk par; nelietot pirms; neizmantot pirms; nepārdot pirms; neatvērt pirms; pirms tam
            nelietot; gatavs no; gatavs lietošanai no; vislabāk pēc; vislabākais pēc; pārdošanā no; veikalos no;
            pieejams no; pieejama no; piegādes datums; piegādes diena; piegāde; piegādāts; nosūtīts; ierašanās
            """,
            .notFood: """
            punkti; dāvanu karte; kupons; kuponi; piedāvājums; piedāvājumi; atlaide; licence; licence nr; atļauja;
            abonements; dalība; sertifikāts; sertifikāts nr; lietotne; lejupielādē; lejupielādēt; apdrošināšana;
            biļete; konkurss; izloze; loterija; cena; klienta karte
            """,
            .validUntil: "derīga līdz; derīgi līdz",
        ])
}
