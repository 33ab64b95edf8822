// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Mail",
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
