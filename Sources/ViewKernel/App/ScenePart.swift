/// A view of an application or a scene with a body. Its dynamic properties work as a view's.
struct ScenePart<Owner, Content: View>: View {
  typealias Body = Never
  let owner: Owner
  let content: @MainActor (Owner) -> Content

  init(_ owner: Owner, content: @escaping @MainActor (Owner) -> Content) {
    self.owner = owner
    self.content = content
  }

  static func _makeNodes(_ view: Self, in builder: inout NodeBuilder) {
    builder.append(ScenePartNode(view, in: builder))
  }
  static func _updateNodes(_ view: Self, in cursor: inout NodeCursor) { cursor.update(view) }
}

/// The node of an application or a scene with a body: it runs the body, as a ``CompositeNode`` does.
final class ScenePartNode<Owner, Content: View>: ValueNode<ScenePart<Owner, Content>> {
  private var owner: Owner
  private let content: @MainActor (Owner) -> Content
  private let descriptor = ViewDescriptor.of(Owner.self)
  private var keeper = ValueKeeper()

  init(_ part: ScenePart<Owner, Content>, in builder: NodeBuilder) {
    owner = part.owner
    content = part.content
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.show(owner) }

  override func mount() {
    keeper.mount(&owner, by: descriptor, in: self)
    runBody(isFirst: true)
  }

  override func update(with new: ScenePart<Owner, Content>) {
    if keeper.take(new.owner, into: &owner, by: descriptor, in: self) { rerun() }
  }

  override func readsOtherEnvironment() -> Bool { keeper.install(in: &owner, by: descriptor, of: self) }

  override func run() { runBody(isFirst: false) }

  private func runBody(isFirst: Bool) {
    if keeper.lacksObject(descriptor) { return contentIsMissing() }
    let body = trackObserving(descriptor) {
      descriptor.updateComposed(&owner)
      return content(owner)
    }
    show(body, isFirst: isFirst)
  }

  override func willUnmount() {
    keeper.unmount(by: descriptor, from: self)
    super.willUnmount()
  }

  override var viewName: String { "\(Owner.self)" }
}
