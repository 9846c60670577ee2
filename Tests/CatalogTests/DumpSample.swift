import Foundation
import KeepItFreshDomain
import KeepItFreshLabels

/// A dump in the format of Open Food Facts' table: its columns in their order, tabs between them, nothing quoted.
struct DumpSample {
    /// The columns of the real table up to the nutrients, and as many nutrients as it has.
    static let columns: [String] = {
        let first = """
            code url creator created_t created_datetime last_modified_t last_modified_datetime last_modified_by \
            last_updated_t last_updated_datetime product_name abbreviated_product_name generic_name quantity packaging \
            packaging_tags packaging_en packaging_text brands brands_tags brands_en categories categories_tags \
            categories_en origins origins_tags origins_en manufacturing_places manufacturing_places_tags labels \
            labels_tags labels_en emb_codes emb_codes_tags first_packaging_code_geo cities cities_tags purchase_places \
            stores countries countries_tags countries_en ingredients_text ingredients_tags ingredients_analysis_tags \
            allergens allergens_en traces traces_tags traces_en serving_size serving_quantity no_nutriments \
            additives_n additives additives_tags additives_en nutriscore_score nutriscore_grade nova_group \
            pnns_groups_1 pnns_groups_2 food_groups food_groups_tags food_groups_en states states_tags states_en \
            brand_owner environmental_score_score main_category main_category_en image_url image_small_url
            """.split(separator: " ").map(String.init)
        return first + (1...120).map { "nutrient-\($0)_100g" }
    }()

    /// The lines with their line ends.
    private(set) var bytes = Array((columns.joined(separator: "\t") + "\n").utf8)

    /// Adds a row; columns that are not named are empty.
    mutating func add(_ values: [String: String]) {
        add(Self.row(values))
    }

    /// Adds a line without changing it.
    mutating func add(_ line: String) {
        bytes += Array((line + "\n").utf8)
    }

    /// Adds bytes without changing them.
    mutating func add(bytes more: [UInt8]) {
        bytes += more
    }

    /// Makes a row's line without its line end.
    static func row(_ values: [String: String]) -> String {
        columns.map { values[$0] ?? "" }.joined(separator: "\t")
    }

    /// A number of 13 digits that ends in its check digit.
    static func number(_ index: Int) -> String {
        let digits = String(300_000_000_000 + index)
        return (0...9).lazy.map { digits + String($0) }.first { GTIN($0) != nil } ?? digits
    }

    /// A dump of `count` products named `Product N`.
    static func products(_ count: Int) -> DumpSample {
        var sample = DumpSample()
        for index in 0..<count {
            sample.add(["code": number(index), "product_name": "Product \(index)", "brands": "Brand \(index % 7)"])
        }
        return sample
    }
}
