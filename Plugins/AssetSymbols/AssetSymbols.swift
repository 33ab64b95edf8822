import Foundation
import PackagePlugin

/// Writes the Swift names of what is in the asset catalogs of a target, as Xcode does: `Color(.brand)`, `Image(.logo)`, `Color.brand`.
///
/// Declare it beside the catalog, in `Package.swift`:
///
/// ```swift
/// .executableTarget(
///   name: "Shop", dependencies: [.product(name: "ViewKernel", package: "ViewKernel")],
///   resources: [.copy("Assets.xcassets")],
///   plugins: [.plugin(name: "AssetSymbols", package: "ViewKernel")])
/// ```
@main
struct AssetSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    var catalogs: [URL] = []
    var contents: [URL] = []
    let files = FileManager.default.enumerator(at: target.directoryURL, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "xcassets" { catalogs.append(file) }
      if file.lastPathComponent == "Contents.json" { contents.append(file) }
    }
    if catalogs.isEmpty { return [] }
    let hasResources = target.sourceFiles.contains { $0.type == .resource }
    if !hasResources {
      Diagnostics.warning(
        "The asset catalogs of \(target.name) are not among its resources, so what is in them is not found when it runs. "
          + "Declare them: resources: [.copy(\"\(catalogs[0].lastPathComponent)\")].")
    }
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("AssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Names of the assets of \(target.name)",
        executable: try context.tool(named: "AssetSymbolsTool").url,
        arguments: [output.path, hasResources ? "Bundle.module" : "Bundle.main"] + catalogs.map(\.path).sorted(),
        inputFiles: contents, outputFiles: [output])
    ]
  }
}
