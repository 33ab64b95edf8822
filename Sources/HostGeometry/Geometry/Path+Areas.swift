extension Path {
  /// The outline of this path's inside, without lines that cross each other.
  ///
  /// Filled by either rule, the result is the same. Borders of areas are clockwise in a view, borders of holes
  /// counterclockwise; so a rectangle's path, or an ellipse's, is its own.
  ///
  /// - Parameter eoFill: Whether the path is filled by the even-odd rule, as it is by default, or by the non-zero
  ///   rule.
  public func normalized(eoFill: Bool = true) -> Path { AreaOperation.union.path(self, Path(), eoFill: eoFill) }

  /// The outline of the area that both paths fill.
  ///
  /// Filled by either rule, the result is the same, as for ``union(_:eoFill:)``, which says more.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether both paths are filled by the even-odd rule; false by default, which uses the non-zero
  ///     winding rule.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    AreaOperation.intersection.path(self, other, eoFill: eoFill)
  }

  /// The outline of the area that at least one of the paths fills.
  ///
  /// ```swift
  /// let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  /// print(square.union(square.offsetBy(dx: 10, dy: 0)))
  /// // Prints "0 0 m 20 0 l 20 10 l 0 10 l h"
  /// print(square.subtracting(square.offsetBy(dx: 5, dy: 5)))
  /// // Prints "0 0 m 10 0 l 10 5 l 5 5 l 5 10 l 0 10 l h"
  /// ```
  ///
  /// Open subpaths count as closed. Filled by either rule, the result is the same: areas are clockwise in a view, and
  /// holes counterclockwise.
  ///
  /// Lines stay lines, and curves stay curves of their kind: to find where they meet, a curve is taken as lines within
  /// a hundredth of a point of it, or a ten-thousandth of the size of both paths where that is less, so that a curve's
  /// cut end may be that far from it. Points closer together than about 10⁻¹¹ times that size count as one, such as the
  /// edges of shapes that were turned and moved by the same.
  ///
  /// Points whose coordinates are not finite are left out; coordinates beyond 10¹⁰⁰ count as infinitely far.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether both paths are filled by the even-odd rule; false by default, which uses the non-zero
  ///     winding rule.
  /// - Complexity: O(*n* log *n*), where *n* is the number of lines of both flattened paths, divided where they cross
  ///   each other.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    AreaOperation.union.path(self, other, eoFill: eoFill)
  }

  /// The outline of the area that this path fills, and the other does not.
  ///
  /// Filled by either rule, the result is the same, as for ``union(_:eoFill:)``, which says more.
  ///
  /// - Parameters:
  ///   - other: The path that is taken away.
  ///   - eoFill: Whether both paths are filled by the even-odd rule; false by default, which uses the non-zero
  ///     winding rule.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    AreaOperation.subtracting.path(self, other, eoFill: eoFill)
  }

  /// The outline of the area that exactly one of the paths fills.
  ///
  /// Filled by either rule, the result is the same, as for ``union(_:eoFill:)``, which says more.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether both paths are filled by the even-odd rule; false by default, which uses the non-zero
  ///     winding rule.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    AreaOperation.symmetricDifference.path(self, other, eoFill: eoFill)
  }

  /// The parts of this path's lines and curves in the area of another path, or on its border.
  ///
  /// ```swift
  /// let line = Path { path in path.addLines([CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 5)]) }
  /// print(line.lineIntersection(Path(CGRect(x: 0, y: 0, width: 10, height: 10))))
  /// // Prints "0 5 m 10 5 l"
  /// ```
  ///
  /// Subpaths that are cut become open ones; closed ones that lie inside as a whole stay closed. Lines without a length
  /// are left out. ``union(_:eoFill:)`` says how exact the result is.
  ///
  /// - Parameters:
  ///   - other: The path whose inside counts; its open subpaths count as closed.
  ///   - eoFill: Whether `other` is filled by the even-odd rule; false by default, which uses the non-zero winding
  ///     rule.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    AreaOperation.lineIntersection.path(self, other, eoFill: eoFill)
  }

  /// The parts of this path's lines and curves that are outside of another path: all but the parts in
  /// ``lineIntersection(_:eoFill:)``.
  ///
  /// - Parameters:
  ///   - other: The path whose inside counts; its open subpaths count as closed.
  ///   - eoFill: Whether `other` is filled by the even-odd rule; false by default, which uses the non-zero winding
  ///     rule.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    AreaOperation.lineSubtraction.path(self, other, eoFill: eoFill)
  }
}
