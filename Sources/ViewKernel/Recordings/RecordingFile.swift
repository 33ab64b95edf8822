package import BrowserDisplay
import Foundation
import HostTree

/// The content of a recording's file.
package struct RecordingFile: Codable {
  package struct Step: Codable {
    package var label: String
    package var time: Double
    /// The printed tree; nil if it is the same as in the step before.
    var tree: RecordedLines?
    /// The picture as SVG; nil if it is the same, or none was taken.
    var picture: RecordedLines?
    package var cause: String?
    package var messages: [String]?
    /// The step in a replay, if it differs.
    var replayed: Replayed?
  }

  struct Replayed: Codable {
    var tree: [String]
    var picture: [String]
  }

  struct Failure: Codable {
    var step: Int
    var message: String
    var place: String
  }

  private(set) var version = 1
  package var title: String
  var failure: Failure?
  /// How to run it again; nil if that is not known.
  package var program: RecordedProgram?
  package var steps: [Step] = []

  init(title: String, program: RecordedProgram?) {
    self.title = title
    self.program = program
  }

  /// Drops all but the latest steps, of which the first then has all lines.
  mutating func keep(latest count: Int) {
    guard steps.count > count, count > 0 else { return }
    let first = steps.count - count
    let (tree, picture) = lines(ofStep: first)
    steps.removeFirst(first)
    steps[0].tree = .all(tree)
    if !picture.isEmpty { steps[0].picture = .all(picture) }
  }

  /// The lines of a step's tree and picture, reconstructed from the first step on.
  func lines(ofStep index: Int) -> (tree: [String], picture: [String]) {
    var (tree, picture): ([String], [String]) = ([], [])
    for step in steps[...index] {
      if let edits = step.tree { tree = edits.lines(after: tree) }
      if let edits = step.picture { picture = edits.lines(after: picture) }
    }
    return (tree, picture)
  }
}

/// How to run a recording of a script again.
package struct RecordedProgram: Codable, Equatable {
  /// The lines of the script.
  package var lines: [String] = []
  /// The date with which the clock begins.
  package var date: Date?
  package var surroundings = DisplaySurroundings()

  package init() {}
}

// MARK: HTML

extension RecordingFile {
  /// The marks around the data in the page.
  private static let start = "<script type=\"text/plain\" id=\"data\" data-encoding=\"deflate-raw\">"
  private static let end = "</script>"
  /// The greatest size of data that is read, in bytes.
  private static let limit = 200 << 20

  package var html: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Only strings, numbers and arrays of them: nothing that cannot be encoded.
    let json = (try? encoder.encode(self)) ?? Data()
    let data = Data(Deflate.bytes(of: Array(json))).base64EncodedString()
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data: blob:">
      <title>\(escapedForMarkup(title))</title>
      <style>
      \(PageFiles.recordingStyle)</style>
      <body>
      <main id="recording"></main>
      \(RecordingFile.start)\(data)\(RecordingFile.end)
      <script>
      \(PageFiles.recordingScript)</script>

      """
  }

  /// Reads a file that ``html`` has made.
  ///
  /// - Throws: A sentence, if it is none, or damaged.
  package init(html: String) throws(RecordingError) {
    guard let start = html.range(of: RecordingFile.start),
      let end = html.range(of: RecordingFile.end, range: start.upperBound..<html.endIndex)
    else { throw RecordingError("it is no recording: it has no data of one") }
    guard let data = Data(base64Encoded: String(html[start.upperBound..<end.lowerBound])) else {
      throw RecordingError("its data is damaged")
    }
    let json = Inflate.rawBytes(of: Array(data), limit: RecordingFile.limit)
    do {
      self = try JSONDecoder().decode(RecordingFile.self, from: Data(json))
    } catch {
      throw RecordingError("its data is damaged")
    }
  }
}

/// The fault of a recording, as the end of a sentence.
package struct RecordingError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
