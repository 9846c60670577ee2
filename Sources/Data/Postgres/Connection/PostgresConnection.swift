import CKIFPostgres
import FoundationEssentials
import Synchronization

/// One connection, for one statement at a time. All methods block their thread until the answer is there or its time is
/// over; then the statement is cancelled, and the connection is lost.
final class PostgresConnection: Sendable {
    @safe
    private struct Session: ~Copyable {
        let pointer: OpaquePointer
        var prepared: Set<String> = []
        var isLost = false
        /// What the last result did.
        var tag = ""

        deinit { unsafe ckifpostgres_close(pointer) }
    }

    /// How long one wait lasts at most before the deadline is looked at.
    private static let slice: Int32 = 50
    /// How many rows of a large result come at a time.
    private static let chunk = 500

    private let session: Mutex<Session>

    /// Connects, by the options of the address.
    init(_ address: PostgresAddress) throws(PostgresError) {
        var text: [CChar] = []
        for option in address.options {
            guard !option.value.utf8.contains(0) else { throw .nulInText }
            text += (option.keyword.utf8 + [0] + option.value.utf8 + [0]).map { CChar(bitPattern: $0) }
        }
        guard let pointer = unsafe ckifpostgres_open(text, text.count) else { throw .missingLibrary }
        guard unsafe ckifpostgres_is_open(pointer) != 0 else {
            let reason = unsafe Self.message(of: pointer)
            unsafe ckifpostgres_close(pointer)
            throw .connection(reason)
        }
        session = unsafe Mutex(Session(pointer: pointer))
    }

    /// Whether the next statement can be expected to get an answer.
    var isUsable: Bool {
        session.withLock { session in
            guard !session.isLost else { return false }
            return unsafe ckifpostgres_is_open(session.pointer) != 0 && ckifpostgres_is_quiet(session.pointer) != 0
        }
    }

    var isInTransaction: Bool {
        session.withLock { session in unsafe ckifpostgres_is_in_transaction(session.pointer) != 0 }
    }

    /// The server that answered, by its name or folder and its port.
    var server: (host: String, port: String) {
        session.withLock { session in
            let (host, port) = unsafe (ckifpostgres_host(session.pointer), ckifpostgres_port(session.pointer))
            return unsafe (String(cString: host), String(cString: port))
        }
    }

    /// As 150020 for 15.20.
    var serverVersion: Int {
        session.withLock { session in unsafe Int(ckifpostgres_server_version(session.pointer)) }
    }

    // MARK: Statements

    /// Runs statements without parameters, in one round trip.
    @discardableResult
    func run(_ statements: String, _ deadline: PostgresDeadline) throws(PostgresError) -> [PostgresRow] {
        try session.withLock { session throws(PostgresError) in
            guard !statements.utf8.contains(0) else { throw .nulInText }
            try Self.checkIsOpen(session)
            try Self.check(unsafe ckifpostgres_send_text(session.pointer, statements), &session)
            return try Self.rows(&session, deadline)
        }
    }

    /// Runs a statement.
    @discardableResult
    func run(
        _ statement: PostgresStatement, _ parameters: [PostgresStatement.Parameter] = [], _ deadline: PostgresDeadline
    ) throws(PostgresError) -> [PostgresRow] {
        try session.withLock { session throws(PostgresError) in
            try Self.send(statement, parameters, isStreamed: false, &session, deadline)
            return try Self.rows(&session, deadline)
        }
    }

    /// Runs a statement with a large result, of which it passes on some rows at a time. The deadline is that of each
    /// row.
    func stream(
        _ statement: PostgresStatement, _ parameters: [PostgresStatement.Parameter],
        _ deadline: () -> PostgresDeadline, _ receive: ([PostgresRow]) throws -> Void
    ) throws {
        try session.withLock { session in
            try Self.send(statement, parameters, isStreamed: true, &session, deadline())
            var rows: [PostgresRow] = []
            do {
                while let more = try Self.next(&session, deadline()) {
                    rows += more
                    guard rows.count >= Self.chunk else { continue }
                    try receive(rows)
                    rows = []
                }
                if !rows.isEmpty { try receive(rows) }
            } catch {
                if !(error is PostgresError) { Self.end(&session) }
                throw error
            }
        }
    }

    /// Commits. A statement that was only late is not cancelled: the server would report it as done although a standby
    /// does not have it.
    func commit(_ deadline: PostgresDeadline) throws(PostgresError) {
        try session.withLock { session throws(PostgresError) in
            try Self.checkIsOpen(session)
            try Self.check(unsafe ckifpostgres_send_text(session.pointer, "COMMIT"), &session)
            _ = try Self.rows(&session, deadline, isCancelled: false)
            guard session.tag == "COMMIT" else {
                throw .statement(state: "25P02", message: "the transaction was rolled back")
            }
        }
    }

    // MARK: Sending

    private static func send(
        _ statement: PostgresStatement, _ parameters: [PostgresStatement.Parameter], isStreamed: Bool,
        _ session: inout Session, _ deadline: PostgresDeadline
    ) throws(PostgresError) {
        let (buffer, places) = try packed(parameters)
        try checkIsOpen(session)
        if !session.prepared.contains(statement.name) {
            try check(
                unsafe ckifpostgres_send_preparation(session.pointer, statement.name, statement.sql), &session)
            _ = try rows(&session, deadline)
            session.prepared.insert(statement.name)
        }
        let isSent = unsafe ckifpostgres_send_prepared(
            session.pointer, statement.name, buffer, places, places.count, statement.isBinary ? 1 : 0,
            isStreamed ? 1 : 0)
        try check(isSent, &session)
    }

    private static func packed(
        _ parameters: [PostgresStatement.Parameter]
    ) throws(PostgresError) -> ([CChar], [ckifpostgres_parameter]) {
        var buffer: [CChar] = []
        var places: [ckifpostgres_parameter] = []
        for parameter in parameters {
            let start = buffer.count
            var isBinary = false
            switch parameter {
            case .text(let text):
                guard !text.utf8.contains(0) else { throw .nulInText }
                append(text.utf8, to: &buffer)
            case .number(let number): append(String(number).utf8, to: &buffer)
            case .bytes(let data):
                isBinary = true
                append(data, to: &buffer)
            }
            places.append(
                ckifpostgres_parameter(
                    start: start, length: Int32(clamping: buffer.count - start), is_binary: isBinary ? 1 : 0))
            buffer.append(0)
        }
        return (buffer, places)
    }

    private static func append(_ bytes: some Collection<UInt8>, to buffer: inout [CChar]) {
        buffer.append(contentsOf: bytes.lazy.map { CChar(bitPattern: $0) })
    }

    private static func checkIsOpen(_ session: borrowing Session) throws(PostgresError) {
        if session.isLost { throw .connection("the connection was lost before") }
    }

    private static func check(_ isSent: Int32, _ session: inout Session) throws(PostgresError) {
        guard isSent == 0 else { return }
        session.isLost = true
        throw .connection(unsafe message(of: session.pointer))
    }

    // MARK: Receiving

    private static func rows(
        _ session: inout Session, _ deadline: PostgresDeadline, isCancelled: Bool = true
    ) throws(PostgresError) -> [PostgresRow] {
        var rows: [PostgresRow] = []
        while let more = try next(&session, deadline, isCancelled: isCancelled) { rows += more }
        return rows
    }

    /// The rows of the next result; nil after the last one.
    private static func next(
        _ session: inout Session, _ deadline: PostgresDeadline, isCancelled: Bool = true
    ) throws(PostgresError) -> [PostgresRow]? {
        var failure: PostgresError?
        while true {
            switch unsafe ckifpostgres_next(session.pointer, slice) {
            case CKIFPOSTGRES_RESULT:
                if let error = unsafe error(of: session.pointer) {
                    failure = failure ?? error
                    if error.endsConnection { session.isLost = true }
                } else if failure == nil {
                    return received(&session)
                }
            case CKIFPOSTGRES_END:
                if let failure { throw failure }
                return nil
            case CKIFPOSTGRES_WAITING:
                guard deadline.isOver else { continue }
                end(&session, isCancelled: isCancelled)
                throw deadline.isCancelled ? .cancelled : .late
            default:
                session.isLost = true
                throw failure ?? .connection(unsafe message(of: session.pointer))
            }
        }
    }

    /// Nothing is sent over it any more.
    private static func end(_ session: inout Session, isCancelled: Bool = true) {
        session.isLost = true
        if isCancelled { unsafe ckifpostgres_cancel(session.pointer) }
    }

    private static func received(_ session: inout Session) -> [PostgresRow] {
        let pointer = unsafe session.pointer
        session.tag = unsafe String(cString: ckifpostgres_tag(pointer))
        let columns = unsafe ckifpostgres_columns(pointer)
        return unsafe (0..<ckifpostgres_rows(pointer)).map { row in
            PostgresRow(values: (0..<columns).map { column in unsafe value(of: pointer, row, column) })
        }
    }

    private static func value(of pointer: OpaquePointer, _ row: Int32, _ column: Int32) -> [UInt8]? {
        var length: Int32 = 0
        guard let start = unsafe ckifpostgres_value(pointer, row, column, &length) else { return nil }
        return unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: Int(length)))
    }

    private static func error(of pointer: OpaquePointer) -> PostgresError? {
        var text: UnsafePointer<CChar>?
        guard let state = unsafe ckifpostgres_error(pointer, &text) else { return nil }
        let message = unsafe text.map { unsafe String(cString: $0) } ?? ""
        return .statement(state: unsafe String(cString: state), message: message)
    }

    /// libpq's reason, in one line.
    private static func message(of pointer: OpaquePointer) -> String {
        let lines = unsafe String(cString: ckifpostgres_message(pointer)).split(separator: "\n")
        return lines.joined(separator: "; ")
    }
}
