/// An application or a scene that is made of others, as a view: its dynamic properties work as those of a view do.
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

/// The node of an application or a scene that is made of others: it runs the body, as a ``CompositeNode`` does.
final class ScenePartNode<Owner, Content: View>: ValueNode<ScenePart<Owner, Content>> {
  private var owner: Owner
  private let content: @MainActor (Owner) -> Content
  private let descriptor = ViewDescriptor.of(Owner.self)
  private var storages: PropertyStorages

  init(_ part: ScenePart<Owner, Content>, in builder: NodeBuilder) {
    owner = part.owner
    content = part.content
    storages = PropertyStorages(descriptor)
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.value = owner }

  override func mount() {
    storages.mount(&owner, in: self)
    runBody { mountChildren($0) }
  }

  override func update(with new: ScenePart<Owner, Content>) {
    var new = new.owner
    if descriptor.comparison.areEqual(&owner, &new) { return }
    owner = new
    _ = storages.install(in: &owner, of: self)
    runBody { updateChildren($0) }
  }

  override func refresh() {
    guard !flags.isDisjoint(with: [.needsRefresh, .needsEnvironmentCheck]) else { return }
    if flags.contains(.needsEnvironmentCheck) { _ = storages.install(in: &owner, of: self) }
    runBody { updateChildren($0) }
  }

  private func runBody(_ handOn: (Content) -> Void) {
    flags.subtract([.needsRefresh, .needsEnvironmentCheck])
    if storages.lacksObject { return contentIsMissing() }
    let body = trackObserving(descriptor) {
      storages.updateComposed(&owner)
      return content(owner)
    }
    take(body, handOn)
  }

  override func willUnmount() {
    storages.unmount()
    super.willUnmount()
  }

  override var viewName: String { "\(Owner.self)" }
}
