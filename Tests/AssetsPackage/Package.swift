// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Shop",
  dependencies: [.package(name: "ViewKernel", path: "../..")],
  targets: [
    .executableTarget(
      name: "Shop", dependencies: [.product(name: "ViewKernel", package: "ViewKernel")],
      resources: [.copy("Assets.xcassets")],
      plugins: [.plugin(name: "AssetSymbols", package: "ViewKernel")])
  ]
)
