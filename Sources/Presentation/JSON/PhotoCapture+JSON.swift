import KeepItFreshDomain

extension PhotoCapture {
    /// When and with what a photo was taken; fields that its file does not tell are null.
    var json: JSONValue {
        .object([
            ("time", .text(time?.description)),
            ("device", .text(device)),
            ("orientation", .number(orientation)),
        ])
    }
}
