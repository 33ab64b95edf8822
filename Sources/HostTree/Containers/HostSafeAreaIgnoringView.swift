public import Foundation

/// Lets its content reach out to the sides of the window, behind what covers them: what `ignoresSafeArea` does.
///
/// Its own size is what the content chooses for its proposal, so nothing around it moves. Where it ends at the safe
/// area's end, the content is offered the room behind bars as well, and lies in the upper leading corner of the whole.
open class HostSafeAreaIgnoringView: HostContainerView {
  /// The sides on which the content reaches out; all by default.
  public final var edges: Edge.Set = .all {
    didSet { if edges != oldValue { setNeedsLayout() } }
  }

  /// Places the content in all the room that it can reach.
  open override func layoutSubviews() {
    if !place(LayoutSubviews(of: self), reachingOutOf: edges) { super.layoutSubviews() }
  }

  /// The content takes hits where it is shown, which may be outside of this view's own bounds.
  open override func point(inside point: CGPoint, with event: HostEvent?) -> Bool { true }

  /// Adds the sides.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if edges != .all { description.add("edges", edges.shortDescription) }
  }
}

extension Edge.Set {
  /// The sides in a printed tree.
  var shortDescription: String {
    Edge.allCases.filter { contains(Edge.Set($0)) }.map { "\($0)" }.joined(separator: ",")
  }
}
