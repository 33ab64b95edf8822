public import Foundation

extension AttributedString {
  /// Changes the attributes of the selected text, stretch by stretch; at an insertion point, the attributes of text
  /// typed next.
  ///
  /// The selection stays, with indices of this text. If `body` throws, nothing changes.
  public mutating func transformAttributes<E: Error>(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    switch selection.indices(in: self) {
    case .insertionPoint(let place):
      var attributes = selection.typingAttributes(in: self)
      try body(&attributes)
      selection = AttributedTextSelection(insertionPoint: place, typingAttributes: attributes)
    case .ranges(let set):
      var changes: [(Range<Index>, AttributeContainer)] = []
      for range in set.ranges {
        for run in self[range].runs {
          var attributes = run.attributes
          try body(&attributes)
          changes.append((run.range, attributes))
        }
      }
      for (range, attributes) in changes { self[range].setAttributes(attributes) }
      selection = AttributedTextSelection(ranges: set)
    }
  }

  /// Replaces the selected text by characters with the typing attributes, and moves the insertion point behind them.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters newContent: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self)
    replaceSelection(&selection, with: AttributedString(String(newContent), attributes: attributes))
  }

  /// Replaces the selected text by another text with its own attributes, and moves the insertion point behind it.
  ///
  /// Of several stretches the first is replaced, and the others are removed.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
  ) {
    var new = AttributedString()
    new.append(newContent)
    let first: Range<Index>
    switch selection.indices(in: self) {
    case .insertionPoint(let place): first = place..<place
    case .ranges(let set):
      for range in set.ranges.dropFirst().reversed() { removeSubrange(range) }
      first = set.ranges.first ?? endIndex..<endIndex
    }
    let end = utf8.distance(from: startIndex, to: first.lowerBound) + new.utf8.count
    replaceSubrange(first, with: new)
    selection = AttributedTextSelection(insertionPoint: characterIndex(utf8.index(startIndex, offsetBy: end)))
  }

  /// Changes this text, and makes the selection one of the same characters afterwards.
  ///
  /// Where the selected text is gone, the insertion point is where it was; where the text was replaced as a whole, the
  /// selected text counts as gone with it, and the insertion point is at the end. Set typing attributes stay.
  public mutating func transform<E: Error>(
    updating selection: inout AttributedTextSelection, body: (inout AttributedString) throws(E) -> Void
  ) throws(E) {
    switch selection.indices(in: self) {
    case .insertionPoint(let place):
      let ranges = try transform(updating: [place..<place], body: body)
      selection = AttributedTextSelection(
        insertionPoint: characterIndex(ranges?.first?.lowerBound ?? place),
        typingAttributes: selection.ownTypingAttributes)
    case .ranges(let set):
      // Nil if the text was replaced as a whole: then nothing is known.
      guard let ranges = try transform(updating: Array(set.ranges), body: body) else {
        return selection = AttributedTextSelection(insertionPoint: endIndex)
      }
      let start = characterIndex(ranges.first?.lowerBound ?? endIndex)
      var result = RangeSet<Index>()
      for range in ranges { result.insert(contentsOf: range) }
      selection =
        result.isEmpty ? AttributedTextSelection(insertionPoint: start) : AttributedTextSelection(ranges: result)
    }
  }
}
