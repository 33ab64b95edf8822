import Foundation
import HostTree

/// A view that shows one or more lines of read-only text.
///
/// It takes the size that its text needs, breaks lines at the proposed width, and truncates with an ellipsis where the
/// proposed height is too small. Texts can be joined with `+`; each part keeps its attributes.
///
/// ```swift
/// let host = HostingView(rootView: Text("Total: ") + Text("12").bold())
/// host.sizeToFit()
/// host.layoutIfNeeded()
/// print(host.treeDescription())
/// // Prints:
/// // HostingView<Text> (0, 0, 64.67 x 20.33)
/// // └─ HostLabel "Total: 12" (0, 0, 64.67 x 20.33) runs=["Total: ", "12" system 17 bold]
/// ```
public struct Text: Equatable, Sendable {
  /// A run of characters with the same attributes.
  struct Piece: Equatable, Sendable {
    fileprivate var characters: String
    /// The rare properties. In an object, because every text is copied several times.
    private var extras: Extras?

    init(string: String) { characters = string }

    /// A run that is not just of characters. Separate, as most are, and optional parameters are slow to pass.
    init(date: TextDate? = nil, image: Image? = nil, surrounded: (any SurroundedText)? = nil) {
      characters = image == nil ? "" : "\u{FFFC}"
      extras = Extras(date: date, image: image, surrounded: surrounded)
    }

    /// The characters, in an empty environment for a run that depends on it.
    var string: String {
      get { extras?.string ?? characters }
      set { characters = newValue }
    }

    /// Whether it has neither attributes nor a date, nor translations, and is no image.
    var isPlain: Bool { extras == nil }

    /// The attributes set on the text itself; nil for none.
    var attributes: TextAttributes? {
      get { extras?.attributes }
      set {
        if case .none = newValue, isOfCharacters { return extras = nil }
        extras = Extras(attributes: newValue, date: date, image: image, surrounded: surrounded)
      }
    }

    /// A date or a time that is formatted with the environment's locale.
    var date: TextDate? { extras?.date }
    /// The image that stands in its place; `string` is U+FFFC then.
    var image: Image? { extras?.image }
    /// A text that depends on the environment's locale: a translation, or a value in a format.
    var surrounded: (any SurroundedText)? { extras?.surrounded }

    /// Whether only a run of a label can show it.
    var needsRun: Bool { extras?.needsRun ?? false }

    /// Whether it is no date, no image, and independent of the locale.
    var isOfCharacters: Bool { extras?.isOfCharacters ?? true }

    var isEmpty: Bool { characters.isEmpty && isOfCharacters }

    private final class Extras: Equatable, Sendable {
      let attributes: TextAttributes?
      let date: TextDate?
      let image: Image?
      let surrounded: (any SurroundedText)?
      /// Found once, as the attributes are long to copy.
      let needsRun: Bool

      init(attributes: TextAttributes? = nil, date: TextDate?, image: Image?, surrounded: (any SurroundedText)?) {
        (self.attributes, self.date, self.image, self.surrounded) = (attributes, date, image, surrounded)
        needsRun = image != nil || attributes?.needsRun ?? false
      }

      var isOfCharacters: Bool { date == nil && image == nil && surrounded == nil }

      /// The characters in an empty environment; nil if they do not depend on it.
      var string: String? {
        surrounded?.text(in: EnvironmentValues().formatSurroundings).string
          ?? date?.text(in: EnvironmentValues(), at: Date())
      }

      static func == (lhs: Extras, rhs: Extras) -> Bool {
        lhs === rhs
          || lhs.attributes == rhs.attributes && lhs.date == rhs.date && lhs.image == rhs.image
            && isSame(lhs.surrounded, rhs.surrounded)
      }

      private static func isSame(_ first: (any SurroundedText)?, _ second: (any SurroundedText)?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        return first.isSame(as: second)
      }
    }
  }

  /// The first run, which is the only one of most texts.
  private(set) var first: Piece
  private(set) var others: [Piece] {
    get { storedOthers ?? [] }
    set { storedOthers = newValue.isEmpty ? nil : newValue }
  }
  private var storedOthers: [Piece]?

  private init(_ string: String) { first = Piece(string: string) }
  init(piece: Piece) { first = piece }

  /// All runs.
  var pieces: [Piece] { [first] + others }

  /// The characters of all runs, without attributes.
  var string: String { others.isEmpty ? first.string : first.string + others.lazy.map(\.string).joined() }

  /// Creates a text with a string, which is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(String(content)) }

  /// Creates a text with exactly these characters, without localization.
  public init(verbatim content: String) { self.init(content) }

  /// Creates a text that is an image, in the line of other texts: `Text("Tap \(Image(systemName: "plus")) to add")`.
  ///
  /// A symbol has the font and the colour of the text, another image its own size; the lines become as high as it
  /// needs.
  public init(_ image: Image) { first = Piece(image: image) }

  /// Concatenates two texts; each keeps its attributes. Runs with the same attributes are joined.
  public static func + (first: Text, second: Text) -> Text {
    if second.others.isEmpty, second.first.isEmpty { return first }
    if first.others.isEmpty, first.first.isEmpty { return second }
    var text = first
    for piece in [second.first] + second.others {
      if text.others.isEmpty, text.first.joins(piece) {
        text.first.string += piece.string
      } else if let last = text.others.indices.last, text.others[last].joins(piece) {
        text.others[last].string += piece.string
      } else {
        text.others.append(piece)
      }
    }
    return text
  }

  /// This text with the attributes of each run changed.
  func changed(_ change: (inout TextAttributes) -> Void) -> Text {
    func changed(_ piece: Piece) -> Piece {
      var piece = piece
      var attributes = piece.attributes ?? TextAttributes()
      change(&attributes)
      piece.attributes = attributes
      return piece
    }
    var text = self
    text.first = changed(first)
    if !others.isEmpty { text.others = others.map(changed) }
    return text
  }
}

extension Text: HostedView {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  static let descriptor = ViewDescriptor.of(Text.self)

  func makeNode(of type: Any.Type, in builder: NodeBuilder) -> HostNode<Self> { TextNode(self, in: builder) }

  func makeHost(context: HostContext<Self>) -> HostLabel { HostLabel() }

  func updateHost(_ host: HostLabel, context: HostContext<Self>) {
    let environment = context.environment
    if updatePlain(host, in: environment) { return }
    let now = tellsTime ? context.node.frameDate : nil
    let text = localized(in: environment)
    let looks = environment.textLooks
    if let transition = looks?.contentTransition {
      transition.change(host, by: \.text, in: context) { text.updateStyled(host, looks, in: environment, at: now) }
    } else {
      text.updateStyled(host, looks, in: environment, at: now)
    }
    if looks?.renderer != nil || host.textRenderer != nil {
      text.update(host, looks?.renderer, in: environment, LateCode(of: context.node))
    }
    if let now { knownDowncast(context.node, to: TextNode.self).wait(for: nextChange(after: now), from: now) }
  }

  /// Makes a label show this text as it looks in an environment.
  @MainActor
  func update(_ host: HostLabel, in environment: EnvironmentValues) {
    if !updatePlain(host, in: environment) {
      let text = localized(in: environment)
      let looks = environment.textLooks
      text.updateStyled(host, looks, in: environment, at: nil)
      text.update(host, looks?.renderer, in: environment, LateCode())
    }
  }

  /// Updates what all texts have; returns whether that is all. The common case, kept short: most texts have no
  /// attributes, and nothing around them sets any.
  @MainActor @inline(__always)
  private func updatePlain(_ host: HostLabel, in environment: EnvironmentValues) -> Bool {
    // Nearly always where a text is made: a label looks like that from the beginning.
    if storedOthers == nil, first.isPlain, host.isAsMade, TextSurroundings.looksNew,
      TextSurroundings.reading.isUnwritten(in: environment)
    {
      host.text = first.characters
      return true
    }
    let look = TextSurroundings.reading(environment)
    host.numberOfLines = look.lineLimit
    host.textAlignment = look.alignment
    host.isRedacted = look.isRedacted
    guard storedOthers == nil, first.isPlain, look.isPlain, host.isPlain else { return false }
    host.text = first.characters
    host.font = look.font
    host.textColor = look.paint?.mainColor
    host.setContentPaint(look.paint, isColor: look.paint?.isColor ?? true)
    return true
  }

  /// Updates the rest of a text with attributes.
  @MainActor
  private func updateStyled(
    _ host: HostLabel, _ looks: TextLooks?, in environment: EnvironmentValues, at now: Date?
  ) {
    let paint = environment.foregroundPaint
    let color = paint?.mainColor
    let font = environment.font
    // Not optional: each read of a part would copy it all.
    let attributes = first.attributes ?? TextAttributes()
    if storedOthers == nil, !first.needsRun, looks?.needRuns != true {
      host.text = first.text(looks, environment, now)
      host.font = attributes.font(around: font, looks)
      let paint = attributes.style?.paint(in: environment) ?? paint
      host.textColor = paint?.mainColor
      host.setContentPaint(paint, isColor: paint?.isColor ?? true)
      host.isUnderlined = (attributes.underline ?? looks?.underline)?.isActive ?? false
      host.isStruckThrough = (attributes.strikethrough ?? looks?.strikethrough)?.isActive ?? false
      host.kern = attributes.kerning ?? looks?.kerning ?? 0
    } else {
      host.runs = pieces.map { $0.run(looks, environment, now) }
      openLinks(of: host, in: environment)
      host.textColor = color
      // A gradient spans all runs, so it applies only if all of them have it.
      let style = attributes.style
      let isSame = others.allSatisfy { $0.attributes?.style == style }
      let whole = isSame ? style?.paint(in: environment) ?? paint : nil
      host.setContentPaint(whole, isColor: whole?.isColor ?? true)
      // Each run has its own.
      host.isUnderlined = false
      host.isStruckThrough = false
      host.kern = looks?.kerning ?? 0
    }
    host.lineSpacing = looks?.lineSpacing ?? 0
    host.lineHeight = looks?.lineHeight
    host.allowsDefaultTighteningForTruncation = looks?.allowsTightening ?? false
    host.isSelectable = looks?.isSelectable ?? false
    host.minimumScaleFactor = looks?.minimumScaleFactor ?? 1
    host.minimumNumberOfLines = looks?.minimumLines ?? 0
    host.lineBreakMode = looks?.truncationMode?.host ?? .byTruncatingTail
  }
}

extension Text: Animatable, PartlyAnimatable {
  /// The colours and the font sizes that its runs set themselves.
  public var animatableData: AnimatablePaint {
    get {
      let all = pieces.map(\.attributes)
      return AnimatablePaint(
        colors: all.map { $0?.style?.color?.animatableData ?? .zero },
        lengths: all.map { $0?.font?.host.pointSize ?? 0 })
    }
    set {
      func set(_ piece: inout Piece, _ index: Int) {
        guard var attributes = piece.attributes else { return }
        if var color = attributes.style?.color, index < newValue.colors.count {
          color.animatableData = newValue.colors[index]
          attributes.style = AnyShapeStyle(color)
        }
        if index < newValue.lengths.count { attributes.font?.host.pointSize = newValue.lengths[index] }
        piece.attributes = attributes
      }
      set(&first, 0)
      for index in others.indices { set(&others[index], index + 1) }
    }
  }

  func canMove(from former: Text) -> Bool {
    func says(_ text: Text) -> [[Bool]] {
      text.pieces.map { [$0.attributes?.font != nil, $0.attributes?.style?.color != nil] }
    }
    return says(self) == says(former)
  }
}

extension Text: OpaqueValue {}
