public import Foundation

/// Gives its content a frame within limits, as ``FlexibleFrameLayout`` describes.
open class HostFlexibleFrameView: HostContainerView {
  /// The limits, and where the content lies: everything in one value.
  public final var layout = FlexibleFrameLayout() {
    didSet {
      if layout.width != oldValue.width || layout.height != oldValue.height || layout.alignment != oldValue.alignment {
        layoutDidChange()
      }
    }
  }

  /// The least width in points; nil for none.
  public final var minWidth: CGFloat? {
    get { layout.width.min }
    set { setWidth { $0.min = newValue } }
  }
  /// The width where none is offered; nil for the content's.
  public final var idealWidth: CGFloat? {
    get { layout.width.ideal }
    set { setWidth { $0.ideal = newValue } }
  }
  /// The greatest width in points, which may be infinite; nil for none.
  public final var maxWidth: CGFloat? {
    get { layout.width.max }
    set { setWidth { $0.max = newValue } }
  }
  /// The least height in points; nil for none.
  public final var minHeight: CGFloat? {
    get { layout.height.min }
    set { setHeight { $0.min = newValue } }
  }
  /// The height where none is offered; nil for the content's.
  public final var idealHeight: CGFloat? {
    get { layout.height.ideal }
    set { setHeight { $0.ideal = newValue } }
  }
  /// The greatest height in points, which may be infinite; nil for none.
  public final var maxHeight: CGFloat? {
    get { layout.height.max }
    set { setHeight { $0.max = newValue } }
  }
  /// Where the content lies in the frame.
  public final var alignment: Alignment {
    get { layout.alignment }
    set { layout.alignment = newValue }
  }

  /// Makes a frame within limits.
  public convenience init(layout: FlexibleFrameLayout) {
    self.init(frame: .zero)
    self.layout = layout
  }

  private final func setWidth(_ change: (inout FlexibleFrameLayout.Limits) -> Void) {
    var limits = layout.width
    change(&limits)
    if limits != layout.width {
      layout = FlexibleFrameLayout(width: limits, height: layout.height, alignment: layout.alignment)
    }
  }

  private final func setHeight(_ change: (inout FlexibleFrameLayout.Limits) -> Void) {
    var limits = layout.height
    change(&limits)
    if limits != layout.height {
      layout = FlexibleFrameLayout(width: layout.width, height: limits, alignment: layout.alignment)
    }
  }

  override func runLayout(_ call: inout LayoutCall) { call.run(layout) }

  /// Adds the layout's parameters, as far as they differ from the defaults.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    func add(_ name: String, _ length: CGFloat?) {
      if let length { description.add(name, length) }
    }
    add("minWidth", minWidth)
    add("idealWidth", idealWidth)
    add("maxWidth", maxWidth)
    add("minHeight", minHeight)
    add("idealHeight", idealHeight)
    add("maxHeight", maxHeight)
    if alignment != .center { description.add("alignment", alignment.shortDescription) }
  }
}
