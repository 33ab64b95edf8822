import Foundation

/// The values before an operator.
struct PDFOperands {
  let values: [PDFValue]

  /// The last numbers; nil if there are fewer.
  func numbers(_ count: Int) -> [Double]? {
    let numbers = values.suffix(count).compactMap(\.number)
    return numbers.count == count ? numbers : nil
  }

  var name: String? { values.last?.name }
}

extension PDFPainter {
  // MARK: Paths

  /// Performs an operator that adds to the path, paints it or clips by it. Returns false for any other.
  mutating func performPath(_ name: String, _ operands: PDFOperands) -> Bool {
    if let count = ["m": 2, "l": 2, "c": 6, "v": 4, "y": 4, "re": 4][name] {
      guard let n = operands.numbers(count) else { return false }
      add(name, n)
      return true
    }
    switch name {
    case "h": path.closeSubpath()
    case "W": clip = FillStyle()
    case "W*": clip = FillStyle(eoFill: true)
    case "n": paint(fill: nil, isStroked: false)
    case "f", "F": paint(fill: FillStyle(), isStroked: false)
    case "f*": paint(fill: FillStyle(eoFill: true), isStroked: false)
    case "S": paint(fill: nil, isStroked: true)
    case "B": paint(fill: FillStyle(), isStroked: true)
    case "B*": paint(fill: FillStyle(eoFill: true), isStroked: true)
    case "s", "b", "b*":
      path.closeSubpath()
      paint(fill: name == "s" ? nil : FillStyle(eoFill: name == "b*"), isStroked: true)
    default: return false
    }
    return true
  }

  private mutating func add(_ name: String, _ n: [Double]) {
    let transform = state.transform
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
    func point(_ index: Int) -> CGPoint { point(n[2 * index], n[2 * index + 1]) }
    switch name {
    case "m": path.move(to: point(0))
    case "l": path.addLine(to: point(0))
    case "c": path.addCurve(to: point(2), control1: point(0), control2: point(1))
    case "v":
      if let pen = path.currentPoint { path.addCurve(to: point(1), control1: pen, control2: point(0)) }
    case "y": path.addCurve(to: point(1), control1: point(0), control2: point(1))
    default:
      // Not as a `CGRect`: a negative width or height turns the direction.
      path.addLines([point(0), point(n[0] + n[2], n[1]), point(n[0] + n[2], n[1] + n[3]), point(n[0], n[1] + n[3])])
      path.closeSubpath()
    }
  }

  // MARK: Colours

  /// Performs an operator that chooses a colour. Returns false for any other.
  mutating func performColor(_ name: String, _ operands: PDFOperands) -> Bool {
    if let count = ["g": 1, "rg": 3, "k": 4][name.lowercased()] {
      guard let numbers = operands.numbers(count) else { return false }
      changeInk(isStroke: name == name.uppercased()) { $0.chooseOfDevice(numbers) }
      return true
    }
    switch name {
    case "cs", "CS":
      guard let space = operands.name else { return false }
      let (spaces, file) = (file.dictionary(resources["ColorSpace"]), file)
      changeInk(isStroke: name == "CS") { $0.choose(space, spaces, in: file) }
    case "sc", "scn", "SC", "SCN":
      let numbers = operands.name == nil ? operands.values.compactMap(\.number) : []
      var isKnown = true
      changeInk(isStroke: name.hasPrefix("S")) { isKnown = $0.choose(numbers) }
      if !isKnown { miss("gradients") }
    case "sh": miss("gradients")
    default: return false
    }
    return true
  }

  private mutating func changeInk(isStroke: Bool, _ change: (inout PDFInk) -> Void) {
    if isStroke { change(&state.stroke) } else { change(&state.fill) }
  }

  // MARK: The state

  /// Does an operator that changes the state, draws a form, or is left out; false if it is unknown.
  mutating func performState(_ name: String, _ operands: PDFOperands) -> Bool {
    switch name {
    case "q": save()
    case "Q": restore()
    case "cm": if let m = operands.numbers(6) { state.concatenate(m) }
    case "gs":
      let states = file.dictionary(resources["ExtGState"])
      if let own = file.dictionary(states?[operands.name ?? ""]) { apply(own) }
    case "Do": drawObject(file.dictionary(resources["XObject"])?[operands.name ?? ""])
    case "Tj", "TJ", "'", "\"": miss("texts")
    case "ID": miss("pictures")
    default: return performLine(name, operands)
    }
    return true
  }

  private mutating func performLine(_ name: String, _ operands: PDFOperands) -> Bool {
    guard let number = operands.numbers(1)?[0] else { return false }
    switch name {
    case "w": state.line.lineWidth = number
    case "J": state.line.lineCap = number == 1 ? .round : number == 2 ? .square : .butt
    case "j": state.line.lineJoin = number == 1 ? .round : number == 2 ? .bevel : .miter
    case "M": state.line.miterLimit = number
    case "d":
      state.line.dash = file.numbers(operands.values.first)?.map { CGFloat($0) } ?? []
      state.line.dashPhase = number
    default: return false
    }
    return true
  }

  /// Takes over what a dictionary of the resources says about the state.
  private mutating func apply(_ own: [String: PDFValue]) {
    func number(_ key: String) -> Double? { file.resolved(own[key])?.number }
    if let opacity = number("ca") { state.fillOpacity = min(max(opacity, 0), 1) }
    if let opacity = number("CA") { state.strokeOpacity = min(max(opacity, 0), 1) }
    if let width = number("LW") { state.line.lineWidth = width }
    if file.dictionary(own["SMask"]) != nil { miss("masks") }
  }
}
