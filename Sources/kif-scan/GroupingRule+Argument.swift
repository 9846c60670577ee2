public import ArgumentParser
public import KeepItFresh

extension GroupingRule: ExpressibleByArgument {}
