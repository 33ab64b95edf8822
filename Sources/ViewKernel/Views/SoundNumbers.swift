import Foundation
import HostTree

extension BinaryFloatingPoint {
  /// This number if it may be one of its kind; else the nearest that may, and a sentence about it.
  ///
  /// For numbers from users' code, where it makes a value of them: what animations make of sound numbers on the way is not looked
  /// at, so a spring that swings beyond 0 is nobody's mistake.
  ///
  /// - Parameters:
  ///   - least: The least number that may be.
  ///   - most: The greatest number that may be.
  ///   - substitute: What not-a-number counts as, and an infinite number where there is no end.
  ///   - what: What the number is, at the start of a sentence: `The radius of a blur`.
  func sound(
    from least: Self? = nil, to most: Self? = nil, else substitute: Self, _ what: @autoclosure () -> String
  ) -> Self {
    if isFinite, self >= least ?? self, self <= most ?? self { return self }
    return unsound(least, most, substitute, what())
  }

  /// Apart, since it is never needed in a sound program.
  @inline(never)
  private func unsound(_ least: Self?, _ most: Self?, _ substitute: Self, _ what: String) -> Self {
    var result = substitute
    if let least, self < least { result = least }
    if let most, self > most { result = most }
    func text(_ number: Self) -> String { Double(number).formatted }
    let range =
      switch (least, most) {
      case (let least?, let most?): " from \(text(least)) to \(text(most))"
      case (let least?, nil): " of \(text(least)) or more"
      case (nil, let most?): " up to \(text(most))"
      case (nil, nil): ""
      }
    let message = "\(what) is \(text(self)); it counts as \(text(result)). Give it a finite number\(range)."
    reportMisuse(message)
    return result
  }
}

extension BinaryFloatingPoint {
  /// This number unless it is not-a-number, or less than it may be: for ranks and limits, which may be infinite.
  func soundOrInfinite(from least: Self? = nil, else substitute: Self, _ what: @autoclosure () -> String) -> Self {
    self >= least ?? self ? self : sound(from: least, else: substitute, what())
  }
}

extension Double {
  /// The number in a sentence: 12, 12.5, nan.
  fileprivate var formatted: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}

extension Optional where Wrapped == CGFloat {
  /// This length if it is finite; else none, and a sentence about it.
  func soundLength(from least: CGFloat? = nil, _ what: @autoclosure () -> String) -> CGFloat? {
    guard let length = self, !(length.isFinite && length >= least ?? length) else { return self }
    let message =
      "\(what()) is \(Double(length).formatted); it counts as not given. Give it a finite length\(least == 0 ? " of 0 or more" : "")."
    reportMisuse(message)
    return nil
  }
}

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
