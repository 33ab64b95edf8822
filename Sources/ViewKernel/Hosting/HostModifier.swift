// Tests: `GroupTests`, `TransformEffectsTests`.

import HostTree

/// A modifier that owns one host around each host of its content, as each view of a group is modified separately.
///
/// Its hosts are made, updated and dismantled by ``HostModifierNode``.
@MainActor
protocol HostModifier: EnclosingModifier {
  associatedtype Host: HostView
  /// The type of view that the modifier adds to the content: an overlay's or a background's.
  associatedtype Secondary: View = EmptyView

  /// The view that the modifier adds, mounted once for each host of the content.
  var secondary: Secondary { get }
  /// The cached knowledge of the type; as in ``HostConfiguration``.
  static var descriptor: ViewDescriptor { get }
  /// Whether ``secondary`` is behind the content rather than in front of it. Defaults to false.
  static var isSecondaryBehind: Bool { get }

  /// Makes a host. ``updateHost(_:context:)`` follows.
  func makeHost(context: HostModifierContext<Self>) -> Host
  /// Updates a host: see ``HostConfiguration/updateHost(_:context:)``.
  func updateHost(_ host: Host, context: HostModifierContext<Self>)
  /// Called when a recognizer of the host recognizes its gesture, if the node was added to it as the receiver. Does
  /// nothing by default.
  func act()
}

extension HostModifier {
  static var isSecondaryBehind: Bool { false }
  func act() {}
  static var descriptor: ViewDescriptor { ViewDescriptor.of(Self.self, ignoring: Secondary.self) }

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { HostModifierNode(self, in: builder) }
}

extension HostModifier where Secondary == EmptyView {
  var secondary: EmptyView { EmptyView() }
}

/// The context in which a modifier makes or updates a host.
@MainActor
struct HostModifierContext<Modifier: HostModifier> {
  /// Outlives the host's actions, which are removed when the host is dismantled.
  private let unretainedNode: Unmanaged<HostModifierNode<Modifier>>

  init(node: HostModifierNode<Modifier>) { unretainedNode = .passUnretained(node) }

  var node: HostModifierNode<Modifier> {
    @inline(__always) get { unretainedNode.borrowed }
  }

  /// The environment of the modifier. The host is updated when a value read from it changes.
  var environment: EnvironmentValues {
    @inline(__always) get { node.scope.values }
  }

  /// The newest value of the modifier, for actions, which live as long as the host.
  var modifier: Modifier { node.modifier }
}
