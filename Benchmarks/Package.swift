// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "ViewKernel", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "HostTree", package: "ViewKernel"),
        .product(name: "ViewKernel", package: "ViewKernel"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
