extension LabelLanguage {
    static let turkish = LabelLanguage(
        "tr",
        months: """
            oca ocak ock; şub şubat; mar mart; nis nisan; may mayıs mys; haz haziran; tem temmuz tmz; ağu ağustos;
            eyl eylül; eki ekim; kas kasım; ara aralık
            """,
        weekdays: "pzt pazartesi; salı; çar çarşamba; perşembe; cuma; cmt cumartesi; paz pazar",
        numbers: "bir iki üç dört beş altı yedi sekiz dokuz on",
        ordinals: "ilk birinci; ikinci; üçüncü; son",
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
            .expiry: "miad",
            .production: """
            üretim tarihi; üretim; ürt; ü t; üt:; ürt tar; imal tarihi; imalat tarihi; üret tar; üretim tar; imal;
            yumurtlama tarihi; kavurma tarihi; ürt tarihi; üretildi; kesim tarihi; ürt t; avlanma tarihi; kavrulma
            tarihi; pişirme tarihi; hazırlanma tarihi; ür t; üt; ürtarihi; imalat; hazırlanma; hazırlandı; pişirme;
            kavurma; öğütme tarihi; kesim; avlanma; yumurtlama; sağım; sağım tarihi; dilimleme tarihi; çözündürme
            """,
            .packed: """
            paketleme tarihi; ambalajlama tarihi; paketlenme tarihi; dolum tarihi; paket tarihi; ambalaj tarihi; pak
            tar; dolum; paketleme; pkt; ambalaj; tartım tarihi
            """,
            .frozen: "dondurma tarihi; dondurulma tarihi; dondurulduğu tarih",
            .harvest: "hasat; hasat tarihi; hasat yılı",
            .lot: """
            parti no; p no; parti; parti nr; lot no; pn:; seri no; p n:; parti numarası; parti seri no; p s no;
            psn; lot
            """,
            .promotion: """
            kampanya; çekiliş; kampanya bitiş; yarışma; geçerlidir; kazan; kampanya tarihleri; kampanya süresi;
            tarihleri arasında; kupon; indirim; hediye; katılım; fırsat; promosyon
            """,
            .ignored: """
            den beri; kuruluş; tel; telefon; fiyat; müşteri hizmetleri; danışma hattı; işletme kayıt no; işletme onay
            no; ruhsat; tarihleri arasında; mersis; izin; sertifika; madalya; ödül; patent; vergi no; faks; posta kodu;
            çalışma saatleri; kuruluş tarihi; beri; yılından beri; baskı; versiyon; revizyon; standart; ts; analiz;
            analiz tarihi; sok; mah; alo gıda; kayıt no; onay no
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
            üretim tarihinden itibaren; üretimden itibaren; ambalajlama tarihinden itibaren; üretim tarihinden; imal
            tarihinden itibaren; paketleme tarihinden itibaren; yumurtlama tarihinden itibaren; kavurma tarihinden
            itibaren; dolum tarihinden itibaren; sağımdan sonra; üretimden sonra; satın alma tarihinden itibaren
            """,
            .end: "sonu; sonuna kadar; ay sonu; sonuna; sonunda; ayının sonu",
            .days: "gün; gündür; günü; günde; günlük",
            .weeks: "hafta; haftası; haftasında; haftasına kadar",
            .months: "ay; aydır; ayda; aylık",
            .years: "yıl; yıldır; sene",
            .dayMonthYearHint: "gg aa yy; gg aa yyyy; gün ay yıl; ggaayy",
            .hours: "saat; saatte",
            .within: """
            içinde; i̇çinde; tüketilmelidir; içerisinde; ömrü; tüketim süresi; en fazla; azami; içinde tüketiniz;
            saklanabilir
            """,
            .thawed: "çözündürme tarihi",
            .freshFood: """
            süt; günlük süt; yoğurt; ayran; kaymak; peynir; lor; yumurta; tavuk; hindi; dana; kıyma; sucuk; sosis;
            salata; sandviç; taze; ekmek; pasta; somon; ıspanak; çilek
            """,
            .lastingFood: """
            çay; kahve; pirinç; makarna; bulgur; bal; reçel; konserve; fasulye; nohut; mercimek; ton balığı; çorba;
            hardal; zeytinyağı; çikolata; şekerleme; bisküvi; cips; yulaf; fındık; ceviz; badem; maden suyu; bira;
            şarap; salça
            """,
            .notice: """
            fiş; toplam; fatura; sipariş; teslimat; teslim; bilet; geri çağırma; kdv; teşekkür ederiz; kasa; perakende
            satış fişi
            """,
            .freezing: "dondurucu; dondurucuda; dondurulmuş",
            .unopened: "açılmadan; açılmamış; açılmadan önce",
            .chilling: "buzdolabı; buzdolabında; soğukta; soğukta muhafaza; muhafaza ediniz",
            .early: "başı; başında; başına; başlangıcı; ayının başı; ay başı",
            .middle: "ortası; ortasında; ortasına; ayının ortası",
            .halfOfMonth: "yarısı; yarısında",
            .firstDay: """
            önce kullanmayınız; önce satmayınız; satışa çıkış tarihi; satışa sunulma tarihi; teslim tarihi; teslimat
            tarihi; teslimat günü; teslimat; teslim edildi; gönderim tarihi; sevk tarihi; varış tarihi; açılış tarihi;
            çıkış tarihi; en iyi sonra
            """,
            .from: """
            itibaren; den itibaren; dan itibaren; tarihinden itibaren; tarihinden önce kullanmayınız; tarihinden önce
            tüketmeyiniz; tarihinden önce satmayınız; tarihinden önce açmayınız; den önce kullanmayınız; dan önce
            kullanmayınız; önce kullanmayınız; önce tüketmeyiniz; önce satılmaz; tarihinden sonra; tarihinden önce
            satılamaz
            """,
            .notFood: """
            puanlar; puan; hediye kartı; hediye çeki; kupon; kuponlar; teklif; teklifler; indirim; indirimler; lisans;
            lisans no; abonelik; üyelik; sertifika; sertifika no; uygulama; uygulamayı; indirin; sigorta; bilet;
            yarışma; çekiliş; fiyat; promosyon kodu; deneme süresi; puanlarınız; kuponunuz; aboneliğiniz; biletiniz;
            lisansınız
            """,
            .validUntil: "geçerlilik tarihi; son geçerlilik tarihi; süresi dolar",
        ])
}
