// Tests: `ContainerLayoutTests`, `LayoutGuidesTests`.

import Foundation

/// A call of one of a layout's functions by a container: the function, its arguments, and the result.
///
/// A container names its layout in one place, ``HostContainerView/runLayout(_:)``, for all calls. There the compiler
/// specialises all functions of the layout, without a box or a closure between a container and its layout.
@MainActor
struct LayoutCall {
  private enum Function {
    case size
    case places(in: CGRect)
    case guide(any AlignmentID.Type, Axis, in: CGRect)
  }
  private let function: Function
  /// Whether the call is for the size, to be read without copying the rest.
  let isForSize: Bool
  private let proposal: ProposedViewSize
  let subviews: LayoutSubviews

  /// The result of a size call.
  private(set) var size = CGSize.zero
  /// The result of a guide call.
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

  /// A call for the size for a proposal.
  @inline(__always)
  static func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> LayoutCall {
    LayoutCall(.size, proposal, subviews, isForSize: true)
  }

  /// A call for placing the subviews.
  @inline(__always)
  static func places(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> LayoutCall {
    LayoutCall(.places(in: bounds), proposal, subviews)
  }

  /// A call for the explicit position of a guide.
  static func guide(
    _ id: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> LayoutCall {
    LayoutCall(.guide(id, axis, in: bounds), proposal, subviews)
  }

  /// Performs the call with a layout without a cache.
  // As `inPlace` and `inLayout`, transparent so that it is inlined in debug builds as well, where stack is scarce.
  @_transparent
  mutating func run<L: Layout>(_ layout: L) where L.Cache == Void {
    var cache: Void = ()
    // A separate path, as containers measure recursively: the other calls' needs would take stack on each level.
    if isForSize {
      size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    } else {
      run(layout, cache: &cache)
    }
  }

  /// Performs the call with a layout; `cache` must be up to date.
  mutating func run<L: Layout>(_ layout: L, cache: inout L.Cache) {
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
