// swift-tools-version: 6.2

// A package as a user's: views with previews in modules of both language modes, and a gallery of them. `.ci/previews` builds it and
// compares what the gallery says.
import PackageDescription

let package = Package(
  name: "PreviewPackage",
  dependencies: [.package(name: "ViewKernel", path: "../..")],
  targets: [
    .target(
      name: "Badges", dependencies: [.product(name: "ViewKernel", package: "ViewKernel")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "Screens", dependencies: ["Badges", .product(name: "ViewKernel", package: "ViewKernel")]),
    .executableTarget(
      name: "Gallery", dependencies: ["Badges", "Screens", .product(name: "ViewKernel", package: "ViewKernel")]),
  ]
)
