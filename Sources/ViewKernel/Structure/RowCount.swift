/// The number of rows that a type of view makes in a container with rows, if it is the same for all its values.
///
/// It depends on the type, not on a value, so a container knows how many rows a `ForEach` has without making any of its
/// views. A view that shows one host, or has a body that does, makes one row. For `if` without `else`, `ForEach`,
/// `Section`, `AnyView` and views whose bodies contain views of their own type the number is unknown: their content has
/// to be visited.
@MainActor
package enum RowCount {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let content: Int?
  }

  private static var known: [Key: Int?] = [:]

  /// The number of rows for a type; nil if it depends on the value. Cached by type.
  ///
  /// - Parameter content: In the body of a modifier, the number of rows that the modifier's content makes, if it is
  ///   known.
  package static func of<V: View>(_ type: V.Type, content: Int? = nil) -> Int? {
    let id = Key(type: ObjectIdentifier(type), content: content)
    if let count = known[id] { return count }
    // The number for a type that contains itself depends on the value.
    known[id] = .some(nil)
    let count: Int?
    if let counting = type as? any RowCounting.Type {
      count = counting.rowCount(content: content)
    } else if V.Body.self == Never.self {
      count = 1
    } else {
      count = of(V.Body.self, content: content)
    }
    known[id] = .some(count)
    return count
  }

  /// The number for a type that is not known to be a view; nil if it is none.
  static func of(any type: any Any.Type, content: Int?) -> Int? {
    guard let view = type as? any View.Type else { return nil }
    return of(view, content: content)
  }
}

/// A type of view that makes other than one row.
@MainActor
protocol RowCounting {
  /// The number of rows of each value; nil if it depends on the value. `content` is the number of rows that stand for
  /// the content of the modifier in whose body the view is; nil if that is not known.
  static func rowCount(content: Int?) -> Int?
}

extension EmptyView: RowCounting {
  static func rowCount(content: Int?) -> Int? { 0 }
}

extension TupleView: RowCounting {
  static func rowCount(content: Int?) -> Int? {
    var sum = 0
    for element in FieldLayout.fields(of: T.self) {
      guard let count = RowCount.of(any: element.type, content: content) else { return nil }
      sum += count
    }
    return sum
  }
}

extension Group: RowCounting {
  static func rowCount(content: Int?) -> Int? { RowCount.of(any: Content.self, content: content) }
}

extension Optional: RowCounting {
  static func rowCount(content: Int?) -> Int? { RowCount.of(any: Wrapped.self, content: content) == 0 ? 0 : nil }
}

extension _ConditionalContent: RowCounting {
  static func rowCount(content: Int?) -> Int? {
    let first = RowCount.of(any: TrueContent.self, content: content)
    return first == RowCount.of(any: FalseContent.self, content: content) ? first : nil
  }
}

extension AnyView: RowCounting {
  static func rowCount(content: Int?) -> Int? { nil }
}

extension IDView: RowCounting {
  static func rowCount(content: Int?) -> Int? { RowCount.of(Content.self, content: content) }
}

extension EquatableView: RowCounting {
  static func rowCount(content: Int?) -> Int? { RowCount.of(Content.self, content: content) }
}

extension _ViewModifier_Content: RowCounting {
  /// In a container of the modifier's own body it stands for whatever the content is.
  static func rowCount(content: Int?) -> Int? { content }
}
