/// A type that defines the appearance of gauges. Apply one with `gaugeStyle(_:)`.
///
/// ```swift
/// struct PercentGaugeStyle: GaugeStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack { configuration.label; Text("\(Int(configuration.value * 100)) %") }
///   }
/// }
///
/// let host = HostingView(rootView: Gauge(value: 3, in: 0...4) { Text("Fuel") }.gaugeStyle(PercentGaugeStyle()))
/// host.updateViews()
/// print(host.subviews[0].treeDescription(options: .structure))
/// // Prints:
/// // HostStackView
/// // ├─ HostLabel "Fuel"
/// // └─ HostLabel "75 %"
/// ```
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// The parts of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Makes the view of a gauge from its parts.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a gauge, which a `GaugeStyle` is given.
public struct GaugeStyleConfiguration {
  /// The label that describes the purpose of a gauge, with its type erased.
  public struct Label: ErasedPart {
    /// `Never`: the library handles this view itself and calls no `body`.
    public typealias Body = Never
    let content: AnyView
  }

  /// The label that describes the current value of a gauge, with its type erased.
  public struct CurrentValueLabel: ErasedPart {
    /// `Never`: the library handles this view itself and calls no `body`.
    public typealias Body = Never
    let content: AnyView
  }

  /// The label that describes the lower bound of a gauge, with its type erased.
  public struct MinimumValueLabel: ErasedPart {
    /// `Never`: the library handles this view itself and calls no `body`.
    public typealias Body = Never
    let content: AnyView
  }

  /// The label that describes the upper bound of a gauge, with its type erased.
  public struct MaximumValueLabel: ErasedPart {
    /// `Never`: the library handles this view itself and calls no `body`.
    public typealias Body = Never
    let content: AnyView
  }

  /// The value as a fraction of the range of the gauge, from 0 to 1.
  public var value: Double
  /// The label that describes the purpose of the gauge.
  public var label: Label
  /// The label that describes the current value; nil if the gauge has none.
  public var currentValueLabel: CurrentValueLabel?
  /// The label that describes the lower bound; nil if the gauge has none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label that describes the upper bound; nil if the gauge has none.
  public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyle {
  /// The view of a control in this style. Called by `Gauge.styled(in:)`; of
  /// `styles`, all that are in force, this is the last.
  func view(_ styles: [any GaugeStyle], _ configuration: GaugeStyleConfiguration) -> AnyView {
    AnyView(StyledView(self, styles, configuration) { $0.makeBody(configuration: $1) })
  }
}

extension GaugeStyleConfiguration {
  @MainActor
  fileprivate var bar: some View {
    GaugeBar(
      fraction: value, label: label, currentValueLabel: currentValueLabel, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel)
  }
}

/// The default style, a bar that fills from the leading edge, with the labels around it; the same as `.automatic`.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Equivalent to `.automatic`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes a bar with the labels around it.
  public func makeBody(configuration: Configuration) -> some View { configuration.bar }
}

/// A style with a bar that fills from the leading edge as the value grows; the same as `.linearCapacity`.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Equivalent to `.linearCapacity`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes a bar between the labels of the bounds, with the label above and the value's label below.
  public func makeBody(configuration: Configuration) -> some View { configuration.bar }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default style: a bar that fills from the leading edge.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills from the leading edge as the value grows.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension View {
  /// Sets the style of the gauges in this view.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(StyleWriter<any GaugeStyle>(style: style))
  }
}
