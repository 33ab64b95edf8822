import Foundation

// Called by the plug-in AssetSymbols: the file to write, the expression of the bundle, and the catalogs.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 2 else {
  FileHandle.standardError.write(Data("Usage: AssetSymbolsTool OUTPUT BUNDLE [CATALOG...]\n".utf8))
  exit(64)
}
do {
  let assets = try arguments.dropFirst(2).flatMap { try AssetNames(of: URL(fileURLWithPath: $0)).assets }
  let file = SymbolsFile(assets, in: arguments[arguments.startIndex + 1])
  for warning in file.warnings { FileHandle.standardError.write(Data("warning: \(warning)\n".utf8)) }
  try Data(file.text.utf8).write(to: URL(fileURLWithPath: arguments[arguments.startIndex]))
} catch {
  FileHandle.standardError.write(Data("error: The asset catalogs can't be read: \(error.localizedDescription)\n".utf8))
  exit(1)
}
