/// A type that defines the appearance of control groups. Apply one with `controlGroupStyle(_:)`.
///
/// ```swift
/// struct ColumnControlGroupStyle: ControlGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack { configuration.label; configuration.content }
///   }
/// }
///
/// let group = ControlGroup("Edit") { Button("Copy") {} }
/// let host = HostingView(rootView: group.controlGroupStyle(ColumnControlGroupStyle()))
/// host.updateViews()
/// print(host.subviews[0].treeDescription(options: .structure))
/// // Prints:
/// // HostStackView
/// // ├─ HostLabel "Edit"
/// // └─ HostButton
/// //    └─ HostLabel "Copy"
/// ```
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// The parts of a control group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Makes the view of a control group from its parts.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a control group, which a `ControlGroupStyle` is given.
public struct ControlGroupStyleConfiguration {
  /// The controls of a control group, with their type erased.
  public struct Content: ErasedPart {
    /// `Never`: the library handles this view itself and calls no `body`.
    public typealias Body = Never
    let content: AnyView
  }

  /// The label of a control group, with its type erased.
  public struct Label: ErasedPart {
    /// `Never`: the library handles this view itself and calls no `body`.
    public typealias Body = Never
    let content: AnyView
  }

  /// The controls of the group.
  public let content: Content
  /// The label of the group; it shows nothing if the group has none.
  public let label: Label
  let hasLabel: Bool

  @usableFromInline static var empty: Self {
    let nothing = AnyView(EmptyView())
    return Self(content: Content(content: nothing), label: Label(content: nothing), hasLabel: false)
  }
}

extension ControlGroupStyleConfiguration.Content: RowCounting {
  /// Nil: unknown, as each control stays separate.
  static func rowCount(content: Int?) -> Int? { nil }
}

extension ControlGroupStyle {
  /// The view of a control in this style. Called by `ControlGroup.styled(in:)`; of
  /// `styles`, all that are in force, this is the last.
  func view(_ styles: [any ControlGroupStyle], _ configuration: ControlGroupStyleConfiguration) -> AnyView {
    AnyView(StyledView(self, styles, configuration) { $0.makeBody(configuration: $1) })
  }
}

/// The default style, the controls side by side on a shared background; the same as `.automatic`.
///
/// In a toolbar a group with a label is a menu instead.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Equivalent to `.automatic`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes a group of the controls, or a menu with the label.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultControlGroup(
      content: configuration.content, label: configuration.hasLabel ? AnyView(configuration.label) : nil)
  }
}

/// A style with a button of the label, which opens a menu of the controls; the same as `.menu`.
///
/// In the content of a `Menu` it is a submenu. A group without a label shows a button without a title.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Equivalent to `.menu`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes a menu of the controls.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default style: the controls side by side.
  nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A button of the label, which opens a menu of the controls.
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension View {
  /// Sets the style of the control groups in this view.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(StyleWriter<any ControlGroupStyle>(style: style))
  }
}

/// A style for the toolbar of a page, the controls side by side; the same as `.navigation`.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Equivalent to `.navigation`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes a row of the controls, without the label.
  public func makeBody(configuration: Configuration) -> some View { ControlRow(content: configuration.content) }
}

/// A style for menus, the controls as small entries side by side; the same as `.compactMenu`.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Equivalent to `.compactMenu`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes a row of the controls. The entries of a menu are one below the other here.
  public func makeBody(configuration: Configuration) -> some View { ControlRow(content: configuration.content) }
}

/// A style for choices, the controls side by side; the same as `.palette`.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Equivalent to `.palette`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes a row of the controls. The entries of a menu are one below the other here.
  public func makeBody(configuration: Configuration) -> some View { ControlRow(content: configuration.content) }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The controls side by side, for the toolbar of a page.
  nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// Small entries of a menu, side by side.
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Choices side by side.
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
