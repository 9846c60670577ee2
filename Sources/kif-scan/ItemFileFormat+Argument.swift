public import ArgumentParser
public import KeepItFresh

extension ItemFileFormat: ExpressibleByArgument {}
