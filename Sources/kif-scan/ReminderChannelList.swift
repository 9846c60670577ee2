import ArgumentParser
import KeepItFresh

/// Channels as they are given in one argument: `desktop,mail`.
struct ReminderChannelList: ExpressibleByArgument {
    let channels: [ReminderChannel]

    init?(argument: String) {
        guard let channels = ReminderChannel.list(argument) else { return nil }
        self.channels = channels
    }

    static let allValueStrings = ReminderChannel.allCases.map(\.rawValue)

    /// The channels that the settings name; none where they name none.
    static var set: [ReminderChannel] {
        ProcessSettings.current.text(.remindTo).flatMap(ReminderChannel.list) ?? []
    }
}
