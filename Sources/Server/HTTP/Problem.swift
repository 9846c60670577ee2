import Foundation
import HTTPTypes
import Hummingbird
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPlatform
import KeepItFreshPresentation
import NIOCore

/// Why a request is not answered as asked: what RFC 9457 calls a problem, with a code for programs.
struct Problem: Error {
    let status: HTTPResponse.Status
    let code: String
    /// One line for people.
    let title: String
    var headers: HTTPFields = [:]
    /// Further fields.
    var fields: [(String, JSONValue)] = []

    init(_ status: HTTPResponse.Status, _ code: String, _ title: String, retryAfter seconds: Int? = nil) {
        (self.status, self.code, self.title) = (status, code, title)
        if let seconds { headers[.retryAfter] = String(seconds) }
    }

    /// A problem for as long as a person has not chosen.
    private init(_ status: HTTPResponse.Status, _ code: String, _ title: String, link: PendingLink) {
        self.init(status, code, title)
        fields = [("link", .string(link.id)), ("expiresAt", .time(link.expiresAt))]
    }

    /// A body or a parameter that is not as the API describes it.
    static func badRequest(_ title: String) -> Problem { Problem(.badRequest, "badRequest", title) }

    /// What does not exist, or not for this person: the same answer, so that nobody finds out which.
    static let notFound = Problem(.notFound, "notFound", "There is no such thing here.")
    static let notSignedIn = Problem(.unauthorized, "notSignedIn", "Sign in first.")
    static let codeInvalid = Problem(.unauthorized, "codeInvalid", "The code is wrong, was used or is too old.")
    static let tooLarge = Problem(.contentTooLarge, "tooLarge", "That is too large.")

    /// The session ended with its account.
    static let accountDeleted = Problem(.unauthorized, "accountDeleted", "The account was deleted.")

    /// A household of which somebody was a member until a day. Nobody else learns that there is or was one.
    static func ended(_ former: FormerMembership) -> Problem {
        var problem =
            former.isHouseholdDeleted
            ? Problem(.notFound, "householdDeleted", "The household was deleted.")
            : Problem(.notFound, "removed", "You are no member of the household any more.")
        problem.fields = [("day", .string("\(former.endedOn)"))]
        return problem
    }

    /// Too many requests of a kind.
    static func tooMany(_ title: String, retryAfter seconds: Int) -> Problem {
        Problem(.tooManyRequests, "tooMany", title, retryAfter: max(1, seconds))
    }

    /// A request in another format than the server's.
    static func otherFormat(_ format: Int) -> Problem {
        var problem = Problem(
            HTTPResponse.Status(code: 426, reasonPhrase: "Upgrade Required"), "otherFormat",
            "This server exchanges in format \(format).")
        problem.fields = [("format", .integer(format))]
        return problem
    }

    /// What an error of the domain means to who asked.
    init(_ error: any Error) {
        switch error {
        case let problem as Problem: self = problem
        case let error as DataError: self = Self.problem(error)
        case let error as AuthError: self = Self.problem(error)
        case let error as HouseholdError: self = Self.problem(error)
        case let error as IncomingFile.Failure: self = Self.problem(DataError(error))
        case let error as ItemEditError:
            self.init(.unprocessableContent, error.code, error.message.english)
        case ReminderError.invalidThresholds:
            self.init(
                .unprocessableContent, "invalidThresholds",
                "Give at most \(ReminderThresholds.maximumCount) numbers of days from \(ReminderThresholds.range.lowerBound)"
                    + " to \(ReminderThresholds.range.upperBound).")
        case let error as HTTPError where error.status == .notFound: self = .notFound
        case is NIOTooManyBytesError: self = .tooLarge
        case is CancellationError: self.init(.serviceUnavailable, "temporary", "The server ends.", retryAfter: 5)
        default: self.init(.badRequest, "badRequest", "The request cannot be read.")
        }
    }

    private static func problem(_ error: DataError) -> Problem {
        switch error {
        case .permission, .notFound: .notFound
        case .busy, .network: Problem(.serviceUnavailable, "temporary", error.message.english, retryAfter: 2)
        case .diskFull:
            Problem(.init(code: 507, reasonPhrase: "Insufficient Storage"), "diskFull", error.message.english)
        case .newerVersion, .olderVersion, .notADatabase, .damaged, .unavailable, .unknown:
            Problem(.serviceUnavailable, "storage", "The database cannot be used.", retryAfter: 60)
        }
    }

    private static func problem(_ error: AuthError) -> Problem {
        let code = error.caseName
        return switch error {
        case .notSignedIn: .notSignedIn
        case .tooManyAttempts(let seconds):
            .tooMany(error.description, retryAfter: Int(clamping: seconds.rounded(.up)))
        case .emailAlreadyRegistered: Problem(.conflict, "addressTaken", error.description)
        case .weakPassword, .invalidAddress: Problem(.unprocessableContent, code, error.description)
        case .soleOwner, .lastMethod: Problem(.conflict, code, error.description)
        case .credentialAlreadyInUse(let link): Problem(.conflict, "accountChoice", error.description, link: link)
        case .accountExistsWithDifferentCredential(let link):
            Problem(.conflict, "accountExists", error.description, link: link)
        case .otpInvalid: .codeInvalid
        case .network: Problem(.serviceUnavailable, "temporary", error.description, retryAfter: 60)
        case .requiresRecentLogin, .unavailable: Problem(.forbidden, code, error.description)
        default: Problem(.unauthorized, "invalidCredentials", AuthError.invalidCredentials.description)
        }
    }

    private static func problem(_ error: HouseholdError) -> Problem {
        switch error {
        case .ownerOnly: Problem(.forbidden, "ownerOnly", error.description)
        case .invitationForAnotherAddress: Problem(.forbidden, "anotherAddress", error.description)
        case .invitationInvalid: .codeInvalid
        case .noSuchMember: Problem(.notFound, "noSuchMember", error.description)
        case .noSuchInvitation, .noHousehold: .notFound
        case .nameTaken: Problem(.conflict, "nameTaken", error.description)
        case .soleOwner: Problem(.conflict, "soleOwner", error.description)
        case .onlyMember: Problem(.conflict, "onlyMember", error.description)
        case .alreadyMember: Problem(.conflict, "alreadyMember", error.description)
        case .tooManyTries(let seconds): .tooMany(error.description, retryAfter: seconds)
        case .invalidName:
            // The names of people and devices follow the same rule.
            Problem(
                .unprocessableContent, "invalidName",
                "A name needs 1 to \(Household.maximumNameLength) printable characters.")
        case .invalidAddress: Problem(.unprocessableContent, "invalidAddress", error.description)
        case .severalFit, .severalMembersFit: Problem(.conflict, "several", error.description)
        }
    }

    var response: Response {
        let body = JSONValue.object(
            [
                ("type", .string("about:blank")), ("status", .integer(status.code)), ("code", .string(code)),
                ("title", .string(title)),
            ] + fields)
        var response = Response(json: body, status: status)
        response.headers[.contentType] = "application/problem+json"
        response.headers.append(contentsOf: headers)
        return response
    }
}
