/// A view for each element of a collection. Elements are told apart by their identity, so a view keeps its state and
/// its hosts when its element moves.
///
/// Elements with the same identity are reported; they are told apart by the order in which they come.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view for an element.
  public var content: (Data.Element) -> Content
  let identify: (Data.Element) -> ID

  init(data: Data, identify: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.identify = identify
    self.content = content
  }
}

extension ForEach: View where Content: View {
  /// There is no body.
  public typealias Body = Never

  /// Appends one node, in which the elements' nodes come, go and move.
  public static func makeNodes(_ view: Self, in builder: inout NodeBuilder) {
    if builder.defersRows && RowCount.of(Content.self) == 1 {
      builder.append(LazyForEachNode(view, in: builder))
    } else {
      builder.append(ForEachNode(view, in: builder))
    }
  }

  /// Hands the new value to the one node.
  public static func updateNodes(_ view: Self, in cursor: inout NodeCursor) {
    cursor.update(view)
  }

  /// Makes views for elements that are told apart by the property at `id`.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identify: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes views for elements that are told apart by their own identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identify: { $0.id }, content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Makes views for the numbers of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, identify: { $0 }, content: content)
  }
}

extension ForEach where Content: View {
  /// Makes views for the elements behind a binding, each of which gets a binding of its own.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// Makes views for the elements behind a binding, told apart by the property at `id`, each with a binding of its own.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      identify: { $0.1 },
      content: { content(data[$0.0]) })
  }
}
