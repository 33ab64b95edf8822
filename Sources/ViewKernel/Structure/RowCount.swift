/// The number of rows that a type of view makes in a container with rows, if it is the same for all its values.
///
/// It depends on the type, not on a value, so a container knows how many rows a `ForEach` has without making any of its
/// views. A view that shows one host, or has a body that does, makes one row. For `if` without `else`, `ForEach`,
/// `Section`, `AnyView` and views whose bodies contain views of their own type the number is unknown: their content has
/// to be visited.
@MainActor
package enum RowCount {
  /// A type, and whether its placeholders stand for one row.
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let isInBody: Bool
  }

  private static var known: [Key: Int?] = [:]
  /// Whether the body of a modifier is counted whose content is known to be one row.
  fileprivate static var isInBody = false

  /// The number of rows of a modifier's body, around content that is one row.
  fileprivate static func ofBody<V: View>(_ type: V.Type) -> Int? {
    let former = isInBody
    isInBody = true
    defer { isInBody = former }
    return of(type)
  }

  /// The number of rows for a type; nil if it depends on the value. Cached by type.
  package static func of<V: View>(_ type: V.Type) -> Int? {
    let id = Key(type: ObjectIdentifier(type), isInBody: isInBody)
    if let count = known[id] { return count }
    // The number for a type that contains itself depends on the value.
    known[id] = .some(nil)
    let count: Int?
    if let counting = type as? any RowCounting.Type {
      count = counting.rowCount
    } else if V.Body.self == Never.self {
      count = 1
    } else {
      count = of(V.Body.self)
    }
    known[id] = .some(count)
    return count
  }

  /// The number for a type that is not known to be a view; nil if it is none.
  fileprivate static func of(any type: any Any.Type) -> Int? {
    guard let view = type as? any View.Type else { return nil }
    return of(view)
  }
}

/// A type of view that makes other than one row.
@MainActor
protocol RowCounting {
  /// The number of rows of each value; nil if it depends on the value.
  static var rowCount: Int? { get }
}

extension EmptyView: RowCounting {
  static var rowCount: Int? { 0 }
}

extension TupleView: RowCounting {
  static var rowCount: Int? {
    var sum = 0
    for element in FieldLayout.fields(of: T.self) {
      guard let count = RowCount.of(any: element.type) else { return nil }
      sum += count
    }
    return sum
  }
}

extension Group: RowCounting {
  static var rowCount: Int? { RowCount.of(any: Content.self) }
}

extension Optional: RowCounting {
  static var rowCount: Int? { RowCount.of(any: Wrapped.self) == 0 ? 0 : nil }
}

extension _ConditionalContent: RowCounting {
  static var rowCount: Int? {
    let first = RowCount.of(any: TrueContent.self)
    return first == RowCount.of(any: FalseContent.self) ? first : nil
  }
}

extension AnyView: RowCounting {
  static var rowCount: Int? { nil }
}

extension IDView: RowCounting {
  static var rowCount: Int? { RowCount.of(Content.self) }
}

extension EquatableView: RowCounting {
  static var rowCount: Int? { RowCount.of(Content.self) }
}

extension _ViewModifier_Content: RowCounting {
  /// In a container of the modifier's own body it stands for whatever the content is.
  static var rowCount: Int? { RowCount.isInBody ? 1 : nil }
}

extension ModifiedContent: RowCounting {
  static var rowCount: Int? {
    let count = RowCount.of(any: Content.self)
    guard let modifier = Modifier.self as? any ViewModifier.Type else { return nil }
    return bodyCount(modifier, content: count)
  }

  @MainActor private static func bodyCount<M: ViewModifier>(_ type: M.Type, content: Int?) -> Int? {
    if M.Body.self == Never.self { return content }
    // The modifier's body may show the content any number of times, each of which is one row only if the content is.
    return content == 1 ? RowCount.ofBody(M.Body.self) : nil
  }
}
