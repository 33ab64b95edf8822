// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Shop",
  dependencies: [.package(name: "ViewKernel", path: "../..")],
  targets: [
    .executableTarget(
      name: "Shop", dependencies: [.product(name: "UIKitCompatibility", package: "ViewKernel")],
      resources: [.copy("Assets.xcassets")],
      // As in projects of new versions of Xcode, where it is the default.
      swiftSettings: [.defaultIsolation(MainActor.self)],
      plugins: [.plugin(name: "AssetSymbols", package: "ViewKernel")])
  ]
)
