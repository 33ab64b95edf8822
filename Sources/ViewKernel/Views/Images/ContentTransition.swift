public import HostTree

/// How a text or a symbol changes within a view that stays: see `contentTransition(_:)`.
///
/// ```swift
/// struct Score: View {
///   var points: Int
///   var body: some View { Text("\(points)").contentTransition(.opacity) }
/// }
///
/// let clock = HostManualClock()
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), clock: clock)
/// let controller = HostingController(rootView: Score(points: 7))
/// window.rootViewController = controller
/// window.makeKeyAndVisible()
/// window.settle()
/// withAnimation(.linear(duration: 1)) { controller.rootView.points = 8 }
/// window.settle()
/// clock.advance(by: 0.25)
/// window.settle()
/// for case .begin(let effects) in HostDrawing(of: window).commands {
///   for case .opacity(let opacity) in effects { print(opacity) }
/// }
/// // Prints:
/// // 0.75
/// // 0.25
/// ```
public struct ContentTransition: Equatable, Sendable {
  private enum Kind: Equatable {
    case identity, interpolate, opacity
    case numericText(isDown: Bool)
    case numericValue(Double)
    case symbol(SymbolReplacement, SymbolEffectOptions)
  }

  private let kind: Kind

  /// The new content is there at once.
  public static let identity = ContentTransition(kind: .identity)
  /// Colours and sizes are interpolated, as they are without a content transition, too; other text is there at once.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// The former content fades out while the new one fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// A symbol is replaced by another one in the usual way for symbols, also in an update without an animation.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// The former number rolls out at the top, and the new one in from below; the other way round if it counts down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(isDown: countsDown))
  }

  /// The number rolls up if `value`, which it stands for, becomes greater, and down if it becomes less.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }

  /// A symbol is replaced by another one by an effect, also in an update without an animation.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbol(effect.configuration.replacement, options))
  }

  /// Updates a host, and has its former content make way for the new one if that differs.
  @MainActor
  func change<Host: HostView, Value: Equatable, Own: HostConfiguration>(
    _ host: Host, by value: KeyPath<Host, Value>, in context: HostContext<Own>, _ update: () -> Void
  ) {
    let graph = context.node.graph
    let number = host.contentNumber
    if case .numericValue(let new) = kind { host.contentNumber = new }
    guard host.window != nil, let style = style(for: host, after: number),
      let transaction = transaction(in: graph)
    else {
      return update()
    }
    let former = (host[keyPath: value], host.contentDrawing)
    update()
    if host[keyPath: value] == former.0 { return }
    graph.withTransaction(transaction) {
      graph.hostAnimations.change(host, from: former.1, style, in: context.node.scope)
    }
  }

  /// The transaction by which the content changes; nil for at once.
  @MainActor
  private func transaction(in graph: ViewGraph) -> Transaction? {
    if case .symbol(_, let options) = kind {
      var transaction = graph.transaction
      if !transaction.disablesAnimations { transaction.animation = .easeInOut(duration: 0.4 / options.speed) }
      return transaction.animates ? transaction : nil
    }
    return graph.transaction.animates ? graph.transaction : nil
  }

  @MainActor
  private func style(for host: HostView, after number: Double?) -> HostContentChange.Style? {
    let isText = host is HostLabel
    return switch kind {
    case .identity, .interpolate: nil
    case .opacity: .fade
    case .numericText(let isDown): isText ? .roll(isDown: isDown) : .fade
    case .numericValue(let value): isText ? .roll(isDown: value < number ?? value) : .fade
    case .symbol(let replacement, _): isText ? nil : .replace(replacement)
    }
  }
}

private enum DrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// How texts and symbols change: see `contentTransition(_:)`. Defaults to ``ContentTransition/identity``.
  public var contentTransition: ContentTransition {
    get { textLooks?.contentTransition ?? .identity }
    set { someTextLooks.contentTransition = newValue }
  }

  /// Whether a content transition draws into a picture of its own. Defaults to false. A value for renderers that draw
  /// pixels.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[DrawingGroupKey.self] }
    set { self[DrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// Sets how texts and symbols in this view change in animated updates: at once, if nothing else is set.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    textLook(\.contentTransition, transition)
  }
}
