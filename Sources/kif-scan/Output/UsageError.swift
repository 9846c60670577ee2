import ArgumentParser
import KeepItFreshDomain
import KeepItFreshPresentation

/// Returns the argument parser's error for arguments that cannot be used, in the reader's language.
func usageError(_ phrase: Message.Phrase) -> ValidationError {
    ValidationError(UsageMessage.language.words(phrase))
}
