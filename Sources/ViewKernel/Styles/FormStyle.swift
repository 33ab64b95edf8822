/// A type that defines the appearance and layout of forms. Apply one with `formStyle(_:)`.
///
/// ```swift
/// struct PlainFormStyle: FormStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) { configuration.content }
///   }
/// }
///
/// let host = HostingView(rootView: Form { Text("Name"); Text("Born") }.formStyle(PlainFormStyle()))
/// host.updateViews()
/// print(host.subviews[0].treeDescription(options: .structure))
/// // Prints:
/// // HostStackView
/// // ├─ HostLabel "Name"
/// // └─ HostLabel "Born"
/// ```
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// The parts of a form.
  typealias Configuration = FormStyleConfiguration

  /// Makes the view of a form from its parts.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a form, which a `FormStyle` is given.
public struct FormStyleConfiguration {
  /// The controls and sections of a form, with their type erased.
  public struct Content: ErasedPart {
    /// `Never`: the library handles this view itself and calls no `body`.
    public typealias Body = Never
    let content: AnyView
  }

  /// The controls and sections of the form.
  public let content: Content

  @usableFromInline static var empty: Self { Self(content: Content(content: AnyView(EmptyView()))) }
}

extension FormStyleConfiguration.Content: RowCounting {
  /// Nil: unknown, as rows, sections and each `ForEach` stay separate.
  static func rowCount(content: Int?) -> Int? { nil }
}

extension FormStyle {
  /// The view of a control in this style. Called by `Form.styled(in:)`; of
  /// `styles`, all that are in force, this is the last.
  func view(_ styles: [any FormStyle], _ configuration: FormStyleConfiguration) -> AnyView {
    AnyView(StyledView(self, styles, configuration) { $0.makeBody(configuration: $1) })
  }
}

/// The default style, grouped rows in the list style of the environment; the same as `.automatic`.
public struct AutomaticFormStyle: FormStyle {
  /// Equivalent to `.automatic`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes a list of the content.
  public func makeBody(configuration: Configuration) -> some View { FormRows(content: configuration.content) }
}

/// A style with grouped rows, whatever the list style of the environment; the same as `.grouped`.
public struct GroupedFormStyle: FormStyle {
  /// Equivalent to `.grouped`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes an inset grouped list of the content.
  public func makeBody(configuration: Configuration) -> some View {
    FormRows(content: configuration.content).listStyle(.insetGrouped)
  }
}

/// A style with the controls in a column, without a list, so that nothing scrolls; the same as `.columns`.
///
/// Labels stay beside their controls.
public struct ColumnsFormStyle: FormStyle {
  /// Equivalent to `.columns`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes a vertical stack of the content, aligned at the leading edge.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }.environment(\.showsFormLabels, true)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default style: rows in groups.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in inset groups.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The controls in a column, without a list.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the style of the forms in this view.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(StyleWriter<any FormStyle>(style: style))
  }
}
