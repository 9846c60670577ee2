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
    /// What is wrong, as a part of a sentence for people.
    let reason: Message
    var headers: HTTPFields = [:]
    /// Further fields.
    var fields: [(String, JSONValue)] = []

    init(_ status: HTTPResponse.Status, _ code: String, _ reason: Message, retryAfter seconds: Int? = nil) {
        (self.status, self.code, self.reason) = (status, code, reason)
        if let seconds { headers[.retryAfter] = String(seconds) }
    }

    /// A problem for as long as a person has not chosen.
    private init(_ status: HTTPResponse.Status, _ code: String, _ reason: Message, link: PendingLink) {
        self.init(status, code, reason)
        fields = [("link", .string(link.id)), ("expiresAt", .time(link.expiresAt))]
    }

    /// A body or a parameter that is not as the API describes it, as this English sentence for programmers says.
    static func badRequest(_ detail: String) -> Problem {
        // Translators: {1} says in English what.
        Problem(.badRequest, "badRequest", Message("this request is not understood: \(outside: detail)"))
    }

    /// What does not exist, or not for this person: the same answer, so that nobody finds out which.
    static let notFound = Problem(.notFound, "notFound", Message("there is no such thing here"))
    static let notSignedIn = Problem(.unauthorized, "notSignedIn", Message("sign in first"))
    static let codeInvalid = Problem(
        .unauthorized, "codeInvalid", Message("the code is wrong, was used or is too old"))
    static let tooLarge = Problem(.contentTooLarge, "tooLarge", Message("that is too large"))

    /// The session ended with its account.
    static let accountDeleted = Problem(.unauthorized, "accountDeleted", Message("the account was deleted"))

    /// A household of which somebody was a member until a day. Nobody else learns that there is or was one.
    static func ended(_ former: FormerMembership) -> Problem {
        var problem =
            former.isHouseholdDeleted
            ? Problem(.notFound, "householdDeleted", Message("the household was deleted"))
            : Problem(.notFound, "removed", Message("you are no longer a member of this household"))
        problem.fields = [("day", .string("\(former.endedOn)"))]
        return problem
    }

    /// Too many requests of a kind.
    static func tooMany(_ reason: Message, retryAfter seconds: Int) -> Problem {
        Problem(.tooManyRequests, "tooMany", reason, retryAfter: max(1, seconds))
    }

    /// A request in another format than the server's.
    static func otherFormat(_ format: Int) -> Problem {
        var problem = Problem(
            HTTPResponse.Status(code: 426, reasonPhrase: "Upgrade Required"), "otherFormat",
            Message("this server exchanges in format \(format)"))
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
            self.init(.unprocessableContent, error.code, error.words().reason)
        case ReminderError.invalidThresholds:
            self.init(
                .unprocessableContent, "invalidThresholds",
                ReminderError.invalidThresholds.message)
        case let error as HTTPError where error.status == .notFound: self = .notFound
        case is NIOTooManyBytesError: self = .tooLarge
        case is CancellationError:
            self.init(.serviceUnavailable, "temporary", Message("the server ends"), retryAfter: 5)
        default: self = .badRequest("it cannot be read")
        }
    }

    private static func problem(_ error: DataError) -> Problem {
        switch error {
        case .permission, .notFound: .notFound
        case .busy, .network: Problem(.serviceUnavailable, "temporary", error.words.reason, retryAfter: 2)
        case .diskFull:
            Problem(.init(code: 507, reasonPhrase: "Insufficient Storage"), "diskFull", error.words.reason)
        case .newerVersion, .olderVersion, .notADatabase, .damaged, .unavailable, .unknown:
            Problem(.serviceUnavailable, "storage", Message("the database cannot be used"), retryAfter: 60)
        }
    }

    private static func problem(_ error: AuthError) -> Problem {
        let (code, reason) = (error.caseName, error.words.reason)
        return switch error {
        case .notSignedIn: .notSignedIn
        case .tooManyAttempts(let seconds):
            .tooMany(reason, retryAfter: Int(clamping: seconds.rounded(.up)))
        case .emailAlreadyRegistered: Problem(.conflict, "addressTaken", reason)
        case .weakPassword, .invalidAddress: Problem(.unprocessableContent, code, reason)
        case .soleOwner, .lastMethod: Problem(.conflict, code, reason)
        case .credentialAlreadyInUse(let link): Problem(.conflict, "accountChoice", reason, link: link)
        case .accountExistsWithDifferentCredential(let link):
            Problem(.conflict, "accountExists", reason, link: link)
        case .otpInvalid: .codeInvalid
        case .network: Problem(.serviceUnavailable, "temporary", reason, retryAfter: 60)
        case .requiresRecentLogin, .unavailable: Problem(.forbidden, code, reason)
        default: Problem(.unauthorized, "invalidCredentials", AuthError.invalidCredentials.words.reason)
        }
    }

    private static func problem(_ error: HouseholdError) -> Problem {
        let reason = error.words.reason
        return switch error {
        case .ownerOnly: Problem(.forbidden, "ownerOnly", reason)
        case .invitationForAnotherAddress: Problem(.forbidden, "anotherAddress", reason)
        case .invitationInvalid: .codeInvalid
        case .noSuchMember: Problem(.notFound, "noSuchMember", reason)
        case .noSuchInvitation, .noHousehold: .notFound
        case .nameTaken: Problem(.conflict, "nameTaken", reason)
        case .soleOwner: Problem(.conflict, "soleOwner", reason)
        case .onlyMember: Problem(.conflict, "onlyMember", reason)
        case .alreadyMember: Problem(.conflict, "alreadyMember", reason)
        case .tooManyTries(let seconds): .tooMany(reason, retryAfter: seconds)
        case .invalidName:
            // The names of people and devices follow the same rule.
            Problem(.unprocessableContent, "invalidName", reason)
        case .invalidAddress: Problem(.unprocessableContent, "invalidAddress", reason)
        case .severalFit, .severalMembersFit: Problem(.conflict, "several", reason)
        }
    }

    /// The answer, in a language.
    func response(in language: MessageLanguage) -> Response {
        let title = ErrorWords.sentence(reason.text(in: language))
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
