/// Errors of each command, with the expected message and exit status.
enum ErrorTable {
    static let today = ["--today", "2026-11-20"]
    static let unknownHousehold = "you are not a member of this household"
    static let noDatabase = "is not a kif-scan database"

    static let rows: [ErrorRow] =
        scanning + living + correcting + listing + accounts + households + exchanging + reminding
}
