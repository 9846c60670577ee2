extension LabelLanguage {
    static let vietnamese = LabelLanguage(
        "vi",
        words: [
            .bestBefore: """
            sử dụng tốt nhất trước; tốt nhất trước; sử dụng tốt nhất trước ngày; dùng tốt nhất trước;
            tốt nhất trước ngày; ngon nhất trước
            """,
            .useBy: "sử dụng trước; dùng trước; sử dụng trước ngày; sử dụng đến; dùng đến",
            .expiry: "hsd; hạn sử dụng; hạn dùng; hd:; hết hạn; ngày hết hạn; h s d; hạn sd; hạn sử dụng đến",
            .production: "nsx; ngày sản xuất; n s x; ngày sx; sản xuất; sx; ngày s x; ngày làm; sản xuất ngày",
            .packed: "ngày đóng gói; đóng gói; nđg; đóng gói ngày; ngày đóng; nđg:",
            .frozen: "ngày cấp đông; cấp đông; ngày đông lạnh",
            .lot: "số lô; lô; lô sx; lô sản xuất; số lô sx; lô số; slsx",
            .promotion: "khuyến mãi; chương trình",
            .ignored: """
            điện thoại; đt; giá; từ năm; thành lập; hotline; tel; msds; giấy phép; tcvn; áp dụng đến;
            số điện thoại
            """,
            .elsewhere: """
            xem; xem trên; in trên; xem nắp; xem bao bì; ghi trên; trên bao bì; trên nắp; xem đáy; xem trên bao bì
            """,
            .opened: "sau khi mở; khi mở; sau khi mở nắp; kể từ khi mở; từ khi mở",
            .shelfLife: "thời hạn sử dụng; thời hạn bảo quản",
            .fromProduction: """
            kể từ nsx; kể từ ngày sản xuất; từ ngày sản xuất; từ nsx; kể từ ngày sx; kể từ ngày đóng gói;
            tính từ ngày sản xuất; sau ngày sản xuất
            """,
            .end: "cuối; cuối tháng; hết",
            .days: "ngày",
            .weeks: "tuần",
            .months: "tháng",
            .years: "năm",
            .dayMonthYearHint: "ngày tháng năm",
        ])
}
