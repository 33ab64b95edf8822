// Tests: `MeshGradientTests`.

public import HostTree

/// A grid of points with colours that flow into each other; as a view, a rectangle of it that fills the proposed size.
///
/// ```swift
/// MeshGradient(
///   width: 3, height: 2,
///   points: [[0, 0], [0.3, 0], [1, 0], [0, 1], [0.7, 1], [1, 1]],
///   colors: [.red, .orange, .yellow, .blue, .purple, .pink])
/// ```
///
/// Points are unit points of the painted area, row by row. Without control points the edges of cells are smooth curves
/// through the points. Numbers of points and colours that do not fit the grid are reported as misuse, and only the
/// background is painted.
public struct MeshGradient: Equatable, Sendable {
  /// A point of the grid with the control points of the curves to its neighbours.
  public struct BezierPoint: Hashable, Sendable {
    /// The point.
    public var position: SIMD2<Float>
    /// The control point towards the neighbour before it in its row.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point towards the neighbour above it.
    public var topControlPoint: SIMD2<Float>
    /// The control point towards the neighbour behind it in its row.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point towards the neighbour below it.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where the points of a mesh are.
  public enum Locations: Equatable, Sendable {
    /// At unit points.
    case points([SIMD2<Float>])
    /// At unit points with control points.
    case bezierPoints([BezierPoint])
  }

  /// The colours of a mesh.
  public enum Colors: Equatable, Sendable {
    /// Colours that are resolved in the environment.
    case colors([Color])
    /// Colours that are resolved.
    case resolvedColors([Color.Resolved])
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of points in a column.
  public var height: Int
  /// Where the points are, row by row.
  public var locations: Locations
  /// The colours of the points.
  public var colors: Colors
  /// The colour of the area that the mesh does not cover.
  public var background: Color
  /// Whether colours have no edges along the lines of the grid.
  public var smoothsColors: Bool
  /// The colour space in which colours are mixed. It has no effect: they are mixed as in SVG.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a mesh.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a mesh of points.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh of points with resolved colours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh of points with control points.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh of points with control points, with resolved colours.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
}

extension MeshGradient: ShapeStyle {
  /// A primitive style: it resolves to no other.
  public typealias Resolved = Never

  /// The mesh with its colours as resolved in the environment.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint {
    let colors = hostColors(in: environment)
    let background = background.resolved(in: environment)
    let points: [UnitPoint]
    var controls: [HostMesh.Controls]?
    switch locations {
    case .points(let all): points = all.map(place)
    case .bezierPoints(let all):
      points = all.map { place($0.position) }
      controls = all.map {
        HostMesh.Controls(
          leading: place($0.leadingControlPoint), top: place($0.topControlPoint),
          trailing: place($0.trailingControlPoint), bottom: place($0.bottomControlPoint))
      }
    }
    // Compared without a product, which large numbers would overflow.
    let fits = width > 1 && height > 1 && points.count % width == 0 && points.count / width == height
    guard fits, colors.count == points.count else {
      reportMisuse(
        "A MeshGradient of \(width) x \(height) points has \(points.count) points and \(colors.count) colors: only its "
          + "background is painted. Give it as many of both as there are in the grid, of 2 x 2 at least.")
      return .color(background)
    }
    return .mesh(
      HostMesh(
        columns: width, points: points, controls: controls, colors: colors, background: background,
        smoothsColors: smoothsColors))
  }

  @MainActor
  private func hostColors(in environment: EnvironmentValues) -> [HostColor] {
    switch colors {
    case .colors(let colors): colors.map { $0.resolved(in: environment) }
    case .resolvedColors(let colors): colors.map { Color($0).resolved(in: environment) }
    }
  }

  @MainActor
  private func place(_ point: SIMD2<Float>) -> UnitPoint {
    UnitPoint(x: CGFloat(point.x), y: CGFloat(point.y)).sound("A point of a MeshGradient")
  }
}

extension MeshGradient: StyleView {}
