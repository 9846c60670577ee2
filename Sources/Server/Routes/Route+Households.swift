import Foundation
import HTTPTypes
import Hummingbird
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// Households, their members, and invitations to them. The rules are those of the domain's use cases.
extension Route {
    static let households = [
        Route(.get, "/v1/households") { call in
            Response(json: .object([("households", .array(try await jsons(of: call.person().households)))]))
        },
        Route(.post, "/v1/households") { call in
            let person = try call.person()
            let name = try await call.fields("name").required("name")
            let household = try await person.households.create.execute(named: name, by: person.userId)
            return Response(json: try await json(ofHousehold: household.id, person.households), status: .created)
        },
        Route(.patch, "/v1/households/{h}") { call in
            let (households, context) = try await call.household()
            _ = try await households.rename.execute(context, to: call.fields("name").required("name"))
            return Response(json: try await json(ofHousehold: context.householdId, households))
        },
        Route(.delete, "/v1/households/{h}") { call in
            let (households, context) = try await call.household()
            try await households.repository.deleteHousehold(context.householdId)
            return Response(status: .noContent)
        },
        Route(.post, "/v1/households/{h}/leave") { call in
            let (households, context) = try await call.household()
            _ = try await call.fields()
            try await households.leave.execute(context)
            return Response(status: .noContent)
        },
    ]

    static let members = [
        Route(.get, "/v1/households/{h}/members") { call in
            let (households, context) = try await call.household()
            let showsMail = call.session?.access != .read
            let members = try await households.members.execute(context)
                .map { $0.json(seenBy: context.userId, showsMail: showsMail) }
            return Response(json: .object([("members", .array(members))]))
        },
        Route(.patch, "/v1/households/{h}/members/{u}") { call in
            let (households, context) = try await call.household()
            let (user, fields) = (try call.parameter("u"), try await call.fields("role"))
            guard let role = try fields.choice("role", among: HouseholdRole.allCases) else {
                throw Problem.badRequest("'role' is missing.")
            }
            try await households.repository.setRole(role, of: user, in: context.householdId)
            let member = try await member(user, households, context)
            return Response(json: member.json(seenBy: context.userId, showsMail: true))
        },
        Route(.delete, "/v1/households/{h}/members/{u}") { call in
            let (households, context) = try await call.household()
            try await households.repository.removeMember(call.parameter("u"), from: context.householdId)
            return Response(status: .noContent)
        },
        Route(.post, "/v1/households/{h}/members/{u}/devices") { call in
            let (households, context) = try await call.household()
            guard context.role == .owner else { throw HouseholdError.ownerOnly }
            let user = try await member(call.parameter("u"), households, context).membership.userId
            _ = try await call.fields()
            guard try await !call.server.remote.hasSignIn(user) else {
                throw Problem(.conflict, "hasSignIn", Message("this person can sign in alone"))
            }
            return try await deviceCode(for: user, call)
        },
        Route(.get, "/v1/households/{h}/invitations") { call in
            let (households, context) = try await call.household()
            let invitations = try await households.repository.invitations(to: context.householdId)
            return Response(json: .object([("invitations", .array(invitations.map { .object($0.fields) }))]))
        },
        Route(.post, "/v1/households/{h}/invitations") { call in
            let (households, context) = try await call.household()
            let mail = try await call.fields("email").text("email")
            let (issued, isSent) = try await households.invite.execute(
                context, mail: mail, wording: call.language.wording)
            let fields = issued.invitation.fields + call.fields(of: issued.code) + [("sent", .bool(isSent))]
            return Response(json: .object(fields), status: .created)
        },
        Route(.delete, "/v1/households/{h}/invitations/{i}") { call in
            let (households, context) = try await call.household()
            try await households.repository.withdrawInvitation(call.parameter("i"), to: context.householdId)
            return Response(status: .noContent)
        },
    ]

    private static func member(
        _ user: String, _ households: Households, _ context: HouseholdContext
    ) async throws -> HouseholdMember {
        let members = try await households.members.execute(context)
        guard let member = members.first(where: { $0.membership.userId == user }) else {
            throw HouseholdError.noSuchMember
        }
        return member
    }

    /// The objects of all households of a person.
    static func jsons(of households: Households) async throws -> [JSONValue] {
        var list: [JSONValue] = []
        for membership in try await households.repository.memberships(of: households.userId) {
            list.append(try await json(ofHousehold: membership.householdId, households))
        }
        return list
    }

    /// The object of a household.
    static func json(ofHousehold id: String, _ households: Households) async throws -> JSONValue {
        let (context, state) = try await households.repository.access(to: id)
        let count = try await households.repository.members(of: id).count
        return .object([
            ("id", .string(id)), ("name", .string(context.householdName)), ("role", .string(context.role.rawValue)),
            ("members", .integer(count)), ("number", .integer(state.number)), ("copy", .string(state.epoch)),
        ])
    }
}

extension HouseholdMember {
    fileprivate func json(seenBy userId: String, showsMail: Bool) -> JSONValue {
        .object([
            ("userId", .string(membership.userId)), ("name", .text(displayName)),
            ("email", .text(showsMail ? email : nil)),
            ("role", .string(membership.role.rawValue)), ("you", .bool(membership.userId == userId)),
        ])
    }
}

extension Invitation {
    fileprivate var fields: [(String, JSONValue)] {
        [
            ("id", .string(id)), ("email", .text(email)), ("createdAt", .time(createdAt)),
            ("expiresAt", .time(expiresAt)),
        ]
    }
}
