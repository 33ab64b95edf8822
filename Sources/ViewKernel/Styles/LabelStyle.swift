import HostTree

/// Says how a `Label` looks; put in force by `labelStyle(_:)`.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of what it makes.
  associatedtype Body: View
  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Makes the view of a label from its parts.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// The text.
  public struct Title: ErasedPart {
    /// There is no body.
    public typealias Body = Never
    let content: AnyView
  }

  /// The picture.
  public struct Icon: ErasedPart {
    /// There is no body.
    public typealias Body = Never
    let content: AnyView
  }

  /// The text.
  public var title: Title
  /// The picture.
  public var icon: Icon
}

extension LabelStyle {
  func view(_ styles: [any LabelStyle], _ configuration: LabelStyleConfiguration) -> AnyView {
    AnyView(StyledView(self, styles, configuration) { $0.makeBody(configuration: $1) })
  }
}

/// The picture before the text.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Makes both.
  public func makeBody(configuration: Configuration) -> some View {
    LabelRow(title: configuration.title, icon: configuration.icon)
  }
}

/// The picture before the text.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Makes both.
  public func makeBody(configuration: Configuration) -> some View {
    LabelRow(title: configuration.title, icon: configuration.icon)
  }
}

/// The text alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Makes the text.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The picture alone; assistive tools read the text out.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Makes the picture.
  public func makeBody(configuration: Configuration) -> some View { NamedIcon(configuration: configuration) }
}

/// A label's picture, named by its text.
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
  /// The picture before the text.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The picture before the text.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The text alone.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The picture alone.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Sets how the labels in this view look.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(StyleWriter<any LabelStyle>(style: style))
  }
}
