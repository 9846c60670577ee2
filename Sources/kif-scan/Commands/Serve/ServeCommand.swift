import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPlatform
import KeepItFreshPresentation
import KeepItFreshServer

/// `kif-scan serve`: lets other devices use the inventory of this machine.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Let phones and other devices use the inventory: a page, and an API.",
        discussion: """
            Opens a page for this machine's browser, or with --lan for every phone in the house. The link that is printed \
            signs in once as you; further people join with `kif-scan household invite` or by the page. What other \
            machines may send and see: kif-scan help server

            On the network it speaks plain HTTP, which others in it can read along: for HTTPS put a proxy in front, and \
            give its address with --public-url.

            Other machines can help to read photos: kif-scan help worker

            While it runs it sends your reminders each day at 8, by the channels that are set (`kif-scan help remind`).

            To run it as a service:
              mkdir -p ~/.config/systemd/user
              kif-scan serve --print-unit --lan > ~/.config/systemd/user/kif-scan-serve.service
              systemctl --user daemon-reload && systemctl --user enable --now kif-scan-serve

            Exit status: 0 after SIGTERM, 130 after ^C, 69 when the port is taken, 75 when the inventory is served already.
            """)

    @Option(help: "The port (default: 8642; 0: any free one).")
    var port = 8642

    @Flag(name: .customLong("lan"), help: "Serve the whole network, not only this machine.")
    var isOnNetwork = false

    @Option(
        name: .customLong("public-url"),
        help: ArgumentHelp("The address that a proxy gives it, such as https://kitchen.example.", valueName: "url"))
    var publicURL: String?

    @Option(
        help: "Who may make an account: open (whoever reaches it) or invited (default: open on this machine alone).")
    var registration: ServerOptions.Registration?

    @Option(
        name: .customLong("trusted-proxy"),
        help: ArgumentHelp("The proxy whose word on the addresses of others counts.", valueName: "address"))
    var trustedProxy: String?

    @Option(
        name: [.customShort("j", allowingJoined: true), .customLong("jobs")],
        help: ArgumentHelp(
            "How many photos to read at once here (default: the number of processors; 0: leave it to workers).",
            valueName: "jobs"))
    var givenJobs: Int?

    @Flag(name: .customLong("code"), help: "Print a link that signs in once at the server that runs, and exit.")
    var printsCode = false

    @Option(
        name: .customLong("worker-token"),
        help: ArgumentHelp(
            "Print a token with which another machine reads photos for this server, and exit.", valueName: "name"))
    var workerName: String?

    @Flag(name: .customLong("print-unit"), help: "Print a systemd unit file that runs this command, and exit.")
    var printsUnit = false

    @Flag(
        name: .customLong("print-sql"),
        help: "Print what makes the tables for several servers in PostgreSQL (kif-scan help postgresql), and exit.")
    var printsSQL = false

    @Flag(help: "Move this machine's inventory to the PostgreSQL database that is set, which is empty, and exit.")
    var move = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard (0...65_535).contains(port) else { throw usageError("--port needs a number from 0 to 65535.") }
        guard givenJobs.map({ $0 == 0 || Setting.jobs.isValid($0) }) ?? true else {
            throw usageError("--jobs needs a number from 0 to 1024.")
        }
    }

    func run() async throws {
        guard !printsUnit else { return unit.lines.forEach(StandardStreams.output) }
        guard !printsSQL else { return StandardStreams.outputText(PostgresAccess.schema) }
        guard !move else { return try await moveToPostgres() }
        try await common.requireNoCopy {
            Message("this inventory is a copy of the one that \($0) serves; for another one: --database FILE")
        }
        let (reading, barcodes) = (try ReadingOption.parse([]), try ReadingOption.parse(["--no-text"]))
        if !printsCode, workerName == nil, givenJobs != 0 { try reading.requireReaders(common, loading: false) }
        do {
            let process = try CompositionRoot(
                database: common.database, postgres: common.postgres, settings: ProcessSettings.current.accounts(),
                lookup: ProcessSettings.current.lookup)
            try await process.checkSharedRows()
            if printsCode {
                try await printCode(process)
            } else if let workerName {
                try await printToken(process, name: workerName)
            } else {
                try await serve(process, reading, barcodes)
            }
        } catch {
            throw Self.failure(error, port: port)
        }
    }

    private func serve(
        _ process: CompositionRoot, _ reading: ReadingOption, _ barcodes: ReadingOption
    ) async throws {
        try process.requireWritable()
        let lock = try ServeLock(ofDatabase: process.databasePath)
        // The user of this machine is there before the first device comes.
        let user = try await process.signIn().serviceUser()
        if user == nil {
            common.say("You are signed out on this machine: no reminders are sent from here (kif-scan login).")
        }
        var options = ServerOptions()
        (options.port, options.isOnNetwork, options.publicURL) = (port, isOnNetwork, publicURL)
        (options.registration, options.trustedProxy) = (registration, trustedProxy)
        options.locale = LocaleOption.standard
        if let jobs = givenJobs ?? ProcessSettings.current.number(.jobs) { options.jobs = jobs }
        (options.daily.channels, options.daily.language) = (ProcessSettings.reminderChannels, common.language)
        options.daily.settings = { try ProcessSettings.current.reminders() }
        options.daily.report = Self.complain
        let server = Server(process, options)
        let interrupt = Interrupt(endOfService: .success, waits: true)
        interrupt.handle { server.stop() }
        try await server.run(
            scanner: { reading.scanner(elsewhere: $0) }, barcodeReader: { barcodes.scanner(jobs: 1) },
            pictures: WorkerCommand.pictures
        ) { address in
            lock.write(address)
            await announce(address, of: process, user: user)
        }
        if let status = interrupt.status, status != .success { throw ExitCode(status.rawValue) }
    }

    /// Says what could not be sent of the day's reminders.
    private static func complain(_ fault: DailyWork.Fault) {
        switch fault {
        case .failure(let error): StandardStreams.error(Message("reminders: \(CommandFailure(error).message)"))
        case .delivery(let delivery):
            if let complaint = delivery.complaint { StandardStreams.error(complaint) }
        }
    }

    /// Says where the server is. On a terminal the link has a code, which only who sees the terminal gets.
    private func announce(_ address: String, of process: CompositionRoot, user: String?) async {
        if let missing = Diagnosis.confinement.advice { common.say(missing) }
        guard StandardStreams.outputIsTerminal, let user,
            let (code, _) = try? await RemoteAccess(process).code(.setUp, for: user)
        else { return StandardStreams.output(common.language.words("Serving \(address)")) }
        let link = "\(address)/#\(code.text)"
        // Translators: {1} is the address at which the server can be reached.
        StandardStreams.output(common.language.words("Serving \(link)"))
        if isOnNetwork {
            if !common.isPlain { QRCode(link).lines.forEach(StandardStreams.output) }
            common.say("Open it on a phone. This is plain HTTP: others in the network can read along.")
        }
        common.say("The link signs in once, within an hour; `kif-scan serve --code` makes another. ^C ends the server.")
    }

    private func printCode(_ process: CompositionRoot) async throws {
        guard let address = ServeLock.address(ofDatabase: process.databasePath) else {
            throw CommandFailure(
                "no server of this inventory runs; start one with: kif-scan serve", status: .nothingFound)
        }
        let user = try await user(of: process)
        let (code, _) = try await RemoteAccess(process).code(.setUp, for: user)
        StandardStreams.output("\(address)/#\(code.text)")
    }

    /// Throws `AuthError.notSignedIn` where nobody is signed in any more.
    private func user(of process: CompositionRoot) async throws -> String {
        guard let user = try await process.signIn().serviceUser() else { throw AuthError.notSignedIn }
        return user
    }

    private func printToken(_ process: CompositionRoot, name: String) async throws {
        let name = try Household.name(from: name)
        let user = try await user(of: process)
        guard let identity = Identity(userId: user, authMethod: .code, isGuest: false) else {
            throw AuthError.notSignedIn
        }
        StandardStreams.output(try await RemoteAccess(process).makeToken(named: name, .work, for: identity).token)
    }

    private static func failure(_ error: any Error, port: Int) -> any Error {
        switch error {
        case Server.Failure.portTaken:
            CommandFailure("the port \(port) is taken: choose another with --port", status: .componentMissing)
        case Server.Failure.portRefused(let reason):
            CommandFailure(
                "the port \(port) cannot be used: \(TerminalText.visible(reason))", status: .componentMissing)
        case Server.Failure.invalidURL:
            CommandFailure("--public-url must be such as https://kitchen.example", status: .usage)
        case let error as ExitCode: error
        default: CommandFailure(error)
        }
    }

    /// A service that runs this program with the same options.
    private var unit: ServiceUnit {
        var arguments = ["serve", "--port=\(port)"]
        if isOnNetwork { arguments.append("--lan") }
        if let publicURL { arguments.append("--public-url=\(publicURL)") }
        if let registration { arguments.append("--registration=\(registration.rawValue)") }
        if let trustedProxy { arguments.append("--trusted-proxy=\(trustedProxy)") }
        if let givenJobs { arguments.append("--jobs=\(givenJobs)") }
        if let database = common.givenDatabase { arguments.append("--database=\(ThisProgram.absolute(database))") }
        return ServiceUnit(.serve, program: ThisProgram.path, arguments: arguments)
    }
}

extension ServerOptions.Registration: ExpressibleByArgument {}
