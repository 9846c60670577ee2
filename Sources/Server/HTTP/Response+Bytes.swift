import HTTPTypes
import Hummingbird
import KeepItFreshPresentation

extension Response {
    /// An answer in JSON.
    init(json: JSONValue, status: HTTPResponse.Status = .ok) {
        self.init(bytes: json.bytes, type: "application/json", status: status)
    }

    /// An answer of a type.
    init(bytes: [UInt8], type: String, status: HTTPResponse.Status = .ok) {
        self.init(
            status: status, headers: [.contentType: type, .contentLength: String(bytes.count)],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }
}
