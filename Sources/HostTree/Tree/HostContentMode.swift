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
    let scale: CGFloat
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: scale = min(x, y)
    case .scaleAspectFill: scale = max(x, y)
    default: scale = 1
    }
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(
      x: bounds.minX + (bounds.width - width) * anchor.x, y: bounds.minY + (bounds.height - height) * anchor.y,
      width: width, height: height)
  }

  /// The point of the bounds at which the same point of the content lies.
  private var anchor: UnitPoint {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .leading
    case .right: .trailing
    case .topLeft: .topLeading
    case .topRight: .topTrailing
    case .bottomLeft: .bottomLeading
    case .bottomRight: .bottomTrailing
    }
  }
}
