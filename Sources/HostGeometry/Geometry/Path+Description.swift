import Foundation

extension Path: LosslessStringConvertible {
  /// The elements as numbers followed by a letter, as in PDF: `x y m` moves, `x y l` draws a line, `cx cy x y q` a
  /// quadratic and `c1x c1y c2x c2y x y c` a cubic curve, `h` closes.
  public var description: String {
    func text(_ points: CGPoint..., letter: String) -> String {
      points.map { "\(Path.number($0.x)) \(Path.number($0.y)) " }.joined() + letter
    }
    return elements.map { element in
      switch element {
      case .move(let point): text(point, letter: "m")
      case .line(let point): text(point, letter: "l")
      case .quadCurve(let point, let control): text(control, point, letter: "q")
      case .curve(let point, let control1, let control2): text(control1, control2, point, letter: "c")
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// Parses a text in the format of ``description``; nil if it is malformed.
  ///
  /// In addition, `v` is a cubic curve whose first control point is the current point, `y` one whose second control
  /// point is its end, and `x y width height re` a rectangle.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      let arity = ["m": 2, "l": 2, "q": 4, "c": 6, "v": 4, "y": 4, "re": 4, "h": 0]
      guard let count = arity[String(word)], numbers.count == count else { return nil }
      switch word {
      case "m": move(to: point(0))
      case "re":
        addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      default:
        guard let pen = currentPoint else { return nil }
        switch word {
        case "l": addLine(to: point(0))
        case "q": addQuadCurve(to: point(1), control: point(0))
        case "c": addCurve(to: point(2), control1: point(0), control2: point(1))
        case "v": addCurve(to: point(1), control1: pen, control2: point(0))
        case "y": addCurve(to: point(1), control1: point(0), control2: point(1))
        default: closeSubpath()
        }
      }
      numbers.removeAll()
    }
    if !numbers.isEmpty { return nil }
  }

  /// A number as printed in a description: exact, and without a decimal point where it is whole.
  private static func number(_ value: CGFloat) -> String {
    let value = Double(value)
    return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
