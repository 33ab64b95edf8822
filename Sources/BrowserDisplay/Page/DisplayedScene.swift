import Foundation

/// The facts that a page shows besides a window.
struct DisplayedScene {
  var title: String
  var summary: String
  /// The source file, as the compiler named it; nil for none.
  var file: String?

  /// The message to the page. Only debug builds read the source file.
  var answer: InspectAnswer {
    var answer = InspectAnswer()
    (answer.title, answer.summary) = (title, summary)
    #if DEBUG
      if let file, let text = try? String(contentsOfFile: file, encoding: .utf8), text.utf8.count < 400_000 {
        answer.file = DisplayedScene.shortName(file)
        answer.source = text
      }
    #endif
    return answer
  }

  /// The path below the package.
  private static func shortName(_ file: String) -> String {
    let parts = file.split(separator: "/")
    let start = parts.lastIndex { $0 == "Sources" || $0 == "Tests" } ?? max(parts.count - 1, 0)
    return parts[start...].joined(separator: "/")
  }
}
