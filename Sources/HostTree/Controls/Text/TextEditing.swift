import Foundation

/// A text with a selection, and the edits of typing, as a value independent of views.
///
/// Positions are counted in characters (grapheme clusters): a family emoji is one. Counting walks the whole text, so it
/// is done once when a text is set. A keystroke is then counted from the caret on, unless the caret is in the middle of
/// a text that is not ASCII, which is counted again.
struct TextEditing: Equatable {
  private(set) var text = ""
  /// The selected range; empty at the caret.
  private(set) var selection = 0..<0
  /// The stretches of the text that look alike, whose texts are the text; nil where all of it looks alike.
  private(set) var runs: [HostTextRun]?
  /// The number of characters.
  private var count = 0
  /// Whether every character is a single byte.
  private var isPlain = true

  init(_ text: String = "") {
    self.text = text
    isPlain = TextEditing.isPlain(text)
    count = isPlain ? text.utf8.count : text.count
    selection = count..<count
  }

  init(runs: [HostTextRun]) {
    self.init(runs.lazy.map(\.text).joined())
    self.runs = runs.normalized
  }

  static func == (lhs: TextEditing, rhs: TextEditing) -> Bool {
    lhs.selection == rhs.selection && lhs.hasSameContent(as: rhs)
  }

  /// Whether the text is the same, and looks the same.
  func hasSameContent(as other: TextEditing) -> Bool { text == other.text && runs == other.runs }

  /// Makes the same text look otherwise.
  mutating func restyle(_ runs: [HostTextRun]?) { self.runs = runs }

  /// The selected places, as offsets in UTF-8.
  var selectedBytes: Range<Int> {
    let start = text.utf8.distance(from: text.startIndex, to: index(selection.lowerBound))
    if selection.isEmpty { return start..<start }
    return start..<start + text.utf8.distance(from: index(selection.lowerBound), to: index(selection.upperBound))
  }

  /// The run whose looks an inserted text takes: the run of the first selected character, or else of the character
  /// before the caret, or else of the first; nil without runs.
  var typingRun: HostTextRun? {
    guard let runs else { return nil }
    let place = selectedBytes.lowerBound
    guard let run = runs.run(at: selection.isEmpty ? max(place - 1, 0) : place) else { return nil }
    return selection.isEmpty && place == 0 ? run.asTyped(tag: run.tag) : run.asTyped(tag: run.tag?.inherited)
  }

  /// Whether a text is ASCII without carriage returns: a carriage return and a line feed are one character.
  private static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } }

  /// Selects a range, clamped to the text.
  mutating func select(_ range: Range<Int>) {
    selection = min(max(range.lowerBound, 0), count)..<min(max(range.upperBound, 0), count)
  }

  private func index(_ place: Int) -> String.Index {
    if place == count { return text.endIndex }
    if isPlain { return text.utf8.index(text.startIndex, offsetBy: place) }
    if place > count / 2 { return text.index(text.endIndex, offsetBy: place - count) }
    return text.index(text.startIndex, offsetBy: place)
  }

  /// Replaces the selection and moves the caret behind the inserted text.
  ///
  /// - Parameter run: How the inserted text looks, in a text that has runs.
  mutating func insert(_ inserted: String, as run: HostTextRun? = nil) {
    if let runs {
      var run = run ?? typingRun ?? HostTextRun("")
      run.text = inserted
      self.runs = runs.replacing(selectedBytes, with: [run])
    }
    let isPlainAfter = isPlain && TextEditing.isPlain(inserted)
    let range = index(selection.lowerBound)..<index(selection.upperBound)
    if isPlainAfter {
      text.replaceSubrange(range, with: inserted)
      let added = inserted.utf8.count
      count += added - selection.count
      selection = (selection.lowerBound + added)..<(selection.lowerBound + added)
    } else {
      isPlain = false
      replace(range, with: inserted)
    }
  }

  /// Deletes the selection, or the character before the caret.
  ///
  /// - Returns: Whether there was anything to delete.
  mutating func deleteBackward() -> Bool {
    let range = rangeOfDeleting
    guard !range.isEmpty else { return false }
    selection = range
    insert("")
    return true
  }

  /// The range that ``deleteBackward()`` would delete; empty if nothing.
  var rangeOfDeleting: Range<Int> {
    selection.isEmpty ? max(selection.lowerBound - 1, 0)..<selection.upperBound : selection
  }

  /// A range of characters in UTF-16 code units.
  func codeUnits(_ range: Range<Int>) -> NSRange {
    if isPlain { return NSRange(range) }
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    return NSRange(start..<text.index(start, offsetBy: range.count), in: text)
  }

  private mutating func replace(_ range: Range<String.Index>, with inserted: String) {
    if range.upperBound == text.endIndex {
      // The insertion may combine with the last character before it, but with no earlier one.
      let before = text[..<range.lowerBound].last.map { String($0) } ?? ""
      count = selection.lowerBound - (before.isEmpty ? 0 : 1) + (before + inserted).count
      text.replaceSubrange(range, with: inserted)
      selection = count..<count
      return
    }
    let caretBytes = text.utf8.distance(from: text.startIndex, to: range.lowerBound) + inserted.utf8.count
    text.replaceSubrange(range, with: inserted)
    count = text.count
    // The insertion may have combined with its neighbours: the caret moves behind the whole character.
    var bytes = 0
    var caret = 0
    for character in text {
      if bytes >= caretBytes { break }
      bytes += character.utf8.count
      caret += 1
    }
    selection = caret..<caret
  }
}

extension HostDrawing {
  /// Fills what is selected in a text.
  mutating func fillSelection(_ rect: CGRect) { fill(rect, with: tintColor.withAlphaComponent(0.2)) }
}
