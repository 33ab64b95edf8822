// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Reader",
  dependencies: [.package(name: "ViewKernel", path: "../..")],
  targets: [
    .executableTarget(
      name: "Reader",
      dependencies: [
        .product(name: "UIKitCompatibility", package: "ViewKernel"),
        .product(name: "UnifiedLogging", package: "ViewKernel"),
      ],
      path: "Reader",
      exclude: ["Info.plist"], sources: ["ViewKernel.swift"],
      resources: [.copy("Assets.xcassets"), .copy("about.txt")],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [
        .plugin(name: "XcodeSources", package: "ViewKernel"), .plugin(name: "AssetSymbols", package: "ViewKernel"),
      ])
  ]
)
