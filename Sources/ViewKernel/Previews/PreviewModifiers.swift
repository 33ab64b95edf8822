public import Foundation

// These modifiers are read by tools that show previews, such as `PreviewGallery`, and only in a `PreviewProvider`.
// Elsewhere they have no effect.

/// The size of a preview.
public enum PreviewLayout: Hashable, Sendable {
  /// The size of a device's screen.
  case device
  /// The size that the view chooses.
  case sizeThatFits
  /// A fixed size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device that a preview simulates, by its name; has no effect here.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name of the device.
  public let rawValue: String
  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device from its name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The orientation of a device.
public enum InterfaceOrientation: String, CaseIterable, Identifiable, Hashable, Sendable {
  /// The four orientations: upright, upside down, and rotated to the left or right.
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  /// The raw value.
  public var id: String { rawValue }
}

extension View {
  /// Sets the size of this preview. Defaults to a device's.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreviewRemark(trait: PreviewTrait(kind: .layout(value))))
  }

  /// Sets the name of this preview; nil leaves the name of an inner or outer modifier.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { modifier(PreviewRemark(name: value)) }

  /// Sets the simulated device of this preview. It has no effect here: there is one device.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Sets the orientation of the simulated device of this preview.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(PreviewRemark(trait: PreviewTrait(kind: .orientation(value))))
  }
}
