/// How many rows a type of view makes in a container with rows, where that is the same for all its values.
///
/// A container asks the type, not a value, so it knows how many rows a `ForEach` has without making any of its views. A view
/// that shows one host, or has a body that does, makes one row. `if` without `else`, `ForEach`, `Section`, `AnyView` and views whose
/// bodies contain views of their own type make as many as there are: their content has to be looked at.
@MainActor
package enum RowCount {
  private static var known: [ObjectIdentifier: Int?] = [:]

  /// The number for a type; nil where it depends on the value.
  package static func of<V: View>(_ type: V.Type) -> Int? {
    let id = ObjectIdentifier(type)
    if let count = known[id] { return count }
    // A type that contains itself makes as many rows as there are in the end, which depends on the value.
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

  /// The number for a type that is a view.
  fileprivate static func of(any type: any Any.Type) -> Int? {
    guard let view = type as? any View.Type else { return nil }
    return of(view)
  }
}

/// A type of view that makes something else than one row.
@MainActor
protocol RowCounting {
  /// How many rows each value makes; nil where that depends on the value.
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
  /// Right where it is asked: see `ModifiedContent`.
  static var rowCount: Int? { 1 }
}

extension ModifiedContent: RowCounting {
  static var rowCount: Int? {
    let count = RowCount.of(any: Content.self)
    guard let modifier = Modifier.self as? any ViewModifier.Type else { return nil }
    return bodyCount(modifier, content: count)
  }

  @MainActor private static func bodyCount<M: ViewModifier>(_ type: M.Type, content: Int?) -> Int? {
    if M.Body.self == Never.self { return content }
    // The modifier's body may show the content any number of times, each of which stands for one row only if it is one.
    return content == 1 ? RowCount.of(M.Body.self) : nil
  }
}
