public import Foundation

/// Gives its content a frame of a fixed width, height, or both, as ``FrameLayout`` describes.
open class HostFrameView: HostContainerView {
  /// The width in points; nil takes the content's.
  public final var width: CGFloat? {
    didSet {
      width = FrameLayout.sound(width, "width")
      if width != oldValue { layoutDidChange() }
    }
  }

  /// The height in points; nil takes the content's.
  public final var height: CGFloat? {
    didSet {
      height = FrameLayout.sound(height, "height")
      if height != oldValue { layoutDidChange() }
    }
  }

  /// Where the content lies in the frame.
  public final var alignment: Alignment = .center {
    didSet { if alignment != oldValue { layoutDidChange() } }
  }

  /// Makes a frame.
  public convenience init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) {
    self.init(frame: .zero)
    self.width = FrameLayout.sound(width, "width")
    self.height = FrameLayout.sound(height, "height")
    self.alignment = alignment
  }

  override func runLayout(_ call: inout LayoutCall) {
    call.run(FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Adds the layout's parameters, as far as they differ from the defaults.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if let width { description.add("width", width) }
    if let height { description.add("height", height) }
    if alignment != .center { description.add("alignment", alignment.shortDescription) }
  }
}
