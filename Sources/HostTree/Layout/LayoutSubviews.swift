public import Foundation

/// The children of a container that take part in its layout, in order.
///
/// A slice (`subviews[1...]`) has the same type and keeps the indices, so that a layout can pass some of its children
/// to another layout. It is not `Sendable`: use it only on the main thread.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  private let hosts: [HostView]
  private let bounds: Range<Int>

  /// Creates a collection of hosts, all of which must take part in layout.
  package init(_ hosts: [HostView]) {
    self.hosts = hosts
    bounds = hosts.indices
  }

  /// The subviews of `container` that take part in layout.
  @MainActor
  package init(of container: HostView) {
    self.init(
      container.flags.contains(.hasSubviewsOutsideLayout)
        ? container.subviews.filter { !$0.isOutsideLayout } : container.subviews)
  }

  private init(_ hosts: [HostView], _ bounds: Range<Int>) {
    self.hosts = hosts
    self.bounds = bounds
  }

  /// The index of the first child: 0, except in a slice.
  public var startIndex: Int { bounds.lowerBound }
  /// The index after the last child's.
  public var endIndex: Int { bounds.upperBound }
  /// The child at an index.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(host: hosts[index]) }

  /// A slice of the children, with the same indices.
  public subscript(range: Range<Int>) -> LayoutSubviews { LayoutSubviews(hosts, range) }

  /// A slice from an index to the end, with the same indices.
  public subscript(range: PartialRangeFrom<Int>) -> LayoutSubviews { self[range.relative(to: self)] }

  /// The children at some indices, in the given order; the first of them has the index 0.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { hosts[$0] })
  }

  /// Whether the container of the children is laid out from right to left; false without children.
  package var isRightToLeft: Bool {
    inLayout(hosts.first) { $0?.parent?.flags.contains(.isRightToLeft) ?? false }
  }

  /// The child at an offset from the start index.
  @inline(__always)
  func child(_ offset: Int) -> LayoutChild { LayoutChild(host: hosts[bounds.lowerBound + offset]) }

  /// The children in the form that the built-in layouts use.
  @inline(__always)
  var children: LayoutChildren { LayoutChildren(hosts: hosts, bounds: bounds) }

  /// Whether both hold the same children in the same order.
  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool { lhs.elementsEqual(rhs) }
}

/// A proxy of a child for measuring and placing it, as in SwiftUI.
///
/// It retains the child's host. One that is kept beyond its pass, in a cache for instance, can still be used after the
/// view is gone: it measures as a view outside of a window does, and placing it has no visible effect.
public struct LayoutSubview: Equatable {
  /// The child's host, for layouts that read more than measures.
  package let host: HostView

  package init(host: HostView) { self.host = host }

  private var child: LayoutChild {
    @inline(__always) get { LayoutChild(host: host) }
  }

  /// The size of the child for a proposal. Sizes are cached for the most recent proposals.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }

  /// The size of the child for a proposal, with its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { child.dimensions(in: proposal) }

  /// The layout priority of the child: children with a higher one are served earlier. Defaults to 0.
  ///
  /// Spacers have the lowest priority, unless they were given another one.
  public var priority: Double { child.priority }

  /// The spacing that the child prefers to its neighbours.
  public var spacing: ViewSpacing { child.spacing }

  /// The value of the child for a layout value key; the key's default if it has none.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { child[key] }

  /// Places the child so that its `anchor` lies at `position`, in the coordinates of the bounds that the layout
  /// received.
  ///
  /// The child has the size that it chooses for `proposal`, independent of earlier measures. The last call in a pass
  /// counts.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    child.place(at: position, anchor: anchor, proposal: proposal)
  }

  /// Whether both are the same child.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.host === rhs.host }
}

/// A child in the form that the built-in layouts use: an unretained ``LayoutSubview`` for the time of a call.
struct LayoutChild {
  // Kept alive by the array that it comes from, so no call retains it.
  private let reference: Unmanaged<HostView>

  /// The child's host, for layouts that read more than measures.
  var host: HostView {
    @inline(__always) get { reference._withUnsafeGuaranteedRef { $0 } }
  }

  init(host: HostView) { reference = .passUnretained(host) }
  init(_ reference: Unmanaged<HostView>) { self.reference = reference }

  /// The size of the child for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    inLayout((reference, proposal)) { child, proposal in child.inPlace { $0.sizeThatFits(proposal) } }
  }

  /// The size of the child for a proposal, with its alignment guides.
  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal), host: host, proposal: proposal)
  }

  /// The explicit position of a guide in the child; nil if there is none.
  func explicitGuide(
    _ id: any AlignmentID.Type, along axis: Axis, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    inLayout((reference, id, axis, size, proposal)) { child, id, axis, size, proposal in
      child.inPlace { $0.askForGuide(id, along: axis, in: size, proposal: proposal) }
    }
  }

  /// The layout priority of the child; see ``LayoutSubview/priority``.
  var priority: Double {
    inLayout(self) { $0.host.stackTraits.priority }
  }

  /// The spacing that the child prefers to its neighbours.
  var spacing: ViewSpacing {
    inLayout(self) { $0.host.layoutSpacing }
  }

  /// The value of the child for a layout value key; the key's default if it has none.
  subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    inLayout(self) { $0.host.layoutValue(for: K.self) } ?? K.defaultValue
  }

  /// Places the child, or records its placement; see ``LayoutSubview/place(at:anchor:proposal:)``.
  func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    var origin = position
    if anchor.x != 0 || anchor.y != 0 {
      let size = sizeThatFits(proposal)
      origin.x -= anchor.x * size.width
      origin.y -= anchor.y * size.height
    }
    if PlacementRecord.current != nil {
      PlacementRecord.current?.add(self, at: origin, proposal)
    } else {
      inLayout((reference, origin, proposal)) { child, origin, proposal in
        child.inPlace { $0.place(at: origin, proposal: proposal) }
      }
    }
  }

  /// Places the child by its upper left corner, for layouts that know that they run, and that places are not recorded.
  @MainActor @inline(__always)
  func placeAtOnce(at origin: CGPoint, proposal: ProposedViewSize) {
    reference.inPlace { $0.place(at: origin, proposal: proposal) }
  }
}

/// The children of a container in the form that the built-in layouts use.
struct LayoutChildren: RandomAccessCollection {
  fileprivate let hosts: [HostView]
  fileprivate let bounds: Range<Int>

  fileprivate init(hosts: [HostView], bounds: Range<Int>) {
    self.hosts = hosts
    self.bounds = bounds
  }

  var startIndex: Int { bounds.lowerBound }
  var endIndex: Int { bounds.upperBound }
  subscript(index: Int) -> LayoutChild {
    @inline(__always) get { LayoutChild(host: hosts[index]) }
  }

  subscript(indices: Range<Int>) -> LayoutChildren { LayoutChildren(hosts: hosts, bounds: indices) }

  /// How many children at the start and at the end are the same in a list of views.
  func ends(sharedWith views: ContiguousArray<Unretained<HostView>>) -> (Int, Int) {
    let shorter = Swift.min(count, views.count)
    var prefix = 0
    while prefix < shorter, views[prefix] === hosts[startIndex + prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, views[views.count - 1 - suffix] === hosts[endIndex - 1 - suffix] { suffix += 1 }
    return (prefix, suffix)
  }
}

/// Runs a part of a layout, which is on the main thread although its protocol is not isolated.
///
/// `MainActor.assumeIsolated` asks the system for the thread each time, which would be most of the cost of a measure.
/// So would be the allocation of a closure with captures: what `body` needs is in its argument.
@_transparent
package func inLayout<Argument, Result>(
  _ argument: Argument, _ body: @escaping @MainActor (Argument) -> Result
) -> Result {
  unsafeBitCast(body, to: ((Argument) -> Result).self)(argument)
}
