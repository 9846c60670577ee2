extension LabelLanguage {
    static let indonesian = LabelLanguage(
        "id",
        months: """
            jan januari; feb februari peb pebruari; mar maret mrt; apr april; mei mai; jun juni; jul juli;
            agu agustus agt ag ags; sep september sept; okt oktober; nov november nop nopember; des desember dec
            """,
        words: [
            .bestBefore: """
            baik digunakan sebelum; baik sebelum; sebaiknya digunakan sebelum; baik dikonsumsi sebelum;
            digunakan sebelum; sebaiknya dikonsumsi sebelum; baik dipakai sebelum; baik digunakan sblm
            """,
            .useBy: "gunakan sebelum; konsumsi sebelum; dikonsumsi sebelum; habiskan sebelum; pakai sebelum",
            .expiry: """
            kedaluwarsa; kadaluarsa; kadaluwarsa; kedaluarsa; exp; tanggal kedaluwarsa; tgl kedaluwarsa; ed:;
            tgl exp; tanggal kadaluarsa; kdl; kedaluwarsa pada; berlaku sampai; tgl kadaluarsa
            """,
            .production: """
            diproduksi; tanggal produksi; tgl produksi; tgl prod; produksi; dibuat; dibuat pada; diproduksi pada;
            prod; tgl pembuatan
            """,
            .packed: "dikemas; tanggal kemas; tgl kemas; dikemas pada; tgl pengemasan; tanggal pengemasan",
            .frozen: "dibekukan; tanggal beku",
            .lot: "kode produksi; kode prod; no batch; no bets; nomor bets; bets; no lot; nomor lot; kode batch; kp:",
            .promotion: "promo; undian; berlaku mulai; promosi; hadiah",
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
            .end: "akhir",
            .days: "hari",
            .weeks: "minggu",
            .months: "bulan; bln",
            .years: "tahun; thn",
            .weekday: "senin; selasa; rabu; kamis; jumat; sabtu",
            .dayMonthYearHint: "tgl bln thn; hh bb tt; tanggal bulan tahun",
        ])
}
