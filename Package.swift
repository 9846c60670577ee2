// swift-tools-version: 6.2
import PackageDescription

/// One set of rules for every Swift target: Swift 6, no unsafe construct unmarked, no warning left standing.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "KeepItFresh",
    products: [
        .library(name: "KeepItFreshDomain", targets: ["KeepItFreshDomain"])
    ],
    targets: [
        .target(name: "KeepItFreshDomain", path: "Sources/Domain", swiftSettings: settings),
        .target(
            name: "KeepItFreshAuthentication",
            dependencies: ["KeepItFreshDomain"],
            path: "Sources/Data/Authentication",
            swiftSettings: settings
        ),
        .target(
            name: "KeepItFreshPresentation",
            dependencies: ["KeepItFreshDomain"],
            path: "Sources/Presentation",
            swiftSettings: settings
        ),
        .testTarget(
            name: "DomainTests",
            dependencies: ["KeepItFreshDomain"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "DomainAuthTests",
            dependencies: ["KeepItFreshDomain", "KeepItFreshAuthentication"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "PresentationTests",
            dependencies: ["KeepItFreshPresentation", "KeepItFreshAuthentication"],
            swiftSettings: settings
        ),
    ]
)
