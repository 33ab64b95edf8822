import Foundation
import PackagePlugin

/// Writes the Swift names of what is in the asset catalogs of a target, as Xcode does: `Color(.brand)`, `Image(.logo)`,
/// `Color.brand`.
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
    for file in target.sourceFiles where file.url.pathExtension == "xcassets" || file.url.hasDirectoryPath {
      let found = find(in: file.url)
      if file.type == .resource {
        catalogs += found
      } else if let catalog = found.first {
        Diagnostics.warning(
          "\(catalog.lastPathComponent) of \(target.name) is not among its resources, so it is left out. "
            + "Declare it: resources: [.copy(\"\(catalog.lastPathComponent)\")].")
      }
    }
    if catalogs.isEmpty { return [] }
    // The tool leaves out names that the target declares. Chosen by extension, not by type: files for XcodeSources are
    // not sources.
    let sources = target.sourceFiles.map(\.url).filter { $0.pathExtension == "swift" }
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("AssetSymbols.swift")
    let bundle = "HostAssets.bundle(named: \"\(context.package.displayName)_\(target.name)\")"
    return [
      .buildCommand(
        displayName: "Names of the assets of \(target.name)",
        executable: try context.tool(named: "AssetSymbolsTool").url,
        arguments: [output.path, bundle] + (catalogs + sources).map(\.path).sorted(),
        inputFiles: catalogs.flatMap(contents) + sources, outputFiles: [output])
    ]
  }

  /// The catalogs at a place: itself, or those in a folder.
  private func find(in url: URL) -> [URL] {
    if url.pathExtension == "xcassets" { return [url] }
    return files(in: url).filter { $0.pathExtension == "xcassets" }
  }

  private func contents(of catalog: URL) -> [URL] {
    files(in: catalog).filter { $0.lastPathComponent == "Contents.json" }
  }

  private func files(in folder: URL) -> [URL] {
    FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
  }
}
