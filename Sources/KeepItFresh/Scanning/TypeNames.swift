public import KeepItFreshDomain
public import KeepItFreshLabels

// The types that a program names most, so that `import KeepItFresh` is enough for it.
public typealias CivilDate = KeepItFreshLabels.CivilDate
public typealias DateParser = KeepItFreshLabels.DateParser
public typealias ExpiryStatus = KeepItFreshDomain.ExpiryStatus
public typealias GTIN = KeepItFreshLabels.GTIN
public typealias Item = KeepItFreshDomain.Item
public typealias LabelParser = KeepItFreshLabels.LabelParser
public typealias LocaleHint = KeepItFreshLabels.LocaleHint
public typealias OCREngine = KeepItFreshLabels.OCREngine
public typealias PhotoLimits = KeepItFreshDomain.PhotoLimits
public typealias PhotoSource = KeepItFreshDomain.PhotoSource
public typealias ReadingOptions = KeepItFreshDomain.ReadingOptions
public typealias ScanError = KeepItFreshDomain.ScanError
public typealias TextLine = KeepItFreshLabels.TextLine
public typealias WorkerProgram = KeepItFreshDomain.WorkerProgram
