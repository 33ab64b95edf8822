import HostTree

/// A modifier that owns hosts: one around each host of its content, as each view of a group is modified for itself.
@MainActor
protocol HostModifier: EnclosingModifier {
  associatedtype Host: HostView
  /// What the modifier adds to the content: the view of an overlay or a background.
  associatedtype Secondary: View = EmptyView

  /// What the modifier adds; made once for each host of the content.
  var secondary: Secondary { get }
  /// What the graph knows of the type; as in ``HostedView``.
  static var descriptor: ViewDescriptor { get }
  /// Whether it lies behind the content rather than in front.
  static var isSecondaryBehind: Bool { get }

  /// Makes a host. ``updateHost(_:context:)`` follows.
  func makeHost(context: HostModifierContext<Self>) -> Host
  /// Brings a host up to date: see ``HostedView/updateHost(_:context:)``.
  func updateHost(_ host: Host, context: HostModifierContext<Self>)
}

extension HostModifier {
  static var isSecondaryBehind: Bool { false }
  static var descriptor: ViewDescriptor { ViewDescriptor.of(Self.self, ignoring: Secondary.self) }

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { HostModifierNode(self, in: builder) }
}

extension HostModifier where Secondary == EmptyView {
  var secondary: EmptyView { EmptyView() }
}

/// What a modifier may know while it makes or updates a host.
@MainActor
struct HostModifierContext<Modifier: HostModifier> {
  /// Outlives the host's actions: they are removed when it goes.
  private let unretainedNode: Unmanaged<HostModifierNode<Modifier>>

  init(node: HostModifierNode<Modifier>) { unretainedNode = .passUnretained(node) }

  var node: HostModifierNode<Modifier> {
    @inline(__always) get { unretainedNode.borrowed }
  }

  /// The environment in force at the modifier's place. What is read of it makes the host depend on it.
  var environment: EnvironmentValues {
    @inline(__always) get { node.scope.values }
  }

  /// The newest value of the modifier: for actions, which live as long as the host.
  var modifier: Modifier { node.modifier }
}
