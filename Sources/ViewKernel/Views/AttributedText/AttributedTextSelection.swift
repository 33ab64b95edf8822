public import Foundation

/// The selection in an attributed string that a user edits: a place between characters, or stretches.
///
/// It keeps indices of the text that it was made for. Where the text differs now, they count as the nearest in it.
///
/// ```swift
/// var text = AttributedString("Read this")
/// var selection = AttributedTextSelection(range: text.range(of: "this")!)
/// text.transformAttributes(in: &selection) { $0.foregroundColor = .red }
/// text.replaceSelection(&selection, withCharacters: "that")
/// print(text.runs.map { String(text[$0.range].characters) })
/// // Prints "["Read ", "that"]"
/// ```
public struct AttributedTextSelection: Equatable, Sendable {
  /// The places that are selected.
  public enum Indices: Equatable, Sendable {
    /// A place between characters, with nothing selected.
    case insertionPoint(AttributedString.Index)
    /// Stretches. A user selects one at most here.
    case ranges(RangeSet<AttributedString.Index>)
  }

  private let places: Indices?
  /// The attributes of typed text, where they were set.
  let ownTypingAttributes: AttributeContainer?

  private init(_ places: Indices?, _ typingAttributes: AttributeContainer? = nil) {
    self.places = places
    ownTypingAttributes = typingAttributes
  }

  /// Selects nothing: an editor leaves its caret where it is, and a text counts its end as the insertion point.
  public init() { self.init(nil) }

  /// Places the caret.
  ///
  /// - Parameters:
  ///   - insertionPoint: The place.
  ///   - typingAttributes: The attributes of text typed there; nil for the attributes of the character before.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    self.init(.insertionPoint(insertionPoint), typingAttributes)
  }

  /// Selects a stretch; an empty one is an insertion point.
  public init(range: Range<AttributedString.Index>) {
    self.init(range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range)))
  }

  /// Selects several stretches; an editor shows the stretch from the first to the last. None is the same as ``init()``.
  public init(ranges: RangeSet<AttributedString.Index>) { self.init(ranges.isEmpty ? nil : .ranges(ranges)) }

  /// The places that are selected in a text, all of which it has: stretches that lie beyond its end are an insertion
  /// point there.
  public func indices(in text: AttributedString) -> Indices {
    switch places {
    case nil: return .insertionPoint(text.endIndex)
    case .insertionPoint(let place): return .insertionPoint(text.characterIndex(place))
    case .ranges(let set):
      var result = RangeSet<AttributedString.Index>()
      for range in set.ranges {
        result.insert(contentsOf: text.characterIndex(range.lowerBound)..<text.characterIndex(range.upperBound))
      }
      guard result.isEmpty else { return .ranges(result) }
      return .insertionPoint(set.ranges.first.map { text.characterIndex($0.lowerBound) } ?? text.endIndex)
    }
  }

  /// The side of a line's end on which the caret is: always `.automatic` here.
  public func affinity(in text: AttributedString) -> TextSelectionAffinity { .automatic }

  /// The attributes of text typed next: those of the first selected character, or those set for the insertion point, or
  /// those of the character before it that added text takes over, or at the beginning those of the first character.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    guard text.startIndex < text.endIndex else { return ownTypingAttributes ?? AttributeContainer() }
    switch indices(in: text) {
    case .insertionPoint(let place):
      if let ownTypingAttributes { return ownTypingAttributes }
      if place == text.startIndex { return text.runs[place].attributes }
      var prefix = AttributedString(text[..<place])
      prefix.characters.append(" ")
      return prefix.runs[prefix.utf8.index(before: prefix.endIndex)].attributes
    case .ranges(let set):
      return set.ranges.first.map { text.runs[$0.lowerBound].attributes } ?? AttributeContainer()
    }
  }

  /// The selected characters, counted from the beginning of a text, from the first to the last; nil if nothing was
  /// selected.
  func characters(in text: AttributedString) -> Range<Int>? {
    guard places != nil else { return nil }
    func count(_ index: AttributedString.Index) -> Int { text.characters.distance(from: text.startIndex, to: index) }
    switch indices(in: text) {
    case .insertionPoint(let place): return count(place)..<count(place)
    case .ranges(let set):
      guard let first = set.ranges.first, let last = set.ranges.last else { return nil }
      return count(first.lowerBound)..<count(last.upperBound)
    }
  }

  init(characters: Range<Int>, of text: AttributedString, typingAttributes: AttributeContainer?) {
    func index(_ count: Int) -> AttributedString.Index {
      text.characters.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex) ?? text.endIndex
    }
    if characters.isEmpty {
      self.init(insertionPoint: index(characters.lowerBound), typingAttributes: typingAttributes)
    } else {
      self.init(range: index(characters.lowerBound)..<index(characters.upperBound))
    }
  }
}

extension AttributedString {
  /// The beginning of the character in which an index lies; the end for an index beyond it. The index may be another
  /// string's.
  func characterIndex(_ index: Index) -> Index {
    let index = Swift.max(startIndex, Swift.min(index, endIndex))
    if index == startIndex || index == endIndex { return index }
    // Foundation's functions for characters take no index within a character.
    var offset = utf8.distance(from: startIndex, to: index)
    let string = String(characters)
    while offset > 0, String.Index(string.utf8.index(string.startIndex, offsetBy: offset), within: string) == nil {
      offset -= 1
    }
    return utf8.index(startIndex, offsetBy: offset)
  }
}
