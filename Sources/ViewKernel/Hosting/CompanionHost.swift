// Tests: `CompanionModifierTests`.

public import HostTree

/// A host that accompanies other hosts: it is inserted right in front of those that a view (its receiver) shows, in the
/// same superview, and takes no part in layout.
///
/// A marker that needs its receiver's hosts conforms to this: ``receiver`` gives exactly these hosts, whatever is
/// around the receiver.
@MainActor
public protocol CompanionHost: HostView {
  /// The view that this host accompanies; set before the host enters the tree, nil after its view is unmounted. The
  /// default implementation does not store it.
  var receiver: CompanionReceiver? { get set }

  /// A host that is inserted right behind the receiver's hosts, as this one is in front of them. Defaults to nil: none.
  /// Read whenever the hosts are gathered.
  var anchor: HostView? { get }

  /// The receiver shows other hosts than before: some were inserted, removed or replaced. Called in the update pass,
  /// before the subviews are set; not called for the first hosts.
  func receiverHostsDidChange()

  /// Hosts in the subtrees of the receiver's hosts were inserted, removed or replaced. Called after that, in the update
  /// or the layout pass, once or several times. The default implementation does nothing.
  func hostsInsideReceiverDidChange()

  /// Whether ``propertiesInsideReceiverDidChange()`` is called. Defaults to false. Read when the companion's view was
  /// made or updated.
  var watchesProperties: Bool { get }

  /// A view in the receiver's subtree has updated its host, or is about to. Called in the update pass, once or several
  /// times. The default implementation does nothing.
  func propertiesInsideReceiverDidChange()
}

extension CompanionHost {
  /// The default implementation is always nil and ignores writes. Store it to reach the receiver's hosts.
  public var receiver: CompanionReceiver? {
    get { nil }
    set {}
  }
  /// Defaults to nil: no host behind the receiver's.
  public var anchor: HostView? { nil }
  /// The default implementation does nothing.
  public func hostsInsideReceiverDidChange() {}
  /// Defaults to false: updates of properties are not reported.
  public var watchesProperties: Bool { false }
  /// The default implementation does nothing.
  public func propertiesInsideReceiverDidChange() {}
}

/// The view that a companion host accompanies, as its hosts see it.
///
/// The graph knows which hosts a view shows, so nothing is searched: neither the hosts around them nor their siblings.
@MainActor
public final class CompanionReceiver {
  /// The node of the view; nil after it is unmounted.
  unowned(unsafe) var node: ViewNode?

  init() {}

  /// The number of ancestors of the companion's node: smaller for an outer modifier than for an inner one; 0 after the
  /// view is unmounted.
  public var depth: Int { Int(node?.depth ?? 0) }

  /// The outermost hosts that the view shows now, from back to front, without markers; empty after it is unmounted.
  ///
  /// A view shows one host in most cases; a `Group` shows several, and one whose content is missing shows none.
  /// - Complexity: O(n) for n such hosts.
  public var hosts: [HostView] {
    guard let node else { return [] }
    return node.readContentHosts().filter { !$0.isOutsideLayout }
  }
}

/// A view that makes a companion host: for markers, without a view host around it.
///
/// ```swift
/// final class Neighbour: HostView, CompanionHost {
///   var receiver: CompanionReceiver?
///
///   func receiverHostsDidChange() {}
/// }
///
/// struct NeighbourView: CompanionRepresentable {
///   func makeCompanion() -> Neighbour { Neighbour() }
///   func updateCompanion(_ companion: Neighbour) {}
///   static func dismantleCompanion(_ companion: Neighbour) {}
/// }
///
/// let host = HostingView(rootView: Group { Text("One"); Text("Two") }.companion(NeighbourView()))
/// host.updateViews()
/// let neighbour = host.subviews.lazy.compactMap { $0 as? Neighbour }.first
/// print(neighbour?.receiver?.hosts.count ?? 0)
/// // Prints "2"
/// ```
///
/// The host is made, updated and dismantled like the host of a `HostViewRepresentable`. Use it with `companion(_:)`
/// only.
@MainActor @preconcurrency
public protocol CompanionRepresentable: View where Body == Never {
  /// The class of the companion host.
  associatedtype Companion: CompanionHost

  /// Makes the host. Called once, when the view is mounted; ``updateCompanion(_:)`` follows.
  func makeCompanion() -> Companion
  /// Updates the host with this value. Called after it was made, and whenever a property of the view has changed.
  func updateCompanion(_ companion: Companion)
  /// Dismantles the host. Called when the view is unmounted, while the host is still in its superview.
  static func dismantleCompanion(_ companion: Companion)
}

extension CompanionRepresentable {
  /// Appends one node that owns the host.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    RepresentedCompanion<Self>._makeNodes(RepresentedCompanion(base: view), in: &builder)
  }

  /// Updates the node with the new value.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    RepresentedCompanion<Self>._updateNodes(RepresentedCompanion(base: view), in: &cursor)
  }
}

/// A companion host as a view that owns a host.
private struct RepresentedCompanion<Base: CompanionRepresentable>: HostedView {
  let base: Base

  // A value of this type has the same memory layout as the user's.
  static var descriptor: ViewDescriptor { ViewDescriptor.of(Base.self) }
  static var keepsClosures: Bool { true }

  func makeHost(context: HostContext<Self>) -> Base.Companion { base.makeCompanion() }
  func updateHost(_ host: Base.Companion, context: HostContext<Self>) { base.updateCompanion(host) }
  static func dismantleHost(_ host: Base.Companion) { Base.dismantleCompanion(host) }
}
