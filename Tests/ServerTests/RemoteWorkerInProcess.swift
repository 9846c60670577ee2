import Foundation
import HTTPTypes
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshServer
@testable import KeepItFreshWorkers

/// A worker of a server in the same process, with a token of its own.
struct RemoteWorkerInProcess: Sendable {
    let server: ServerInProcess
    /// The public id of its session.
    let id: String
    let headers: HTTPFields

    init(_ server: ServerInProcess, access: Session.Access = .work) async throws {
        self.server = server
        let identity = try #require(Identity(userId: server.user, authMethod: .code, isGuest: false))
        let begun = try await RemoteAccess(server.process).makeToken(named: "Desktop", access, for: identity)
        (id, headers) = (begun.session.id, [.authorization: "Bearer \(begun.token)"])
    }

    /// A photo that it has.
    struct Job: Sendable {
        let id: String
        let kind: String
        let message: [UInt8]
    }

    /// Asks once.
    func ask(_ body: String = #"{"format": 1}"#) async throws -> ServerInProcess.Answer {
        try await server.answer(.post, "/v1/work", body, headers: headers)
    }

    /// Asks until there is a photo.
    func take() async throws -> Job {
        while true {
            let answer = try await ask()
            #expect([200, 204].contains(answer.status), "\(answer.text)")
            guard answer.status == 200 else { continue }
            let end = try #require(answer.bytes.firstIndex(of: UInt8(ascii: "\n")))
            struct Head: Decodable { let id, kind: String }
            let head = try JSONDecoder().decode(Head.self, from: Data(answer.bytes[..<end]))
            return Job(id: head.id, kind: head.kind, message: Array(answer.bytes[(end + 1)...]))
        }
    }

    @discardableResult
    func answer(_ job: String, _ reply: LabelServer.Reply) async throws -> Int {
        try await answer(job, LabelServer.bytes(of: reply))
    }

    func answer(_ job: String, _ bytes: [UInt8]) async throws -> Int {
        try await server.answer(.post, "/v1/work/\(job)", bytes: bytes, type: "application/json", headers: headers)
            .status
    }

    func report(_ job: String, _ state: String) async throws -> Int {
        try await server.answer(.post, "/v1/work/\(job)/state", state, headers: headers).status
    }

    /// What a worker reads of a pack of milk.
    static let milk: LabelServer.Reply = {
        let texts = ["Whole Milk", "BEST BEFORE 12.03.2027"]
        let lines = texts.enumerated().map { index, text in
            TextLine(
                text: text, confidence: 0.98,
                box: Quad(left: 100, top: 100 + 80 * index, right: 600, bottom: 140 + 80 * index),
                readers: [.document, .dateCode])
        }
        return .label(ScannedLabel(barcodes: [], lines: lines, size: ScannedLabel.Size(width: 1_000, height: 500)))
    }()
}
