public import ArgumentParser
import KeepItFresh
package import KeepItFreshDomain

extension GroupingRule: ExpressibleByArgument {}

extension GroupingRule {
    /// The rule of an option; without it that of the settings, or `auto`.
    static func chosen(_ option: GroupingRule?) -> GroupingRule {
        option ?? ProcessSettings.current.text(.groupBy).flatMap(GroupingRule.init) ?? .auto
    }
}

extension HouseholdRole: ExpressibleByArgument {}

extension ItemFile.Format: ExpressibleByArgument {}

extension ItemQuery.Order: ExpressibleByArgument {}
