// Tests: `HostEditsTests`, `HostAnimationsTests`.

import HostTree

/// A view that owns one host: it makes the host, updates it, and dismantles it when the view is unmounted.
///
/// The library's own views use the same three verbs as a user's `HostViewRepresentable`. A view with ``content`` is a
/// container: the hosts of the content become subviews of the host. See ``HostNode`` for the order of calls.
@MainActor
protocol HostedView: View where Body == Never {
  associatedtype Host: HostView
  associatedtype Content: View = EmptyView
  /// The type of this view without its content.
  associatedtype Own: HostedView = Self where Own.Host == Host

  /// The content, whose hosts become subviews of the host.
  var content: Content { get }
  /// This view without its content, which is all that its node keeps: see ``EnclosingNode``.
  var own: Own { get }

  /// Makes the host. Called once, when the view is mounted; ``updateHost(_:context:)`` follows.
  func makeHost(context: HostContext<Self>) -> Host

  /// Updates the host. Called after it was made, when a property other than the content has changed (a closure counts
  /// as changed if its captures may have), and when something that the last call read has changed.
  func updateHost(_ host: Host, context: HostContext<Self>)

  /// Mounts the content of the first value. Like ``updateContent(of:in:)``, not for views to implement.
  static func mountContent(of view: Self, in node: ViewNode)
  /// Updates the content's nodes, which are children of `node`, with a new value. Not for views to implement: the
  /// default implementation is inlined for each type, which avoids copies of the content.
  static func updateContent(of view: Self, in node: ViewNode)

  /// Dismantles the host, as the view is unmounted. The actions of a control are removed in any case.
  static func dismantleHost(_ host: Host)

  /// The value that the user wrote, if this one was made from it; for inspection tools.
  var written: Any { get }
  /// The cached knowledge of the type. A type leaves out closures that its host calls through ``HostContext/view``: the
  /// newest is called in any case, so another closure is no reason to update the host.
  static var descriptor: ViewDescriptor { get }
  /// Whether user code runs in an update, which may read any `@Observable` object. Defaults to false.
  static var readsAnything: Bool { get }
  /// Whether user closures are stored in the host, which runs them when nothing tracks what they read. Defaults to
  /// false.
  static var keepsClosures: Bool { get }
}

extension HostedView {
  static func dismantleHost(_ host: Host) {}
  static var readsAnything: Bool { false }
  static var keepsClosures: Bool { false }
  var written: Any { self }
  static var descriptor: ViewDescriptor { ViewDescriptor.of(Self.self) }

  /// Appends one node that owns the host, and mounts the content as its children.
  @inline(__always)
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    append(HostNode(view.own, of: Self.self, in: builder), around: view, in: &builder)
  }

  /// Updates the node with the new value, and its children with the content.
  @inline(__always)
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    let node = cursor.updateNext(view.own)
    updateContent(of: view, in: node)
  }

  /// Appends the node of a view, and mounts its content.
  ///
  /// Neither this nor an update passes closures, as other nodes do (``EnclosingNode``): such a closure would look up
  /// all conformances of the view's type each time, which takes as long as everything else.
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

/// The context in which a view makes or updates its host.
@MainActor
struct HostContext<V: HostedView> {
  /// Outlives the host's actions, which are removed when the host is dismantled.
  private let unretainedNode: Unmanaged<HostNode<V>>

  init(node: HostNode<V>) { unretainedNode = .passUnretained(node) }

  var node: HostNode<V> {
    @inline(__always) get { unretainedNode.borrowed }
  }

  /// The environment of the view. The host is updated when a value read from it changes.
  var environment: EnvironmentValues {
    @inline(__always) get { node.scope.values }
  }

  /// The newest value of the view, for actions, which live as long as the host.
  var view: V { node.view }

  /// Invalidates the host for the next update: for a control that a user changed, which must not keep showing a value
  /// that its binding did not take.
  func updateHostAgain() { node.graph.invalidate(node) }
}
