// Tests: `HostEditsTests`, `EnclosingNodeTests`.

import HostTree

/// The configuration kept by the node of a view that owns a host: it makes the host, updates it, and dismantles it when
/// the view is unmounted.
///
/// The library's own views use the same three verbs as a user's `HostViewRepresentable`. Two configurations are
/// compared in each update: see ``descriptor``. A view without content is its own configuration (``HostedView``); one
/// with content stores a configuration beside it (``HostedContainer``). See ``HostNode`` for the order of calls.
@MainActor
protocol HostConfiguration {
  associatedtype Host: HostView

  /// Makes the host. Called once, when the view is mounted; ``updateHost(_:context:)`` follows.
  func makeHost(context: HostContext<Self>) -> Host

  /// Updates the host. Called after it was made, when a property has changed (a closure counts as changed if its
  /// captures may have), and when something that the last call read has changed.
  func updateHost(_ host: Host, context: HostContext<Self>)

  /// Called when the host sends its primary action, if the node was added to it as the receiver. Does nothing by
  /// default.
  func act()

  /// Dismantles the host, as the view is unmounted. The actions of a control are removed in any case.
  static func dismantleHost(_ host: Host)

  /// The view that the user wrote, for inspection tools; a container is around `EmptyView()`.
  var written: Any { get }
  /// The cached knowledge of the type. A type leaves out closures that its host calls through ``HostContext/newest``:
  /// the newest is called in any case, so another closure is no reason to update the host.
  static var descriptor: ViewDescriptor { get }
  /// Whether user code runs in an update, which may read any `@Observable` object. Defaults to false.
  static var readsAnything: Bool { get }
  /// Whether user closures are stored in the host, which runs them when nothing tracks what they read. Defaults to
  /// false.
  static var keepsClosures: Bool { get }

  /// Makes the node, which is a subclass for a container of rows.
  ///
  /// - Parameter type: The type of the view as the user wrote it.
  func makeNode(of type: Any.Type, in builder: NodeBuilder) -> HostNode<Self>
}

extension HostConfiguration {
  func act() {}
  static func dismantleHost(_ host: Host) {}
  static var descriptor: ViewDescriptor { ViewDescriptor.of(Self.self) }
  static var readsAnything: Bool { false }
  static var keepsClosures: Bool { false }

  @inline(__always)
  func makeNode(of type: Any.Type, in builder: NodeBuilder) -> HostNode<Self> {
    ContainerNode(self, of: type, in: builder)
  }
}

extension HostConfiguration where Self: View {
  var written: Any { self }
}

/// The context in which a configuration makes or updates its host.
@MainActor
struct HostContext<Configuration: HostConfiguration> {
  /// Outlives the host's actions, which are removed when the host is dismantled.
  private let unretainedNode: Unmanaged<HostNode<Configuration>>

  init(node: HostNode<Configuration>) { unretainedNode = .passUnretained(node) }

  var node: HostNode<Configuration> {
    @inline(__always) get { unretainedNode.borrowed }
  }

  /// The environment of the view. The host is updated when a value read from it changes.
  var environment: EnvironmentValues {
    @inline(__always) get { node.scope.values }
  }

  /// The newest configuration, for actions, which live as long as the host.
  var newest: Configuration { node.own }

  /// Invalidates the host for the next update: for a control that a user changed, which must not keep showing a value
  /// that its binding did not take.
  func updateHostAgain() { node.graph.invalidate(node) }
}
