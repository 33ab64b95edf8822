public import Foundation

/// A shadow of the area that a paint fills, as SwiftUI's `ShadowStyle`; part of a ``HostPaint``.
public struct HostShadow: Hashable, Sendable {
  /// Where a shadow falls.
  public enum Kind: Hashable, Sendable {
    /// Behind the area, as if it lay above its surroundings.
    case drop
    /// Inside of the area, from its edges, as if it were cut out of its surroundings.
    case inner
  }

  /// Where the shadow falls.
  public var kind: Kind
  /// The colour.
  public var color: HostColor
  /// The blur radius in points; 0 gives a sharp shadow.
  public var radius: CGFloat
  /// How far the shadow is moved, to the right and downwards, in points.
  public var offset: CGSize

  /// Creates a shadow.
  public init(_ kind: Kind, color: HostColor, radius: CGFloat, offset: CGSize = .zero) {
    self.kind = kind
    self.color = color
    self.radius = radius
    self.offset = offset
  }

  /// The shadow as an effect on what is painted.
  var effect: HostEffect {
    switch kind {
    case .drop: .shadow(color, radius: radius, offset: offset)
    case .inner: .innerShadow(color, radius: radius, offset: offset)
    }
  }

  /// This shadow with its opacity multiplied.
  func opacity(_ factor: Double) -> HostShadow {
    var shadow = self
    shadow.color = color.faded(by: factor)
    return shadow
  }
}

extension HostShadow: CustomStringConvertible {
  /// The shadow as printed in trees: `drop(black; 3, (1, 2))`, the offset where there is one.
  public var description: String {
    let move = offset == .zero ? "" : ", (\(offset.width.printed), \(offset.height.printed))"
    return "\(kind)(\(color); \(radius.printed)\(move))"
  }
}
