import Foundation

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
