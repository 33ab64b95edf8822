/// A type that defines the appearance of menus. Apply one with `menuStyle(_:)`.
///
/// A style shows the menu with `Menu(configuration)`, which has the next outer style. Menus in the entries of a menu
/// are submenus, whatever the style.
///
/// ```swift
/// struct RoomyMenuStyle: MenuStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Menu(configuration).padding()
///   }
/// }
///
/// let host = HostingView(rootView: Menu("Edit") { Button("Copy") {} }.menuStyle(RoomyMenuStyle()))
/// host.sizeToFit()
/// host.layoutIfNeeded()
/// print(host.subviews[0].treeDescription())
/// // Prints:
/// // HostPaddingView (0, 0, 61.67 x 52.33) insets=16
/// // └─ HostButton (16, 16, 29.67 x 20.33) menu
/// //    └─ HostLabel "Edit" (0, 0, 29.67 x 20.33)
/// ```
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// The parts of a menu.
  typealias Configuration = MenuStyleConfiguration

  /// Makes the view of a menu from its parts.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a menu, which a `MenuStyle` is given and hands to `Menu(configuration)`.
public struct MenuStyleConfiguration {
  /// The label of a menu, with its type erased.
  public struct Label: ErasedPart {
    /// `Never`: the library handles this view itself and calls no `body`.
    public typealias Body = Never
    let content: AnyView
  }

  /// The entries of a menu, with their type erased.
  public struct Content: ErasedPart {
    /// `Never`: the library handles this view itself and calls no `body`.
    public typealias Body = Never
    let content: AnyView
  }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

extension MenuStyleConfiguration.Content: RowCounting {
  /// Nil: unknown, as each entry stays separate.
  static func rowCount(content: Int?) -> Int? { nil }
}

extension MenuStyle {
  /// The view of a control in this style. Called by `Menu.styled(in:)`; of
  /// `styles`, all that are in force, this is the last.
  func view(_ styles: [any MenuStyle], _ configuration: MenuStyleConfiguration) -> AnyView {
    AnyView(StyledView(self, styles, configuration) { $0.makeBody(configuration: $1) })
  }
}

extension MenuStyleConfiguration {
  @MainActor
  fileprivate var button: some View { MenuOpener(label: label, content: content, primaryAction: primaryAction) }
}

/// The default style, a button with the label that opens the menu; the same as `.automatic`.
public struct DefaultMenuStyle: MenuStyle {
  /// Equivalent to `.automatic`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes a button with the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.button }
}

/// A style with a button that opens the menu; the same as `.button`.
///
/// Button styles don't change it.
public struct ButtonMenuStyle: MenuStyle {
  /// Equivalent to `.button`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes a button with the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.button }
}

/// A style with a button without a border that opens the menu; the same as `.borderlessButton`.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Equivalent to `.borderlessButton`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes a button with the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.button }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style: a button with the label.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button that opens the menu.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border that opens the menu.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// Sets the style of the menus in this view.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(StyleWriter<any MenuStyle>(style: style))
  }
}
