public import Foundation

/// A transform that ``HostTransformView`` applies to its content.
///
/// Anchors are relative to the view's size; the content is rotated, scaled or projected about them.
public enum HostTransform: Sendable {
  /// A rotation in the plane; positive angles are clockwise.
  case rotation(Angle, anchor: UnitPoint)
  /// A scale by horizontal and vertical factors; negative ones mirror.
  case scale(CGSize, anchor: UnitPoint)
  /// Any affine transform, about the upper left corner.
  case affine(CGAffineTransform)
  /// A rotation in space about an axis `anchorZ` points above the anchor.
  ///
  /// `perspective` is the strength of vanishing points: 0 for none, 1 for a viewer at the distance of the view's longer
  /// side.
  case rotation3D(Angle, axis: Axis3D, anchor: UnitPoint, anchorZ: CGFloat, perspective: CGFloat)
  /// A transform computed from the view's size, about the upper left corner; the name stands for it in printed trees.
  case custom(String, @MainActor @Sendable (CGSize) -> ProjectionTransform)

  /// A direction in space: x to the right, y downwards, z towards the viewer.
  public struct Axis3D: Hashable, Sendable {
    /// The component to the right.
    public var x: CGFloat
    /// The downward component.
    public var y: CGFloat
    /// The component towards the viewer.
    public var z: CGFloat

    /// Creates a direction; its length does not matter.
    public init(x: CGFloat, y: CGFloat, z: CGFloat) {
      self.x = x
      self.y = y
      self.z = z
    }
  }

  /// The projection of points in a view of a size.
  ///
  /// A perspective in a view of no size is ignored.
  @MainActor
  public func projection(in size: CGSize) -> ProjectionTransform {
    func place(_ anchor: UnitPoint) -> CGPoint { CGPoint(x: anchor.x * size.width, y: anchor.y * size.height) }
    switch self {
    case .rotation(let angle, let anchor):
      return ProjectionTransform(CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(place(anchor)))
    case .scale(let scale, let anchor):
      return ProjectionTransform(CGAffineTransform(scaleX: scale.width, y: scale.height).about(place(anchor)))
    case .affine(let transform): return ProjectionTransform(transform)
    case .rotation3D(let angle, let axis, let anchor, let anchorZ, let perspective):
      let distance = perspective == 0 ? .infinity : max(size.width, size.height) / perspective
      return ProjectionTransform(
        turning: angle, about: (axis.x, axis.y, axis.z), anchorZ: anchorZ,
        distance: distance == 0 ? .infinity : distance
      ).about(place(anchor))
    case .custom(_, let function): return function(size)
    }
  }

  /// Whether another transform is equal; never for functions.
  func isEqual(to other: HostTransform) -> Bool {
    switch (self, other) {
    case (.rotation(let angle, let anchor), .rotation(let otherAngle, let otherAnchor)):
      angle == otherAngle && anchor == otherAnchor
    case (.scale(let scale, let anchor), .scale(let otherScale, let otherAnchor)):
      scale == otherScale && anchor == otherAnchor
    case (.affine(let transform), .affine(let other)): transform == other
    case (
      .rotation3D(let a, let axis, let anchor, let z, let p), .rotation3D(let b, let axisB, let anchorB, let zB, let pB)
    ):
      a == b && axis == axisB && anchor == anchorB && z == zB && p == pB
    default: false
    }
  }
}

/// A container that shows its content rotated, scaled or projected; layout is not affected.
///
/// Frames of this view and its subtree are layout's, without the transform. Drawing, hit testing and
/// ``HostView/convert(_:to:)-(CGPoint,_)`` apply it; a converted rectangle is the bounding box.
open class HostTransformView: HostContainerView {
  /// The transform of the content.
  public final var contentTransform: HostTransform {
    didSet { if !contentTransform.isEqual(to: oldValue) { setNeedsLayout() } }
  }

  /// Whether only drawing applies the transform, not hit testing and conversions; false by default.
  public final var isIgnoredByLayout = false {
    didSet { if isIgnoredByLayout != oldValue { setNeedsLayout() } }
  }

  /// Creates a container that transforms its content.
  public init(_ transform: HostTransform) {
    contentTransform = transform
    super.init(frame: .zero)
  }

  /// The projection from the content to this view's coordinates, for its current size.
  ///
  /// A transform that is not finite is reported, and ignored.
  public final var projection: ProjectionTransform {
    let projection = contentTransform.projection(in: bounds.size)
    let numbers = [
      projection.m11, projection.m12, projection.m13, projection.m21, projection.m22, projection.m23,
      projection.m31, projection.m32, projection.m33,
    ]
    if numbers.allSatisfy(\.isFinite) { return projection }
    HostDiagnostics.report(
      "A transform has parts that are not finite, so its content is shown without it; give it numbers.")
    return ProjectionTransform()
  }

  /// Places the content without the transform, and computes the transform for the size.
  open override func layoutSubviews() {
    let projection = projection
    subviewTransform = projection.isIdentity || isIgnoredByLayout ? nil : projection
    super.layoutSubviews()
  }

  /// The transform, if only drawing applies it; the nearest affine one for a projection.
  open override var drawingEffects: [HostDrawing.Effect] {
    guard isIgnoredByLayout else { return [] }
    let projection = projection
    return projection.isIdentity
      ? [] : [.transform(projection.nearestAffineTransform(at: CGPoint(x: bounds.midX, y: bounds.midY)))]
  }

  /// Always true: the content is hit where it is drawn, which may be outside of this view's bounds.
  open override func point(inside point: CGPoint, with event: HostEvent?) -> Bool { true }

  override var hitsBeyondBounds: Bool { true }

  /// The frontmost content at a point; nil if it was scaled to nothing.
  open override func hitTest(_ point: CGPoint, with event: HostEvent?) -> HostView? {
    if let subviewTransform {
      var inverse = subviewTransform
      guard inverse.invert() else { return nil }
    }
    return super.hitTest(point, with: event)
  }

  /// Adds the transform to this view's line in a printed tree.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    func add(_ anchor: UnitPoint) {
      if anchor != .center { description.add("anchor", CGPoint(x: anchor.x, y: anchor.y)) }
    }
    switch contentTransform {
    case .rotation(let angle, let anchor):
      description.add("rotation", "\(angle.degrees.printed)°")
      add(anchor)
    case .scale(let scale, let anchor):
      if scale.width == scale.height {
        description.add("scale", scale.width)
      } else {
        description.add("scale", scale)
      }
      add(anchor)
    case .affine(let transform):
      let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      description.add("transform", Words("(" + numbers.map(\.printed).joined(separator: ", ") + ")"))
    case .rotation3D(let angle, let axis, let anchor, _, _):
      description.add("rotation", "\(angle.degrees.printed)°")
      description.add("axis", Words("(\(axis.x.printed), \(axis.y.printed), \(axis.z.printed))"))
      add(anchor)
    case .custom(let name, _): description.add("transform", name)
    }
    if isIgnoredByLayout { description.add("ignoredByLayout") }
  }
}
