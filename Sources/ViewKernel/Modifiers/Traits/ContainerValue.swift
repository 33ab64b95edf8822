public import HostTree

struct ContainerValueModifier<Value> {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value
}

extension ContainerValueModifier: EnclosingModifier {
  typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { ContainerTraitNode(self, in: builder) }
}

extension ContainerValueModifier: ContainerTrait {
  func amend(_ values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

extension View {
  /// Sets a value that the container around this view reads from its ``Subview``, and a layout from its subview.
  ///
  /// Around a `Group`, a `ForEach` or a section it is the value of each view in it. Of several for one key, the inner
  /// one counts. It does not reach beyond the nearest container.
  ///
  /// ```swift
  /// Text("Soup").containerValue(\.isPinned, true)
  /// ```
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}

extension LayoutSubview {
  /// The values that the view has set for its container: see `containerValue(_:_:)`.
  public var containerValues: ContainerValues {
    inLayout(host) { host in
      // By the depth of their modifiers in the tree, the outermost first.
      let layers = host.layoutValues(for: ContainerTraitLayers.self).joined().sorted { $0.depth < $1.depth }
      return layers.map(\.trait).values
    }
  }
}

/// The container traits of a host.
private enum ContainerTraitLayers: LayoutValueKey {
  struct Layer {
    let depth: Int32
    var trait: any ContainerTrait
  }

  static var defaultValue: [Layer] { [] }
}

/// The node of a modifier that sets a container trait: it notifies containers which resolve their subviews, and sets
/// the trait on the hosts that are gathered through it, for layouts.
final class ContainerTraitNode<Trait: EnclosingModifier & ContainerTrait>: EnclosingModifierNode<Trait> {
  private let comparison = ValueComparison.of(Trait.self)

  override init(_ modifier: Trait, in builder: NodeBuilder) {
    super.init(modifier, in: builder)
    flags.insert(.modifiesRows)
  }

  override func update(with new: Trait, around content: () -> Void) {
    let isEqual = isSame(modifier, new, comparison)
    modifier = new
    if !isEqual, isAroundRows {
      invalidateRows()
      rowContainer?.containerTraitsDidChange()
    }
    content()
    if !isEqual, !isAroundRows { contentDidChange(.contribution) }
  }

  override func contribute(to gathering: Gathering) {
    let start = (gathering as? HostCollector)?.count ?? 0
    super.contribute(to: gathering)
    guard let hosts = gathering as? HostCollector, !hosts.isReading else { return }
    for host in hosts.hosts(since: start) where !host.isOutsideLayout { set(on: host) }
  }

  private func set(on host: HostView) {
    var layers = host.ownLayoutValue(for: ContainerTraitLayers.self) ?? []
    if let index = layers.firstIndex(where: { $0.depth == depth }) {
      if [layers[index].trait].isSame(as: [modifier]) { return }
      layers[index].trait = modifier
    } else {
      layers.append(ContainerTraitLayers.Layer(depth: depth, trait: modifier))
    }
    host.setLayoutValue(layers, for: ContainerTraitLayers.self)
  }
}

extension ContainerTraitNode: ContainerTraitSource, RowModifying {
  var containerTrait: any ContainerTrait { modifier }
  func modify<V: View>(_ row: V) -> any View { row.modifier(modifier) }
}
