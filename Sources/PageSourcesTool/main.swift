import Foundation

// The plug-in PageSources calls this with the file to write and the files of the page. Each file becomes a constant:
// `index.html` becomes `PageTexts.index_html`.
let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
guard let output = arguments.first else {
  FileHandle.standardError.write(Data("Usage: PageSourcesTool OUTPUT FILE...\n".utf8))
  exit(64)
}
do {
  var source = "// Written by the plug-in PageSources from the files in Page: changes are lost.\nenum PageTexts {\n"
  for file in arguments.dropFirst() {
    let text = try String(contentsOf: file, encoding: .utf8)
    // More signs than the text has in a row: nothing in it ends the literal, or has a meaning there.
    let signs = String(repeating: "#", count: (text.matches(of: /#+/).map(\.output.count).max() ?? 0) + 1)
    let name = file.lastPathComponent.replacing(".", with: "_")
    source += "static let \(name) = \(signs)\"\"\"\n\(text)\n\"\"\"\(signs)\n"
  }
  try Data("\(source)}\n".utf8).write(to: output)
} catch {
  FileHandle.standardError.write(
    Data("error: The files of the page can't be read: \(error.localizedDescription)\n".utf8))
  exit(1)
}
