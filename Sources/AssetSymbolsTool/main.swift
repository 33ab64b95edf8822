import Foundation

// Called by the plug-in AssetSymbols: the file to write, the expression of the bundle, the catalogs, and the Swift
// files of the target.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 2 else {
  FileHandle.standardError.write(Data("Usage: AssetSymbolsTool OUTPUT BUNDLE [CATALOG|SOURCE...]\n".utf8))
  exit(64)
}
do {
  let paths = arguments.dropFirst(2).map { URL(fileURLWithPath: $0) }
  let sources = try paths.filter { $0.pathExtension == "swift" }.map { try String(contentsOf: $0, encoding: .utf8) }
  let assets = try paths.filter { $0.pathExtension != "swift" }.flatMap { try AssetNames(of: $0).assets }
  let file = SymbolsFile(assets, in: arguments[arguments.startIndex + 1], declared: DeclaredNames(in: sources))
  for warning in file.warnings { FileHandle.standardError.write(Data("warning: \(warning)\n".utf8)) }
  let output = URL(fileURLWithPath: arguments[arguments.startIndex])
  // Most changes of the sources change nothing here, and the file is not compiled once more.
  if (try? String(contentsOf: output, encoding: .utf8)) != file.text { try Data(file.text.utf8).write(to: output) }
} catch {
  FileHandle.standardError.write(
    Data("error: The asset catalogs and sources can't be read: \(error.localizedDescription)\n".utf8))
  exit(1)
}
