/// A view that is made from the subviews, or from the sections, of a content.
///
/// The content is mounted without being shown: what persists of it are the views that make others (branches, `ForEach`,
/// bodies with several views), and a row for each subview. A subview is mounted where the result shows it.
@MainActor
protocol SubviewsMaking {
  associatedtype Base: View
  associatedtype Result: View
  /// Whether sections are distinguished; if not, there is one, with all subviews.
  static var tellsSections: Bool { get }
  /// The content.
  var base: Base { get }
  /// Makes the result.
  func make(of sections: [SubviewSection], in source: SubviewSource) -> Result
  /// Whether another value surely makes the same of the same subviews.
  func makesSame(as other: Self) -> Bool
}

/// The result made of the rows of a content: a collection of subviews, or of sections.
@MainActor
protocol SubviewsInput {
  static var tellsSections: Bool { get }
  init(_ sections: [SubviewSection], of source: SubviewSource)
}

extension SubviewsCollection: SubviewsInput {
  static var tellsSections: Bool { false }
  init(_ sections: [SubviewSection], of source: SubviewSource) { self.init(sections[0].content) }
}

extension SectionCollection: SubviewsInput {
  static var tellsSections: Bool { true }

  init(_ sections: [SubviewSection], of source: SubviewSource) {
    self.init(sections.enumerated().map { SectionConfiguration($1, at: $0, of: source) })
  }
}

/// The node of a view that is made from subviews. The content is in a node beside the list of children, the result in
/// the list.
///
/// - **mount**: the content is mounted, its rows are collected, and the result is made of them.
/// - **update**: the content; the result is made again if its code differs, if rows have come, gone or moved, or if
///   something that the code has read has changed, container values included; not when a subview alone has another
///   value, which reaches its place by its ``SubviewFollower``.
/// - **unmount**: the result, then the content.
final class SubviewsNode<Maker: SubviewsMaking>: ValueNode<Maker> {
  private var maker: Maker
  private let kind = CodeKind()
  private var source: SubviewsSourceNode?

  init(_ maker: Maker, in builder: NodeBuilder) {
    self.maker = maker
    super.init(in: builder)
  }

  override func mount() {
    if defersMount() { return }
    let source = SubviewsSourceNode(tellsSections: Maker.tellsSections, in: NodeBuilder(self))
    self.source = source
    source.mountChildren(maker.base)
    source.collect()
    mountChildren(made())
  }

  override func update(with new: Maker) {
    let isSame = !flags.contains(.subtreeRunsUnwatchedCode) && maker.makesSame(as: new)
    maker = new
    guard let source else { return }
    source.updateChildren(maker.base)
    let hasOthers = source.collectIfNeeded()
    if hasOthers || !isSame { rerun() }
  }

  override func run() {
    if source != nil { updateChildren(made()) }
  }

  private func made() -> Maker.Result {
    let (sections, source) = (source?.sections ?? [], source?.source ?? SubviewSource())
    return trackObserving(kind) { maker.make(of: sections, in: source) }
  }

  override func willUnmount() {
    source = nil
    super.willUnmount()
  }

  override var keepsChildrenBesideList: Bool { true }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let source { body(source) }
    super.forEachChild(body)
  }

  /// The rows of a container around come from the closure's view, not from the content.
  override func contribute(to gathering: Gathering) {
    guard gathering is RowCollector else { return super.contribute(to: gathering) }
    var next = firstChild
    while let child = next {
      if child.isAroundRows { child.contribute(to: gathering) } else { gathering.passOver(child) }
      next = child.nextSibling
    }
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.show(maker) }
}
