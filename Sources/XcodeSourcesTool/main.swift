import Foundation

// Called by the plug-in XcodeSources: options, and pairs of a file to read and the file to write.
var options: [String: String] = [:]
var paths: [String] = []
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
  if word.hasPrefix("--") { options[word] = words.popFirst() ?? "" } else { paths.append(word) }
}
guard !paths.isEmpty, paths.count.isMultiple(of: 2) else {
  FileHandle.standardError.write(
    Data("Usage: XcodeSourcesTool [--bundle NAME] [--target NAME] [--modules NAME,...] INPUT OUTPUT...\n".utf8))
  exit(64)
}
do {
  let modules = options["--modules"].map { Set($0.split(separator: ",").map(String.init)) }
  let files = try stride(from: 0, to: paths.count, by: 2).map { index in
    let input = URL(fileURLWithPath: paths[index])
    let text = try String(contentsOf: input, encoding: .utf8)
    let rewriter = SourceRewriter(text, at: paths[index], bundle: options["--bundle"], modules: modules)
    return (name: input.lastPathComponent, rewriter: rewriter, output: paths[index + 1])
  }
  let missing = MissingModules(of: files.map { ($0.name, $0.rewriter) }, in: options["--target"] ?? "The target")
  for warning in missing.warnings { FileHandle.standardError.write(Data("warning: \(warning)\n".utf8)) }
  let entryPoint = EntryPoint(of: files.map(\.rewriter))
  for (_, rewriter, output) in files {
    let text = rewriter.text + entryPoint.text(behind: rewriter)
    try Data(text.utf8).write(to: URL(fileURLWithPath: output))
  }
} catch {
  FileHandle.standardError.write(Data("error: The sources can't be copied: \(error.localizedDescription)\n".utf8))
  exit(1)
}
