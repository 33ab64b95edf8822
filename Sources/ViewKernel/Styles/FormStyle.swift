/// Says how a `Form` looks; put in force by `formStyle(_:)`.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of what it makes.
  associatedtype Body: View
  /// The parts of a form.
  typealias Configuration = FormStyleConfiguration

  /// Makes the view of a form from its parts.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a form.
public struct FormStyleConfiguration {
  /// The controls and sections.
  public struct Content: ErasedPart {
    /// There is no body.
    public typealias Body = Never
    let content: AnyView
  }

  /// The controls and sections.
  public let content: Content
}

extension FormStyleConfiguration.Content: RowCounting {
  /// As many as there are: rows, sections and `ForEach`es stay apart.
  static var rowCount: Int? { nil }
}

extension FormStyle {
  func view(_ styles: [any FormStyle], _ configuration: FormStyleConfiguration) -> AnyView {
    AnyView(StyledView(self, styles, configuration) { $0.makeBody(configuration: $1) })
  }
}

/// What is usual: rows in groups, as the lists around look.
public struct AutomaticFormStyle: FormStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Makes a list of the content.
  public func makeBody(configuration: Configuration) -> some View { FormRows(content: configuration.content) }
}

/// Rows in groups, however the lists around look.
public struct GroupedFormStyle: FormStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Makes a list of the content.
  public func makeBody(configuration: Configuration) -> some View {
    FormRows(content: configuration.content).listStyle(.insetGrouped)
  }
}

/// The controls below each other, without a list around: nothing scrolls. Labels stay beside their controls.
public struct ColumnsFormStyle: FormStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Makes a stack of the content.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }.environment(\.showsFormLabels, true)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// What is usual: rows in groups.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The controls below each other.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets how the forms in this view look.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(StyleWriter<any FormStyle>(style: style))
  }
}
