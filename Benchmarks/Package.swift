// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "ViewKernel", path: "..")],
  targets: [
    // What the C library knows of allocated memory, which Swift's view of it leaves out.
    .systemLibrary(name: "Heap"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Heap",
        .product(name: "HostTree", package: "ViewKernel"),
        .product(name: "ViewKernel", package: "ViewKernel"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
