package import Foundation

extension BinaryFloatingPoint {
  /// This number if it is finite and in range; otherwise the nearest valid one, and a diagnostic.
  ///
  /// For numbers from user code, checked where it makes a value from them. Numbers that animations compute from valid
  /// ones are not checked, so a spring that swings below 0 is not reported.
  ///
  /// - Parameters:
  ///   - least: The least valid number; nil for no limit.
  ///   - most: The greatest valid number; nil for no limit.
  ///   - substitute: The result for NaN, and for an infinite number without a limit on its side.
  ///   - what: The meaning of the number, at the start of the diagnostic: `The radius of a blur`.
  @inlinable
  package func sound(
    from least: Self? = nil, to most: Self? = nil, else substitute: Self, _ what: @autoclosure () -> String
  ) -> Self {
    if isFinite, self >= least ?? self, self <= most ?? self { return self }
    return unsound(least, most, substitute, what())
  }

  /// Not inlined, as it is never called in a correct program.
  @inline(never)
  @usableFromInline package func unsound(_ least: Self?, _ most: Self?, _ substitute: Self, _ what: String) -> Self {
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
  /// This number unless it is NaN or less than `least`; for priorities and limits, which may be infinite.
  @inlinable
  package func soundOrInfinite(from least: Self? = nil, else substitute: Self, _ what: @autoclosure () -> String)
    -> Self
  {
    self >= least ?? self ? self : sound(from: least, else: substitute, what())
  }
}

extension Double {
  /// The number as text in a diagnostic: 12, 12.5, nan.
  fileprivate var formatted: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}

extension Optional where Wrapped == CGFloat {
  /// This length if it is finite and not less than `least`; otherwise nil, and a diagnostic.
  package func soundLength(from least: CGFloat? = nil, _ what: @autoclosure () -> String) -> CGFloat? {
    guard let length = self, !(length.isFinite && length >= least ?? length) else { return self }
    let message =
      "\(what()) is \(Double(length).formatted); it counts as not given. Give it a finite length\(least == 0 ? " of 0 or more" : "")."
    reportMisuse(message)
    return nil
  }
}
