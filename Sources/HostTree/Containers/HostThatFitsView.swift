import Foundation

/// A container that shows the first of its subviews that fits, by ``ThatFitsLayout``.
///
/// The other subviews stay in the tree, but are neither drawn nor hit.
open class HostThatFitsView: HostContainerView {
  /// The layout that chooses the visible subview. Defaults to considering both axes.
  public final var layout = ThatFitsLayout() {
    didSet { if layout != oldValue { layoutDidChange() } }
  }

  /// The subview that was chosen in the last layout pass; nil if there was none.
  public private(set) final weak var chosen: HostView?

  override var handsOnTraits: Bool { false }
  override func runLayout(_ call: inout LayoutCall) { call.run(layout) }

  /// Chooses and places a subview, and leaves out the others.
  open override func layoutSubviews() {
    chosen = layout.chosen(for: placedProposal, of: LayoutSubviews(of: self))?.host
    for child in subviews where !child.isOutsideLayout {
      child.set(.isLeftOut, to: child !== chosen)
      if child !== chosen { child.forgetPlace() }
    }
    super.layoutSubviews()
  }

  /// Shows a removed subview again, wherever it is added next.
  open override func willRemoveSubview(_ subview: HostView) {
    super.willRemoveSubview(subview)
    subview.set(.isLeftOut, to: false)
  }

  /// Adds the axis if only one is considered.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    for axis in Axis.allCases where layout.axes == Axis.Set(rawValue: axis == .horizontal ? 1 : 2) {
      description.add("in", axis)
    }
  }
}
