public import Foundation

/// A place or a rectangle of a view, to be resolved in the coordinates of a geometry reader: `proxy[anchor]`.
///
/// It travels by preference from the view to code that lays something else beside it. Two anchors of the same view and
/// source are equal, wherever the view lies.
public struct Anchor<Value> {
  let holder: AnchorHolder
  let kind: AnchorKind

  /// The part of a view that an anchor stands for.
  public struct Source {
    let kind: AnchorKind
  }
}

extension Anchor: Equatable {
  /// Whether both stand for the same of the same view.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.holder === rhs.holder && lhs.kind == rhs.kind }
}

extension Anchor: Hashable {
  /// Hashes the view's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(holder)) }
}

extension Anchor: @unchecked Sendable {}  // resolved on the main actor only

/// The part of a view's rectangle that an anchor stands for.
enum AnchorKind: Equatable {
  case bounds
  case rect(CGRect)
  case point(CGPoint)
  /// A place as parts of the size.
  case unit(x: CGFloat, y: CGFloat)

  func rect(in bounds: CGRect) -> CGRect {
    switch self {
    case .bounds: bounds
    case .rect(let rect): rect
    case .point(let point): CGRect(origin: point, size: .zero)
    case .unit(let x, let y):
      CGRect(x: bounds.minX + x * bounds.width, y: bounds.minY + y * bounds.height, width: 0, height: 0)
    }
  }
}

extension Anchor.Source where Value == CGRect {
  /// The whole view.
  public static var bounds: Self { Self(kind: .bounds) }
  /// A rectangle in the view's coordinates.
  public static func rect(_ rect: CGRect) -> Self { Self(kind: .rect(rect)) }
}

extension Anchor.Source where Value == CGPoint {
  /// A place in the view's coordinates.
  public static func point(_ point: CGPoint) -> Self { Self(kind: .point(point)) }
  /// The upper leading corner.
  public static var topLeading: Self { Self(kind: .unit(x: 0, y: 0)) }
  /// The middle of the upper side.
  public static var top: Self { Self(kind: .unit(x: 0.5, y: 0)) }
  /// The upper trailing corner.
  public static var topTrailing: Self { Self(kind: .unit(x: 1, y: 0)) }
  /// The middle of the leading side.
  public static var leading: Self { Self(kind: .unit(x: 0, y: 0.5)) }
  /// The middle.
  public static var center: Self { Self(kind: .unit(x: 0.5, y: 0.5)) }
  /// The middle of the trailing side.
  public static var trailing: Self { Self(kind: .unit(x: 1, y: 0.5)) }
  /// The lower leading corner.
  public static var bottomLeading: Self { Self(kind: .unit(x: 0, y: 1)) }
  /// The middle of the lower side.
  public static var bottom: Self { Self(kind: .unit(x: 0.5, y: 1)) }
  /// The lower trailing corner.
  public static var bottomTrailing: Self { Self(kind: .unit(x: 1, y: 1)) }
}
