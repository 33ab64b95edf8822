/// A modifier that writes the environment of its content.
@MainActor
protocol EnvironmentWriter: EnclosingModifier {
  /// Writes the modifier's values into a copy of the enclosing environment.
  func write(to values: inout EnvironmentValues)
}

extension EnvironmentWriter {
  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { EnvironmentWriterNode(self, in: builder) }
}

/// The node of an environment writer. It owns the scope of its content.
///
/// - **mount**: writes the values on top of the enclosing environment, then mounts the content.
/// - **update**: if the modifier has changed, writes again, and invalidates those readers in the subtree whose keys
///   have changed.
/// - **environment above changes**: writes again on top of the new values; its own writes hide the changes of the keys
///   that it writes.
/// - **unmount**: the scope is released after the content.
final class EnvironmentWriterNode<Writer: EnvironmentWriter>: EnclosingModifierNode<Writer> {
  private let descriptor = ViewDescriptor.of(Writer.self)
  @exclusivity(unchecked) private var keeper = ValueKeeper()
  /// The enclosing environment at the time of the last write.
  private var base: EnvironmentValues
  private let inside: EnvironmentScope

  override init(_ modifier: Writer, in builder: NodeBuilder) {
    base = builder.scope.values
    inside = EnvironmentScope(graph: builder.scope.graph, values: base)
    super.init(modifier, in: builder)
  }

  override var unretainedContentScope: Unmanaged<EnvironmentScope> { .passUnretained(inside) }

  override func mount(around content: () -> Void) {
    let written = write().written
    inside.ownTraits = scope.ownTraits.union(OwnTraits(written))
    content()
  }

  override func update(with new: Writer, around content: () -> Void) {
    if keeper.take(new, into: &modifier, by: descriptor, in: self) { rerun() }
    content()
  }

  override func run() { tell(write().changes) }

  /// Writes on top of the enclosing environment. Returns the written keys, and the keys among them whose value has
  /// changed for the subtree.
  private func write() -> (written: [ObjectIdentifier], changes: EnvironmentChanges) {
    let around = scope.values
    var values = around
    track { keeper.present(&modifier, in: self) { $0.write(to: &values) } }
    if EnvironmentEdits.areUsed { graph.kept(EnvironmentEdits.self).write(to: &values, of: self) }
    defer { base = around }
    return inside.replace(with: values, base: around, formerBase: base)
  }

  override var environmentWrites: [EnvironmentEntry] { inside.values.entries(since: base) }

  override func willUnmount() {
    keeper.unmount(by: descriptor, from: self)
    super.willUnmount()
  }

  private func tell(_ changes: EnvironmentChanges) {
    guard !changes.isEmpty else { return }
    forEachChild { $0.surroundingsDidChange(.environment(changes)) }
  }

  override func surroundingsDidChange(_ change: SurroundingsChange) {
    guard case .environment(let changes) = change else { return super.surroundingsDidChange(change) }
    flags.subtract(.needsRun)
    let (written, own) = write()
    tell(changes.inside(written: written, own: own))
  }
}
