import Foundation
import PackagePlugin

/// Writes the files of the page of BrowserDisplay as texts in Swift, so that they are in the executable.
///
/// SwiftPM's `embedInCode` writes them as arrays of bytes. For 120 kB the compiler took 13 s of processor time,
/// twice in a debug build; for the texts it takes 0.1 s.
@main
struct PageSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let page = target.directoryURL.appendingPathComponent("Page")
    let files = try FileManager.default.contentsOfDirectory(at: page, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension != "swift" && !$0.lastPathComponent.hasPrefix(".") }
      .sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("PageTexts.swift")
    return [
      .buildCommand(
        displayName: "Texts of the page",
        executable: try context.tool(named: "PageSourcesTool").url,
        arguments: [output.path] + files.map(\.path), inputFiles: files, outputFiles: [output])
    ]
  }
}
