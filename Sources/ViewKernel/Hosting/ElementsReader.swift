// Tests: `PickerTests`, `MenuTests`.

import HostTree

/// Shows the view that a closure makes from the elements of a content: one element for each host that the content
/// shows.
///
/// The content is mounted without being shown; an element, inserted anywhere in the closure's view, shows its host
/// there. So a container can give each of its children a row, a segment or a menu item, whatever views made them. The
/// closure runs when the view is updated, and when elements are inserted, removed, moved or get another tag.
struct ElementsReader<Content: View, Result: View> {
  let content: Content
  let make: @MainActor ([ViewElement]) -> Result

  init(_ content: Content, @ViewBuilder make: @escaping @MainActor ([ViewElement]) -> Result) {
    self.content = content
    self.make = make
  }
}

extension ElementsReader: View {
  typealias Body = Never

  static func _makeNodes(_ view: Self, in builder: inout NodeBuilder) {
    builder.append(ElementsNode(view, in: builder))
  }
  static func _updateNodes(_ view: Self, in cursor: inout NodeCursor) { cursor.update(view) }
}

/// A host of the content, as a view that can be shown in one place.
struct ViewElement: Identifiable {
  let host: HostView
  /// The host's tag, or the identity of the element of a `ForEach` that it shows.
  let tag: AnyHashable?

  var id: ObjectIdentifier { ObjectIdentifier(host) }
}

extension ViewElement: View {
  typealias Body = Never

  static func _makeNodes(_ view: Self, in builder: inout NodeBuilder) { builder.append(ElementNode(view, in: builder)) }
  static func _updateNodes(_ view: Self, in cursor: inout NodeCursor) { cursor.update(view) }
}

/// The node of an element: it contributes a host that another node owns.
private final class ElementNode: ValueNode<ViewElement> {
  private var host: HostView

  init(_ view: ViewElement, in builder: NodeBuilder) {
    host = view.host
    super.init(in: builder)
  }

  override func update(with new: ViewElement) {
    guard new.host !== host else { return }
    host = new.host
    contentDidChange(.contribution)
  }

  override func contribute(to gathering: Gathering) {
    switch gathering {
    case let hosts as HostCollector: hosts.append(host)
    case let own as OwnHosts: own.append(host)
    default: super.contribute(to: gathering)
    }
  }
}

/// The node of an ``ElementsReader``. The content is in a node beside the list of children, the closure's view in the
/// list.
private final class ElementsNode<Content: View, Result: View>: ValueNode<ElementsReader<Content, Result>> {
  private var view: ElementsReader<Content, Result>
  private var source: ElementSourceNode?
  private var elements: [ViewElement] = []

  init(_ view: ElementsReader<Content, Result>, in builder: NodeBuilder) {
    self.view = view
    super.init(in: builder)
  }

  override func mount() {
    let source = ElementSourceNode(in: NodeBuilder(self))
    self.source = source
    source.mountChildren(view.content)
    elements = source.elements
    mountChildren(view.make(elements))
  }

  override func update(with new: ElementsReader<Content, Result>) {
    view = new
    source?.updateChildren(view.content)
    // With outdated elements it would show removed hosts until the content is committed.
    if source?.flags.contains(.needsCommit) != true { updateChildren(view.make(elements)) }
  }

  override func run() {
    guard let source else { return }
    elements = source.elements
    updateChildren(view.make(elements))
  }

  override func willUnmount() {
    source = nil
    elements = []
    super.willUnmount()
  }

  override var keepsChildrenBesideList: Bool { true }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let source { body(source) }
    super.forEachChild(body)
  }
}

/// The node around the content of an ``ElementsReader``.
private final class ElementSourceNode: ViewNode {
  var elements: [ViewElement] {
    let collector = collectTaggedHosts()
    return collector.hosts.filter { !$0.isOutsideLayout }.map {
      ViewElement(host: $0, tag: collector.tags?[ObjectIdentifier($0)]?.value)
    }
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.isShownElsewhere = true }

  override func contentDidChange(_ change: ContentChange) {
    if case .contribution = change { graph.commitLater(self) } else { super.contentDidChange(change) }
  }

  override func commit() { if let parent { graph.invalidate(parent) } }
}
