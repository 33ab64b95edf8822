import HostTree

/// Shows that something is going on: a wheel, or a bar that says how far it has come.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  nonisolated(unsafe) private let configuration: ProgressViewStyleConfiguration

  nonisolated private init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self
        ? nil : .init(content: AnyView(currentValueLabel)))
  }

  /// What the style in force makes of it.
  public var body: some View { ResolvedProgressView(configuration: configuration) }

  /// The part that is done, from 0 to 1; nil where the value is not known.
  nonisolated private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value else { return nil }
    let fraction = Double(value) / Double(total)
    guard fraction.isFinite else {
      reportMisuse(
        "A ProgressView was given the value \(value) of the total \(total), which is no part of it; it shows that nobody "
          + "knows. Use finite numbers, and a total above 0.")
      return nil
    }
    return min(max(fraction, 0), 1)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes a wheel.
  nonisolated public init() where Label == EmptyView {
    self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Makes a wheel with a label.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Makes a wheel with a text.
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Makes a wheel with a text.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
  }

  /// Makes a bar.
  ///
  /// - Parameters:
  ///   - value: How much is done; nil shows a wheel.
  ///   - total: How much there is to do, 1 unless told.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: Self.fraction(value, of: total), label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Makes a bar with a label.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: EmptyView())
  }

  /// Makes a bar with a text.
  nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(fraction: Self.fraction(value, of: total), label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Makes a bar with a text.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(fraction: Self.fraction(value, of: total), label: Text(title), currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  /// Makes a bar with a label, and one that says how much is done.
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
  /// Makes the progress view again of which a style was given the parts; it has the style further out.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) { self.configuration = configuration }
}

/// The wheel.
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

/// The bar.
struct ProgressBar: HostedView {
  typealias Body = Never
  let progress: Double
  var color: Color?
  /// Whether it is a gauge's, which says how high something is.
  var showsLevel = false

  func makeHost(context: HostContext<Self>) -> HostProgressView { HostProgressView() }

  func updateHost(_ host: HostProgressView, context: HostContext<Self>) {
    let environment = context.environment
    host.progress = progress
    host.showsLevel = showsLevel
    host.progressTintColor = (color ?? environment.tint)?.resolved(in: environment)
  }
}
