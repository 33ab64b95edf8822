// Tests: `NSValueGeometryTests`.

public import Foundation

#if !(os(macOS) || os(iOS) || os(tvOS) || os(visionOS) || os(watchOS))
  extension NSValue {
    /// The rectangle in it; Foundation's name here is `rectValue`.
    public var cgRectValue: CGRect { rectValue }

    /// The point in it; Foundation's name here is `pointValue`.
    public var cgPointValue: CGPoint { pointValue }

    /// The size in it; Foundation's name here is `sizeValue`.
    public var cgSizeValue: CGSize { sizeValue }

    /// Puts a rectangle into a value.
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

    /// Puts a point into a value.
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

    /// Puts a size into a value.
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
  }
#endif
