/// A view for each element of a collection. Elements are distinguished by their identity, so a view keeps its state and
/// its hosts when its element moves.
///
/// ```swift
/// struct Names: View {
///   var names: [String]
///
///   var body: some View {
///     VStack {
///       ForEach(names, id: \.self) { name in
///         Text(name).onAppear { print("\(name) appears") }
///       }
///     }
///   }
/// }
///
/// let controller = HostingController(rootView: Names(names: ["Ann", "Cem"]))
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = controller
/// window.makeKeyAndVisible()
/// window.settle()
/// controller.rootView.names.insert("Ben", at: 1)
/// window.settle()
/// // Prints:
/// // Ann appears
/// // Cem appears
/// // Ben appears
/// ```
///
/// Elements with the same identity are reported; they are distinguished by their order.
///
/// The closure runs for an element when it is new or differs in any of its fields, whatever its `==` says; when what
/// the closure has captured differs; and when something that it read has changed (a state, the environment, an
/// `@Observable` object). It must depend on nothing else. Objects that don't publish their changes count as changed
/// each time, in elements and in the closure's captures.
///
/// The closure must not change anything, as no body may: it can run twice for an element in one update, and for
/// elements that have not changed. Where it runs for most elements of a long list, its reads are tracked for up to 64
/// elements together. If it comes to read an `@Observable` object for one of them, and never has before for any
/// element, it runs again for all of these; and when what one of them has read changes, it runs for all of these once
/// more.
///
/// A collection that computes its elements on access (a lazy one, or one that reads a state or an object) is read as a
/// whole once for each update. Its reads become dependencies, so that the views follow them.
///
/// An update takes O(n) for n elements, about 20 nanoseconds for each for which the closure does not run; O(1) if
/// closure and data are the same as before, and there are no objects in the elements. The elements of an array are
/// copied, so that its owner can mutate the array in place; only an array that has stayed the same for some updates is
/// retained itself.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection of elements.
  public var data: Data
  /// The closure that returns the view for an element.
  public var content: (Data.Element) -> Content
  /// Returns the identity of an element at an address: in a long list, copying each element would cost more than
  /// everything else.
  @usableFromInline let identifyElement: (UnsafePointer<Data.Element>) -> ID
  /// The property that contains the identity, if the user has named one.
  @usableFromInline let idProperty: AnyKeyPath?

  @inlinable
  init(
    data: Data, idProperty: AnyKeyPath? = nil, identifyElement: @escaping (UnsafePointer<Data.Element>) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.idProperty = idProperty
    self.identifyElement = identifyElement
    self.content = content
  }

  func identify(_ element: Data.Element) -> ID { withAddress(of: element, identifyElement) }
}

extension ForEach: View where Content: View {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  /// Appends one node, whose children are the elements' nodes.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    if !Data.keepsElements {
      if let type = Data.self as? any ResolvedCollection.Type { return makeNodes(view, type, in: &builder) }
      builder.append(ForEachReaderNode(view, in: builder))
    } else if builder.makesOneRow(of: Content.self) {
      builder.append(ForEachNode(view, onDemand: true, in: builder))
    } else {
      let node = ForEachNode(view, onDemand: false, in: builder)
      builder.append(node)
      node.mountItems(of: view.data)
    }
  }

  /// Updates the node with the new value.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    if Data.keepsElements { return cursor.change(view) }
    if let type = Data.self as? any ResolvedCollection.Type { return updateNodes(view, type, in: &cursor) }
    cursor.update(view)
  }

  @MainActor
  private static func makeNodes<D: ResolvedCollection>(_ view: Self, _ type: D.Type, in builder: inout NodeBuilder) {
    if let view = view as? ForEach<D, ID, Content> { D.makeNodes(of: view, in: &builder) }
  }

  @MainActor
  private static func updateNodes<D: ResolvedCollection>(_ view: Self, _ type: D.Type, in cursor: inout NodeCursor) {
    if let view = view as? ForEach<D, ID, Content> { D.updateNodes(of: view, in: &cursor) }
  }

  /// Creates views for elements that are identified by the property at `id`.
  @_disfavoredOverload @inlinable
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, idProperty: id, identifyElement: readInPlace(id), content: content)
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates views for elements that are `Identifiable`.
  @_disfavoredOverload @inlinable
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identifyElement: { $0.pointee.id }, content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Creates views for the numbers of a range, each identified by itself. Unlike SwiftUI's, the range need not be
  /// constant.
  @inlinable
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, identifyElement: { $0.pointee }, content: content)
  }
}

/// A collection that stands for parts of a view, which a node finds out: its `ForEach` makes that node.
@MainActor
protocol ResolvedCollection: RandomAccessCollection {
  static func makeNodes<ID: Hashable, C: View>(of view: ForEach<Self, ID, C>, in builder: inout NodeBuilder)
  static func updateNodes<ID: Hashable, C: View>(of view: ForEach<Self, ID, C>, in cursor: inout NodeCursor)
}

extension ForEach: RowCounting {
  static func rowCount(content: Int?) -> Int? { nil }
}
