import HostTree

/// A type that defines the appearance of labels. Apply one with `labelStyle(_:)`.
///
/// ```swift
/// struct StackedLabelStyle: LabelStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack { configuration.icon; configuration.title }
///   }
/// }
///
/// let host = HostingView(rootView: Label("Inbox", systemImage: "tray").labelStyle(StackedLabelStyle()))
/// host.sizeToFit()
/// host.layoutIfNeeded()
/// print(host.subviews[0].treeDescription())
/// // Prints:
/// // HostStackView (0, 0, 42 x 48.33) axis=vertical
/// // ├─ HostImageView (11, 0, 20 x 20) symbol=tray
/// // └─ HostLabel "Inbox" (0, 28, 42 x 20.33)
/// ```
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Makes the view of a label from its parts.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label, which a `LabelStyle` is given.
public struct LabelStyleConfiguration {
  /// The title of a label, with its type erased.
  public struct Title: ErasedPart {
    /// `Never`: the library handles this view itself and calls no `body`.
    public typealias Body = Never
    let content: AnyView
  }

  /// The icon of a label, with its type erased.
  public struct Icon: ErasedPart {
    /// `Never`: the library handles this view itself and calls no `body`.
    public typealias Body = Never
    let content: AnyView
  }

  /// The title of the label.
  public var title: Title
  /// The icon of the label.
  public var icon: Icon
}

extension LabelStyle {
  /// The view of a control in this style. Called by `Label.styled(in:)`; of
  /// `styles`, all that are in force, this is the last.
  func view(_ styles: [any LabelStyle], _ configuration: LabelStyleConfiguration) -> AnyView {
    AnyView(StyledView(self, styles, configuration) { $0.makeBody(configuration: $1) })
  }
}

/// The default style, the icon followed by the title; the same as `.automatic`.
public struct DefaultLabelStyle: LabelStyle {
  /// Equivalent to `.automatic`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes a row of the icon and the title.
  public func makeBody(configuration: Configuration) -> some View {
    MeasuredLabelRow(configuration: configuration)
  }
}

/// A style with the icon followed by the title; the same as `.titleAndIcon`.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Equivalent to `.titleAndIcon`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes a row of the icon and the title.
  public func makeBody(configuration: Configuration) -> some View {
    MeasuredLabelRow(configuration: configuration)
  }
}

/// The row of a label, by the lengths of the environment.
private struct MeasuredLabelRow: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelMetrics) private var metrics

  var body: some View {
    if metrics == LabelMetrics() {
      LabelRow(title: configuration.title, icon: configuration.icon)
    } else {
      LabelRow(title: configuration.title, icon: configuration.icon, metrics)
    }
  }
}

/// A style with the title only; the same as `.titleOnly`.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Equivalent to `.titleOnly`, for code that needs the type by name.
  nonisolated public init() {}
  /// Returns the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A style with the icon only, which assistive tools read as the title; the same as `.iconOnly`.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Equivalent to `.iconOnly`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes the icon, with the text of the title as its accessibility label.
  public func makeBody(configuration: Configuration) -> some View { NamedIcon(configuration: configuration) }
}

/// A label's icon, with its title as accessibility label.
private struct NamedIcon: View {
  let configuration: LabelStyleConfiguration
  @State private var name = ""

  var body: some View {
    configuration.icon.accessibilityLabel(name)
    HostReader(content: configuration.title) { [$name] hosts in
      $name.wrappedValue = hosts.lazy.compactMap { ($0 as? HostLabel)?.text }.first ?? ""
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style: the icon followed by the title.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon followed by the title.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title only.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon only; assistive tools read the title.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Sets the style of the labels in this view.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(StyleWriter<any LabelStyle>(style: style))
  }
}
