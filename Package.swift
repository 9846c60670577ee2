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

/// A C target of ours: what Swift cannot import or should not see of a system library, with the libraries it links.
func wrapper(_ name: String, linking libraries: String...) -> Target {
    .target(
        name: name,
        path: "Sources/CLibraries/\(name)",
        linkerSettings: libraries.map { .linkedLibrary($0) }
    )
}

let package = Package(
    name: "KeepItFresh",
    products: [
        .library(name: "KeepItFresh", targets: ["KeepItFresh"]),
        .executable(name: "kif-scan", targets: ["kif-scan"]),
    ],
    traits: [
        .trait(
            name: "ZXing", description: "The second barcode decoder, libzxing: Data Matrix, and more of the others."),
        .default(enabledTraits: ["ZXing"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    ],
    targets: [
        wrapper("CCrypto", linking: "crypto"),
        wrapper("CCurl", linking: "curl"),
        wrapper("CHeif", linking: "heif"),
        wrapper("CJPEG", linking: "jpeg"),
        wrapper("CLeptonica", linking: "lept", "tiff"),
        wrapper("CMemory"),
        wrapper("CPNG", linking: "png16"),
        wrapper("CPixels"),
        wrapper("CBars"),
        wrapper("CSodium", linking: "sodium"),
        wrapper("CTesseract", linking: "tesseract", "lept"),
        wrapper("CZBar", linking: "zbar"),
        wrapper("CZlib", linking: "z"),
        .target(
            name: "CZXing",
            path: "Sources/CLibraries/CZXing",
            cxxSettings: [.define("WITH_ZXING", .when(traits: ["ZXing"]))],
            linkerSettings: [.linkedLibrary("ZXing", .when(traits: ["ZXing"]))]
        ),
        .target(name: "KeepItFreshDomain", path: "Sources/Domain", swiftSettings: settings),
        .target(
            name: "CCoderPrint",
            path: "Sources/CLibraries/CCoderPrint",
            exclude: ["texts.bin", "weights.bin"]
        ),
        .target(
            name: "KeepItFreshCoderPrint",
            dependencies: ["KeepItFreshDomain", "CCoderPrint"],
            path: "Sources/Data/CoderPrint",
            swiftSettings: settings
        ),
        .target(
            name: "KeepItFreshScanning",
            dependencies: [
                "KeepItFreshDomain", "CHeif", "CJPEG", "CLeptonica", "CPNG", "CPixels", "CBars", "CSodium",
                "CTesseract", "CZBar", "CZXing",
            ],
            path: "Sources/Data/Scanning",
            swiftSettings: settings
        ),
        .target(
            name: "KeepItFreshWorkers",
            dependencies: ["KeepItFreshDomain", "CMemory"],
            path: "Sources/Data/Workers",
            swiftSettings: settings
        ),
        .target(
            name: "KeepItFreshAuthentication",
            dependencies: ["KeepItFreshDomain", "CCrypto", "CCurl", "CSodium"],
            path: "Sources/Data/Authentication",
            swiftSettings: settings
        ),
        .target(
            name: "KeepItFreshInMemory",
            dependencies: ["KeepItFreshDomain"],
            path: "Sources/Data/InMemory",
            swiftSettings: settings
        ),
        .target(
            name: "KeepItFreshSQLite",
            dependencies: ["KeepItFreshDomain", "CSodium", .product(name: "GRDB", package: "GRDB.swift")],
            path: "Sources/Data/SQLite",
            swiftSettings: settings
        ),
        .target(
            name: "KeepItFreshCatalog",
            dependencies: ["KeepItFreshDomain", "CCurl", "CZlib", .product(name: "GRDB", package: "GRDB.swift")],
            path: "Sources/Data/Catalog",
            swiftSettings: settings
        ),
        .target(
            name: "KeepItFreshSettings",
            dependencies: ["KeepItFreshDomain", .product(name: "Configuration", package: "swift-configuration")],
            path: "Sources/Data/Settings",
            swiftSettings: settings
        ),
        .target(
            name: "KeepItFreshReminders",
            dependencies: ["KeepItFreshDomain"],
            path: "Sources/Data/Reminders",
            swiftSettings: settings
        ),
        .target(
            name: "KeepItFreshPresentation",
            dependencies: ["KeepItFreshDomain"],
            path: "Sources/Presentation",
            swiftSettings: settings
        ),
        .target(
            name: "KeepItFresh",
            dependencies: [
                "KeepItFreshDomain", "KeepItFreshScanning", "KeepItFreshCoderPrint", "KeepItFreshSQLite",
                "KeepItFreshPresentation", "KeepItFreshSettings", "KeepItFreshWorkers", "KeepItFreshAuthentication",
                "KeepItFreshCatalog",
                "KeepItFreshReminders",
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Metrics", package: "swift-metrics"),
            ],
            path: "Sources/KeepItFresh",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "kif-scan",
            dependencies: [
                "KeepItFresh", "KeepItFreshPresentation",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ],
            path: "Sources/kif-scan",
            swiftSettings: settings
        ),
        .target(
            name: "TestSupport",
            dependencies: ["KeepItFreshDomain"],
            path: "Tests/TestSupport",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "StoreWriter",
            dependencies: ["KeepItFreshAuthentication", "KeepItFreshDomain", "KeepItFreshSQLite"],
            path: "Tests/StoreWriter",
            swiftSettings: settings
        ),
        .testTarget(
            name: "DomainTests",
            dependencies: ["KeepItFreshDomain", "KeepItFreshInMemory", "TestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ScanningTests",
            dependencies: ["KeepItFreshScanning", "KeepItFreshDomain", "CLeptonica", "TestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "WorkersTests",
            dependencies: ["KeepItFreshDomain", "KeepItFreshWorkers"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "CoderPrintTests",
            dependencies: ["KeepItFreshDomain", "KeepItFreshCoderPrint"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SettingsTests",
            dependencies: ["KeepItFreshDomain", "KeepItFreshSettings", "KeepItFreshPresentation", "TestSupport"],
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
        .testTarget(
            name: "AccountTests",
            dependencies: [
                "KeepItFresh", "KeepItFreshAuthentication", "KeepItFreshDomain", "KeepItFreshPresentation",
                "KeepItFreshSQLite", "TestSupport", .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ReminderTests",
            dependencies: [
                "KeepItFreshAuthentication", "KeepItFreshDomain", "KeepItFreshReminders", "KeepItFreshPresentation",
                "TestSupport",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "KeepItFreshTests",
            dependencies: [
                "KeepItFresh", "KeepItFreshInMemory", .product(name: "Logging", package: "swift-log"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "MetricsTestKit", package: "swift-metrics"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "kif-scan", "KeepItFreshDomain", "KeepItFreshSQLite", "TestSupport",
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ExchangeTests",
            dependencies: [
                "KeepItFreshDomain", "KeepItFreshInMemory", "KeepItFreshPresentation", "KeepItFreshSQLite",
                "TestSupport",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "CatalogTests",
            dependencies: [
                "KeepItFreshCatalog", "KeepItFreshDomain", "KeepItFreshSQLite", "TestSupport",
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SQLiteTests",
            dependencies: [
                "KeepItFreshAuthentication", "KeepItFreshDomain", "KeepItFreshInMemory", "KeepItFreshSQLite",
                "StoreWriter", "TestSupport",
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: settings
        ),
    ],
    cxxLanguageStandard: .cxx17
)
