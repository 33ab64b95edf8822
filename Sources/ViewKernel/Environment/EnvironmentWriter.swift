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
  private let comparison = ViewDescriptor.of(Writer.self).comparison
  /// The enclosing environment at the last write.
  private var base: EnvironmentValues
  private let inside: EnvironmentScope
  /// Interpolates the written value during an animation.
  @exclusivity(unchecked) private var animator: Animator<Writer>?

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
    let isEqual = comparison.areEqual(modifier, new)
    if !isEqual, mayAnimate(animator) { animate(&animator, from: modifier, to: new) }
    modifier = new
    if !isEqual { tell(write().changes) }
    content()
  }

  override func refresh() {
    guard flags.contains(.needsRefresh) else { return }
    tell(write().changes)
  }

  /// Writes on top of the enclosing environment; returns the written keys, and the values that have changed for the
  /// subtree.
  private func write() -> (written: [ObjectIdentifier], changes: EnvironmentChanges) {
    flags.subtract([.needsRefresh, .needsEnvironmentCheck])
    let around = scope.values
    var values = around
    track { presented(modifier, by: &animator).write(to: &values) }
    defer { base = around }
    return inside.replace(with: values, base: around, formerBase: base)
  }

  override func willUnmount() {
    if animator != nil { end(&animator) }
    super.willUnmount()
  }

  private func tell(_ changes: EnvironmentChanges) {
    guard !changes.isEmpty else { return }
    forEachChild { $0.environmentDidChange(changes) }
  }

  override func environmentDidChange(_ changes: EnvironmentChanges) {
    let (written, own) = write()
    tell(changes.inside(written: written, own: own))
  }
}
