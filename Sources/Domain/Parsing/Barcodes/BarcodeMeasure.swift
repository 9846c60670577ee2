/// A weight or volume that a barcode tells, by the field name that the command's JSON uses.
public enum BarcodeMeasure: String, Codable, Hashable, Sendable, CaseIterable {
    case netWeightKg, netWeightLb, netWeightTroyOz
    case netVolumeL, netVolumeM3, netVolumeFlOz
    case grossWeightKg, grossWeightLb

    /// The measure of an application identifier's first three digits; nil for lengths, areas and the rest.
    init?(aiFamily: Int) {
        switch aiFamily {
        case 310: self = .netWeightKg
        case 315: self = .netVolumeL
        case 316: self = .netVolumeM3
        case 320: self = .netWeightLb
        case 330: self = .grossWeightKg
        case 340: self = .grossWeightLb
        case 356: self = .netWeightTroyOz
        case 357: self = .netVolumeFlOz
        default: return nil
        }
    }
}
