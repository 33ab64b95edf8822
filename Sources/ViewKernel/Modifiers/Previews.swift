public import Foundation

// What these modifiers say is for tools that show previews, such as `PreviewGallery`, and only in a `PreviewProvider`. Nothing looks
// different by them elsewhere.

/// How large a preview is.
public enum PreviewLayout: Hashable, Sendable {
  /// As a device.
  case device
  /// As the view.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device that a preview stands for, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The device's name.
  public let rawValue: String
  /// Names a device.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Names a device.
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held.
public enum InterfaceOrientation: String, CaseIterable, Identifiable, Hashable, Sendable {
  /// Upright; upside down; on either side.
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  /// The orientation itself.
  public var id: String { rawValue }
}

extension View {
  /// Says how large this preview is.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreviewRemark(trait: PreviewTrait(kind: .layout(value))))
  }

  /// Names this preview.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { modifier(PreviewRemark(name: value)) }

  /// Says what device this preview stands for. It changes nothing here: there is one device.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Says how the device of this preview is held.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(PreviewRemark(trait: PreviewTrait(kind: .orientation(value))))
  }
}
