import Foundation

/// A call of one of a layout's functions by a container: which one, with what, and the answer.
///
/// A container names its layout in one place, ``HostContainerView/runLayout(_:)``, through which each call goes. All functions of the
/// layout are specialised there: neither a box nor a closure stands between a container and its layout.
@MainActor
struct LayoutCall {
  private enum Function {
    case size
    case places(in: CGRect)
    case guide(any AlignmentID.Type, Axis, in: CGRect)
  }
  private let function: Function
  /// Whether the size is asked for, which is looked at without a copy of the rest.
  private let isForSize: Bool
  private let proposal: ProposedViewSize
  let subviews: LayoutSubviews

  /// The answer to a call for the size.
  private(set) var size = CGSize.zero
  /// The answer to a call for a guide.
  private(set) var guide: CGFloat?

  @inline(__always)
  private init(
    _ function: Function, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, isForSize: Bool = false
  ) {
    self.function = function
    self.isForSize = isForSize
    self.proposal = proposal
    self.subviews = subviews
  }

  /// Asks for the size for a proposal.
  @inline(__always)
  static func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> LayoutCall {
    LayoutCall(.size, proposal, subviews, isForSize: true)
  }

  /// Has the subviews placed.
  @inline(__always)
  static func places(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> LayoutCall {
    LayoutCall(.places(in: bounds), proposal, subviews)
  }

  /// Asks where a guide lies.
  static func guide(
    _ id: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> LayoutCall {
    LayoutCall(.guide(id, axis, in: bounds), proposal, subviews)
  }

  /// Has `layout` answer.
  // As `inPlace` and `inLayout`, transparent so that it is inlined in debug builds as well, where stack is scarce.
  @_transparent
  mutating func run<L: HostLayout>(_ layout: L) where L.Cache == Void {
    var cache: Void = ()
    // By itself, as containers measure within each other: what the other calls need would take stack on each level.
    if isForSize {
      size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    } else {
      run(layout, cache: &cache)
    }
  }

  /// Has `layout` answer; `cache` must know of all changes.
  mutating func run<L: HostLayout>(_ layout: L, cache: inout L.Cache) {
    switch function {
    case .size: size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    case .places(let bounds):
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    case .guide(let id, let axis, let bounds):
      guide = layout.alignment(
        of: id, along: axis, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}
