import HostTree

/// A view that shows the progress of a task: a spinning activity indicator, or a bar where the progress is known.
///
/// ```swift
/// let host = HostingView(
///   rootView: VStack {
///     ProgressView()
///     ProgressView("Loading", value: 3, total: 4)
///   })
/// host.frame.size = CGSize(width: 320, height: 100)
/// host.layoutIfNeeded()
/// print(host.subviews[0].treeDescription())
/// // Prints:
/// // HostStackView (0, 17.5, 320 x 65) axis=vertical
/// // ├─ HostStackView (150, 0, 20 x 20) axis=vertical
/// // │  └─ HostActivityIndicatorView (0, 0, 20 x 20) animating
/// // └─ HostStackView (0, 28, 320 x 37) axis=vertical alignment=leading
/// //    ├─ HostLabel "Loading" (0, 0, 61.33 x 20.33)
/// //    └─ HostProgressView (0, 33, 320 x 4) progress=0.75
/// ```
///
/// `progressViewStyle(_:)` sets its appearance.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  nonisolated(unsafe) private let configuration: ProgressViewStyleConfiguration
  /// The interval whose passing is shown; nil for a progress that is set.
  private var timer: ProgressTimer?

  nonisolated private init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: Label.self == EmptyView.self ? nil : .init(content: AnyView(OneLabel(label))),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self
        ? nil : .init(content: AnyView(currentValueLabel)))
  }

  /// The view that the style of the environment makes.
  public var body: some View {
    if let timer {
      TimelineView(timer) { context in
        ResolvedProgressView(configuration: configuration.with(timer.fraction(at: context.date)))
      }
    } else {
      ResolvedProgressView(configuration: configuration)
    }
  }

  nonisolated init(timer: ProgressTimer, label: Label, currentValueLabel: CurrentValueLabel) {
    self.init(fraction: 0, label: label, currentValueLabel: currentValueLabel)
    self.timer = timer
  }

  /// The completed fraction from 0 to 1; nil without a value, or where it cannot be computed.
  nonisolated private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value else { return nil }
    let fraction = Double(value) / Double(total)
    guard fraction.isFinite, total > 0 else {
      reportMisuse(
        "A ProgressView was given the value \(value) of the total \(total), which is no part of it; it shows that nobody "
          + "knows. Use finite numbers, and a total above 0.")
      return nil
    }
    return min(max(fraction, 0), 1)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a progress view of a task that Foundation's `Progress` counts, with its description as the label.
  ///
  /// It shows the state of the object at the update of the view: `Progress` has no change notifications outside of
  /// Apple's systems.
  nonisolated public init(_ progress: Progress) {
    self.init(
      fraction: progress.isIndeterminate ? nil : min(max(progress.fractionCompleted, 0), 1),
      label: Text(verbatim: progress.localizedDescription ?? ""), currentValueLabel: EmptyView())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an activity indicator.
  nonisolated public init() where Label == EmptyView {
    self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Creates an activity indicator with a label.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Creates an activity indicator with a localized label.
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Creates an activity indicator with a text as its label. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
  }

  /// Creates a progress bar.
  ///
  /// - Parameters:
  ///   - value: The completed amount, clamped to 0...total. Nil shows an activity indicator.
  ///   - total: The whole amount. Defaults to 1. With 0 or less, or a number that is not finite, the progress view
  ///     reports a misuse and shows an activity indicator.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: Self.fraction(value, of: total), label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Creates a progress bar with a label; an activity indicator if `value` is nil.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: EmptyView())
  }

  /// Creates a progress bar with a localized label; an activity indicator if `value` is nil.
  nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(fraction: Self.fraction(value, of: total), label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Creates a progress bar with a text as its label; an activity indicator if `value` is nil. The string is not
  /// localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(fraction: Self.fraction(value, of: total), label: Text(title), currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  /// Creates a progress bar with a label, and a label for the current value; an activity indicator if `value` is nil.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a progress view from a style's configuration, for use in `ProgressViewStyle`; the next outer style is
  /// applied.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) { self.configuration = configuration }
}

/// The activity indicator of a progress view.
struct ActivityIndicator: HostedView {
  typealias Body = Never
  var color: Color?

  func makeHost(context: HostContext<Self>) -> HostActivityIndicatorView {
    let host = HostActivityIndicatorView(style: .medium)
    host.startAnimating()
    return host
  }

  func updateHost(_ host: HostActivityIndicatorView, context: HostContext<Self>) {
    let environment = context.environment
    host.color = (color ?? environment.tint)?.resolved(in: environment)
  }
}

/// The bar of a progress view or a gauge.
struct ProgressBar: HostedView {
  typealias Body = Never
  let progress: Double
  var color: Color?
  /// Whether it shows the level of a gauge, which accessibility describes as such.
  var showsLevel = false

  func makeHost(context: HostContext<Self>) -> HostProgressView { HostProgressView() }

  func updateHost(_ host: HostProgressView, context: HostContext<Self>) {
    let environment = context.environment
    host.exactProgress = progress
    host.showsLevel = showsLevel
    host.progressTintColor = (color ?? environment.tint)?.resolved(in: environment)
  }
}
