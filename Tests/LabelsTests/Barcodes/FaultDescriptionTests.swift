import KeepItFreshLabels
import Testing

@Suite struct FaultDescriptionTests {
    @Test(arguments: ParsedBarcode.Fault.allCases)
    func whenAFaultIsPrinted_shouldBeASentence(fault: ParsedBarcode.Fault) {
        #expect("\(fault)".hasSuffix("."))
        #expect("\(fault)".first?.isUppercase == true)
    }
}
