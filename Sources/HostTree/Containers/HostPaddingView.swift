import Foundation

/// A container with insets around its content, by ``PaddingLayout``.
open class HostPaddingView: HostContainerView {
  /// The insets, in points. Values that are not finite are reported to ``HostDiagnostics`` and count as 0.
  public final var insets = EdgeInsets() {
    didSet {
      insets = insets.sound
      if insets != oldValue { layoutDidChange() }
    }
  }

  /// Creates a container with insets.
  public convenience init(insets: EdgeInsets) {
    self.init(frame: .zero)
    self.insets = insets.sound
  }

  override func runLayout(_ call: inout LayoutCall) {
    call.run(PaddingLayout(insets: insets))
    if call.isForSize, call.subviews.count == 1 { announceInside(insets) }
  }

  /// Adds the layout's parameters to the description.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.add("insets", insets)
  }
}
