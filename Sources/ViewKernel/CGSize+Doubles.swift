// Tests: `FoundationNamesTests`.

#if !canImport(Darwin)
  public import Foundation

  // `CGSize(width: .infinity, height: .infinity)` fits two of Foundation's initialisers. These hide the one of
  // `Double`s in files that import no more than this module, and give way to the one of `CGFloat`s. They are in this
  // module, as only the module that exports Foundation hides its declarations.

  extension CGPoint {
    /// Creates a point of double-precision coordinates.
    @_disfavoredOverload public init(x: Double, y: Double) { self.init(x: CGFloat(x), y: CGFloat(y)) }
  }

  extension CGSize {
    /// Creates a size of double-precision lengths.
    @_disfavoredOverload public init(width: Double, height: Double) {
      self.init(width: CGFloat(width), height: CGFloat(height))
    }
  }

  extension CGRect {
    /// Creates a rectangle of double-precision numbers.
    @_disfavoredOverload public init(x: Double, y: Double, width: Double, height: Double) {
      self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
    }
  }
#endif
