import Foundation

// Called by the plug-in XcodeSources: pairs of a file to read and the file to write, after an option.
let hasResources = CommandLine.arguments.dropFirst().first == "--resources"
let paths = Array(CommandLine.arguments.dropFirst(hasResources ? 2 : 1))
guard !paths.isEmpty, paths.count.isMultiple(of: 2) else {
  FileHandle.standardError.write(Data("Usage: XcodeSourcesTool [--resources] INPUT OUTPUT [INPUT OUTPUT...]\n".utf8))
  exit(64)
}
do {
  let files = try stride(from: 0, to: paths.count, by: 2).map { index in
    let text = try String(contentsOf: URL(fileURLWithPath: paths[index]), encoding: .utf8)
    let rewriter = SourceRewriter(text, at: paths[index], bundle: hasResources ? "module" : nil)
    return (rewriter: rewriter, output: paths[index + 1])
  }
  let entryPoint = EntryPoint(of: files.map(\.rewriter))
  for (rewriter, output) in files {
    let text = rewriter.text + entryPoint.text(behind: rewriter)
    try Data(text.utf8).write(to: URL(fileURLWithPath: output))
  }
} catch {
  FileHandle.standardError.write(Data("error: The sources can't be copied: \(error.localizedDescription)\n".utf8))
  exit(1)
}
