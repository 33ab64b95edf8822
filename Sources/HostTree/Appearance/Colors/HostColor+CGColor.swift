// Tests: `HostColorTests`.

public import Foundation

#if !(os(macOS) || os(iOS) || os(tvOS) || os(visionOS) || os(watchOS))
  /// The colour of Core Graphics, which is not here: a ``HostColor`` by its name.
  public typealias CGColor = HostColor

  extension HostColor {
    /// The colour without a dark value: light appearances'.
    public var cgColor: CGColor { resolvedColor(with: HostTraitCollection(userInterfaceStyle: .light)) }

    /// Creates the same colour.
    public convenience init(cgColor: CGColor) { self.init(copying: cgColor) }

    /// Creates a gray: 0 is black, 1 is white.
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(white: gray, alpha: alpha) }

    /// Red, green, blue and the opacity of the light value, from 0 to 1.
    public var components: [CGFloat]? { [red, green, blue, alpha] }

    /// The number of ``components``: 4.
    public var numberOfComponents: Int { 4 }
  }
#endif
