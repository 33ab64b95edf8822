// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Counters",
  dependencies: [.package(name: "ViewKernel", path: "../..")],
  targets: [
    .target(name: "Counters", dependencies: [.product(name: "ViewKernel", package: "ViewKernel")]),
    .testTarget(
      name: "CountersTests",
      dependencies: [
        "Counters",
        .product(name: "ViewTesting", package: "ViewKernel"),
      ],
      exclude: ["__Expectations__"]),
    .testTarget(
      name: "FailingTests",
      dependencies: [
        "Counters",
        .product(name: "ViewTesting", package: "ViewKernel"),
      ],
      exclude: ["__Expectations__"]),
  ]
)
