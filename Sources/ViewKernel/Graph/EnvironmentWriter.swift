/// A modifier that writes the environment of its content.
@MainActor
protocol EnvironmentWriter: EnclosingModifier {
  /// Writes on top of the enclosing environment.
  func write(to values: inout EnvironmentValues)
}

extension EnvironmentWriter {
  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { EnvironmentWriterNode(self, in: builder) }
}

/// The node of an environment writer. It owns the scope of its subtree.
final class EnvironmentWriterNode<Writer: EnvironmentWriter>: EnclosingModifierNode<Writer> {
  @exclusivity(unchecked) private var keeper = ValueKeeper(.of(Writer.self))
  /// The environment around at the time of the last write.
  private var base: EnvironmentValues
  private let inside: EnvironmentScope

  override init(_ modifier: Writer, in builder: NodeBuilder) {
    base = builder.scope.values
    inside = EnvironmentScope(graph: builder.scope.graph, values: base)
    super.init(modifier, in: builder)
  }

  override var contentScope: EnvironmentScope { inside }

  override func mount(around content: () -> Void) {
    let written = write().written
    inside.ownTraits = scope.ownTraits.union(OwnTraits(written))
    content()
  }

  override func update(with new: Writer, around content: () -> Void) {
    if keeper.take(new, into: &modifier, in: self) { rerun() }
    content()
  }

  override func run() { tell(write().changes) }

  /// Writes on top of the enclosing environment; returns the written keys, and the values that have changed for the
  /// subtree.
  private func write() -> (written: [ObjectIdentifier], changes: EnvironmentChanges) {
    let around = scope.values
    var values = around
    track { keeper.present(&modifier, in: self) { $0.write(to: &values) } }
    defer { base = around }
    return inside.replace(with: values, base: around, formerBase: base)
  }

  override func willUnmount() {
    keeper.unmount(from: self)
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
