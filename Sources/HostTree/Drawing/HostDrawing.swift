public import Foundation

/// The rendering of a host tree: a display list of commands, from back to front.
///
/// A drawing is a value that contains paths, texts and images with resolved colours; a renderer turns the list into
/// pixels, SVG or characters. It is created by ``init(of:visible:)``, which walks a tree in drawing order, fills each
/// host's background, and calls ``HostView/draw(into:)`` in the host's own coordinates; subviews follow after it.
///
/// ```swift
/// final class Badge: HostView {
///   override func draw(into drawing: inout HostDrawing) {
///     drawing.fill(Path(bounds), with: .red)
///     drawing.text("7", in: bounds, font: .systemFont(ofSize: 13), color: .white, alignment: .center)
///   }
/// }
///
/// for command in HostDrawing(of: Badge(frame: CGRect(x: 0, y: 0, width: 20, height: 20))).commands {
///   switch command {
///   case .fill(let path, let brush, _): print("fill", path, brush)
///   case .text(let line): print("text", line.text)
///   default: print("other")
///   }
/// }
/// // Prints:
/// // fill 0 0 m 20 0 l 20 20 l 0 20 l h color(#FF3B30)
/// // text 7
/// ```
public struct HostDrawing: Equatable, Sendable {
  /// A drawing command, or the beginning or end of a group.
  public enum Command: Equatable, Sendable {
    /// Fills a path.
    case fill(Path, Brush, FillStyle)
    /// Strokes a path.
    case stroke(Path, Brush, StrokeStyle)
    /// Draws a line of text.
    case text(Line)
    /// Draws an image stretched to a rectangle; as a mask of a colour if there is one.
    case image(HostImage, CGRect, HostColor?)
    /// Begins a group: the commands until the matching end are drawn through effects, as one. The last effect is
    /// applied first.
    case begin([Effect])
    /// Ends the innermost group.
    case end
  }

  /// The paint of a fill or stroke.
  public enum Brush: Equatable, Sendable {
    /// A uniform colour, resolved for the appearance.
    case color(HostColor)
    /// A paint, whose unit points are relative to a rectangle.
    case paint(HostPaint, in: CGRect)
  }

  /// An effect on a group as a whole.
  public enum Effect: Equatable, Sendable {
    /// Applies an affine transform.
    case transform(CGAffineTransform)
    /// Multiplies the opacity, from 0 to 1.
    case opacity(Double)
    /// Clips to a path.
    case clip(Path, FillStyle)
    /// Masks by the opacity of a drawing: what is under opaque parts remains.
    case mask(HostDrawing)
    /// Masks by the inverse opacity of a drawing: what is under opaque parts is removed.
    case cutOut(HostDrawing)
    /// A graphical effect: a colour filter, a blur, or a shadow.
    case filter(HostEffect)
    /// Marks a group that draws a symbol by paths; has no effect itself. A renderer with symbols of its own draws its
    /// own instead of the whole group.
    case symbol(Symbol)

    /// Draws a blurred silhouette behind the group. Lengths are in points.
    public static func shadow(_ color: HostColor, radius: CGFloat, offset: CGSize) -> Effect {
      .filter(.shadow(color, radius: radius, offset: offset))
    }
  }

  /// The symbol that a group draws.
  public struct Symbol: Equatable, Sendable {
    /// The full name, variants included.
    public var name: String
    /// The rectangle that the symbol is stretched to.
    public var place: CGRect
    /// The stroke weight.
    public var weight: HostFont.Weight
    /// The colour, resolved for the appearance.
    public var color: HostColor
  }

  /// One line of text with its attributes.
  public struct Line: Equatable, Sendable {
    /// The characters of the line.
    public var text: String
    /// The start of the baseline, in the coordinates of the enclosing group.
    public var origin: CGPoint
    /// The measured width in points: a renderer with other fonts stretches the text to it.
    public var width: CGFloat
    /// The font that the line was measured with.
    public var font: HostFont
    /// The text colour, resolved for the appearance.
    public var color: HostColor
    /// Whether the text is underlined.
    public var isUnderlined: Bool
    /// Whether the text is struck through.
    public var isStruckThrough: Bool
    /// The additional space between characters, in points; included in the width.
    public var kern: CGFloat = 0
  }

  /// The commands, from back to front; each `begin` has an `end`.
  public internal(set) var commands: [Command] = []

  /// The traits of the host that is drawing: colours are resolved with them when they are added.
  public internal(set) var traits = HostTraitCollection(userInterfaceStyle: .light)

  /// The inherited accent colour at the host that is drawing.
  ///
  /// A host may change it for its subtree in ``HostView/prepareDrawing(_:)``.
  public var tintColor: HostColor {
    get { ownTintColor ?? .tintColor }
    set { ownTintColor = newValue }
  }

  /// The inherited colour of texts without a colour of their own, and of symbols beside them.
  ///
  /// A host may change it for its subtree in ``HostView/prepareDrawing(_:)``, as buttons do.
  public var labelColor: HostColor {
    get { ownLabelColor ?? .label }
    set { ownLabelColor = newValue }
  }

  // Nil for the defaults, as each host begins with them, and references are counted.
  var ownTintColor: HostColor?
  var ownLabelColor: HostColor?

  /// Whether texts and images are replaced by boxes of their size, because the host that is drawing is redacted.
  public internal(set) var isRedacting = false

  /// The origin of the host that is drawing, in the coordinates of the enclosing group.
  var origin = CGPoint.zero

  /// Creates an empty drawing with a light appearance.
  public init() {}

  /// Whether two drawings have the same commands.
  public static func == (first: Self, second: Self) -> Bool { first.commands == second.commands }

  /// Whether the drawing has no commands.
  public var isEmpty: Bool { commands.isEmpty }
}
