extension LabelLanguage {
    static let turkish = LabelLanguage(
        "tr",
        months: """
            oca ocak ock; şub şubat; mar mart; nis nisan; may mayıs mys; haz haziran; tem temmuz tmz; ağu ağustos;
            eyl eylül; eki ekim; kas kasım; ara aralık
            """,
        words: [
            .bestBefore: """
            tett; t e t t; tavsiye edilen tüketim tarihi; tavsiye edilen tüketim; tet; t e t;
            tavsiye edilen son tüketim tarihi; en iyi tüketim tarihi; tavsiye ed tük tar;
            tavsiye edilen tük tarihi
            """,
            .useBy: """
            skt; stt; s k t; s t t; son kullanma tarihi; son tüketim tarihi; son kullanım tarihi; son tük tar;
            son kul tar; son tüketim; son kullanma; son kull tar; son tük tarihi; son kullan tar
            """,
            .expiry: "geçerlilik tarihi; miad; son geçerlilik tarihi",
            .production: """
            üretim tarihi; üretim; ürt; ü t; üt:; ürt tar; imal tarihi; imalat tarihi; üret tar; üretim tar; imal;
            yumurtlama tarihi; kavurma tarihi; ürt tarihi; üretildi; kesim tarihi; ürt t; avlanma tarihi;
            kavrulma tarihi; pişirme tarihi; hazırlanma tarihi
            """,
            .packed: """
            paketleme tarihi; ambalajlama tarihi; paketlenme tarihi; dolum tarihi; paket tarihi; ambalaj tarihi;
            pak tar; dolum
            """,
            .frozen: "dondurma tarihi; dondurulma tarihi; dondurulduğu tarih",
            .harvest: "hasat; hasat tarihi; hasat yılı",
            .lot: """
            parti no; p no; parti; parti nr; lot no; pn:; seri no; p n:; parti numarası; parti seri no; p s no;
            psn; lot
            """,
            .promotion: "kampanya; çekiliş; kampanya bitiş; yarışma; geçerlidir; kazan",
            .ignored: """
            den beri; kuruluş; tel; telefon; fiyat; müşteri hizmetleri; danışma hattı; işletme kayıt no;
            işletme onay no; ruhsat; tarihleri arasında; mersis
            """,
            .elsewhere: """
            bakınız; bkz; ambalaj üzerindedir; ambalaj üzerinde; üzerindedir; kapak üzerinde; kapaktadır;
            üzerinde belirtilmiştir; ambalajın üzerindedir; ambalajda; kapakta; ambalaj üstündedir; üzerinde;
            bakiniz
            """,
            .opened: """
            açıldıktan sonra; açıldıktan; açıldığında; çözündükten sonra; açıldıktan itibaren; ambalaj açıldıktan
            """,
            .shelfLife: "raf ömrü; dayanma süresi; dayanıklılık süresi",
            .fromProduction: """
            üretim tarihinden itibaren; üretimden itibaren; ambalajlama tarihinden itibaren; üretim tarihinden
            """,
            .end: "sonu; sonuna kadar; ay sonu; sonuna",
            .days: "gün; gündür; günü",
            .weeks: "hafta",
            .months: "ay; aydır",
            .years: "yıl; yıldır; sene",
            .weekday: "pazartesi; salı; çarşamba; perşembe; cuma; cumartesi; pazar",
            .dayMonthYearHint: "gg aa yy; gg aa yyyy; gün ay yıl; ggaayy",
            .hours: "saat",
            .within: "içinde; i̇çinde; tüketilmelidir",
            .thawed: "çözündürme tarihi",
        ])
}
