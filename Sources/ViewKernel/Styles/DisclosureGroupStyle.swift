/// A type that defines the appearance of disclosure groups. Apply one with `disclosureGroupStyle(_:)`.
///
/// Groups in the content of a group have the same style as that group, as do the groups of an `OutlineGroup`.
///
/// ```swift
/// struct PlusDisclosureGroupStyle: DisclosureGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack {
///       Button { configuration.isExpanded.toggle() } label: {
///         HStack { configuration.label; Text(configuration.isExpanded ? "-" : "+") }
///       }
///       if configuration.isExpanded { configuration.content }
///     }
///   }
/// }
///
/// let group = DisclosureGroup("Details", isExpanded: .constant(true)) { Text("One soup") }
/// let host = HostingView(rootView: group.disclosureGroupStyle(PlusDisclosureGroupStyle()))
/// host.updateViews()
/// print(host.subviews[0].treeDescription(options: .structure))
/// // Prints:
/// // HostStackView
/// // ├─ HostButton
/// // │  └─ HostStackView
/// // │     ├─ HostLabel "Details"
/// // │     └─ HostLabel "-"
/// // └─ HostLabel "One soup"
/// ```
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// The parts of a disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Makes the view of a disclosure group from its parts; the view writes `configuration.isExpanded` for itself.
  ///
  /// In a list, each view that it makes is a row.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a disclosure group, which a `DisclosureGroupStyle` is given.
public struct DisclosureGroupStyleConfiguration {
  /// The label of a disclosure group, with its type erased.
  public struct Label: ErasedPart {
    /// `Never`: the library handles this view itself and calls no `body`.
    public typealias Body = Never
    let content: AnyView
  }

  /// The content of a disclosure group, with its type erased. It is made only where it is shown.
  public struct Content: ErasedPart {
    /// `Never`: the library handles this view itself and calls no `body`.
    public typealias Body = Never
    let content: AnyView
  }

  /// The label of the disclosure group.
  public let label: Label
  /// The content of the disclosure group.
  public let content: Content
  /// Whether the content is shown; writing it writes the group's binding, or its own state.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

extension DisclosureGroupStyleConfiguration.Content: RowCounting {
  /// Nil: unknown, as each view of the content stays separate.
  static func rowCount(content: Int?) -> Int? { nil }
}

extension DisclosureGroupStyle {
  /// The view of a control in this style. Called by `DisclosureGroup.styled(in:)`; of
  /// `styles`, all that are in force, this is the last.
  func view(_ styles: [any DisclosureGroupStyle], _ configuration: DisclosureGroupStyleConfiguration) -> AnyView {
    AnyView(StyledView(self, styles, configuration) { $0.makeBody(configuration: $1) })
  }
}

/// The default style, a line with an arrow, and the content below it while expanded; the same as `.automatic`.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Equivalent to `.automatic`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes the line, and the content while expanded: rows of their own in a list.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureOutline(isExpanded: configuration.$isExpanded, label: configuration.label) { configuration.content }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style: a line with an arrow, and the content below it while expanded.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Sets the style of the disclosure groups in this view.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(StyleWriter<any DisclosureGroupStyle>(style: style))
  }
}
