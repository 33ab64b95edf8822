public import Foundation

/// What a host tree looks like: a list of things to draw, from back to front.
///
/// A drawing is a value that says where paths, texts and pictures are, in resolved colours; who makes pixels, SVG or
/// characters of it is a reader of the list. It is made like this: ``init(of:)`` walks a tree in the order in which it is
/// seen, fills each host's background, and asks the host to add what it shows of itself (``HostView/draw(into:)``), in the
/// host's own coordinates; what is inside comes after it.
///
/// ```swift
/// override func draw(into drawing: inout HostDrawing) {
///   drawing.fill(Path(ellipseIn: bounds), with: .systemFill)
///   drawing.text("7", in: bounds, font: .systemFont(ofSize: 13), color: .label, alignment: .center)
/// }
/// ```
public struct HostDrawing: Equatable, Sendable {
  /// One thing to draw, or the beginning or the end of a group.
  public enum Command: Equatable, Sendable {
    /// Fills the inside of a path.
    case fill(Path, Brush, FillStyle)
    /// Draws along a path.
    case stroke(Path, Brush, StrokeStyle)
    /// A line of text.
    case text(Line)
    /// A picture, stretched into a rectangle; drawn in one colour if there is one.
    case image(HostImage, CGRect, HostColor?)
    /// What follows until the matching end goes through effects, as one. The last effect is the first to be applied.
    case begin([Effect])
    /// Ends the innermost group.
    case end
  }

  /// What is put onto an area.
  public enum Brush: Equatable, Sendable {
    /// A colour.
    case color(HostColor)
    /// A paint, whose places are parts of a rectangle.
    case paint(HostPaint, in: CGRect)
  }

  /// What is done with a group as a whole.
  public enum Effect: Equatable, Sendable {
    /// Moves, scales and turns it.
    case transform(CGAffineTransform)
    /// Lets what is behind shine through, from 0 to 1.
    case opacity(Double)
    /// Leaves only what is inside of a path.
    case clip(Path, FillStyle)
    /// Leaves only what is under a drawing, as far as that is opaque.
    case mask(HostDrawing)
    /// Takes away what is under a drawing, as far as that is opaque.
    case cutOut(HostDrawing)
    /// Changes its colours, blurs it, or draws a shadow behind it.
    case filter(HostEffect)
    /// Changes nothing: what is inside draws a symbol, by paths. A reader with symbols of its own draws its own in place of all
    /// up to the matching end.
    case symbol(Symbol)

    /// Draws a blurred silhouette behind it. Lengths are points.
    public static func shadow(_ color: HostColor, radius: CGFloat, offset: CGSize) -> Effect {
      .filter(.shadow(color, radius: radius, offset: offset))
    }
  }

  /// What a group that draws a symbol stands for.
  public struct Symbol: Equatable, Sendable {
    /// The name in full, variants included.
    public var name: String
    /// The rectangle that it is stretched into.
    public var place: CGRect
    /// How thick its lines are.
    public var weight: HostFont.Weight
    /// What it is drawn in.
    public var color: HostColor
  }

  /// A line of text.
  public struct Line: Equatable, Sendable {
    /// What it says.
    public var text: String
    /// Where its baseline begins.
    public var origin: CGPoint
    /// How wide it was measured to be, in points: a reader with other letters stretches them to that.
    public var width: CGFloat
    /// What it is set in.
    public var font: HostFont
    /// The colour of the letters.
    public var color: HostColor
    /// Whether there is a line below the letters.
    public var isUnderlined: Bool
    /// Whether there is a line through the letters.
    public var isStruckThrough: Bool
  }

  /// What to draw, from back to front.
  public internal(set) var commands: [Command] = []

  /// The surroundings of the host that is drawing: colours are resolved with them when they are used.
  public internal(set) var traits = HostTraitCollection(userInterfaceStyle: .light)

  /// The colour of what a user can act on, at the host that is drawing.
  ///
  /// A host may set it for what is inside: see ``HostView/prepareDrawing(_:)``.
  public var tintColor = HostColor.tintColor

  /// The colour of texts that choose none, and of symbols that go with them.
  ///
  /// A host may set it for what is inside, as buttons do.
  public var labelColor = HostColor.label

  /// Whether texts and pictures become boxes of their size, because the host that is drawing is redacted.
  public internal(set) var isRedacting = false

  /// Where the origin of the host that is drawing lies in the coordinates of the group around.
  var origin = CGPoint.zero

  /// Makes a drawing of nothing.
  public init() {}

  /// Two drawings are equal if they say to draw the same.
  public static func == (first: Self, second: Self) -> Bool { first.commands == second.commands }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { commands.isEmpty }
}
