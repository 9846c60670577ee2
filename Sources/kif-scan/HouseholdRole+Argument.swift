public import ArgumentParser
public import KeepItFresh

extension HouseholdRole: ExpressibleByArgument {}
