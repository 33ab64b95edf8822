import HostTree

/// A view that owns one host: it makes it, keeps it up to date, and dismantles it when the view goes.
///
/// The library's own views use the same three verbs as a user's `HostViewRepresentable`. A view with ``content`` is a
/// container: the hosts of the content become the host's subviews.
@MainActor
protocol HostedView: View where Body == Never {
  associatedtype Host: HostView
  associatedtype Content: View = EmptyView
  /// The type of this view without what is inside.
  associatedtype Own: HostedView = Self where Own.Host == Host

  /// What is inside.
  var content: Content { get }
  /// What this view says itself, which is all that its node keeps: see ``EnclosingNode``.
  var own: Own { get }

  /// Makes the host. Called once for as long as the view stays at its place; ``updateHost(_:context:)`` follows.
  func makeHost(context: HostContext<Self>) -> Host

  /// Brings the host up to date. Called after it was made, when a property other than the content has changed (a closure has if
  /// what it captured may have), and when something that the last call read has changed.
  func updateHost(_ host: Host, context: HostContext<Self>)

  /// Mounts what is inside of the first value. As the next one, not for views to implement.
  static func mountContent(of view: Self, in node: ViewNode)
  /// Hands what is inside of a new value to the nodes inside of `node`. Not for views to implement: the standard
  /// implementation becomes part of each type, which spares copies of the content.
  static func updateContent(of view: Self, in node: ViewNode)

  /// The view goes. Actions of a control are removed in any case.
  static func dismantleHost(_ host: Host)

  /// The value that the user wrote, where this one was made of it; for tools.
  var written: Any { get }
  /// What the graph knows of the type. A type leaves out closures that its host reaches through ``HostContext/view``: the newest is
  /// called in any case, so another one is no reason to update the host.
  static var descriptor: ViewDescriptor { get }
  /// Whether a user's code runs in an update, which may read any `@Observable` object.
  static var readsAnything: Bool { get }
  /// Whether a user's closures go on to the host, which runs them when nobody notes what they read.
  static var keepsClosures: Bool { get }
}

extension HostedView {
  static func dismantleHost(_ host: Host) {}
  static var readsAnything: Bool { false }
  static var keepsClosures: Bool { false }
  var written: Any { self }
  static var descriptor: ViewDescriptor { ViewDescriptor.of(Self.self) }

  /// Appends one node that owns the host, around the nodes of what is inside.
  @inline(__always)
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    append(HostNode(view.own, of: Self.self, in: builder), around: view, in: &builder)
  }

  /// Hands the new value to the one node, and what is inside to the nodes there.
  @inline(__always)
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    let node = cursor.updateNext(view.own)
    updateContent(of: view, in: node)
  }

  /// Appends the node of a view, and mounts what is inside.
  ///
  /// Neither this nor an update goes by closures, as those of other nodes do (``EnclosingNode``): such a closure would look up all
  /// that this protocol asks of the view's type each time, which takes as long as all the rest.
  @inline(__always)
  static func append(_ node: HostNode<Own>, around view: Self, in builder: inout NodeBuilder) {
    builder.append(node)
    mountContent(of: view, in: node)
    builder.finish(node)
  }

  @inline(__always)
  static func mountContent(of view: Self, in node: ViewNode) { node.mountChildren(view.content) }

  @inline(__always)
  static func updateContent(of view: Self, in node: ViewNode) { node.updateChildren(view.content) }
}

extension HostedView where Own == Self {
  @inline(__always)
  var own: Self { self }
}

extension HostedView where Content == EmptyView {
  var content: EmptyView { EmptyView() }
  static func mountContent(of view: Self, in node: ViewNode) {}
  static func updateContent(of view: Self, in node: ViewNode) {}
}

/// What a view may know while it makes or updates its host.
@MainActor
struct HostContext<V: HostedView> {
  /// Outlives the host's actions: they are removed when it goes.
  private let unretainedNode: Unmanaged<HostNode<V>>

  init(node: HostNode<V>) { unretainedNode = .passUnretained(node) }

  var node: HostNode<V> {
    @inline(__always) get { unretainedNode.borrowed }
  }

  /// The environment in force at the view's place. What is read of it makes the host depend on it.
  var environment: EnvironmentValues {
    @inline(__always) get { node.scope.values }
  }

  /// The newest value of the view: for actions, which live as long as the host.
  var view: V { node.view }

  /// Has the host updated in the next pass: for a control that a user changed, which must not go on showing what its
  /// binding did not take.
  func updateHostAgain() { node.graph.invalidate(node) }
}
