import KeepItFreshDomain
package import KeepItFreshLabels

/// The order in which packs print day, month and year.
extension Inventory {
    /// What the household knows of the order on an item's packs. Throws `DataError`.
    package func knownOrders(of item: Item) async throws -> KnownOrders {
        try await repository.knownOrders(of: item.gtin, in: context.householdId)
    }

    /// The order in which an item's label prints day, month and year if it shows the date `date`; nil when the label
    /// does not show the order. Throws `DataError`.
    package func dateOrder(of item: Item, showing date: CivilDate, locale: LocaleHint?) async throws -> DateOrder? {
        try await shownOrder(of: item, showing: date, locale: locale)?.order
    }

    /// Stores the dates of items that ask for their order, where the household's packs and its members' dates show it
    /// by now, and returns the ids of the items. With the id of an earlier change in `change` both are undone together.
    /// Throws `DataError`.
    package func settleDateOrders(
        on day: CivilDate, partOf change: String? = nil, locale: LocaleHint? = nil
    ) async throws -> [String] {
        try await SettleDateOrders(repository, locale: locale, in: context.householdId)
            .execute(on: day, partOf: change)
    }

    /// Adds the order that the person's date shows on the item's label, where the label leaves that open. Throws
    /// `DataError`.
    func addDateOrder(to fix: inout ItemFix, of itemId: String) async throws {
        guard fix.datePhoto == nil,
            fix.values.expiryDate != nil || fix.confirmsRest || fix.dateOrder != nil
                || fix.answered.contains(.ambiguousDate),
            !(fix.setsDate && fix.values.expiryDate == nil), let item = try? await item(itemId), item.id == itemId,
            let date = fix.values.expiryDate ?? item.expiryDate
        else { return }
        let isOpen = item.needsReview.contains(.ambiguousDate) || date != item.expiryDate || fix.dateOrder != nil
        guard isOpen, let shown = try await shownOrder(of: item, showing: date, locale: nil) else { return }
        (fix.dateOrder, fix.datePhoto) = (shown.order, shown.photo)
    }

    /// The order in which the first photo of an item that shows it prints a date.
    private func shownOrder(
        of item: Item, showing date: CivilDate, locale: LocaleHint?
    ) async throws -> (order: DateOrder, photo: String)? {
        let finder = ItemEvidence.DateOrderFinder(locale: locale)
        for photo in try await photos(of: item.id) {
            guard let label = photo.label else { continue }
            let order = finder.order(of: label, showing: date, today: photo.savedDay, taken: photo.day?.day)
            if let order { return (order, photo.contentHash) }
        }
        return nil
    }
}
