/// A binding to a collection, as a generic parameter: only `Binding` conforms.
///
/// `ForEach` and `List` take it where SwiftUI takes `Binding<C>`, and the same calls compile. With a mistake in the
/// content of a `ForEach` over plain elements, the compiler would choose the initializer for bindings, which fails
/// before the content is looked at, and would report the data instead of the mistake. A missing conformance it rejects
/// later.
public protocol _BindingCollection: RandomAccessCollection where Element == Binding<Bound.Element> {
  /// The collection behind the binding.
  associatedtype Bound: MutableCollection & RandomAccessCollection
  /// The collection as a binding.
  var _binding: Binding<Bound> { get }
}

extension Binding: _BindingCollection where Value: MutableCollection & RandomAccessCollection {
  /// The binding.
  public var _binding: Binding { self }
}

extension _BindingCollection {
  /// A binding to a value that does not change, as in `ForEach(.constant(items))`.
  public static func constant<C>(_ value: C) -> Binding<C> where Self == Binding<C> { .constant(value) }
}

extension ForEach where Content: View {
  /// Creates views for the elements of a binding's collection, each with a binding to its element.
  ///
  /// An element's binding goes by the element's identity: it reads and writes that element wherever it has moved to.
  /// When the element is removed, the binding keeps returning the value that it read last, and ignores writes.
  public init<C: _BindingCollection>(_ data: C, @ViewBuilder content: @escaping (C.Element) -> Content)
  where
    Data == LazyMapSequence<C.Bound.Indices, (C.Bound.Index, ID)>, C.Bound.Element: Identifiable,
    ID == C.Bound.Element.ID
  { self.init(data, id: \.id, content: content) }

  /// Creates views for the elements of a binding's collection, identified by the property at `id`, each with a binding
  /// to its element, which goes by that property.
  public init<C: _BindingCollection>(
    _ data: C, id: KeyPath<C.Bound.Element, ID>, @ViewBuilder content: @escaping (C.Element) -> Content
  ) where Data == LazyMapSequence<C.Bound.Indices, (C.Bound.Index, ID)> {
    let binding = data._binding
    let elements = binding.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      identifyElement: { $0.pointee.1 },
      content: { content(Binding(IdentifiedElementLocation(binding.location, id, $0, elements[$0.0]))) })
  }
}

/// The location of an element of a collection, found by its identity; the value read last while no element has that
/// identity.
final class IdentifiedElementLocation<Elements: MutableCollection, ID: Hashable>: BindingLocation<Elements.Element>,
  @unchecked Sendable
{
  private let base: BindingLocation<Elements>
  private let idProperty: KeyPath<Elements.Element, ID>
  private let id: ID
  /// The identity that the last write has given the element, if it differs.
  private var writtenID: ID?
  /// The index at which the element was found last.
  private var index: Elements.Index
  private var last: Elements.Element

  init(
    _ base: BindingLocation<Elements>, _ idProperty: KeyPath<Elements.Element, ID>, _ place: (Elements.Index, ID),
    _ element: Elements.Element
  ) {
    self.base = base
    self.idProperty = idProperty
    (index, id) = place
    last = element
  }

  override var tellsOfChanges: Bool { base.tellsOfChanges }

  override func get() -> Elements.Element {
    let elements = base.get()
    if find(in: elements) { last = elements[index] }
    return last
  }

  override func set(_ newValue: Elements.Element) {
    var elements = base.get()
    guard find(in: elements) else { return }
    let newID = newValue[keyPath: idProperty]
    writtenID = newID == id ? nil : newID
    elements[index] = newValue
    base.set(elements)
  }

  /// Finds the element's present index, beginning with the last one.
  private func find(in elements: Elements) -> Bool {
    if let writtenID, find(writtenID, in: elements) { return true }
    return find(id, in: elements)
  }

  private func find(_ id: ID, in elements: Elements) -> Bool {
    if index >= elements.startIndex, index < elements.endIndex, elements[index][keyPath: idProperty] == id {
      return true
    }
    guard let found = elements.firstIndex(where: { $0[keyPath: idProperty] == id }) else { return false }
    index = found
    return true
  }

  override func isEqual(to other: BindingLocation<Elements.Element>) -> Bool {
    guard let other = other as? IdentifiedElementLocation<Elements, ID>, id == other.id,
      writtenID == other.writtenID, idProperty == other.idProperty
    else { return false }
    return base === other.base || base.isEqual(to: other.base)
  }
}
