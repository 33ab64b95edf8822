/// A modifier that writes the environment of what is inside.
@MainActor
protocol EnvironmentWriter: ViewModifier where Body == Never {
  /// Writes upon the environment around.
  func write(to values: inout EnvironmentValues)
}

extension EnvironmentWriter {
  /// Appends one node that owns the environment of what is inside.
  public static func makeNodes<C: View>(_ view: ModifiedContent<C, Self>, in builder: inout NodeBuilder) {
    builder.append(EnvironmentWriterNode<C, Self>(view, in: builder))
  }
}

/// The node of an environment writer: it owns the scope that everything inside points to.
final class EnvironmentWriterNode<C: View, Writer: EnvironmentWriter>: ValueNode<ModifiedContent<C, Writer>> {
  private var view: ModifiedContent<C, Writer>
  private let comparison = ViewDescriptor.of(Writer.self).comparison
  /// The environment around at the time of the last write.
  private var base: EnvironmentValues
  private let inside: EnvironmentScope
  /// Presents what is written while it is animated.
  @exclusivity(unchecked) private var animator: Animator<Writer>?

  init(_ view: ModifiedContent<C, Writer>, in builder: NodeBuilder) {
    self.view = view
    base = builder.scope.values
    inside = EnvironmentScope(graph: builder.scope.graph, values: base)
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.value = view.modifier }

  override var contentScope: EnvironmentScope { inside }

  override func mount() {
    let written = write().written
    inside.hasOwnColorScheme = scope.hasOwnColorScheme || written.contains(ObjectIdentifier(ColorSchemeKey.self))
    mountChildren(view.content)
  }

  override func update(with new: ModifiedContent<C, Writer>) {
    let isEqual = comparison.areEqual(view.modifier, new.modifier)
    if !isEqual, mayAnimate(animator) { animate(&animator, from: view.modifier, to: new.modifier) }
    view = new
    if !isEqual { tell(write().changes) }
    updateChildren(view.content)
  }

  override func refresh() {
    guard flags.contains(.needsRefresh) else { return }
    tell(write().changes)
  }

  /// Writes anew upon the environment around; returns what is written, and what of it differs for those inside.
  private func write() -> (written: [ObjectIdentifier], changes: EnvironmentChanges) {
    flags.subtract([.needsRefresh, .needsEnvironmentCheck])
    let around = scope.values
    var values = around
    track { presented(view.modifier, by: &animator).write(to: &values) }
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
