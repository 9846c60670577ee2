import Testing

@testable import KeepItFreshDomain

@Suite struct ProductCategoryTests {
    @Test(arguments: [
        "Sea salts", "Cane sugars", "Wine vinegars", "Red wines", "Single malt whiskies", "Chewing gum", "Fresh fruits",
        "Meersalz", "Sel de mer", "Sucre de canne", "Vinaigre de vin", "Vino tinto", "Fruits frais",
    ])
    func whenPacksNeedNoDate_shouldSaySo(category: String) {
        #expect(ProductCategory.carriesNoDate(category))
    }

    @Test(arguments: [
        "Salted peanuts", "Salt and vinegar crisps", "Sugar cookies", "Wine sauces", "Rum raisin ice creams",
        "Fruit juices",
        "Fresh fruit salads", "Salad dressings", "Sucre vanillé", "Oat drinks", "Salami", "Ginger ales", "", "—",
    ])
    func whenPacksCarryADate_shouldNotSaySo(category: String) {
        #expect(!ProductCategory.carriesNoDate(category))
    }
}
