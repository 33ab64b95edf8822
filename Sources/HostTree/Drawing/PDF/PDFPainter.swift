import Foundation

/// Draws the contents of a PDF page: paths in colours, and clips. Other things are left out, and named.
struct PDFPainter {
  let file: PDFFile
  /// The page, in the drawing's coordinates.
  let page: CGRect
  private(set) var drawing = HostDrawing()
  private(set) var missing: [String] = []
  private(set) var hasOperators = false
  private var operatorsLeft = 50_000
  private var depth = 0

  var state: PDFState
  private var saved: [PDFState] = []
  var resources: [String: PDFValue] = [:]

  var path = Path()
  /// The rule of a clip that begins after the path is painted.
  var clip: FillStyle?

  init(_ file: PDFFile, page: CGRect, _ transform: CGAffineTransform) {
    self.file = file
    self.page = page
    state = PDFState(transform: transform)
  }

  /// Draws contents: values, and after them the operator that takes them.
  mutating func run(_ content: [UInt8], resources: [String: PDFValue]) {
    let outer = (state, saved, self.resources, path)
    (saved, self.resources, path) = ([], resources, Path())
    state.clipCount = 0
    var scanner = PDFScanner(content[...], hasReferences: false)
    var values: [PDFValue] = []
    while let value = scanner.next() {
      guard case .word(let name) = value else {
        if values.count < 200 { values.append(value) }
        continue
      }
      guard operatorsLeft > 0 else {
        miss("later parts")
        break
      }
      operatorsLeft -= 1
      if name == "ID" { scanner.skipPicture() }
      perform(name, values)
      values = []
    }
    while !saved.isEmpty { restore() }
    endClips(to: 0)
    (state, saved, self.resources, path) = outer
  }

  private mutating func perform(_ name: String, _ values: [PDFValue]) {
    let operands = PDFOperands(values: values)
    hasOperators =
      performPath(name, operands) || performColor(name, operands) || performState(name, operands)
      || hasOperators
  }

  /// Notes what is not drawn.
  mutating func miss(_ what: String) {
    if !missing.contains(what) { missing.append(what) }
  }

  // MARK: The state

  mutating func save() {
    if saved.count < 100 { saved.append(state) } else { operatorsLeft = 0 }
  }

  mutating func restore() {
    guard let last = saved.popLast() else { return }
    endClips(to: last.clipCount)
    state = last
  }

  private mutating func endClips(to count: Int) {
    while state.clipCount > count {
      drawing.commands.append(.end)
      state.clipCount -= 1
    }
  }

  // MARK: Painting

  /// Fills and strokes the path, then begins the clip that was asked for.
  mutating func paint(fill: FillStyle?, isStroked: Bool) {
    defer {
      path = Path()
      clip = nil
    }
    if let fill, let color = state.fill.color(opacity: state.fillOpacity) {
      drawing.fill(path, with: color, style: fill)
    }
    if isStroked, let color = state.stroke.color(opacity: state.strokeOpacity) {
      drawing.stroke(path, with: color, style: state.strokeStyle)
    }
    if let clip { beginClip(path, clip) }
  }

  private mutating func beginClip(_ path: Path, _ style: FillStyle) {
    // Most contents begin with a clip to the page.
    let inside = page.insetBy(dx: 0.01, dy: 0.01)
    let corners = Path(inside).elements.compactMap { if case .line(let corner) = $0 { corner } else { nil } }
    let isSimple = path.elements.count <= 6 && !path.elements.contains { if case .curve = $0 { true } else { false } }
    if isSimple, path.contains(inside.origin), corners.allSatisfy({ path.contains($0) }) { return }
    guard state.clipCount < 20 else {
      operatorsLeft = 0
      return
    }
    drawing.commands.append(.begin([.clip(path, style)]))
    state.clipCount += 1
  }

  /// Draws another stream of the file: the contents of a form.
  mutating func drawObject(_ value: PDFValue?) {
    guard depth < 8, let (dictionary, content) = file.stream(value) else { return miss("contents") }
    guard file.resolved(dictionary["Subtype"])?.name == "Form" else { return miss("pictures") }
    let outer = state
    depth += 1
    defer {
      depth -= 1
      state = outer
    }
    let opacity = state.fillOpacity
    if opacity < 1 { drawing.commands.append(.begin([.opacity(opacity)])) }
    (state.fillOpacity, state.strokeOpacity) = (1, 1)
    if let m = file.numbers(dictionary["Matrix"], count: 6) { state.concatenate(m) }
    let inner = file.dictionary(dictionary["Resources"]) ?? resources
    let clips = state.clipCount
    if let box = file.numbers(dictionary["BBox"], count: 4) {
      var outline = Path()
      outline.addRect(
        CGRect(x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1]), transform: state.transform)
      beginClip(outline, FillStyle())
    }
    run(content, resources: inner)
    endClips(to: clips)
    if opacity < 1 { drawing.commands.append(.end) }
  }
}
