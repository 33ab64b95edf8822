public import HostTree

/// A view that paints a shape, to which further layers of paint can be added.
///
/// ```swift
/// let host = HostingView(rootView: Circle().fill(.yellow).strokeBorder(.black, lineWidth: 2))
/// host.frame.size = CGSize(width: 100, height: 50)
/// host.layoutIfNeeded()
/// print(host.subviews[0].treeDescription())
/// // Prints "HostShapeView (25, 0, 50 x 50) shape=Circle fill=yellow stroke=black lineWidth=2"
/// ```
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape that is painted.
  nonisolated var shape: Content { get }
}

/// A view that paints a shape which can be inset, so that it can be stroked inside its outline.
@MainActor @preconcurrency
public protocol _InsettableShapeView<Content>: ShapeView where Content: InsettableShape {}

/// A shape view of the library's own, which knows its layers of paint.
///
/// However many layers there are, they have one host.
@MainActor
protocol LayeredShapeView: ShapeView where Body == Never {
  /// The layers below this view's own.
  associatedtype Background: View
  var background: Background { get set }
  /// This view's own layer of paint on a shape.
  func ownLayer(on shape: Content, in environment: EnvironmentValues) -> HostShapeLayer

  var shape: Content { get set }
  /// The animatable values of all layers: the colours and the lengths of strokes.
  var animatablePaint: AnimatablePaint { get set }
}

extension LayeredShapeView {
  /// All layers, from the lowest to the topmost, on the same shape: this view's, which may be an animated value.
  func layers(in environment: EnvironmentValues) -> [HostShapeLayer] { layers(on: shape, in: environment) }

  private func layers(on shape: any Shape, in environment: EnvironmentValues) -> [HostShapeLayer] {
    let below = (background as? any LayeredShapeView)?.layers(on: shape, in: environment) ?? []
    return below + [ownLayer(on: (shape as? Content) ?? self.shape, in: environment)]
  }

  /// The animatable values of the layers below.
  fileprivate var backgroundPaint: AnimatablePaint {
    get { (background as? any LayeredShapeView)?.animatablePaint ?? .zero }
    set {
      guard var below = background as? any LayeredShapeView else { return }
      below.animatablePaint = newValue
      if let same = below as? Background { background = same }
    }
  }

  /// Joins the animatable values of this view's own layer with the values of the layers below, in this order.
  fileprivate func joined(_ own: AnimatablePaint, _ style: StrokeStyle?) -> AnimatablePaint {
    let below = backgroundPaint
    let lengths = style.map { [$0.lineWidth, $0.dashPhase] } ?? []
    return AnimatablePaint(colors: own.colors + below.colors, lengths: lengths + below.lengths)
  }

  /// Splits animatable values: the values of this view's own layer come first, the rest belongs to the layers below.
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
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    PaintedShape<Self>._makeNodes(PaintedShape(view: view), in: &builder)
  }

  /// Updates the one node with the new value.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    PaintedShape<Self>._updateNodes(PaintedShape(view: view), in: &cursor)
  }
}

/// Owns the host of a shape view. A wrapper because the shape view's own `Content` is its shape.
struct PaintedShape<Painted: LayeredShapeView>: HostedView {
  typealias Body = Never
  var view: Painted

  var written: Any { view }

  func makeHost(context: HostContext<Self>) -> HostShapeView { HostShapeView() }

  func updateHost(_ host: HostShapeView, context: HostContext<Self>) {
    host.layers = view.layers(in: context.environment)
    host.mirroredDirection = view.shape.layoutDirectionBehavior.host
  }
}

/// A shape filled with a style; the result of `fill(_:style:)`.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  /// The shape that is filled.
  public var shape: Content
  /// The style that it is filled with.
  public var style: Style
  /// The fill rule and antialiasing.
  public var fillStyle: FillStyle

  /// Creates the view; the same as `shape.fill(style, style: fillStyle)`.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: _InsettableShapeView where Content: InsettableShape {}
extension _ShapeView: LayeredShapeView {
  /// `Never`: the library handles this view itself and calls no `body`.
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

/// A shape filled with a style, above other layers of paint.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape that is filled.
  public var shape: Content
  /// The style that it is filled with.
  public var style: Style
  /// The fill rule and antialiasing.
  public var fillStyle: FillStyle
  /// The layers below.
  public var background: Background
}

extension FillShapeView: _InsettableShapeView where Content: InsettableShape {}
extension FillShapeView: LayeredShapeView {
  /// `Never`: the library handles this view itself and calls no `body`.
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

/// A shape with a stroke along its outline, above other layers of paint.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape whose outline is stroked.
  public var shape: Content
  /// The style that the line is painted with.
  public var style: Style
  /// The width, caps, joins and dashes of the line.
  public var strokeStyle: StrokeStyle
  /// Whether edges should be antialiased. It has no effect so far: host layers have it for fills only.
  public var isAntialiased: Bool
  /// The layers below.
  public var background: Background
}

extension StrokeShapeView: _InsettableShapeView where Content: InsettableShape {}
extension StrokeShapeView: LayeredShapeView {
  /// `Never`: the library handles this view itself and calls no `body`.
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

/// A shape with a stroke inside its outline, above other layers of paint.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
  /// The shape that is stroked.
  public var shape: Content
  /// The style that the line is painted with.
  public var style: Style
  /// The width, caps, joins and dashes of the line.
  public var strokeStyle: StrokeStyle
  /// Whether edges should be antialiased. It has no effect so far: host layers have it for fills only.
  public var isAntialiased: Bool
  /// The layers below.
  public var background: Background
}

extension StrokeBorderShapeView: _InsettableShapeView {}
extension StrokeBorderShapeView: LayeredShapeView {
  /// `Never`: the library handles this view itself and calls no `body`.
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
    // Named after the shape itself, whatever the type of its inset shape.
    let named = HostShape(
      shape.hostName, sizeThatFits: { inner.sizeThatFits($0) }, path: { inner.path(in: $0) })
    return HostShapeLayer(named, .stroke(strokeStyle), paint: style.paint(in: environment))
  }
}

extension HostShapeLayer {
  /// The fill of a shape. The fill of a stroked shape is a stroke, which hosts draw better than a filled outline of the
  /// line.
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

/// A shape that is the stroke of another one.
private protocol StrokedShape {
  /// How the line is drawn.
  var style: StrokeStyle { get }
  /// The other shape.
  @MainActor func lineShape(in environment: EnvironmentValues) -> HostShape
}

extension _StrokedShape: StrokedShape {
  func lineShape(in environment: EnvironmentValues) -> HostShape { shape.host(in: environment) }
}
