extension LabelLanguage {
    static let malay = LabelLanguage(
        "ms",
        months: """
            jan januari; feb februari; mac mach; apr april; mei; jun; jul julai; ogo ogos; sep september;
            okt oktober oct; nov november; dis disember dec disem
            """,
        weekdays: "isnin; selasa; rabu; khamis; jumaat; sabtu; ahad",
        ordinals: "pertama; kedua; ketiga; terakhir",
        words: [
            .bestBefore: """
            baik sebelum; baik digunakan sebelum; terbaik sebelum; sebaiknya sebelum; elok sebelum;
            sebaiknya digunakan sebelum
            """,
            .useBy: "guna sebelum; gunakan sebelum; makan sebelum; guna sblm",
            .expiry: """
            tarikh luput; luput; tamat tempoh; tarikh tamat tempoh; exp; tarikh luput pada; tkh luput;
            tarikh tamat
            """,
            .production: """
            tarikh pembuatan; dibuat pada; tarikh dibuat; tarikh keluaran; tarikh dikeluarkan; dikeluarkan pada; tkh
            buat; tarikh pengeluaran; dibuat; dibakar; dimasak; dipanggang
            """,
            .packed: "tarikh pembungkusan; dibungkus pada; tarikh bungkus; tarikh pek; tarikh dibungkus",
            .frozen: "tarikh sejuk beku; disejukbekukan",
            .lot: "no kelompok; nombor kelompok; kelompok; no kumpulan; no lot; no batch; nombor lot",
            .promotion: "peraduan; promosi; tawaran; hadiah; menang; kupon; diskaun; tempoh promosi; sah sehingga",
            .ignored: "harga; telefon; sejak; ditubuhkan; talian",
            .elsewhere: "lihat; lihat penutup; seperti tertera; lihat pada; rujuk; lihat bungkusan; tertera pada",
            .opened: "selepas dibuka; setelah dibuka; apabila dibuka",
            .shelfLife: "jangka hayat; tempoh simpanan",
            .fromProduction: "dari tarikh pembuatan; dari tarikh dibuat; selepas tarikh pembuatan",
            .end: "akhir; hujung; akhir bulan; penghujung",
            .days: "hari",
            .weeks: "minggu",
            .months: "bulan",
            .years: "tahun",
            .dayMonthYearHint: "hari bulan tahun",
            .within: "dalam; dalam masa; tahan",
            .hours: "jam",
            .freshFood: "susu segar; telur; ayam; daging; roti; kek; salad; simpan sejuk; dingin",
            .lastingFood: """
            teh; kopi; beras; mi; madu; jem; kicap; coklat; biskut; kacang; susu tepung; air mineral; sejuk beku
            """,
            .notice: "resit; jumlah; invois; pesanan; penghantaran; tiket; panggil balik; cukai",
            .early: "awal; awal bulan; permulaan",
            .middle: "pertengahan; pertengahan bulan",
            .halfOfMonth: "separuh; setengah",
            .firstDay: """
            jangan guna sebelum; jangan gunakan sebelum; jangan dijual sebelum; jangan jual sebelum; jangan buka
            sebelum; tidak boleh dijual sebelum; tidak sebelum; bukan sebelum; sedia dimakan mulai; sedia dimakan
            dari; sedia dari; terbaik selepas; dijual mulai; dijual dari; di kedai mulai; di kedai dari; boleh
            didapati mulai; boleh didapati dari; tersedia mulai; tersedia dari; mulai#; dari#; sejak#; tarikh
            penghantaran; hari penghantaran; penghantaran; tarikh hantar; tarikh tiba; tarikh terima; tarikh jualan;
            sah dari; sah mulai
            """,
            .notFood: """
            mata; mata ganjaran; baucar; kupon; kad hadiah; tawaran; diskaun; lesen; no lesen; lesen no; permit;
            langganan; keahlian; sijil; sijil no; aplikasi; muat turun; insurans; tiket; peraduan; cabutan; harga; kod
            promo
            """,
            .validUntil: "sah hingga; tamat pada; luput pada",
        ])
}
