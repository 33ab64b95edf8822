public import Foundation
public import HostTree

/// The context that the closure of a ``Canvas`` draws with: operations that draw, and a state that they are drawn by.
///
/// A context is a value: a copy has a state of its own, and draws into the same layer. So changes to a copy end with
/// it:
///
/// ```swift
/// let canvas = Canvas { context, size in
///   var clipped = context
///   clipped.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
///   clipped.fill(Path(CGRect(x: 5, y: 5, width: 20, height: 20)), with: .color(.red))
///   context.fill(Path(CGRect(x: 0, y: 0, width: 3, height: 3)), with: .color(.blue))
/// }
/// let renderer = ImageRenderer(content: canvas.frame(width: 30, height: 30))
/// for command in renderer.drawing?.commands ?? [] {
///   switch command {
///   case .begin: print("begin")
///   case .fill(let path, _, _): print("fill", path.boundingRect.width)
///   default: print("end")
///   }
/// }
/// // Prints:
/// // begin
/// // fill 20.0
/// // end
/// // fill 3.0
/// ```
///
/// For each operation, its result is filtered, the filter that was added last first; then it is clipped, faded by the
/// ``opacity-swift.property``, and blended with what the layer contains. All lengths are in points of the user space,
/// which is the canvas's until it is transformed. ``withCGContext(content:)`` gives code of Core Graphics a context to
/// draw with.
public struct GraphicsContext {
  let layer: DrawingLayer
  let canvas: CanvasReference
  /// The environment of the canvas. Its reads are tracked.
  public private(set) var environment: EnvironmentValues

  /// The opacity of later drawing, from 0 to 1, the default. A number out of range is reported as misuse and counts as
  /// the nearer end.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = newValue.sound(from: 0, to: 1, else: 1, "The opacity of a graphics context") }
  }

  /// How a drawing is combined with the contents of the layer. Defaults to ``BlendMode-swift.struct/normal``.
  public var blendMode: BlendMode {
    get { BlendMode(state.blendMode) }
    set { state.blendMode = newValue.mode }
  }

  /// The transform from the user space to the canvas's coordinates. One that is not finite is reported as misuse and
  /// counts as the identity.
  public var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue.sound }
  }

  private(set) var state: DrawingState

  init(layer: DrawingLayer, canvas: HostCanvas?, size: CGSize, environment: EnvironmentValues) {
    self.layer = layer
    self.canvas = CanvasReference(canvas)
    self.environment = environment
    state = DrawingState(visible: CGRect(origin: .zero, size: size))
  }

  private init(_ context: GraphicsContext, drawingInto layer: DrawingLayer) {
    self.layer = layer
    canvas = context.canvas
    environment = context.environment
    state = context.state.forLayer
  }

  /// Resolves what follows in another environment.
  mutating func replaceEnvironment(with environment: EnvironmentValues) { self.environment = environment }

  // MARK: Transforms

  /// Scales later drawing. Factors that are not finite are reported as misuse, and nothing is scaled.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// Moves later drawing.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }

  /// Turns later drawing around the origin, clockwise for a positive angle.
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }

  /// Puts a transform before the context's: later drawing is transformed by `matrix` first.
  public mutating func concatenate(_ matrix: CGAffineTransform) { state.concatenate(matrix.sound) }

  // MARK: Clips

  /// How a clip shape is used.
  public struct ClipOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Inverts the clip: drawing is visible outside of the shape only.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The bounding rectangle of all clip shapes, at first of the canvas, in the user space. Empty where the transform
  /// leaves no area.
  public var clipBoundingRect: CGRect { state.clipBoundingRect }

  /// Clips later drawing to a path, in addition to the clips that there are.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    guard options.contains(.inverse) else { return state.clip(to: path, style: style) }
    var hole = blank
    hole.fill(path.applying(transform), with: .black, style: style)
    state.clip(to: hole, isInverse: true)
  }

  /// Clips later drawing by the opacity of the drawing of `content` into a layer of its own.
  ///
  /// - Parameters:
  ///   - opacity: The opacity of the layer as a whole.
  ///   - options: Whether the inverse opacity counts.
  ///   - content: Draws the layer, with a context that has the same transform.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let opacity = opacity.sound(from: 0, to: 1, else: 1, "The opacity of a clip")
    let layer = DrawingLayer(layer.drawing.blank)
    var context = GraphicsContext(self, drawingInto: layer)
    try content(&context)
    let mask = layer.drawing.blank(with: layer.isolated, opacity < 1 ? [.opacity(opacity)] : [])
    state.clip(to: mask, isInverse: options.contains(.inverse))
  }

  // MARK: Layers and filters

  /// Draws the drawing of `content` as one layer, by the state of this context.
  ///
  /// - Parameter content: Draws with a context that has the same transform and otherwise the default state.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = DrawingLayer(layer.drawing.blank)
    var context = GraphicsContext(self, drawingInto: layer)
    try content(&context)
    draw(layer.isolated, transformed: false)
  }

  /// Filters later drawing, before the filters that there are.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    let effects = filter.effects(in: self)
    let isMoved = (transform.a, transform.b, transform.c, transform.d) == (1, 0, 0, 1)
    if isMoved || !filter.dependsOnSpace || !state.hasArea {
      state.filters += effects
    } else {
      // Lengths count in the user space.
      state.filters += [.transform(transform)] + effects + [.transform(transform.inverted())]
    }
  }

  // MARK: Drawing

  /// An empty drawing with the inherited colours.
  var blank: HostDrawing { layer.drawing.blank }

  /// Adds what was drawn to the layer, by the state.
  ///
  /// - Parameter transformed: Whether it is in the user space, instead of in the canvas's coordinates.
  func draw(_ content: HostDrawing, transformed: Bool = true) {
    state.draw(content, into: layer, isTransformed: transformed)
  }

  /// Runs code on the main actor, where canvases are drawn; elsewhere it is reported, and `substitute` is the result.
  func onMain<Result>(else substitute: Result, _ body: @MainActor (GraphicsContext) -> Result) -> Result {
    guard isOnMainActor else {
      reportMisuse(
        "A graphics context is used off the main actor, where it draws nothing. Use it in the closure of its canvas.")
      return substitute
    }
    nonisolated(unsafe) let context = self
    return withoutActuallyEscaping(body) { body in withoutIsolation { body(context) }() }
  }
}

/// The canvas that a context belongs to, which may be gone before a copy of the context that a program has kept.
struct CanvasReference {
  nonisolated(unsafe) private weak var host: HostCanvas?

  init(_ host: HostCanvas?) { self.host = host }

  @MainActor
  func symbol(_ id: AnyHashable, in look: HostDrawing) -> (drawing: HostDrawing, size: CGSize)? {
    host?.symbol(id, in: look)
  }
}
