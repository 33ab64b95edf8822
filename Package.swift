// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

/// Every target states its imports: a file sees only the modules that it names, and shows only those it imports publicly.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "ViewKernel",
  products: [
    .library(name: "HostTree", targets: ["HostTree"]),
    .library(name: "BrowserDisplay", targets: ["BrowserDisplay"]),
    .library(name: "ViewKernel", targets: ["ViewKernel"]),
    .library(name: "Introspection", targets: ["Introspection"]),
    .library(name: "UIKitCompatibility", targets: ["UIKitCompatibility"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "ViewTesting", targets: ["ViewTesting"]),
    .library(name: "UnifiedLogging", targets: ["UnifiedLogging"]),
    .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
    .plugin(name: "XcodeSources", targets: ["XcodeSources"]),
    .executable(name: "Demo", targets: ["Demo"]),
  ],
  targets: [
    // Points, paths, transforms, proposals; what all modules share: diagnostics, clocks, the ways to the main actor.
    .target(name: "HostGeometry", swiftSettings: strict),
    // The drawings of symbols, as data.
    .target(name: "HostSymbols", dependencies: ["HostGeometry"], swiftSettings: strict),
    // Names of Foundation that it lacks on this platform.
    .target(name: "FoundationGaps", dependencies: ["HostGeometry"], swiftSettings: strict),
    // A small part of Combine.
    .target(name: "Publishers", dependencies: ["HostGeometry"], swiftSettings: strict),
    .target(name: "HostTree", dependencies: ["FoundationGaps", "HostGeometry", "HostSymbols"], swiftSettings: strict),
    // The compiler's side of `#Preview`, `@Previewable` and `@Entry`: a process that the compiler talks to, and what it does. They are two,
    // as tests that depend on a macro would have SwiftPM build everything twice.
    .macro(name: "PreviewMacros", dependencies: ["PreviewExpansions"], swiftSettings: strict),
    .target(name: "PreviewExpansions", swiftSettings: strict),
    // Shows windows in a browser. The page is built into the executable. Its server knows nothing of hosts.
    .target(
      name: "BrowserDisplay", dependencies: ["HostTree"],
      exclude: [
        "index.html", "page.css", "page.js", "elements.js", "workbench.js", "icon.svg", "inspector.css", "inspector.js",
        "tree.js", "details.js", "steps.js", "index.css", "index.js", "variants.js", "recording.js", "recording.css",
      ].map { "Page/\($0)" },
      swiftSettings: strict, plugins: ["PageSources"]),
    // Writes the files of that page as Swift.
    .plugin(name: "PageSources", capability: .buildTool(), dependencies: ["PageSourcesTool"]),
    .executableTarget(name: "PageSourcesTool", swiftSettings: strict),
    // `App.main()` shows the application in a browser.
    .target(
      name: "ViewKernel", dependencies: ["BrowserDisplay", "HostGeometry", "HostTree", "PreviewMacros", "Publishers"],
      swiftSettings: strict),
    // The names of UIKit and AppKit that ported code uses and no view needs. No other module needs it.
    .target(name: "UIKitCompatibility", dependencies: ["HostTree", "ViewKernel"], swiftSettings: strict),
    // ViewKernel by SwiftUI's name, with UIKit, as on iOS.
    .target(name: "SwiftUI", dependencies: ["UIKitCompatibility"], packageAccess: false, swiftSettings: strict),
    // Introspection, ViewTesting and Demo live on public API alone, as any user does.
    .target(
      name: "Introspection", dependencies: ["HostTree", "ViewKernel"], packageAccess: false, swiftSettings: strict),
    .target(
      name: "ViewTesting", dependencies: ["HostTree", "ViewKernel", "Introspection"], packageAccess: false,
      swiftSettings: strict),
    // What programs use of Apple's modules OSLog and os. A module of its own, as `Logger` is a common name.
    .target(name: "UnifiedLogging", swiftSettings: strict),
    // The Swift names of what is in a target's asset catalogs, as Xcode generates them.
    .plugin(name: "AssetSymbols", capability: .buildTool(), dependencies: ["AssetSymbolsTool"]),
    .executableTarget(name: "AssetSymbolsTool", dependencies: ["PreviewExpansions"], swiftSettings: strict),
    // The Swift files of an Xcode project, compiled as they are. Its lexer is that of the macros.
    .plugin(name: "XcodeSources", capability: .buildTool(), dependencies: ["XcodeSourcesTool"]),
    .executableTarget(name: "XcodeSourcesTool", dependencies: ["PreviewExpansions"], swiftSettings: strict),
    .executableTarget(
      name: "Demo", dependencies: ["BrowserDisplay", "HostTree", "ViewKernel", "Introspection"], packageAccess: false,
      swiftSettings: strict),
    // Fixtures of tests of hosts, and further ones of tests of views, beside ViewTesting. In Swift 5 mode, as the list of
    // tests that SwiftPM writes: see MainActorTests.swift.
    .target(
      name: "HostTestSupport", dependencies: ["HostTree"], path: "Tests/HostTestSupport",
      swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    .target(
      name: "TestSupport", dependencies: ["HostTestSupport", "HostTree", "ViewKernel", "ViewTesting"],
      path: "Tests/TestSupport", swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    // A program that tests run in a process of its own; they also run its steps in theirs.
    .executableTarget(
      name: "TestProgram", dependencies: ["HostTree", "ViewKernel"], path: "Tests/TestProgram", swiftSettings: strict),
    // Random programs, compared with fresh windows: see CONTRIBUTING.md. The package's only, no product.
    .target(
      name: "FuzzGrammar", dependencies: ["HostTree", "ViewKernel", "UIKitCompatibility"], path: "Tests/Fuzzer/Grammar"),
    // Broken requests and messages for the server of BrowserDisplay, and the client that reads its replies.
    .target(
      name: "ServerFuzz", dependencies: ["BrowserDisplay"], path: "Tests/Fuzzer/Server", swiftSettings: strict),
    .executableTarget(name: "Fuzzer", dependencies: ["FuzzGrammar", "ServerFuzz"], path: "Tests/Fuzzer/Main"),
    // HostTree alone, as those use it who need no views.
    .testTarget(name: "HostTreeTests", dependencies: ["HostTree", "HostTestSupport"], swiftSettings: strict),
    .testTarget(
      name: "ViewKernelTests",
      dependencies: [
        "HostGeometry", "HostSymbols", "HostTree", "ViewKernel", "UIKitCompatibility", "TestSupport", "TestProgram",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ViewTestingTests", dependencies: ["HostTree", "ViewKernel", "ViewTesting", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "BrowserDisplayTests",
      dependencies: ["BrowserDisplay", "Demo", "HostTree", "ServerFuzz", "TestSupport", "ViewKernel"],
      swiftSettings: strict),
    .testTarget(
      name: "AssetSymbolsToolTests", dependencies: ["AssetSymbolsTool", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "XcodeSourcesToolTests", dependencies: ["XcodeSourcesTool", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "UnifiedLoggingTests", dependencies: ["UnifiedLogging"], swiftSettings: strict),
    // Programs in a real browser; skipped where there is none.
    // What the tests in a browser use, beside the demo.
    .executableTarget(
      name: "BrowserProgram", dependencies: ["ViewKernel"], path: "Tests/BrowserProgram", swiftSettings: strict),
    .testTarget(name: "BrowserTests", dependencies: ["BrowserProgram", "Demo", "ServerFuzz"], swiftSettings: strict),
    .testTarget(
      name: "PreviewExpansionsTests", dependencies: ["PreviewExpansions", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "FuzzerTests", dependencies: ["FuzzGrammar", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "IntrospectionTests", dependencies: ["HostTree", "ViewKernel", "Introspection", "TestSupport"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// In CI. The benchmarks' build makes the fuzzer, too, and so compiles the library for release once. An expression for
// which the compiler needs more than about 0.3 seconds is an error: the limit counts steps, so that it is the same on
// each machine.
if Context.environment["VIEWKERNEL_CI"] != nil {
  package.products.append(.executable(name: "Fuzzer", targets: ["Fuzzer"]))
  for target in package.targets where target.type != .plugin {
    target.swiftSettings =
      (target.swiftSettings ?? []) + [.unsafeFlags(["-Xfrontend", "-solver-scope-threshold=30000"])]
  }
}
