/// Replaces parts of a source, and keeps its lines.
struct SourceEdits {
  private let source: [UInt8]
  private var edits: [(range: Range<Int>, text: String)] = []

  init(_ source: [UInt8]) { self.source = source }

  /// Replaces a part, and puts as many line breaks behind it as were in it. Parts do not overlap.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let lineBreaks = source[range].count { $0 == UInt8(ascii: "\n") }
    edits.append((range, text + String(repeating: "\n", count: lineBreaks)))
  }

  /// Writes text in front of what is at a place.
  mutating func insert(_ text: String, at place: Int) { edits.append((place..<place, text)) }

  /// Replaces a part by text that is not longer, so that all behind it keeps its column.
  mutating func overwrite(_ range: Range<Int>, with text: String) {
    edits.append((range, text + String(repeating: " ", count: max(range.count - text.utf8.count, 0))))
  }

  /// The source with all replacements.
  var result: String {
    var bytes: [UInt8] = []
    var position = 0
    // What is inserted at the beginning of a part is in front of what replaces it.
    let sorted = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    // What is inside a part that was replaced has gone with it.
    for (range, text) in sorted where range.lowerBound >= position {
      bytes += source[position..<range.lowerBound]
      bytes += Array(text.utf8)
      position = range.upperBound
    }
    bytes += source[position...]
    return String(decoding: bytes, as: UTF8.self)
  }
}
