/// Says how a `ProgressView` looks; put in force by `progressViewStyle(_:)`.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of what it makes.
  associatedtype Body: View
  /// The parts of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Makes the view of a progress view from its parts.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view.
public struct ProgressViewStyleConfiguration {
  /// What is going on.
  public struct Label: ErasedPart {
    /// There is no body.
    public typealias Body = Never
    let content: AnyView
  }

  /// How far it has come, in words.
  public struct CurrentValueLabel: ErasedPart {
    /// There is no body.
    public typealias Body = Never
    let content: AnyView
  }

  /// How far it has come, from 0 to 1; nil where nobody knows.
  public let fractionCompleted: Double?
  /// What is going on; nil if the view has no label.
  public var label: Label?
  /// How far it has come, in words; nil if the view has no such label.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyle {
  fileprivate func view(
    _ styles: [any ProgressViewStyle], _ configuration: ProgressViewStyleConfiguration
  ) -> AnyView {
    AnyView(StyledView(self, styles, configuration) { $0.makeBody(configuration: $1) })
  }
}

/// Shows a progress view in the style in force.
struct ResolvedProgressView: View {
  @Environment(\.[styles: Styles<any ProgressViewStyle>()]) private var styles
  let configuration: ProgressViewStyleConfiguration

  var body: some View { (styles.last ?? DefaultProgressViewStyle()).view(styles, configuration) }
}

/// A bar where the progress is known, else a wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// Makes a bar or a wheel, with the labels.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A turning wheel with the label below.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Makes the style.
  nonisolated public init() { tint = nil }
  /// Makes the style with a colour of its own.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// Makes a wheel, with the labels below it.
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      ActivityIndicator(color: tint)
      configuration.label
      configuration.currentValueLabel
    }
  }
}

/// A bar that fills up, with the label above.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Makes the style.
  nonisolated public init() { tint = nil }
  /// Makes the style with a colour of its own.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// Makes a bar between the labels; without a known progress it is empty.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      ProgressBar(progress: configuration.fractionCompleted ?? 0, color: tint)
      configuration.currentValueLabel.font(.caption).foregroundStyle(Color.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where the progress is known, else a wheel.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A turning wheel.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar that fills up.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension View {
  /// Sets how the progress views in this view look.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(StyleWriter<any ProgressViewStyle>(style: style))
  }
}
