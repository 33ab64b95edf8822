public import Foundation
public import HostTree

extension GraphicsContext {
  /// A text as it looks in the environment of a context.
  public struct ResolvedText {
    /// The fill of the parts of the text that have no colour of their own. Defaults to the foreground style.
    public var shading: Shading = .foreground {
      didSet { isShaded = true }
    }

    private(set) var isShaded = false
    let text: Text
    let environment: EnvironmentValues
    /// Measures and draws; nil off the main actor.
    let label: HostLabel?

    /// The size that the text takes in a size, in points.
    public func measure(in size: CGSize) -> CGSize {
      onMain(else: .zero) { $0.sizeThatFits(ProposedViewSize(size)) }
    }

    /// The distance from the upper edge to the baseline of the first line, if the text is laid out in a size.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      onMain(else: 0) {
        $0.explicitAlignment(FirstTextBaselineID.self, in: $0.sizeThatFits(ProposedViewSize(size))) ?? 0
      }
    }

    /// The distance from the upper edge to the baseline of the last line, if the text is laid out in a size.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      onMain(else: 0) {
        $0.explicitAlignment(LastTextBaselineID.self, in: $0.sizeThatFits(ProposedViewSize(size))) ?? 0
      }
    }

    fileprivate func onMain<Result>(else substitute: Result, _ body: @MainActor (HostLabel) -> Result) -> Result {
      guard isOnMainActor, let label else { return substitute }
      return withoutActuallyEscaping(body) { body in withoutIsolation { body(label) }() }
    }

    /// The text in a rectangle of a size at the origin.
    fileprivate func drawing(in size: CGSize, _ look: HostDrawing) -> HostDrawing {
      onMain(else: look.blank) { label in
        label.frame = CGRect(origin: .zero, size: size)
        return look.drawing(of: label)
      }
    }
  }

  /// Resolves a text in the environment.
  public func resolve(_ text: Text) -> ResolvedText {
    let label: HostLabel? = onMain(else: nil) { context in
      let label = HostLabel()
      text.update(label, in: context.environment)
      return label
    }
    return ResolvedText(text: text, environment: environment, label: label)
  }

  /// Draws a text in a rectangle, from its upper edge: lines break at its width, and those that do not fit into its
  /// height are left out.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    guard rect.width.isFinite, rect.height.isFinite else { return }
    let text = text.painted(in: self)
    let size = CGSize(width: max(rect.width, 0), height: max(rect.height, 0))
    let move = CGAffineTransform(translationX: rect.minX, y: rect.minY)
    let lines = text.drawing(in: size, blank)
    guard !lines.isEmpty else { return }
    guard text.isShaded else { return place(lines, move) }
    // The whole of a gradient is in the user space, not in the text's.
    var drawing = blank
    let mask = drawing.blank(with: lines, [.transform(move)])
    guard case .paint(let paint, let area) = brush(text.shading, over: rect) else { return }
    drawing.group([.mask(mask)]) { $0.fill(Path(rect), with: paint, in: area) }
    draw(drawing)
  }

  /// Draws a text at its ideal size.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - point: Where the anchor lies.
  ///   - anchor: The point of the text, as fractions of its size. Defaults to its centre.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.onMain(else: .zero) { $0.sizeThatFits(.unspecified) }
    draw(text, in: CGRect(size, at: point, anchor))
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text at its ideal size, with a point of it, its centre by default, at `point`.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}

extension GraphicsContext.ResolvedText {
  /// The text with a shading that is a style as its foreground style, so that parts with colours of their own keep
  /// them.
  fileprivate func painted(in context: GraphicsContext) -> Self {
    guard isShaded, case .style(let style) = shading.kind else { return self }
    var environment = environment
    environment.foregroundStyles = ForegroundStyles(
      levels: [AnyShapeStyle(style)], outer: environment.foregroundStyles.map { [$0] } ?? [])
    var context = context
    context.replaceEnvironment(with: environment)
    return context.resolve(text)
  }
}
