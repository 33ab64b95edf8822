import Foundation
import PackagePlugin

/// Compiles the Swift files of an Xcode project as they are: those in the target's folder that are not among its
/// sources.
///
/// They stay as they are. What is compiled are copies, in which the imports are others, the files are for iOS (`#if
/// os(iOS)`), and `#selector`, `@objc` and `@UIApplicationMain` are written so that they do without the Objective-C
/// runtime. Messages of the compiler point to the files themselves.
///
/// One file of the target's own says which those are; it may be empty:
///
/// ```swift
/// .executableTarget(
///   name: "Shop", dependencies: [.product(name: "UIKitCompatibility", package: "ViewKernel")], path: "Shop",
///   sources: ["ViewKernel.swift"], plugins: [.plugin(name: "XcodeSources", package: "ViewKernel")])
/// ```
@main
struct XcodeSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let inputs = target.sourceFiles.filter { $0.type == .unknown && $0.url.pathExtension == "swift" }.map(\.url)
      .filter { $0.lastPathComponent != "Package.swift" }.sorted { $0.path < $1.path }
    if inputs.isEmpty {
      Diagnostics.warning(
        "XcodeSources found no file: the target \(target.name) compiles or excludes all Swift files of its folder. "
          + "Name one that is its own, and may be empty: sources: [\"ViewKernel.swift\"].")
      return []
    }
    // Copies have other names, as the compiler's messages name the files themselves; but for the one that is an entry
    // point by its name.
    let outputs = inputs.map { input in
      let name = input.lastPathComponent
      return context.pluginWorkDirectoryURL.appendingPathComponent(name == "main.swift" ? name : "Xcode+\(name)")
    }
    for (name, files) in Dictionary(grouping: inputs, by: \.lastPathComponent) where files.count > 1 {
      Diagnostics.error("\(target.name) has \(files.count) files with the name \(name). Swift wants names that differ.")
    }
    // What Xcode puts into the main bundle is in the target's own.
    let hasResources = target.sourceFiles.contains { $0.type == .resource }
    var options = ["--target", target.name]
    if hasResources { options += ["--bundle", "module"] }
    if let modules = try? modules(for: target, in: context) {
      options += ["--modules", modules.joined(separator: ",")]
    }
    return [
      .buildCommand(
        displayName: "Xcode's sources of \(target.name)", executable: try context.tool(named: "XcodeSourcesTool").url,
        arguments: options + zip(inputs, outputs).flatMap { [$0.path, $1.path] }, inputFiles: inputs,
        outputFiles: outputs)
    ]
  }

  /// The modules that the files of a target can import: the ones of its dependencies, and the ones of the compiler.
  /// Fails if the latter are not in their folder on Linux, or if a dependency is of an unknown kind.
  private func modules(for target: any SourceModuleTarget, in context: PluginContext) throws -> [String] {
    let compiler = try context.tool(named: "swiftc").url.resolvingSymlinksInPath()
    let library = compiler.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift")
    var modules: Set<String> = ["Builtin", target.moduleName]
    modules.formUnion(
      try FileManager.default.contentsOfDirectory(atPath: library.appendingPathComponent("linux").path)
        .filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
    for folder in try FileManager.default.contentsOfDirectory(at: library, includingPropertiesForKeys: nil) {
      modules.formUnion(mapped(in: folder.appendingPathComponent("module.modulemap")))
    }
    for dependency in target.recursiveTargetDependencies {
      switch dependency {
      case let clang as ClangSourceModuleTarget:
        modules.insert(clang.moduleName)
        if let headers = clang.publicHeadersDirectoryURL {
          modules.formUnion(mapped(in: headers.appendingPathComponent("module.modulemap")))
        }
      case let swift as any SourceModuleTarget: modules.insert(swift.moduleName)
      case is SystemLibraryTarget:
        modules.insert(dependency.name)
        modules.formUnion(mapped(in: dependency.directoryURL.appendingPathComponent("module.modulemap")))
      default: throw CocoaError(.fileReadUnknown)
      }
    }
    return modules.sorted()
  }

  /// The modules that a file declares for headers of C.
  private func mapped(in file: URL) -> [String] {
    let words = (try? String(contentsOf: file, encoding: .utf8))?.split { $0.isWhitespace || $0 == "{" } ?? []
    return zip(words, words.dropFirst()).filter { $0.0 == "module" }.map { String($0.1) }
  }
}
