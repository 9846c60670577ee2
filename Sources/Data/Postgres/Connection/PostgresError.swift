import KeepItFreshDomain

/// Why a statement failed.
enum PostgresError: Error, Equatable {
    /// The library libpq is not installed.
    case missingLibrary
    /// There is no connection, or it is lost: libpq's reason.
    case connection(String)
    /// No answer came in time.
    case late
    case cancelled
    /// The server's error, by its SQLSTATE.
    case statement(state: String, message: String)
    /// A text contains a NUL, which would end it.
    case nulInText

    /// Whether the connection must not be used again.
    var endsConnection: Bool {
        switch self {
        case .connection, .late, .cancelled: true
        case .statement(let state, _): state.hasPrefix("08") || state.hasPrefix("57P")
        case .missingLibrary, .nulInText: false
        }
    }

    /// Whether the server lost it to others, so that the same succeeds when it is tried again.
    var isLostToOthers: Bool {
        guard case .statement(let state, _) = self else { return false }
        return state == "40001" || state == "40P01"
    }

    /// What callers of the port get.
    var dataError: DataError {
        switch self {
        case .missingLibrary: .unavailable("libpq is not installed")
        case .connection, .late: .network
        case .cancelled: .busy
        case .nulInText: .unknown("a text contains a NUL")
        case .statement(let state, let message): Self.dataError(state, message)
        }
    }

    private static func dataError(_ state: String, _ message: String) -> DataError {
        switch state {
        case "40001", "40P01", "55P03", "53300": .busy
        case "53100": .diskFull
        // While a standby takes over, the one that answers can be read only.
        case "25006": .network
        case _ where ["08", "57"].contains(state.prefix(2)): .network
        // The database is not whole: it is not there, has no tables, or no rights to them, as while it is restored.
        case "42501", "42P01", "42883": .unavailable(message)
        case _ where ["28", "3D", "3F"].contains(state.prefix(2)): .unavailable(message)
        default: .unknown("\(state) \(message)")
        }
    }
}

extension PostgresError {
    /// Any error of an access as one that the port throws.
    static func dataError(of error: any Error) -> DataError {
        switch error {
        case let error as PostgresError: error.dataError
        case let error as DataError: error
        default: .unknown("\(type(of: error))")
        }
    }
}
