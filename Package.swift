// swift-tools-version: 6.2
import PackageDescription

/// One set of rules for every Swift target: Swift 6, every unsafe construct marked, every warning an error.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
]

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let metrics = Target.Dependency.product(name: "Metrics", package: "swift-metrics")

/// C code is optimised in debug builds too, also in those of a program that depends on this package: unoptimised it reads a
/// photo nine times as slowly.
let optimised = ["-O2"]

/// A C target: what Swift cannot import or should not see of a system library, with the libraries it links.
func wrapper(
    _ name: String, _ dependencies: Target.Dependency..., linking libraries: String..., excluding data: [String] = [],
    exporting functions: [String] = []
) -> Target {
    .target(
        name: name,
        dependencies: dependencies,
        path: "Sources/CLibraries/\(name)",
        exclude: data,
        cSettings: [.unsafeFlags(optimised)],
        linkerSettings: libraries.map { .linkedLibrary($0) }
            + functions.map { .unsafeFlags(["-Xlinker", "--export-dynamic-symbol=\($0)"]) }
    )
}

/// A Swift target `KeepItFresh…` in a folder of Sources, with the data that C targets have in them.
func module(
    _ name: String, in folder: String, _ dependencies: [Target.Dependency] = [], excluding data: [String] = []
) -> Target {
    .target(
        name: "KeepItFresh\(name)", dependencies: dependencies, path: "Sources/\(folder)", exclude: data,
        swiftSettings: settings)
}

/// An adapter: a target in Sources/Data, which knows the Domain and what stands below it, and no other adapter.
func adapter(_ name: String, _ dependencies: Target.Dependency..., excluding data: [String] = []) -> Target {
    module(
        name, in: "Data/\(name)", ["KeepItFreshDomain", "KeepItFreshLabels"] + dependencies, excluding: data)
}

/// A program of the documentation. Like a package of its own, it sees public declarations only.
func example(_ name: String, _ dependencies: Target.Dependency...) -> Target {
    .executableTarget(
        name: name, dependencies: dependencies, path: "Tests/Examples/\(name)", packageAccess: false,
        swiftSettings: [.treatAllWarnings(as: .error)])
}

/// Tests in a folder of Tests, of modules named without `KeepItFresh`, with the libraries that they use themselves.
func tests(
    _ name: String, of modules: [String], _ others: Target.Dependency..., linking libraries: String...,
    excluding data: [String] = []
) -> Target {
    .testTarget(
        name: name,
        dependencies: modules.map { .target(name: "KeepItFresh\($0)") } + others,
        exclude: data,
        swiftSettings: settings,
        linkerSettings: libraries.map { .linkedLibrary($0) }
    )
}

let package = Package(
    name: "KeepItFresh",
    products: [
        .library(name: "KeepItFresh", targets: ["KeepItFresh", "KeepItFreshDomain", "KeepItFreshLabels"]),
        .library(name: "KeepItFreshLabels", targets: ["KeepItFreshLabels"]),
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
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    ],
    targets: [
        wrapper("CKIFBars"),
        wrapper("CKIFConfinement"),
        wrapper("CKIFCrypto", linking: "crypto"),
        wrapper("CKIFCurl", "CKIFLoader", "CKIFNetwork"),
        wrapper("CKIFDateCode", excluding: ["keywords.bin", "texts.bin", "weights.bin"]),
        wrapper("CKIFDocumentation"),
        wrapper("CKIFFittedWords"),
        wrapper("CKIFHEVC", "CKIFLoader"),
        wrapper("CKIFHeif", "CKIFLoader"),
        wrapper("CKIFHunspell", "CKIFLoader"),
        wrapper("CKIFICU", linking: "icui18n"),
        wrapper("CKIFJPEG", linking: "jpeg"),
        wrapper("CKIFLeptonica", "CKIFLoader"),
        wrapper("CKIFLoader"),
        wrapper("CKIFMemory"),
        wrapper("CKIFMosquitto", "CKIFLoader"),
        wrapper("CKIFNetwork"),
        wrapper("CKIFONNXRuntime"),
        wrapper("CKIFPNG", linking: "png16"),
        wrapper("CKIFPage"),
        wrapper("CKIFPixels"),
        wrapper("CKIFPostgres", "CKIFLoader"),
        wrapper("CKIFQRCode", linking: "qrcodegen"),
        wrapper("CKIFRecognition"),
        wrapper("CKIFSchemas"),
        wrapper("CKIFSodium", linking: "sodium"),
        wrapper("CKIFTesseract", "CKIFLoader"),
        wrapper(
            "CKIFTesseractOverrides", "CKIFLeptonica",
            exporting: [
                "pixWriteMem", "pixOpenBrick", "pixCountPixels", "_ZN9tesseract11TessBaseAPI16DetectParagraphsEb",
                "_ZN9tesseract13UnicharAmbigs13LoadUniversalERKNS_10UNICHARSETEPS1_",
            ]),
        wrapper("CKIFTranslations"),
        wrapper("CKIFVersion"),
        wrapper("CKIFZBar", "CKIFLoader"),
        .target(
            name: "CKIFZXing",
            path: "Sources/CLibraries/CKIFZXing",
            cxxSettings: [.define("WITH_ZXING", .when(traits: ["ZXing"])), .unsafeFlags(optimised)],
            linkerSettings: [.linkedLibrary("ZXing", .when(traits: ["ZXing"]))]
        ),
        wrapper("CKIFZlib", linking: "z"),
        wrapper("CKIFZxcvbn", linking: "zxcvbn"),

        .target(
            name: "KeepItFreshLabels",
            dependencies: ["CKIFFittedWords"],
            path: "Sources/Labels",
            // CKIFFittedWords has these in it.
            exclude: ["Fitted/front-words.txt", "Fitted/subject-words.txt"],
            swiftSettings: settings,
            // For rounding. Swift links it only into programs that import Foundation or Glibc themselves.
            linkerSettings: [.linkedLibrary("m")]
        ),
        module("Domain", in: "Domain", ["KeepItFreshLabels"]),
        module(
            "Platform", in: "Platform",
            ["CKIFCurl", "CKIFMosquitto", "CKIFNetwork", "CKIFQRCode", "CKIFSodium", "CKIFVersion", "CKIFZlib"]),
        module(
            "Recognition", in: "Recognition",
            ["KeepItFreshDomain", "KeepItFreshLabels", "CKIFPixels", "CKIFRecognition"]),

        adapter("Authentication", "KeepItFreshPlatform", "CKIFCrypto", "CKIFICU", "CKIFSodium", "CKIFZxcvbn"),
        adapter("Catalog", "KeepItFreshPlatform", "CKIFZlib", grdb),
        adapter("DateCode", "KeepItFreshRecognition", "CKIFDateCode"),
        adapter("Dictionaries", "CKIFHunspell"),
        adapter("InMemory"),
        adapter("Postgres", "KeepItFreshPlatform", "CKIFPostgres", "CKIFSchemas", excluding: ["schema.sql"]),
        adapter("Reminders", "KeepItFreshPlatform"),
        adapter("ServerExchange", "KeepItFreshPlatform"),
        adapter("SQLite", "KeepItFreshPlatform", "CKIFSchemas", grdb, excluding: ["Schema/schema.sql"]),
        adapter(
            "Scanning", "KeepItFreshPlatform", "KeepItFreshRecognition", "CKIFBars", "CKIFHEVC", "CKIFHeif",
            "CKIFJPEG", "CKIFLeptonica", "CKIFPNG", "CKIFPixels", "CKIFTesseract", "CKIFZBar", "CKIFZXing"),
        adapter("SceneText", "KeepItFreshRecognition", "CKIFONNXRuntime"),
        adapter("Settings", .product(name: "Configuration", package: "swift-configuration")),
        adapter("Workers", "CKIFConfinement", "CKIFMemory"),

        module("Presentation", in: "Presentation", ["CKIFTranslations", "KeepItFreshDomain", "KeepItFreshLabels"]),
        module(
            "", in: "KeepItFresh",
            [
                "KeepItFreshAuthentication", "KeepItFreshCatalog", "KeepItFreshDateCode", "KeepItFreshDictionaries",
                "KeepItFreshDomain", "KeepItFreshLabels", "KeepItFreshPlatform", "KeepItFreshPostgres",
                "KeepItFreshPresentation", "KeepItFreshReminders",
                "KeepItFreshSQLite", "KeepItFreshScanning", "KeepItFreshSceneText", "KeepItFreshServerExchange",
                "KeepItFreshSettings", "KeepItFreshWorkers", logging, metrics,
            ]),
        .target(
            name: "KeepItFreshServer",
            dependencies: [
                "CKIFPage", "KeepItFresh", "KeepItFreshDomain", "KeepItFreshLabels", "KeepItFreshPlatform",
                "KeepItFreshPresentation",
                .product(name: "Hummingbird", package: "hummingbird"), logging,
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            path: "Sources/Server",
            // CKIFPage has these in it.
            exclude: ["icon.svg", "index.html", "manifest.json", "page.css", "worker.js", "Scripts"].map {
                "Page/\($0)"
            },
            swiftSettings: settings
        ),
        .executableTarget(
            name: "kif-scan",
            dependencies: [
                "KeepItFresh", "KeepItFreshDomain", "KeepItFreshLabels", "KeepItFreshPlatform",
                "KeepItFreshPresentation", "KeepItFreshServer", "CKIFDocumentation", "CKIFTesseractOverrides",
                .product(name: "ArgumentParser", package: "swift-argument-parser"), logging,
            ],
            path: "Sources/kif-scan",
            swiftSettings: settings
        ),

        .executableTarget(
            name: "parse-readings",
            dependencies: ["KeepItFreshCatalog", "KeepItFreshDictionaries", "KeepItFreshDomain", "KeepItFreshLabels"],
            path: "Sources/parse-readings",
            swiftSettings: settings
        ),

        .target(
            name: "KIFTestSupport",
            dependencies: ["KeepItFreshDomain", "KeepItFreshLabels"],
            path: "Tests/KIFTestSupport",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "KIFConfinedProbe", dependencies: ["CKIFConfinement"], path: "Tests/KIFConfinedProbe"),
        .executableTarget(
            name: "KIFStoreWriter",
            dependencies: [
                "KeepItFreshAuthentication", "KeepItFreshDomain", "KeepItFreshLabels", "KeepItFreshSQLite",
            ],
            path: "Tests/KIFStoreWriter",
            swiftSettings: settings
        ),
        example("KIFReadPhotoExample", "KeepItFresh"),
        example("KIFFolderToCSVExample", "KeepItFresh"),
        example("KIFImportFolderExample", "KeepItFresh"),
        example("KIFParseTextExample", "KeepItFreshLabels"),
        example("KIFUploadServiceExample", "KeepItFresh", .product(name: "Hummingbird", package: "hummingbird")),
        .target(
            name: "KIFArticleExamples",
            dependencies: ["KeepItFresh", "KeepItFreshDomain", "KeepItFreshLabels", logging, metrics],
            path: "Tests/Examples/KIFArticleExamples",
            packageAccess: false,
            swiftSettings: [.treatAllWarnings(as: .error)]
        ),

        tests("LabelsTests", of: ["Labels"], "KIFTestSupport", excluding: ["Fixtures"]),
        tests("DomainTests", of: ["Domain", "InMemory", "Labels"], "KIFTestSupport"),
        tests("DomainAuthTests", of: ["Authentication", "Domain"]),
        tests("PlatformTests", of: ["Platform"], "KIFTestSupport"),
        tests(
            "ScanningTests", of: ["Domain", "Labels", "Scanning"], "CKIFLeptonica", "KIFTestSupport", linking: "lept"),
        tests("RecognitionTests", of: ["Domain", "Labels", "Recognition"]),
        tests("DateCodeTests", of: ["DateCode", "Domain", "Labels", "Recognition"]),
        tests(
            "SceneTextTests", of: ["Domain", "Labels", "Recognition", "SceneText", "Scanning"], "KIFTestSupport",
            excluding: ["Fixtures"]),
        tests("WorkersTests", of: ["Domain", "Labels", "Workers"], "KIFConfinedProbe", "KIFTestSupport"),
        tests("SettingsTests", of: ["Domain", "Labels", "Presentation", "Settings"], "KIFTestSupport"),
        tests("PresentationTests", of: ["Authentication", "Domain", "Labels", "Presentation"]),
        tests(
            "AccountTests", of: ["", "Authentication", "Domain", "Labels", "Platform", "Presentation", "SQLite"],
            "KIFTestSupport", grdb),
        tests(
            "ReminderTests", of: ["Authentication", "Domain", "Labels", "Platform", "Presentation", "Reminders"],
            "KIFTestSupport"),
        tests(
            "ServerTests",
            of: ["", "Authentication", "Domain", "Labels", "Platform", "Presentation", "SQLite", "Server", "Workers"],
            "kif-scan", "KIFTestSupport", grdb, logging,
            .product(name: "Hummingbird", package: "hummingbird"), .product(name: "NIOEmbedded", package: "swift-nio")),
        tests("PostgresTests", of: ["Domain", "Platform", "Postgres"], "KIFTestSupport"),
        tests("ServerExchangeTests", of: ["Domain", "Labels", "Platform", "ServerExchange"], "KIFTestSupport"),
        tests("ExchangeTests", of: ["Domain", "InMemory", "Labels", "Presentation", "SQLite"], "KIFTestSupport"),
        tests("DictionaryTests", of: ["Dictionaries", "Domain"], "KIFTestSupport"),
        tests("CatalogTests", of: ["Catalog", "Domain", "Labels", "Platform", "SQLite"], "KIFTestSupport", grdb),
        tests(
            "SQLiteTests", of: ["Authentication", "Domain", "InMemory", "Labels", "Postgres", "SQLite"],
            "KIFStoreWriter", "KIFTestSupport", grdb),
        tests(
            "KeepItFreshTests", of: ["", "Domain", "InMemory", "Labels"], "KIFArticleExamples", "KIFTestSupport",
            logging, metrics,
            .product(name: "MetricsTestKit", package: "swift-metrics")),
        tests(
            "CommandTests", of: ["Domain", "Labels", "SQLite"], "kif-scan", "CKIFTesseractOverrides", "CKIFLeptonica",
            "KIFImportFolderExample", "KIFParseTextExample", "KIFReadPhotoExample", "KIFTestSupport", grdb,
            linking: "lept"),
    ],
    cxxLanguageStandard: .cxx17
)
