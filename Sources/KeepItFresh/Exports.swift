@_exported public import KeepItFreshAuthentication
@_exported public import KeepItFreshCatalog
@_exported public import KeepItFreshDomain
@_exported public import KeepItFreshReminders
@_exported public import KeepItFreshScanning
@_exported public import KeepItFreshSettings
@_exported public import KeepItFreshWorkers
