public import Foundation

extension HostRecording {
  /// The title of a recording in a file.
  ///
  /// - Throws: An error whose description is the end of a sentence, if the file cannot be read, or is none.
  public static func title(of file: URL) throws -> String { try RecordingFile(contentsOf: file).title }

  /// Compares this recording, in which everything was done again, with the former one in a file.
  ///
  /// If they differ, a file beside it, whose name ends with `-replay.html`, has both side by side.
  ///
  /// - Returns: The first step that differs, and how: its tree, its picture, its causes, or its messages. Nil if all is
  ///   the same.
  /// - Throws: An error whose description is the end of a sentence, if a file cannot be read or written.
  public func difference(from file: URL) throws -> String? {
    try RecordingFile(contentsOf: file).difference(from: self.file, at: file)
  }
}

extension RecordingFile {
  package init(contentsOf file: URL) throws(RecordingError) {
    guard let data = FileManager.default.contents(atPath: file.path) else { throw RecordingError("it cannot be read") }
    try self.init(html: String(decoding: data, as: UTF8.self))
  }

  /// Compares with a replay, and writes what differs into a file beside this one's.
  package func difference(from replayed: RecordingFile, at place: URL) throws(RecordingError) -> String? {
    let comparison = RecordingComparison(self, replayed)
    guard let first = comparison.first else { return nil }
    let label = first.index < steps.count ? steps[first.index].label : "the end"
    let count = comparison.differingCount
    let output = place.deletingPathExtension().path + "-replay.html"
    guard FileManager.default.createFile(atPath: output, contents: Data(comparison.file.html.utf8)) else {
      throw RecordingError("\(output) cannot be written")
    }
    let rest = count > 1 ? "\n\(count) of \(steps.count) steps differ." : ""
    return "Step \(first.index), \(label): \(first.sentence)\(rest)"
  }
}
