/// A type that defines the appearance of group boxes. Apply one with `groupBoxStyle(_:)`.
///
/// Boxes in the content of a box have the same style as that box.
///
/// ```swift
/// struct CardGroupBoxStyle: GroupBoxStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack { configuration.label.bold(); configuration.content }.border(.gray)
///   }
/// }
///
/// let host = HostingView(rootView: GroupBox("Today") { Text("Rain") }.groupBoxStyle(CardGroupBoxStyle()))
/// host.updateViews()
/// print(host.subviews[0].treeDescription(options: .structure))
/// // Prints:
/// // HostOverlayView
/// // ├─ HostStackView
/// // │  ├─ HostLabel "Today"
/// // │  └─ HostLabel "Rain"
/// // └─ HostBorderView
/// ```
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// The parts of a group box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Makes the view of a group box from its parts.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box, which a `GroupBoxStyle` is given.
public struct GroupBoxStyleConfiguration {
  /// The label of a group box, with its type erased.
  public struct Label: ErasedPart {
    /// `Never`: the library handles this view itself and calls no `body`.
    public typealias Body = Never
    let content: AnyView
  }

  /// The content of a group box, with its type erased.
  public struct Content: ErasedPart {
    /// `Never`: the library handles this view itself and calls no `body`.
    public typealias Body = Never
    let content: AnyView
  }

  /// The label of the group box; it shows nothing if the box has none.
  public let label: Label
  /// The content of the group box.
  public let content: Content

  @usableFromInline static var empty: Self {
    let nothing = AnyView(EmptyView())
    return Self(label: Label(content: nothing), content: Content(content: nothing))
  }
}

extension GroupBoxStyleConfiguration.Content: RowCounting {
  /// Nil: unknown, as each view of the content stays separate.
  static func rowCount(content: Int?) -> Int? { nil }
}

extension GroupBoxStyle {
  /// The view of a control in this style. Called by `GroupBox.styled(in:)`; of
  /// `styles`, all that are in force, this is the last.
  func view(_ styles: [any GroupBoxStyle], _ configuration: GroupBoxStyleConfiguration) -> AnyView {
    AnyView(StyledView(self, styles, configuration) { $0.makeBody(configuration: $1) })
  }
}

/// The default style, the label above the content on a background with rounded corners; the same as `.automatic`.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Equivalent to `.automatic`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes a box of the label and the content.
  public func makeBody(configuration: Configuration) -> some View {
    FilledBox(label: configuration.label, content: configuration.content)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style: the label above the content on a background with rounded corners.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets the style of the group boxes in this view.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(StyleWriter<any GroupBoxStyle>(style: style))
  }
}
