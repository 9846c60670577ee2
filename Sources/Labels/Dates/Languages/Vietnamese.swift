extension LabelLanguage {
    static let vietnamese = LabelLanguage(
        "vi",
        weekdays: "thứ_hai; thứ_ba; thứ_tư; thứ_năm; thứ_sáu; thứ_bảy; chủ_nhật",
        ordinals: "đầu đầu_tiên thứ_nhất; thứ_hai sau; thứ_ba; cuối cuối_cùng",
        words: [
            .bestBefore: """
            sử dụng tốt nhất trước; tốt nhất trước; sử dụng tốt nhất trước ngày; dùng tốt nhất trước;
            tốt nhất trước ngày; ngon nhất trước
            """,
            .useBy: "sử dụng trước; dùng trước; sử dụng trước ngày; sử dụng đến; dùng đến",
            .expiry: "hsd; hạn sử dụng; hạn dùng; hd:; hết hạn; ngày hết hạn; h s d; hạn sd; hạn sử dụng đến",
            .production: """
            nsx; ngày sản xuất; n s x; ngày sx; sản xuất; sx; ngày s x; ngày làm; sản xuất ngày; chế biến; ngày chế
            biến; rang; ngày rang; đóng chai
            """,
            .packed: "ngày đóng gói; đóng gói; nđg; đóng gói ngày; ngày đóng; nđg:",
            .frozen: "ngày cấp đông; cấp đông; ngày đông lạnh",
            .lot: "số lô; lô; lô sx; lô sản xuất; số lô sx; lô số; slsx",
            .promotion: """
            khuyến mãi; chương trình; khuyến mại; trúng thưởng; quay số; phiếu giảm giá; giảm giá; thời gian khuyến mãi;
            áp dụng từ
            """,
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
            .end: "cuối; cuối tháng; hết; hạ tuần tháng",
            .days: "ngày",
            .weeks: "tuần",
            .months: "tháng",
            .years: "năm",
            .dayMonthYearHint: "ngày tháng năm",
            .freshFood: """
            sữa tươi; sữa chua; trứng; thịt gà; thịt bò; xúc xích; bánh mì; đậu phụ; bảo quản lạnh; ngăn mát
            """,
            .lastingFood: """
            trà; cà phê; gạo; mì; mật ong; mứt; đồ hộp; nước mắm; sô cô la; kẹo; bánh quy; ngũ cốc; sữa bột; nước
            khoáng; bia; đông lạnh
            """,
            .notice: "hóa đơn; tổng cộng; đơn hàng; giao hàng; vé; thu hồi; cảm ơn",
            .within: "trong; trong vòng; dùng trong; sử dụng trong; kể từ",
            .hours: "giờ; tiếng",
            .early: "đầu; đầu tháng; thượng tuần tháng",
            .middle: "giữa; giữa tháng; trung tuần tháng; trung tuần",
            .halfOfMonth: "nửa",
            .firstDay: """
            không dùng trước; không dùng trước ngày; không sử dụng trước; không sử dụng trước ngày; không bán trước;
            không bán trước ngày; không mở trước; không trước; không trước ngày; ăn được từ; ăn được từ ngày; dùng
            được từ; sẵn sàng từ; ngon nhất sau; bán từ; bán từ ngày; mở bán; mở bán từ; có bán từ; có hàng từ; ngày
            giao hàng; ngày giao; giao hàng; ngày nhận hàng; ngày gửi; từ ngày; từ#
            """,
            .notFood: """
            điểm; điểm thưởng; phiếu; phiếu quà tặng; phiếu giảm giá; voucher; mã giảm giá; ưu đãi; khuyến mãi; giảm
            giá; giấy phép; giấy phép số; đăng ký; gói đăng ký; thành viên; giấy chứng nhận; chứng chỉ; ứng dụng; tải;
            tải ứng dụng; bảo hiểm; vé; cuộc thi; quay số; giá
            """,
            .validUntil: """
            có giá trị đến; có giá trị đến ngày; có hiệu lực đến; có hiệu lực đến ngày; hiệu lực đến; hết hiệu lực;
            hết hạn vào
            """,
        ])
}
