public import HostTree

/// A host that accompanies other hosts: it stands right in front of those that a view (its receiver) shows, in the same
/// superview, and takes no part in layout.
///
/// A marker that wants to find its receiver's hosts conforms to this. Whatever is around the receiver, ``receiver`` says
/// exactly which hosts are meant.
@MainActor
public protocol CompanionHost: HostView {
  /// What this host accompanies; set before it comes into the tree, nil once its view has gone. The standard
  /// implementation does not keep it.
  var receiver: CompanionReceiver? { get set }

  /// A host that stands right behind the receiver's hosts, as this one stands in front of them; nil, the standard answer, for
  /// none. Asked whenever the hosts are gathered.
  var anchor: HostView? { get }

  /// The receiver shows other hosts than before: some came, went or were replaced. Called in the update pass, before the
  /// subviews are set; not called for the first hosts.
  func receiverHostsDidChange()

  /// Somewhere inside the receiver's hosts, others came, went or were replaced. Called after that, in the update or the
  /// layout pass, once or several times. The standard implementation does nothing.
  func hostsInsideReceiverDidChange()

  /// Whether ``propertiesInsideReceiverDidChange()`` is called; no, unless told. Asked when the companion's view was made or
  /// updated.
  var watchesProperties: Bool { get }

  /// A view of the receiver, or one inside, has brought its host up to date, or is about to. Called in the update pass, once
  /// or several times. The standard implementation does nothing.
  func propertiesInsideReceiverDidChange()
}

extension CompanionHost {
  /// Is not kept.
  public var receiver: CompanionReceiver? {
    get { nil }
    set {}
  }
  /// There is none.
  public var anchor: HostView? { nil }
  /// Does nothing.
  public func hostsInsideReceiverDidChange() {}
  /// No.
  public var watchesProperties: Bool { false }
  /// Does nothing.
  public func propertiesInsideReceiverDidChange() {}
}

/// The view that a companion host accompanies, as its hosts see it.
///
/// The kernel knows which hosts a view shows, so nothing is searched: not what is around them, nor their siblings.
@MainActor
public final class CompanionReceiver {
  /// The node of the view; nil once it has gone.
  unowned(unsafe) var node: ViewNode?

  init() {}

  /// How many views and modifiers are around the companion's place: less for an outer modifier than for an inner one.
  public var depth: Int { Int(node?.depth ?? 0) }

  /// The outermost hosts that the view shows now, from back to front, without markers; none once it has gone.
  ///
  /// A view shows one host in most cases; a `Group` shows several, and one whose content is missing shows none.
  /// - Complexity: O(n) for n such hosts.
  public var hosts: [HostView] {
    guard let node else { return [] }
    return node.readContentHosts().filter { !$0.isOutsideLayout }
  }
}

/// A companion host, as a view: the short way for a marker, without a view host around it.
///
/// It lives as a `HostViewRepresentable` does, and is for `companion(_:)` alone.
@MainActor @preconcurrency
public protocol CompanionRepresentable: View where Body == Never {
  /// The host's class.
  associatedtype Companion: CompanionHost

  /// Makes the host. Called once.
  func makeCompanion() -> Companion
  /// Brings the host up to date with this value. Called after it was made, and whenever a property has changed.
  func updateCompanion(_ companion: Companion)
  /// Called when the view goes, with the host still in its place.
  static func dismantleCompanion(_ companion: Companion)
}

extension CompanionRepresentable {
  /// Appends one node that owns the host.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    RepresentedCompanion<Self>._makeNodes(RepresentedCompanion(base: view), in: &builder)
  }

  /// Hands the new value to the one node.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    RepresentedCompanion<Self>._updateNodes(RepresentedCompanion(base: view), in: &cursor)
  }
}

/// A companion host as a view that owns a host.
private struct RepresentedCompanion<Base: CompanionRepresentable>: HostedView {
  let base: Base

  // A value of this type lies in memory like one of the user's.
  static var descriptor: ViewDescriptor { ViewDescriptor.of(Base.self) }
  static var keepsClosures: Bool { true }

  func makeHost(context: HostContext<Self>) -> Base.Companion { base.makeCompanion() }
  func updateHost(_ host: Base.Companion, context: HostContext<Self>) { base.updateCompanion(host) }
  static func dismantleHost(_ host: Base.Companion) { Base.dismantleCompanion(host) }
}
