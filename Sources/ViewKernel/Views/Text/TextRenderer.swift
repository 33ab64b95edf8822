public import Foundation
public import HostTree

/// Draws texts in place of the default drawing: see ``View/textRenderer(_:)``.
///
/// ```swift
/// struct Wave: TextRenderer {
///   var phase: Double
///
///   var animatableData: Double {
///     get { phase }
///     set { phase = newValue }
///   }
///
///   func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///     for line in layout {
///       for (index, slice) in line.flatMap({ $0 }).enumerated() {
///         var context = context
///         context.translateBy(x: 0, y: 4 * sin(phase + Double(index)))
///         context.draw(slice)
///       }
///     }
///   }
/// }
///
/// let renderer = ImageRenderer(content: Text("sea").textRenderer(Wave(phase: 0)))
/// print(renderer.drawing?.commands.count ?? 0)
/// // Prints "7"
/// ```
public protocol TextRenderer: Animatable {
  /// Draws a text.
  ///
  /// - Parameters:
  ///   - layout: The text's lines.
  ///   - context: Draws in the coordinates of the text's view. Nothing is clipped to its bounds.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// The size of the text's view for a proposal. Defaults to the size of the text.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far beyond the text's view this draws, for renderers that draw pixels. Defaults to none.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The size of the text.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  /// None.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a ``TextRenderer`` finds a size for.
public struct TextProxy {
  nonisolated(unsafe) private weak var label: HostLabel?

  init(_ label: HostLabel) { self.label = label }

  /// The size that the text takes by itself for a proposal. Zero off the main actor.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard isOnMainActor, let label else { return .zero }
    return withoutIsolation { label.textSize(for: proposal) }()
  }
}

/// A value that a part of a text has for a ``TextRenderer``, by ``Text/customAttribute(_:)``; the renderer reads it
/// from the layout's runs.
///
/// ```swift
/// struct Shaking: TextAttribute {}
///
/// let text = Text("Not ") + Text("that").customAttribute(Shaking())
/// ```
public protocol TextAttribute {}

extension Text {
  /// Gives this text a value that a ``TextRenderer`` reads from the layout's runs. Of two of a type the innermost
  /// counts.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    changed { $0.custom = ($0.custom ?? CustomTextAttributes()).adding(value) }
  }
}

/// The values of a run's custom attributes.
struct CustomTextAttributes: Equatable, Sendable {
  // The values belong to the program, as the environment's.
  nonisolated(unsafe) private var values: [(type: ObjectIdentifier, value: any TextAttribute)] = []

  func adding<T: TextAttribute>(_ value: T) -> CustomTextAttributes {
    if self[T.self] != nil { return self }
    var result = self
    result.values.append((ObjectIdentifier(T.self), value))
    return result
  }

  /// These and an outer text's, of which these count.
  func adding(_ outer: CustomTextAttributes?) -> CustomTextAttributes {
    var result = self
    for other in outer?.values ?? [] where !values.contains(where: { $0.type == other.type }) {
      result.values.append(other)
    }
    return result
  }

  subscript<T: TextAttribute>(key: T.Type) -> T? {
    values.first { $0.type == ObjectIdentifier(key) }?.value as? T
  }

  static func == (first: CustomTextAttributes, second: CustomTextAttributes) -> Bool {
    func equal<T>(_ value: T, _ other: Any) -> Bool { (other as? T).map { isSameValue(value, $0) } ?? false }
    return first.values.count == second.values.count
      && zip(first.values, second.values).allSatisfy { $0.type == $1.type && equal($0.value, $1.value) }
  }
}

/// Whether two values give the same wherever they are used; false if that can't be decided.
private func isSameValue<T>(_ first: T, _ second: T) -> Bool {
  guard isOnMainActor else { return false }
  nonisolated(unsafe) let (first, second) = (first, second)
  return withoutIsolation { ValueComparison.of(T.self).areEqual(first, second) }()
}

/// The renderer of the texts around which it stands.
struct TextRendererInForce: Equatable, Sendable {
  nonisolated(unsafe) private let renderer: any TextRenderer

  init(_ renderer: any TextRenderer) { self.renderer = renderer }

  static func == (first: Self, second: Self) -> Bool {
    func equal<T>(_ value: T, _ other: Any) -> Bool { (other as? T).map { isSameValue(value, $0) } ?? false }
    return equal(first.renderer, second.renderer)
  }

  /// The renderer for a label that shows a text.
  @MainActor
  func host(for text: Text, in environment: EnvironmentValues, _ run: LateCode) -> HostTextRenderer {
    let renderer = renderer
    let pieces = text.pieces
    return HostTextRenderer(
      name: "\(type(of: renderer))",
      draw: { drawing, label in
        var blank = drawing.blank
        blank.labelColor = label.textColor ?? blank.labelColor
        let layer = DrawingLayer(blank)
        run {
          let layout = Text.Layout(label, pieces, environment.layoutDirection)
          var context = GraphicsContext(layer: layer, canvas: nil, size: label.bounds.size, environment: environment)
          renderer.draw(layout: layout, in: &context)
        }
        drawing.append(layer.isolated)
      },
      sizeThatFits: { proposal, label in
        run { renderer.sizeThatFits(proposal: proposal, text: TextProxy(label)) }
      })
  }
}

extension Text {
  // A renderer has the environment, and what is in there may lead back to the label.
  @MainActor
  static func dismantleHost(_ host: HostLabel) {
    // A label with a renderer is not plain, which is found faster.
    if !host.isPlain, host.textRenderer != nil { host.textRenderer = nil }
  }

  /// Hands the drawing to the renderer in force.
  @MainActor
  func update(
    _ host: HostLabel, _ renderer: TextRendererInForce?, in environment: EnvironmentValues, _ code: LateCode
  ) {
    if renderer != nil || host.textRenderer != nil {
      host.textRenderer = renderer?.host(for: self, in: environment, code)
    }
  }
}

extension Text.Layout {
  @MainActor
  fileprivate init(_ label: HostLabel, _ pieces: [Text.Piece], _ direction: LayoutDirection) {
    let text = label.text ?? ""
    self.init(
      label.textLines.map { line in
        let runs = line.pieces.map { piece in
          let start = text.utf8.index(text.startIndex, offsetBy: piece.range.lowerBound)
          let attributes = pieces.indices.contains(piece.index) ? pieces[piece.index].attributes?.custom : nil
          return Run(piece, start: text.utf16.distance(from: text.startIndex, to: start), attributes)
        }
        return Line(line, runs, direction)
      })
  }
}

/// The modifier behind `textRenderer(_:)`.
struct TextRendererModifier<Renderer: TextRenderer> {
  var renderer: Renderer
}

extension TextRendererModifier: ViewModifier, Animatable {
  var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  func body(content: Content) -> some View { content.textLook(\.renderer, TextRendererInForce(renderer)) }
}

extension View {
  /// Has `renderer` draw the texts in this view. Its `animatableData` is animated as a view's is; the innermost
  /// renderer counts.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}
