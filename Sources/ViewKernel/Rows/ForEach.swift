/// A view for each element of a collection. Elements are told apart by their identity, so a view keeps its state and
/// its hosts when its element moves.
///
/// Elements with the same identity are reported; they are told apart by the order in which they come.
///
/// The closure runs for an element when it is new or differs in any of its fields, whatever its `==` says; when what the closure has
/// captured differs; and when something has changed that it read (a state, the environment, an `@Observable` object). It must depend
/// on nothing else. Objects that don't tell of their changes count as changed each time, in elements and where the closure has
/// captured them.
///
/// A collection that makes its elements when it is asked for them (a lazy one, or one that looks at a state or an object) is asked for
/// all of them once for each update. What it reads meanwhile counts as read, so that the views follow it.
///
/// An update takes O(n) for n elements, about 20 nanoseconds for each that the closure does not run for; O(1) if closure and data
/// are the same as before, and there are no objects in the elements. Of an array copies of the elements are kept, so that its owner
/// can change it in its place; only one that has stayed the same for some updates is held itself.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view for an element.
  public var content: (Data.Element) -> Content
  /// Tells the identity of an element by its place in memory: in a long list, to copy each element would cost more than all the
  /// rest.
  @usableFromInline let identifyElement: (UnsafePointer<Data.Element>) -> ID
  /// The property that it is taken from, if the user has named one.
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

  /// The identity of an element.
  func identify(_ element: Data.Element) -> ID { withAddress(of: element, identifyElement) }
}

extension ForEach: View where Content: View {
  /// There is no body.
  public typealias Body = Never

  /// Appends one node, in which the elements' nodes come, go and move.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    if !Data.keepsElements {
      builder.append(ForEachReaderNode(view, in: builder))
    } else if builder.defersRows && RowCount.of(Content.self) == 1 {
      builder.append(LazyForEachNode(view, in: builder))
    } else {
      let node = ForEachNode(view, in: builder)
      builder.append(node)
      node.mountItems(of: view.data)
    }
  }

  /// Hands the new value to the one node.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    if Data.keepsElements { cursor.change(view) } else { cursor.update(view) }
  }

  /// Makes views for elements that are told apart by the property at `id`.
  @_disfavoredOverload @inlinable
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, idProperty: id, identifyElement: ElementPlace.identification(id), content: content)
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes views for elements that are told apart by their own identity.
  @_disfavoredOverload @inlinable
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identifyElement: { $0.pointee.id }, content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Makes views for the numbers of a range.
  @inlinable
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, identifyElement: { $0.pointee }, content: content)
  }
}

/// Finds the identity of elements.
@usableFromInline enum ElementPlace {
  /// What gives an element's property. One that is stored in the element is read where it lies, since a key path takes several
  /// times as long.
  @usableFromInline
  static func identification<Element, ID>(_ property: KeyPath<Element, ID>) -> (UnsafePointer<Element>) -> ID {
    guard let offset = MemoryLayout<Element>.offset(of: property) else { return { $0.pointee[keyPath: property] } }
    return { (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: ID.self).pointee }
  }
}

extension ForEach: RowCounting {
  static var rowCount: Int? { nil }
}
