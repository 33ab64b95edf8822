// Tests: `TabViewTests`, `PreviewListTests`.

/// The views that a view builder has combined, one by one and each with an identity of its own: for containers that
/// show each of them in another place.
///
/// Tuples, groups, conditions, optional views and `ForEach` are taken apart; any other view is one child, whatever its
/// body contains.
@MainActor
struct ViewChildren {
  private(set) var all: [ViewChild] = []
  /// The identity of the current element of the innermost `ForEach`.
  fileprivate var elementID: AnyHashable?

  init<V: View>(_ view: V) { add(view, ViewChild.ID()) }

  mutating func add<V: View>(_ view: V, _ id: ViewChild.ID) {
    if let parts = view as? any ViewWithChildren {
      parts.addChildren(to: &self, id)
    } else if V.self != EmptyView.self {
      append(view, id)
    }
  }

  /// Adds a view as one child, whatever it is.
  mutating func append<V: View>(_ view: V, _ id: ViewChild.ID) {
    all.append(ViewChild(id: id, elementID: elementID, value: view, view: AnyView(view)))
  }

  /// Adds the children of a view, each with a modifier of its own.
  mutating func add<V: View, M: ViewModifier>(_ view: V, _ id: ViewChild.ID, modifiedBy modifier: M) {
    let count = all.count
    add(view, id)
    for place in all[count...].indices { all[place] = all[place].modified(by: modifier) }
  }
}

/// One of the views in a ``ViewChildren``.
struct ViewChild: Identifiable {
  /// The path to the view: the positions in tuples, the branches of conditions, the identities of elements.
  struct ID: Hashable {
    var steps: [AnyHashable] = []

    func appending(_ step: some Hashable) -> ID { ID(steps: steps + [AnyHashable(step)]) }
  }

  let id: ID
  /// The identity of the element of the innermost `ForEach` that makes the view; nil outside of one.
  let elementID: AnyHashable?
  /// The view as it was written, to search for modifiers.
  let value: any View
  let view: AnyView

  @MainActor
  fileprivate func modified<M: ViewModifier>(by modifier: M) -> ViewChild {
    func modified<V: View>(_ view: V) -> ViewChild {
      let view = view.modifier(modifier)
      return ViewChild(id: id, elementID: elementID, value: view, view: AnyView(view))
    }
    return modified(value)
  }
}

/// A view that only combines or selects other views.
@MainActor
protocol ViewWithChildren {
  func addChildren(to children: inout ViewChildren, _ id: ViewChild.ID)
}

extension TupleView: ViewWithChildren {
  func addChildren(to children: inout ViewChildren, _ id: ViewChild.ID) {
    // Reflection gives the elements of a tuple one by one without knowing its type.
    for (place, element) in Mirror(reflecting: value).children.enumerated() {
      if let view = element.value as? any View { children.add(view, id.appending(place)) }
    }
  }
}

extension Group: ViewWithChildren where Content: View {
  func addChildren(to children: inout ViewChildren, _ id: ViewChild.ID) { children.add(content, id) }
}

extension _ConditionalContent: ViewWithChildren where TrueContent: View, FalseContent: View {
  func addChildren(to children: inout ViewChildren, _ id: ViewChild.ID) {
    switch storage {
    case .trueContent(let content): children.add(content, id.appending(true))
    case .falseContent(let content): children.add(content, id.appending(false))
    }
  }
}

extension Optional: ViewWithChildren where Wrapped: View {
  func addChildren(to children: inout ViewChildren, _ id: ViewChild.ID) {
    if let view = self { children.add(view, id) }
  }
}

extension ForEach: ViewWithChildren where Content: View {
  func addChildren(to children: inout ViewChildren, _ id: ViewChild.ID) {
    let outer = children.elementID
    for element in data.prefix(ForEachLimit.shownCount(of: data, in: "\(Content.self)")) {
      let identity = identify(element)
      children.elementID = AnyHashable(identity)
      children.add(content(element), id.appending(identity))
    }
    children.elementID = outer
  }
}
