/// A type that defines the appearance of progress views. Apply one with `progressViewStyle(_:)`.
///
/// ```swift
/// struct PercentProgressViewStyle: ProgressViewStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
///   }
/// }
///
/// let host = HostingView(rootView: ProgressView(value: 1, total: 4).progressViewStyle(PercentProgressViewStyle()))
/// host.updateViews()
/// print(host.subviews[0].treeDescription(options: .structure))
/// // Prints "HostLabel "25 %""
/// ```
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// The parts of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Makes the view of a progress view from its parts.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view, which a `ProgressViewStyle` is given.
public struct ProgressViewStyleConfiguration {
  /// The label that describes the task, with its type erased.
  public struct Label: ErasedPart {
    /// `Never`: the library handles this view itself and calls no `body`.
    public typealias Body = Never
    let content: AnyView
  }

  /// The label that describes the current progress, with its type erased.
  public struct CurrentValueLabel: ErasedPart {
    /// `Never`: the library handles this view itself and calls no `body`.
    public typealias Body = Never
    let content: AnyView
  }

  /// The completed fraction of the task, from 0 to 1; nil if the progress is indeterminate.
  public internal(set) var fractionCompleted: Double?
  /// The label that describes the task; nil if the view has none.
  public var label: Label?
  /// The label that describes the current progress; nil if the view has none.
  public var currentValueLabel: CurrentValueLabel?

  /// This configuration with another fraction.
  func with(_ fraction: Double) -> ProgressViewStyleConfiguration {
    var configuration = self
    configuration.fractionCompleted = fraction
    return configuration
  }
}

extension ProgressViewStyle {
  fileprivate func view(
    _ styles: [any ProgressViewStyle], _ configuration: ProgressViewStyleConfiguration
  ) -> AnyView {
    AnyView(StyledView(self, styles, configuration) { $0.makeBody(configuration: $1) })
  }
}

/// A progress view in the current style.
struct ResolvedProgressView: View {
  @Environment(\.[styles: Styles<any ProgressViewStyle>()]) private var styles
  let configuration: ProgressViewStyleConfiguration

  var body: some View { (styles.last ?? DefaultProgressViewStyle()).view(styles, configuration) }
}

/// The default style, a bar for determinate progress, else an activity indicator; the same as `.automatic`.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Equivalent to `.automatic`, for code that needs the type by name.
  nonisolated public init() {}

  /// Makes a bar or an activity indicator, with the labels.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A style with an activity indicator and the labels below it; the same as `.circular`.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Equivalent to `.circular`, for code that needs the type by name.
  nonisolated public init() { tint = nil }
  /// Creates the style with a colour for the activity indicator.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// Makes an activity indicator, with the labels below it.
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      ActivityIndicator(color: tint)
      configuration.label
      configuration.currentValueLabel
    }
  }
}

/// A style with a bar that fills from the leading edge, and the label above it; the same as `.linear`.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Equivalent to `.linear`, for code that needs the type by name.
  nonisolated public init() { tint = nil }
  /// Creates the style with a colour for the bar.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// Makes a bar between the labels; it is empty for indeterminate progress.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      ProgressBar(progress: configuration.fractionCompleted ?? 0, color: tint)
      configuration.currentValueLabel.font(.caption).foregroundStyle(Color.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style: a bar for determinate progress, else an activity indicator.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// An activity indicator.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar that fills with the progress.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension View {
  /// Sets the style of the progress views in this view.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(StyleWriter<any ProgressViewStyle>(style: style))
  }
}
