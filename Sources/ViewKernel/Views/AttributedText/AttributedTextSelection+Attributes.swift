public import Foundation

extension AttributedTextSelection {
  /// The attributes of the selected text: the attributes of each stretch that is selected in part, or at an insertion
  /// point the typing attributes.
  ///
  /// ```swift
  /// var text = AttributedString("red")
  /// text.foregroundColor = .red
  /// text.append(AttributedString(" or not"))
  /// let selection = AttributedTextSelection(range: text.startIndex..<text.endIndex)
  /// print(selection.attributes(in: text)[\.foregroundColor].map { $0 == .red })
  /// // Prints "[true, false]"
  /// ```
  public struct Attributes<Text>: Sequence {
    fileprivate let containers: [AttributeContainer]

    /// Gives the attributes of one stretch after the other.
    public func makeIterator() -> some IteratorProtocol<AttributeContainer> { containers.makeIterator() }

    /// The values of one attribute, nil where a stretch does not have it.
    public subscript<K: AttributedStringKey>(_ attribute: KeyPath<AttributeDynamicLookup, K>) -> some Sequence<K.Value?>
    where K.Value: Sendable {
      self[K.self]
    }

    /// The values of one attribute, nil where a stretch does not have it.
    public subscript<K: AttributedStringKey>(_ attribute: K.Type) -> some Sequence<K.Value?> where K.Value: Sendable {
      containers.map { $0[K.self] }
    }
  }

  /// The attributes of the selection in a text.
  public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
    switch indices(in: text) {
    case .insertionPoint: Attributes(containers: [typingAttributes(in: text)])
    case .ranges(let set):
      Attributes(containers: set.ranges.flatMap { range in text[range].runs.map(\.attributes) })
    }
  }
}
