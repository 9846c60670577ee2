import KeepItFresh

do {
    let label = try await PhotoScanner().label(of: .file("milk.jpg"))
    print(label.product?.name ?? "unnamed", label.dates.expiry?.date.description ?? "no date")
} catch {
    print("milk.jpg: \(error)")
}
