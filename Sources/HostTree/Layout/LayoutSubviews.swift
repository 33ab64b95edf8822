public import Foundation

/// The children of a container that take part in its layout, in order.
///
/// A part of it (`subviews[1...]`) is of the same type and keeps the indices, so that a layout can hand some of its
/// children to another layout. It never leaves the main thread on which it was handed out: it is not `Sendable`.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  private let hosts: [HostView]
  private let bounds: Range<Int>

  /// The children among `hosts` that take part in layout.
  package init(_ hosts: [HostView]) {
    self.hosts = hosts
    bounds = hosts.indices
  }

  /// The children of `container` that take part in layout.
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

  /// The first child's index: 0, but for a part of all children.
  public var startIndex: Int { bounds.lowerBound }
  /// The index after the last child's.
  public var endIndex: Int { bounds.upperBound }
  /// The child at a place in the order.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(host: hosts[index]) }

  /// Some of the children, with the same indices.
  public subscript(range: Range<Int>) -> LayoutSubviews { LayoutSubviews(hosts, range) }

  /// The children from a place on, with the same indices.
  public subscript(range: PartialRangeFrom<Int>) -> LayoutSubviews { self[range.relative(to: self)] }

  /// The children at some places, in the order in which the places are given; the first of them has the index 0.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { hosts[$0] })
  }

  /// The child that comes after `offset` others, whatever the first one's index is.
  @inline(__always)
  func child(_ offset: Int) -> LayoutChild { LayoutChild(host: hosts[bounds.lowerBound + offset]) }

  /// The children, for the library's own layouts.
  @inline(__always)
  var children: LayoutChildren { LayoutChildren(hosts: hosts, bounds: bounds) }

  /// Whether both hold the same children in the same order.
  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool { lhs.elementsEqual(rhs) }
}

/// A child, as a layout sees it: something to measure and to place.
///
/// It holds the child's host. One that is kept longer than the pass in which it was handed out, in a cache for instance, can still be
/// asked when the view has gone: it answers as a view outside of a window does, and to place it changes nothing that anybody sees.
public struct LayoutSubview: Equatable {
  /// The child itself, for layouts that read more of it than measures.
  package let host: HostView

  package init(host: HostView) { self.host = host }

  private var child: LayoutChild {
    @inline(__always) get { LayoutChild(host: host) }
  }

  /// The size that the child chooses for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }

  /// The size that the child chooses for a proposal, with its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { child.dimensions(in: proposal) }

  /// How early the child should be served: higher first.
  ///
  /// Spacers come last of all unless they were given a priority.
  public var priority: Double { child.priority }

  /// The distances that the child wants to its neighbours.
  public var spacing: ViewSpacing { child.spacing }

  /// The value that the child has for a key, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { child[key] }

  /// Places the child so that its `anchor` lies at `position`, in the coordinates of the bounds the layout was given.
  ///
  /// The child has the size that it chooses for `proposal`, whatever it chose before.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    child.place(at: position, anchor: anchor, proposal: proposal)
  }

  /// Whether both are the same child.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.host === rhs.host }
}

/// A child, as the library's own layouts see it: a ``LayoutSubview`` for the time of a call.
struct LayoutChild {
  // Kept alive by the array that it comes from, so nobody need retain it for a call.
  private let reference: Unmanaged<HostView>

  /// The child itself, for layouts that read more of it than measures.
  var host: HostView {
    @inline(__always) get { reference._withUnsafeGuaranteedRef { $0 } }
  }

  init(host: HostView) { reference = .passUnretained(host) }

  /// The size that the child chooses for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    inLayout((reference, proposal)) { child, proposal in child.inPlace { $0.sizeThatFits(proposal) } }
  }

  /// The size that the child chooses for a proposal, with its alignment guides.
  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal), host: host, proposal: proposal)
  }

  /// Where a guide lies in the child if the child itself says so.
  func explicitGuide(
    _ id: any AlignmentID.Type, along axis: Axis, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    inLayout((reference, id, axis, size, proposal)) { child, id, axis, size, proposal in
      child.inPlace { $0.askForGuide(id, along: axis, in: size, proposal: proposal) }
    }
  }

  /// How early the child should be served: higher first.
  ///
  /// Spacers come last of all unless they were given a priority.
  var priority: Double {
    inLayout(self) { $0.host.stackTraits.priority }
  }

  /// The distances that the child wants to its neighbours.
  var spacing: ViewSpacing {
    inLayout(self) { $0.host.layoutSpacing }
  }

  /// The value that the child has for a key, or the key's default.
  subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    inLayout(self) { $0.host.layoutValue(for: K.self) } ?? K.defaultValue
  }

  /// Places the child so that its `anchor` lies at `position`, in the coordinates of the bounds the layout was given.
  ///
  /// The child has the size that it chooses for `proposal`, whatever it chose before.
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

}

/// The children of a container, as the library's own layouts see them.
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
}

/// Runs a part of a layout, which is on the main thread though its protocol does not say so.
///
/// `MainActor.assumeIsolated` asks the system for the thread each time, which would be most of what a measure costs. So
/// would be the allocation of a closure that captures something: what `body` needs is in its argument.
@_transparent
package func inLayout<Argument, Result>(
  _ argument: Argument, _ body: @escaping @MainActor (Argument) -> Result
) -> Result {
  unsafeBitCast(body, to: ((Argument) -> Result).self)(argument)
}
