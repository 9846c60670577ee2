extension ProductWords {
    /// Thai, Vietnamese, Indonesian and Malay.
    static let southEastAsian = ProductWords(
        foods: """
            นม, น้ำผลไม้, กาแฟ, ชา, ช็อกโกแลต, เนย, ชีส, โยเกิร์ต, คุกกี้, ขนมปัง, ขนม, น้ำตาล, ซอส, น้ำปลา, \
            บะหมี่, ข้าว, ไก่, หมู, ปลา, ไข่, sua tuoi, sua chua, ca phe, banh quy, banh mi, keo, nuoc mam, \
            nuoc ngot, mi goi, mi an lien, pho, gao, thit, susu, kopi, teh, cokelat, coklat, keju, mentega, \
            biskuit, roti, kue, kacang, gula, garam, kecap, saus, sambal, mie, mi instan, beras, ayam, sapi, ikan, \
            telur, minuman, santan, kerupuk, keripik, abon, bakso, sirup
            """,
        nameLabels: "ชื่ออาหาร, ten san pham, nama produk",
        quantityLabels: """
            น้ำหนักสุทธิ, ปริมาณสุทธิ, ปริมาตรสุทธิ, khoi luong tinh, the tich thuc, berat bersih, isi bersih, \
            netto, berat
            """,
        ingredients: "ส่วนประกอบ, thanh phan, komposisi, bahan, mengandung",
        nutrition: "ข้อมูลโภชนาการ, พลังงาน, gia tri dinh duong, informasi nilai gizi, takaran saji, energi total",
        storage: "เก็บ, วิธี, bao quan, huong dan, simpan, penyimpanan, saran penyajian, cara penyajian",
        maker: """
            ผลิตโดย, จัดจำหน่าย, บริษัท, san xuat, cong ty, cty, diproduksi, pt, sdn bhd, jalan, jl, dikilang, \
            diimpor
            """,
        notices: """
            ควรบริโภคก่อน, วันหมดอายุ, หมดอายุ, ผลิต, บริโภคก่อน, hsd, nsx, han su dung, baik digunakan, \
            kedaluwarsa, exp, kode produksi, halal
            """
    )
}
