public import Foundation

/// A container whose content extends beyond the safe area, as SwiftUI's `ignoresSafeArea(_:edges:)`.
///
/// Its own size is the content's for its proposal, so the layout around it does not change. Where it ends at the edge
/// of the safe area, the content is proposed the space behind the bars as well, and placed in the top leading corner.
open class HostSafeAreaIgnoringView: HostContainerView {
  /// The edges at which the content extends. Defaults to all.
  public final var edges: Edge.Set = .all {
    didSet { if edges != oldValue { setNeedsLayout() } }
  }

  /// Places the content in the extended bounds.
  open override func layoutSubviews() {
    if !place(LayoutSubviews(of: self), reachingOutOf: edges) { super.layoutSubviews() }
  }

  /// True: the content takes part in hit testing where it is shown, also outside of this view's bounds.
  open override func point(inside point: CGPoint, with event: HostEvent?) -> Bool { true }

  override var hitsBeyondBounds: Bool { true }

  /// Adds the edges, unless they are all.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if edges != .all { description.add("edges", edges.shortDescription) }
  }
}

extension Edge.Set {
  /// The names of the edges in a printed tree.
  var shortDescription: String {
    Edge.allCases.filter { contains(Edge.Set($0)) }.map { "\($0)" }.joined(separator: ",")
  }
}
