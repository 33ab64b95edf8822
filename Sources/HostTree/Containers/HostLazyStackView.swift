import Foundation

/// Lays its subviews out one after the other, each as long as it likes, as ``LazyStackLayout`` describes.
///
/// With a data source, only what is visible exists: see ``HostLazyContainerView``.
open class HostLazyStackView: HostLazyContainerView {
  /// How the subviews are laid out.
  public final var layout = LazyStackLayout(axis: .vertical) {
    didSet {
      if let spacing = layout.spacing, !spacing.isFinite {
        HostDiagnostics.report(
          "A lazy stack has the spacing \(spacing.printed), which is not finite; it counts as not given. "
            + "Give it a length.")
        layout.spacing = nil
      }
      if layout.axis != oldValue.axis { for child in subviews { child.enclosingStackMayChange() } }
      if layout != oldValue { layoutOfLinesDidChange() }
    }
  }

  override var handsOnTraits: Bool { false }
  override func runLayout(_ call: inout LayoutCall) { call.run(layout) }

  override var stackAxis: Axis? { layout.axis }

  override var axis: Axis { layout.axis }
  override var lineSpacing: CGFloat? { layout.spacing }
  override var labelLayout: LazyStackLayout { layout }

  /// Adds the layout's parameters, as far as they differ from the defaults.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.add("axis", layout.axis)
    if let spacing = layout.spacing { description.add("spacing", spacing) }
    if layout.alignment != .center {
      description.add("alignment", layout.alignment.shortDescription(across: layout.axis))
    }
  }
}
