/// A view of an application or a scene with a body. Its dynamic properties work as those of a view do.
struct ScenePart<Owner, Content: View>: View {
  typealias Body = Never
  let owner: Owner
  let content: @MainActor (Owner) -> Content

  init(_ owner: Owner, content: @escaping @MainActor (Owner) -> Content) {
    self.owner = owner
    self.content = content
  }

  static func makeNodes(_ view: Self, in builder: inout NodeBuilder) {
    builder.append(ScenePartNode(view, in: builder))
  }
  static func updateNodes(_ view: Self, in cursor: inout NodeCursor) { cursor.update(view) }
}

/// The node of an application or a scene with a body: it runs the body, as a ``CompositeNode`` does.
final class ScenePartNode<Owner, Content: View>: ValueNode<ScenePart<Owner, Content>> {
  private var owner: Owner
  private let content: @MainActor (Owner) -> Content
  private let descriptor = ViewDescriptor.of(Owner.self)
  private var storages = PropertyStorages()

  init(_ part: ScenePart<Owner, Content>, in builder: NodeBuilder) {
    owner = part.owner
    content = part.content
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.value = owner }

  override func mount() {
    storages.mount(&owner, descriptor, in: self)
    runBody(isFirst: true)
  }

  override func update(with new: ScenePart<Owner, Content>) {
    if withAddress(of: new.owner, { descriptor.areEqual(&owner, $0) }) { return }
    owner = new.owner
    storages.install(in: &owner, descriptor, of: self)
    runBody()
  }

  override func refresh() {
    guard !flags.isDisjoint(with: [.needsRefresh, .needsEnvironmentCheck]) else { return }
    if flags.contains(.needsEnvironmentCheck) { storages.install(in: &owner, descriptor, of: self) }
    runBody()
  }

  private func runBody(isFirst: Bool = false) {
    flags.subtract([.needsRefresh, .needsEnvironmentCheck])
    if storages.lacksObject(descriptor) { return contentIsMissing() }
    let body = trackObserving(descriptor) {
      descriptor.updateComposed(&owner)
      return content(owner)
    }
    show(body, isFirst: isFirst)
  }

  override func willUnmount() {
    storages.unmount(descriptor)
    super.willUnmount()
  }

  override var viewName: String { "\(Owner.self)" }
}
