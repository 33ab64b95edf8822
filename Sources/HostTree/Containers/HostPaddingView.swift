import Foundation

/// Puts room around its content, as ``PaddingLayout`` describes.
open class HostPaddingView: HostContainerView {
  /// The room on each side, in points.
  public final var insets = EdgeInsets() {
    didSet {
      insets = insets.sound
      if insets != oldValue { layoutDidChange() }
    }
  }

  /// Makes a container with room on each side.
  public convenience init(insets: EdgeInsets) {
    self.init(frame: .zero)
    self.insets = insets.sound
  }

  override func runLayout(_ call: inout LayoutCall) { call.run(PaddingLayout(insets: insets)) }

  /// Adds the layout's parameters, as far as they differ from the defaults.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.add("insets", insets)
  }
}
