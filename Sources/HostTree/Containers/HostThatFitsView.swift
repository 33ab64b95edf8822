import Foundation

/// Shows the first of its subviews that fits, as ``ThatFitsLayout`` describes.
///
/// The others are there, but ``HostView/isHidden``: neither drawn nor hit.
open class HostThatFitsView: HostContainerView {
  /// How the shown subview is chosen.
  public final var layout = ThatFitsLayout() {
    didSet { if layout != oldValue { layoutDidChange() } }
  }

  /// The subview that was chosen when this view was laid out last; nil if there was none.
  public private(set) final weak var chosen: HostView?

  override var handsOnTraits: Bool { false }
  override func runLayout(_ call: inout LayoutCall) { call.run(layout) }

  /// Places the chosen subview and hides the others.
  open override func layoutSubviews() {
    chosen = layout.chosen(for: placedProposal, of: LayoutSubviews(of: self))?.host
    for child in subviews where !child.isOutsideLayout {
      child.set(.isLeftOut, to: child !== chosen)
      if child !== chosen { child.forgetPlace() }
    }
    super.layoutSubviews()
  }

  /// A view that goes elsewhere is not left out there.
  open override func willRemoveSubview(_ subview: HostView) {
    super.willRemoveSubview(subview)
    subview.set(.isLeftOut, to: false)
  }

  /// Adds the axis if only one counts.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    for axis in Axis.allCases where layout.axes == Axis.Set(rawValue: axis == .horizontal ? 1 : 2) {
      description.add("in", axis)
    }
  }
}
