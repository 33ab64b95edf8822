import Foundation
import HostTree

// The names of modified shapes in printed trees: their source code.

extension RoundedRectangle: NamedShape {
  var name: String {
    let size = cornerSize
    return
      "RoundedRectangle(\(size.width == size.height ? size.width.short : "\(size.width.short) x \(size.height.short)"))"
  }
}

extension InsetShapeOf: NamedShape {
  var name: String { "\(shape.hostName).inset(\(amount.short))" }
}

extension _TrimmedShape: NamedShape {
  var name: String { "\(shape.hostName).trim(\(startFraction.short), \(endFraction.short))" }
}

extension _StrokedShape: NamedShape {
  var name: String { "\(shape.hostName).stroke(\(style.lineWidth.short))" }
}

extension OffsetShape: NamedShape {
  var name: String { "\(shape.hostName).offset(\(offset.width.short), \(offset.height.short))" }
}

extension RotatedShape: NamedShape {
  var name: String { "\(shape.hostName).rotation(\(CGFloat(angle.degrees).short)°)" }
}

extension ScaledShape: NamedShape {
  var name: String { "\(shape.hostName).scale(\(scale.width.short), \(scale.height.short))" }
}

extension TransformedShape: NamedShape {
  var name: String { "\(shape.hostName).transform" }
}

extension _SizedShape: NamedShape {
  var name: String { "\(shape.hostName).size(\(size.width.short), \(size.height.short))" }
}

extension CGFloat {
  /// The number with at most two decimals.
  fileprivate var short: String {
    guard isFinite, magnitude < 1e13 else { return "\(self)" }
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
