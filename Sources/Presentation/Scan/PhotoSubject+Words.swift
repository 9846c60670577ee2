package import KeepItFreshDomain
package import KeepItFreshLabels

extension PhotoSubject {
    /// What a photo shows, for people.
    package var message: Message {
        switch self {
        case .food: Message("food")
        case .medicine: Message("medicine")
        case .toiletries: Message("toiletries")
        case .household: Message("household goods")
        // Translators: a receipt, a letter, a leaflet, a ticket.
        case .paper: Message("a paper")
        // Translators: a card that people carry, such as a bank card or an identity card.
        case .card: Message("a card")
        // Translators: a label of a shelf, a menu on a wall, a poster, a road sign.
        case .sign: Message("a sign")
        // Translators: the display of a phone, a computer or a device.
        case .screen: Message("a screen")
        case .other: Message("not food")
        }
    }
}
