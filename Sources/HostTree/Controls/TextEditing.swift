import Foundation

/// A text with a selection, and what typing does to both.
///
/// A value: it knows nothing of views.
///
/// Places are counted in characters as users see them (grapheme clusters): a family emoji is one.
struct TextEditing: Equatable {
  private(set) var text = ""
  /// What is selected; empty where the caret stands.
  private(set) var selection = 0..<0

  init(_ text: String = "") {
    self.text = text
    selection = TextEditing.end(of: text)
  }

  private static func end(of text: String) -> Range<Int> {
    let count = text.count
    return count..<count
  }

  /// Selects a range; parts beyond the text are cut off.
  mutating func select(_ range: Range<Int>) {
    let count = text.count
    selection = min(max(range.lowerBound, 0), count)..<min(max(range.upperBound, 0), count)
  }

  /// Replaces the selection; the caret is behind what was inserted.
  mutating func insert(_ inserted: String) {
    let start = text.index(text.startIndex, offsetBy: selection.lowerBound)
    let end = text.index(text.startIndex, offsetBy: selection.upperBound)
    replace(start..<end, with: inserted)
  }

  /// Deletes the selection, or the character before the caret.
  ///
  /// - Returns: Whether there was anything to delete.
  mutating func deleteBackward() -> Bool {
    if selection.isEmpty {
      guard selection.lowerBound > 0 else { return false }
      selection = (selection.lowerBound - 1)..<selection.lowerBound
    }
    insert("")
    return true
  }

  private mutating func replace(_ range: Range<String.Index>, with inserted: String) {
    let atEnd = range.upperBound == text.endIndex
    let caretBytes = text.utf8.distance(from: text.startIndex, to: range.lowerBound) + inserted.utf8.count
    text.replaceSubrange(range, with: inserted)
    guard !atEnd else {
      selection = TextEditing.end(of: text)
      return
    }
    // What was inserted may have melted together with its neighbours: the caret goes behind the whole character.
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
