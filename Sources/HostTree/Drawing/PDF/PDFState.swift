import Foundation

/// The graphics state of a PDF's contents.
struct PDFState {
  /// From the coordinates of the contents to those of the drawing.
  private(set) var transform: CGAffineTransform
  var fill = PDFInk()
  var stroke = PDFInk()
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  /// The line, with lengths in the coordinates of the contents.
  var line = StrokeStyle(lineCap: .butt, lineJoin: .miter)
  /// How many groups of the drawing are clips of this state.
  var clipCount = 0

  init(transform: CGAffineTransform) { self.transform = transform }

  /// Applies a transform before the others; nothing if its six numbers are too large together.
  mutating func concatenate(_ m: [Double]) {
    let inner = CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
    let all = inner.concatenating(transform)
    if [all.a, all.b, all.c, all.d, all.tx, all.ty].allSatisfy({ abs($0) < 1e12 }) { transform = all }
  }

  /// The line in the drawing's coordinates. Its width is uniform, and 0 is a thin line.
  var strokeStyle: StrokeStyle {
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    var style = line
    style.lineWidth = line.lineWidth > 0 ? line.lineWidth * scale : 0.5
    style.dash = line.dash.map { $0 * scale }
    style.dashPhase = line.dashPhase * scale
    return style
  }
}

/// The colour that a PDF fills or strokes with; black at first.
struct PDFInk {
  private var components: [Double]? = [0]
  /// Whether more of the ink is darker, as of one that is named by its pigment.
  private var isPigment = false

  /// The colour; nil for gradients and patterns.
  func color(opacity: Double) -> HostColor? {
    guard let components else { return nil }
    switch components.count {
    case 1:
      let white = isPigment ? 1 - components[0] : components[0]
      return HostColor(red: white, green: white, blue: white, alpha: opacity)
    case 3: return HostColor(red: components[0], green: components[1], blue: components[2], alpha: opacity)
    default:
      let light = components.prefix(3).map { (1 - $0) * (1 - components[3]) }
      return HostColor(red: light[0], green: light[1], blue: light[2], alpha: opacity)
    }
  }

  /// Chooses a space of colours, and its first one.
  mutating func choose(_ name: String, _ resources: [String: PDFValue]?, in file: PDFFile) {
    let space = file.resolved(resources?[name])
    let kind = space?.array.flatMap { file.resolved($0.first)?.name } ?? space?.name ?? name
    isPigment = kind == "Separation" || kind == "DeviceN"
    components = kind == "Pattern" ? nil : kind == "DeviceCMYK" ? [0, 0, 0, 1] : [isPigment ? 1 : 0]
  }

  /// Chooses a colour by its components; false for a pattern, or a number of components that no known space has.
  mutating func choose(_ numbers: [Double]) -> Bool {
    components = [1, 3, 4].contains(numbers.count) ? numbers : nil
    return components != nil
  }

  /// Chooses a colour of a device's space.
  mutating func chooseOfDevice(_ numbers: [Double]) {
    isPigment = false
    components = numbers
  }
}
