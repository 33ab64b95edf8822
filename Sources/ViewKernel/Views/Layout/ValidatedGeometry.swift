import Foundation
import HostTree

// Validates values made of numbers that users pass: see ``BinaryFloatingPoint/sound(from:to:else:_:)``.

extension EdgeInsets {
  /// These insets, with 0 for those that are not finite.
  func sound(_ what: @autoclosure () -> String) -> EdgeInsets {
    EdgeInsets(
      top: top.sound(else: 0, "\(what()) at the top"), leading: leading.sound(else: 0, "\(what()) at the leading edge"),
      bottom: bottom.sound(else: 0, "\(what()) at the bottom"),
      trailing: trailing.sound(else: 0, "\(what()) at the trailing edge"))
  }
}

extension CGAffineTransform {
  /// This transform if its numbers are finite; else none.
  var sound: CGAffineTransform {
    for number in [a, b, c, d, tx, ty] where !number.isFinite {
      let message =
        "The transform of a shape has the number \(number), so the shape is not transformed. Give it finite numbers."
      reportMisuse(message)
      return .identity
    }
    return self
  }
}

extension GridItem {
  /// This column with sound lengths; the greatest may be infinite.
  var sound: GridItem {
    func least(_ length: CGFloat) -> CGFloat {
      length.sound(from: 0, else: 0, "The least size of a grid's column or row")
    }
    func most(_ length: CGFloat) -> CGFloat {
      length.soundOrInfinite(else: .infinity, "The greatest size of a grid's column or row")
    }
    let size: Size =
      switch size {
      case .fixed(let length): .fixed(length.sound(from: 0, else: 0, "The size of a grid's column or row"))
      case .flexible(let minimum, let maximum): .flexible(minimum: least(minimum), maximum: most(maximum))
      case .adaptive(let minimum, let maximum): .adaptive(minimum: least(minimum), maximum: most(maximum))
      }
    return GridItem(
      size, spacing: spacing.soundLength("The spacing after a grid's column or row"), alignment: alignment)
  }
}

extension CGSize {
  /// This size with sound lengths: see ``BinaryFloatingPoint/sound(from:to:else:_:)``.
  func sound(from least: CGFloat? = nil, else substitute: CGFloat = 0, _ what: @autoclosure () -> String) -> CGSize {
    CGSize(
      width: width.sound(from: least, else: substitute, "\(what()) across"),
      height: height.sound(from: least, else: substitute, "\(what()) downwards"))
  }
}

extension UnitPoint {
  /// This place with finite numbers.
  func sound(_ what: @autoclosure () -> String) -> UnitPoint {
    UnitPoint(x: x.sound(else: 0, "\(what()) across"), y: y.sound(else: 0, "\(what()) downwards"))
  }
}

extension Angle {
  /// This angle if it is finite; else none.
  func sound(_ what: @autoclosure () -> String) -> Angle {
    radians.isFinite ? self : .radians(radians.sound(else: 0, what()))
  }
}

extension StrokeStyle {
  /// This style with sound lengths.
  var sound: StrokeStyle {
    var result = self
    result.lineWidth = lineWidth.sound(from: 0, else: 1, "The width of a line")
    result.miterLimit = miterLimit.sound(else: 10, "The miter limit of a line")
    result.dashPhase = dashPhase.sound(else: 0, "The phase of a dashed line")
    result.dash = dash.map { $0.sound(from: 0, else: 0, "A dash of a line") }
    return result
  }
}
