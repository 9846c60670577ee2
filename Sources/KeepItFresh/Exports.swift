@_exported public import KeepItFreshDomain
@_exported public import KeepItFreshScanning
