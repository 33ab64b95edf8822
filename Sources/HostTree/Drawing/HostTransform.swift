public import Foundation

/// What ``HostTransformView`` does to its content.
///
/// Anchors are parts of the view's size; the content is turned, scaled or projected about them.
public enum HostTransform: Sendable {
  /// Turned in the plane, clockwise.
  case rotation(Angle, anchor: UnitPoint)
  /// Made larger or smaller; negative factors turn it over.
  case scale(CGSize, anchor: UnitPoint)
  /// Any affine transform, about the upper left corner.
  case affine(CGAffineTransform)
  /// Turned in space about an axis that lies `anchorZ` points above the anchor.
  ///
  /// `perspective` is how much parallels run together: 0 for not at all, 1 for a viewer who is as far away as the longer
  /// side of the view.
  case rotation3D(Angle, axis: Axis3D, anchor: UnitPoint, anchorZ: CGFloat, perspective: CGFloat)
  /// What a function gives for the view's size, about the upper left corner; the name stands for it in printed trees.
  case custom(String, @MainActor @Sendable (CGSize) -> ProjectionTransform)

  /// A direction in space: x to the right, y downwards, z towards the viewer.
  public struct Axis3D: Hashable, Sendable {
    /// How far to the right.
    public var x: CGFloat
    /// How far downwards.
    public var y: CGFloat
    /// How far towards the viewer.
    public var z: CGFloat

    /// Makes a direction.
    public init(x: CGFloat, y: CGFloat, z: CGFloat) {
      self.x = x
      self.y = y
      self.z = z
    }
  }

  /// The map of points in a view of a size.
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

  /// Whether another one does the same; never if there is a function.
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

/// Shows its content turned, scaled or projected; changes nothing about layout.
///
/// Frames are those of layout: this view's own and all inside it are as if there were no transform. What goes through it
/// sees it: a pointer hits the content where it is drawn, and ``HostView/convert(_:to:)-(CGPoint,_)`` from the inside to
/// the outside follows the drawing too; of a rectangle it gives the upright one around it.
open class HostTransformView: HostContainerView {
  /// What is done to the content.
  public final var contentTransform: HostTransform {
    didSet { if !contentTransform.isEqual(to: oldValue) { setNeedsLayout() } }
  }

  /// Whether only drawing sees the transform: pointers and conversions are as if there were none.
  public final var isIgnoredByLayout = false {
    didSet { if isIgnoredByLayout != oldValue { setNeedsLayout() } }
  }

  /// Makes a container that transforms its content.
  public init(_ transform: HostTransform) {
    contentTransform = transform
    super.init(frame: .zero)
  }

  /// The map of points from the content to this view's coordinates, for its size.
  ///
  /// A transform that is not finite is reported, and counts as none.
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

  /// Places the content as if there were no transform, and finds the transform for the size.
  open override func layoutSubviews() {
    let projection = projection
    subviewTransform = projection.isIdentity || isIgnoredByLayout ? nil : projection
    super.layoutSubviews()
  }

  /// The transform, where only drawing sees it.
  open override var drawingEffects: [HostDrawing.Effect] {
    guard isIgnoredByLayout else { return [] }
    let projection = projection
    return projection.isIdentity
      ? [] : [.transform(projection.nearestAffineTransform(at: CGPoint(x: bounds.midX, y: bounds.midY)))]
  }

  /// The content takes hits where it is drawn, which may be outside of this view's own bounds.
  open override func point(inside point: CGPoint, with event: HostEvent?) -> Bool { true }

  /// What the topmost content at a point is; nil if it was made so small that there is nothing to hit.
  open override func hitTest(_ point: CGPoint, with event: HostEvent?) -> HostView? {
    if let subviewTransform {
      var inverse = subviewTransform
      guard inverse.invert() else { return nil }
    }
    return super.hitTest(point, with: event)
  }

  /// Adds the transform to the line that stands for this view.
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

/// Words that are printed as they are, without quotation marks.
struct Words: CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
