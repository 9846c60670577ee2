import Dispatch
import Foundation
import KeepItFresh

func printError(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
}

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
    printError("usage: pantry FOLDER DATABASE")
    exit(64)
}

do {
    let photos = try PhotoScanner.photos(in: arguments[1])
    let inventory = try await Inventory.open(database: arguments[2])
    let importing = Task {
        var failures = 0
        for await progress in inventory.scan(photos) {
            guard let result = progress.result else { continue }
            if let error = result.error {
                printError("\(result.file): \(error)")
                failures += 1
            } else {
                print("\(result.file): \(result.status)")
            }
        }
        return failures
    }

    // Ctrl-C cancels the import, and does not end the program.
    signal(SIGINT, SIG_IGN)
    let interrupt = DispatchSource.makeSignalSource(signal: SIGINT, queue: .main)
    interrupt.setEventHandler { importing.cancel() }
    interrupt.activate()

    let failures = await importing.value
    print(importing.isCancelled ? "cancelled:" : "finished:", try await inventory.items().count, "items are stored")
    exit(importing.isCancelled ? 130 : failures > 0 ? 1 : 0)
} catch {
    printError("\(arguments[1]) cannot be imported: \(error)")
    exit(1)
}
