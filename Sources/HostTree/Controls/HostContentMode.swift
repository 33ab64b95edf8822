// Tests: `HostContentModeTests`.

import Foundation

extension HostView {
  /// How content of a size is placed in the bounds of a view, as `UIView.ContentMode`.
  public typealias ContentMode = HostContentMode
}

/// How content of a size is placed in the bounds of a view, as `UIView.ContentMode`.
public enum HostContentMode: Int, CaseIterable, Sendable {
  /// Stretched to the bounds; as large as fits; as large as covers the bounds.
  case scaleToFill, scaleAspectFit, scaleAspectFill
  /// As `scaleToFill`.
  case redraw
  /// In its own size: in the middle, or at an edge or a corner.
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

  /// The rectangle of content of a size in bounds.
  func place(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
    let (x, y) = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return place(of: size, times: min(x, y), in: bounds, at: .center)
    case .scaleAspectFill: return place(of: size, times: max(x, y), in: bounds, at: .center)
    case .center: return place(of: size, in: bounds, at: .center)
    case .top: return place(of: size, in: bounds, at: UnitPoint(x: 0.5, y: 0))
    case .bottom: return place(of: size, in: bounds, at: UnitPoint(x: 0.5, y: 1))
    case .left: return place(of: size, in: bounds, at: UnitPoint(x: 0, y: 0.5))
    case .right: return place(of: size, in: bounds, at: UnitPoint(x: 1, y: 0.5))
    case .topLeft: return place(of: size, in: bounds, at: UnitPoint(x: 0, y: 0))
    case .topRight: return place(of: size, in: bounds, at: UnitPoint(x: 1, y: 0))
    case .bottomLeft: return place(of: size, in: bounds, at: UnitPoint(x: 0, y: 1))
    case .bottomRight: return place(of: size, in: bounds, at: UnitPoint(x: 1, y: 1))
    }
  }

  private func place(of size: CGSize, times scale: CGFloat = 1, in bounds: CGRect, at point: UnitPoint) -> CGRect {
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(
      x: bounds.minX + (bounds.width - width) * point.x, y: bounds.minY + (bounds.height - height) * point.y,
      width: width, height: height)
  }
}
