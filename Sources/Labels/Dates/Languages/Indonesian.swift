extension LabelLanguage {
    static let indonesian = LabelLanguage(
        "id",
        months: """
            jan januari; feb februari peb pebruari; mar maret mrt; apr april; mei mai; jun juni; jul juli;
            agu agustus agt ag ags; sep september sept; okt oktober; nov november nop nopember; des desember dec
            """,
        weekdays: "senin; selasa; rabu; kamis; jumat; sabtu; minggu",
        numbers: "satu dua tiga empat lima enam tujuh delapan sembilan sepuluh",
        ordinals: "pertama; kedua; ketiga; terakhir",
        periods: "dari; sampai hingga",
        words: [
            .bestBefore: """
            baik digunakan sebelum; baik sebelum; sebaiknya digunakan sebelum; baik dikonsumsi sebelum;
            digunakan sebelum; sebaiknya dikonsumsi sebelum; baik dipakai sebelum; baik digunakan sblm
            """,
            .useBy: "gunakan sebelum; konsumsi sebelum; dikonsumsi sebelum; habiskan sebelum; pakai sebelum",
            .expiry: """
            kedaluwarsa; kadaluarsa; kadaluwarsa; kedaluarsa; exp; tanggal kedaluwarsa; tgl kedaluwarsa; ed:; tgl exp;
            tanggal kadaluarsa; kdl; kedaluwarsa pada; tgl kadaluarsa
            """,
            .production: """
            diproduksi; tanggal produksi; tgl produksi; tgl prod; produksi; dibuat; dibuat pada; diproduksi pada; prod;
            tgl pembuatan; dibuat tanggal; tgl dibuat; dipanggang; dimasak; disangrai; tanggal sangrai; ditangkap;
            dipotong
            """,
            .packed: "dikemas; tanggal kemas; tgl kemas; dikemas pada; tgl pengemasan; tanggal pengemasan",
            .frozen: "dibekukan; tanggal beku",
            .lot: "kode produksi; kode prod; no batch; no bets; nomor bets; bets; no lot; nomor lot; kode batch; kp:",
            .promotion: """
            promo; undian; berlaku mulai; promosi; hadiah; periode promo; kupon; diskon; berlaku hingga; kode unik
            """,
            .ignored: """
            harga; telepon; telp; sejak; bpom ri md; bpom; md; layanan konsumen; pirt; p irt; didirikan; hubungi
            """,
            .elsewhere: """
            lihat; lihat pada; lihat tutup; tertera pada; lihat kemasan; lihat bawah; tercantum; lihat dasar;
            tertera; pada kemasan
            """,
            .opened: "setelah dibuka; setelah kemasan dibuka; sesudah dibuka; sejak dibuka",
            .shelfLife: "masa simpan; daya simpan; umur simpan",
            .fromProduction: """
            sejak produksi; dari tanggal produksi; sejak tanggal produksi; sejak tanggal kemas; setelah produksi
            """,
            .end: "akhir; akhir bulan; penghujung",
            .days: "hari",
            .weeks: "minggu",
            .months: "bulan; bln",
            .years: "tahun; thn",
            .dayMonthYearHint: "tgl bln thn; hh bb tt; tanggal bulan tahun",
            .freshFood: "susu segar; yogurt; telur; ayam; daging sapi; sosis; salad; roti; kue; tahu; tempe; segar",
            .lastingFood: """
            teh; kopi; beras; mie; mi instan; madu; selai; kaleng; sarden; kecap; cokelat; permen; biskuit; keripik;
            sereal; kacang; susu bubuk; air mineral
            """,
            .notice: "struk; total; faktur; pesanan; pengiriman; tiket; penarikan; kasir; ppn; terima kasih",
            .freezing: "beku; freezer",
            .within: "dalam; dalam waktu; tahan; habiskan dalam; maksimal; daya tahan",
            .hours: "jam",
            .unopened: "sebelum dibuka; belum dibuka",
            .chilling: "kulkas; dalam kulkas; simpan dalam kulkas; simpan dingin; lemari es",
            .early: "awal; awal bulan; permulaan",
            .middle: "pertengahan; pertengahan bulan; tengah",
            .halfOfMonth: "paruh; separuh; setengah",
            .thirdOfMonth: "dasarian",
            .firstDay: """
            jangan digunakan sebelum; jangan gunakan sebelum; jangan dijual sebelum; jangan dibuka sebelum; jangan
            dikonsumsi sebelum; tidak boleh dijual sebelum; tidak boleh digunakan sebelum; tidak sebelum; bukan
            sebelum; siap dimakan mulai; siap santap mulai; siap mulai; siap saji mulai; terbaik setelah; terbaik
            sesudah; dijual mulai; di toko mulai; tersedia mulai; tersedia sejak; mulai tanggal; mulai dijual; mulai#;
            sejak#; dari tanggal#; tanggal pengiriman; tgl pengiriman; tanggal kirim; tgl kirim; tanggal antar; hari
            pengiriman; pengiriman; tanggal terima; tanggal tiba; tanggal buka; berlaku mulai
            """,
            .notFood: """
            poin; voucher; kupon; kartu hadiah; penawaran; promo; diskon; lisensi; langganan; keanggotaan; sertifikat;
            sertifikat no; aplikasi; unduh; unduh aplikasi; asuransi; tiket; lomba; undian; harga; kode promo
            """,
            .validUntil: "berlaku sampai; berlaku s d; berlaku sd; habis masa berlaku",
        ])
}
