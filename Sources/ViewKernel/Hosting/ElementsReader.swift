import HostTree

/// Shows what a closure makes of the elements of a content: one for each host that the content shows.
///
/// The content is resolved out of sight; an element, put somewhere into the view that the closure makes, shows its host
/// there. So a container can give each of its children a row, a segment or an item of a menu, however they came about.
/// The closure runs when the view is updated, and when elements come, go, move or get another tag.
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

/// A host that a content shows, as a view to be shown in one place.
struct ViewElement: Identifiable {
  let host: HostView
  /// What the host stands for: its tag, or the identity of the element of a `ForEach` that it shows.
  let tag: AnyHashable?

  var id: ObjectIdentifier { ObjectIdentifier(host) }
}

extension ViewElement: View {
  typealias Body = Never

  static func _makeNodes(_ view: Self, in builder: inout NodeBuilder) { builder.append(ElementNode(view, in: builder)) }
  static func _updateNodes(_ view: Self, in cursor: inout NodeCursor) { cursor.update(view) }
}

/// The node of an element: it shows a host that another node owns.
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

/// The node of an ``ElementsReader``: the content is in a node beside the list, what is made of it in the list.
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
    // With elements that are not up to date it would show for a moment what is not there any more.
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
