public import HostTree

/// A view that paints a shape, and can be given more coats of paint upon it.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  nonisolated var shape: Content { get }
}

/// A shape view of the library's own, which knows its coats of paint.
///
/// However many there are, they have one host.
@MainActor
protocol LayeredShapeView: ShapeView where Body == Never {
  /// What lies below this view's own paint.
  associatedtype Background: View
  var background: Background { get set }
  /// This view's own coat upon a shape.
  func ownLayer(on shape: Content, in environment: EnvironmentValues) -> HostShapeLayer

  var shape: Content { get set }
  /// What is animated of all coats' colours and lines.
  var animatablePaint: AnimatablePaint { get set }
}

extension LayeredShapeView {
  /// All coats, from the lowest to the topmost, upon the same shape: this view's, which may be on its way.
  func layers(in environment: EnvironmentValues) -> [HostShapeLayer] { layers(on: shape, in: environment) }

  private func layers(on shape: any Shape, in environment: EnvironmentValues) -> [HostShapeLayer] {
    let below = (background as? any LayeredShapeView)?.layers(on: shape, in: environment) ?? []
    return below + [ownLayer(on: (shape as? Content) ?? self.shape, in: environment)]
  }

  /// What is animated of the coats below.
  fileprivate var backgroundPaint: AnimatablePaint {
    get { (background as? any LayeredShapeView)?.animatablePaint ?? .zero }
    set {
      guard var below = background as? any LayeredShapeView else { return }
      below.animatablePaint = newValue
      if let same = below as? Background { background = same }
    }
  }

  /// Puts what is animated of this view's own coat before what is animated of those below.
  fileprivate func joined(_ own: AnimatablePaint, _ style: StrokeStyle?) -> AnimatablePaint {
    let below = backgroundPaint
    let lengths = style.map { [$0.lineWidth, $0.dashPhase] } ?? []
    return AnimatablePaint(colors: own.colors + below.colors, lengths: lengths + below.lengths)
  }

  /// Hands what is animated to this view's own coat, and the rest to those below.
  fileprivate mutating func split(
    _ paint: AnimatablePaint, own: inout AnimatablePaint, _ style: inout StrokeStyle?
  ) {
    let count = own.colors.count
    own.colors = Array(paint.colors.prefix(count))
    var lengths = paint.lengths[...]
    if style != nil, lengths.count >= 2 {
      style?.lineWidth = lengths.removeFirst()
      style?.dashPhase = lengths.removeFirst()
    }
    backgroundPaint = AnimatablePaint(colors: Array(paint.colors.dropFirst(count)), lengths: Array(lengths))
  }

  /// Appends one node that owns the host.
  public static func makeNodes(_ view: Self, in builder: inout NodeBuilder) {
    PaintedShape<Self>.makeNodes(PaintedShape(view: view), in: &builder)
  }

  /// Hands the new value to the one node.
  public static func updateNodes(_ view: Self, in cursor: inout NodeCursor) {
    PaintedShape<Self>.updateNodes(PaintedShape(view: view), in: &cursor)
  }
}

/// Owns the host of a shape view: what it is painted with, whose own `Content` is the shape.
struct PaintedShape<Painted: LayeredShapeView>: HostedView {
  typealias Body = Never
  var view: Painted

  var written: Any { view }

  func makeHost(context: HostContext<Self>) -> HostShapeView { HostShapeView() }

  func updateHost(_ host: HostShapeView, context: HostContext<Self>) {
    host.layers = view.layers(in: context.environment)
  }
}

/// A shape whose inside is filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  /// The shape.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How it is filled.
  public var fillStyle: FillStyle

  /// Makes the view.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: LayeredShapeView {
  /// There is no body.
  public typealias Body = Never

  var background: EmptyView {
    get { EmptyView() }
    set {}
  }

  var animatablePaint: AnimatablePaint {
    get { style.animatablePaint }
    set { style.animatablePaint = newValue }
  }

  func ownLayer(on shape: Content, in environment: EnvironmentValues) -> HostShapeLayer {
    HostShapeLayer(filling: shape, fillStyle, style, in: environment)
  }
}

/// A shape whose inside is filled with a style, upon other coats of paint.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How it is filled.
  public var fillStyle: FillStyle
  /// The other coats of paint.
  public var background: Background
}

extension FillShapeView: LayeredShapeView {
  /// There is no body.
  public typealias Body = Never

  var animatablePaint: AnimatablePaint {
    get { joined(style.animatablePaint, nil) }
    set {
      var own = style.animatablePaint
      var none: StrokeStyle?
      split(newValue, own: &own, &none)
      style.animatablePaint = own
    }
  }

  func ownLayer(on shape: Content, in environment: EnvironmentValues) -> HostShapeLayer {
    HostShapeLayer(filling: shape, fillStyle, style, in: environment)
  }
}

/// A shape with a line along its outline, upon other coats of paint.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape.
  public var shape: Content
  /// What the line is painted with.
  public var style: Style
  /// How the line is drawn.
  public var strokeStyle: StrokeStyle
  /// Whether edges are drawn smoothly.
  public var isAntialiased: Bool
  /// The other coats of paint.
  public var background: Background
}

extension StrokeShapeView: LayeredShapeView {
  /// There is no body.
  public typealias Body = Never

  var animatablePaint: AnimatablePaint {
    get { joined(style.animatablePaint, strokeStyle) }
    set {
      var own = style.animatablePaint
      var line: StrokeStyle? = strokeStyle
      split(newValue, own: &own, &line)
      style.animatablePaint = own
      strokeStyle = line ?? strokeStyle
    }
  }

  func ownLayer(on shape: Content, in environment: EnvironmentValues) -> HostShapeLayer {
    HostShapeLayer(shape.host(in: environment), .stroke(strokeStyle), paint: style.paint(in: environment))
  }
}

/// A shape with a line within its outline, upon other coats of paint.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
  /// The shape.
  public var shape: Content
  /// What the line is painted with.
  public var style: Style
  /// How the line is drawn.
  public var strokeStyle: StrokeStyle
  /// Whether edges are drawn smoothly.
  public var isAntialiased: Bool
  /// The other coats of paint.
  public var background: Background
}

extension StrokeBorderShapeView: LayeredShapeView {
  /// There is no body.
  public typealias Body = Never

  var animatablePaint: AnimatablePaint {
    get { joined(style.animatablePaint, strokeStyle) }
    set {
      var own = style.animatablePaint
      var line: StrokeStyle? = strokeStyle
      split(newValue, own: &own, &line)
      style.animatablePaint = own
      strokeStyle = line ?? strokeStyle
    }
  }

  func ownLayer(on shape: Content, in environment: EnvironmentValues) -> HostShapeLayer {
    let inner = shape.inset(by: strokeStyle.lineWidth / 2).host(in: environment)
    // Its name is the shape's own, whatever its type makes of insets.
    let named = HostShape(
      shape.hostName, sizeThatFits: { inner.sizeThatFits($0) }, path: { inner.path(in: $0) })
    return HostShapeLayer(named, .stroke(strokeStyle), paint: style.paint(in: environment))
  }
}

extension HostShapeLayer {
  /// The inside of a shape. That of a stroke is the line itself, which hosts can draw better than an outline of it.
  @MainActor
  fileprivate init<S: Shape, P: ShapeStyle>(
    filling shape: S, _ fillStyle: FillStyle, _ style: P, in environment: EnvironmentValues
  ) {
    let paint = style.paint(in: environment)
    if let stroked = shape as? any StrokedShape {
      self.init(stroked.lineShape(in: environment), .stroke(stroked.style), paint: paint)
    } else {
      self.init(shape.host(in: environment), .fill(fillStyle), paint: paint)
    }
  }
}

/// A shape that is a line along another one's outline.
private protocol StrokedShape {
  /// How the line is drawn.
  var style: StrokeStyle { get }
  /// The other shape.
  @MainActor func lineShape(in environment: EnvironmentValues) -> HostShape
}

extension _StrokedShape: StrokedShape {
  func lineShape(in environment: EnvironmentValues) -> HostShape { shape.host(in: environment) }
}
