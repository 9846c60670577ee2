import ArgumentParser

/// The commands that work on the inventory's items.
enum ItemCommands {
    static let all: [any ParsableCommand.Type] =
        [ShowCommand.self, EatCommand.self, WasteCommand.self, OpenCommand.self, FreezeCommand.self]
        + [ThawCommand.self, MoveCommand.self, DeleteCommand.self, FixCommand.self, ReviewCommand.self]
        + [WhyCommand.self, UndoCommand.self, JournalCommand.self, ReparseCommand.self, StatsCommand.self]
}
