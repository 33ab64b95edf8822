/// A type that defines the appearance of labeled contents. Apply one with `labeledContentStyle(_:)`.
///
/// ```swift
/// struct StackedLabeledContentStyle: LabeledContentStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) { configuration.label; configuration.content }
///   }
/// }
///
/// let version = LabeledContent("Version", value: "1.0")
/// let host = HostingView(rootView: version.labeledContentStyle(StackedLabeledContentStyle()))
/// host.updateViews()
/// print(host.subviews[0].treeDescription(options: .structure))
/// // Prints:
/// // HostStackView
/// // ├─ HostLabel "Version"
/// // └─ HostLabel "1.0"
/// ```
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// The parts of a labeled content.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Makes the view of a labeled content from its parts.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a labeled content, which a `LabeledContentStyle` is given.
public struct LabeledContentStyleConfiguration {
  /// The label of a labeled content, with its type erased.
  public struct Label: ErasedPart {
    /// `Never`: the library handles this view itself and calls no `body`.
    public typealias Body = Never
    let content: AnyView
  }

  /// The content of a labeled content, with its type erased.
  public struct Content: ErasedPart {
    /// `Never`: the library handles this view itself and calls no `body`.
    public typealias Body = Never
    let content: AnyView
  }

  /// The label of the labeled content.
  public let label: Label
  /// The content that the label describes.
  public let content: Content
}

extension LabeledContentStyleConfiguration.Content: RowCounting {
  /// Nil: unknown, as each view of the content stays separate.
  static func rowCount(content: Int?) -> Int? { nil }
}

extension LabeledContentStyle {
  /// The view of a control in this style. Called by `LabeledContent.styled(in:)`; of
  /// `styles`, all that are in force, this is the last.
  func view(_ styles: [any LabeledContentStyle], _ configuration: LabeledContentStyleConfiguration) -> AnyView {
    AnyView(StyledView(self, styles, configuration) { $0.makeBody(configuration: $1) })
  }
}

/// The default style, the label with the content at the trailing edge; the same as `.automatic`.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Equivalent to `.automatic`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes a row of the label and the content; the content alone where labels are hidden.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(label: configuration.label, content: configuration.content)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style: the label with the content at the trailing edge.
  nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// Sets the style of the labeled contents in this view.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(StyleWriter<any LabeledContentStyle>(style: style))
  }
}
