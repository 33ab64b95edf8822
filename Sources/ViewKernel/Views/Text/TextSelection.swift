/// The selection in a text that a user edits: a stretch, or the place of the caret.
///
/// ```swift
/// var text = "Soup"
/// var selection: TextSelection? = TextSelection(range: text.startIndex..<text.endIndex)
/// let binding = Binding<TextSelection?>(get: { selection }, set: { selection = $0 })
/// let field = TextField("Dish", text: Binding<String>(get: { text }, set: { text = $0 }), selection: binding)
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
/// window.rootViewController = HostingController(rootView: field)
/// window.makeKeyAndVisible()
/// window.settle()
/// window.tap(at: CGPoint(x: 160, y: 50))
/// window.insertText("Tea")
/// print(text, selection?.isInsertion ?? false)
/// // Prints "Tea true"
/// ```
public struct TextSelection: Hashable, Sendable {
  /// The places that are selected.
  public enum Indices: Hashable, Sendable {
    /// One stretch; an empty one is the place of the caret.
    case selection(Range<String.Index>)
    /// Several stretches. None is selected by a user here.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The places that are selected.
  public var indices: Indices
  /// The side of a line's end on which the caret is. It is always `.automatic` here.
  public var affinity = TextSelectionAffinity.automatic

  /// Selects a stretch.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Selects several stretches.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Places the caret.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// Whether it is the place of the caret.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// The selected characters of a text, counted from its beginning: those between the first and the last; places beyond
  /// the end of the text count as the end.
  func characters(of text: String) -> Range<Int> {
    let range: Range<String.Index>
    switch indices {
    case .selection(let selected): range = selected
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return 0..<0 }
      range = first.lowerBound..<last.upperBound
    }
    func count(_ index: String.Index) -> Int { text.distance(from: text.startIndex, to: min(index, text.endIndex)) }
    let start = count(range.lowerBound)
    return start..<max(start, count(range.upperBound))
  }

  init(characters: Range<Int>, of text: String) {
    func index(_ count: Int) -> String.Index {
      text.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex) ?? text.endIndex
    }
    self.init(range: index(characters.lowerBound)..<index(characters.upperBound))
  }
}

/// The side of a line's end on which the caret is.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// As the system likes.
  case automatic
  /// At the beginning of the next line.
  case upstream
  /// At the end of the line.
  case downstream
}
