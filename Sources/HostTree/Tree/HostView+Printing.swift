import Foundation

extension HostView {
  /// Adds the properties of all views that differ from their defaults.
  final func addProperties(to description: inout HostDescription) {
    guard description.keepsProperties else { return }
    if isHidden { description.add("hidden") }
    if alpha != 1 { description.add("alpha", alpha) }
    if overrideUserInterfaceStyle != .unspecified,
      overrideUserInterfaceStyle
        != (superview?.traitCollection ?? HostTraitCollection(userInterfaceStyle: .light))
        .userInterfaceStyle
    {
      description.add("style", overrideUserInterfaceStyle)
    }
    if flags.contains(.isRightToLeft) != (parent?.flags.contains(.isRightToLeft) ?? false) {
      description.add(flags.contains(.isRightToLeft) ? "rightToLeft" : "leftToRight")
    }
    if flags.contains(.isTransformed) {
      let (a, b, c, d, x, y) = (transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
      description.add("transform", Words([a, b, c, d, x, y].map(\.printed).joined(separator: " ")))
    }
    if let backgroundColor { description.add("background", backgroundColor) }
    if let contentPaint { description.add("paint", contentPaint) }
    if cornerRadius != 0 { description.add("corners", cornerRadius) }
    rare?.looks?.layer?.describe(into: &description)
    if !isUserInteractionEnabled { description.add("inert") }
    if zIndex != 0 { description.add("zIndex", zIndex) }
    if isRedacted { description.add("redacted") }
    if let accessibilityLabel { description.add("label", accessibilityLabel) }
    if let accessibilityValue { description.add("value", accessibilityValue) }
  }
}

extension HostDescription {
  /// The description of a host.
  @MainActor
  package init(of host: HostView) {
    self.init()
    host.describe(into: &self)
  }

  /// The description of a host without its properties.
  @MainActor
  package init(textOf host: HostView) {
    self.init()
    keepsProperties = false
    host.describe(into: &self)
  }
}
