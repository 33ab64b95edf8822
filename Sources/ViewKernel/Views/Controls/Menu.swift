import HostTree

/// A button that opens a menu.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(
///   rootView: Menu("Edit") {
///     Button("Copy") {}
///     Button("Delete", role: .destructive) {}
///   })
/// window.makeKeyAndVisible()
/// window.settle()
/// window.tap(at: CGPoint(x: 160, y: 240))
/// window.settle()
/// print(window.treeDescription(options: .structure))
/// // Prints:
/// // HostWindow
/// // ├─ HostingView<Menu<Text, TupleView<(Button<Text>, Button<Text>)>>>
/// // │  └─ HostButton
/// // │     └─ HostLabel "Edit"
/// // └─ HostMenuView
/// //    └─ HostMenuCard
/// //       └─ HostStackView
/// //          ├─ HostMenuItemView
/// //          │  └─ HostStackView
/// //          │     ├─ HostLabel "Copy"
/// //          │     └─ HostSpacer
/// //          └─ HostMenuItemView
/// //             └─ HostStackView
/// //                ├─ HostLabel "Delete"
/// //                └─ HostSpacer
/// ```
///
/// The entries are the buttons of the content; a nested menu becomes a submenu, a `Toggle` an entry with a check mark,
/// and the options of a `Picker` become entries. The content is mounted, but never shown as views. `menuStyle(_:)` sets
/// its appearance.
public struct Menu<Label: View, Content: View>: StyleableView {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  nonisolated(unsafe) private let content: Content
  nonisolated(unsafe) private let label: Label
  private let primaryAction: (@MainActor () -> Void)?

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - content: The entries.
  ///   - label: The content of the button.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// Creates a menu with a primary action: a tap runs it, and a long press opens the menu.
  @preconcurrency
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  var plain: MenuOpener<Label, Content> {
    MenuOpener(label: label, content: content, primaryAction: primaryAction)
  }

  func styled(in environment: EnvironmentValues) -> AnyView? {
    let styles = environment[styles: (any MenuStyle).self]
    return styles.last?.view(
      styles,
      MenuStyleConfiguration(
        label: .init(content: AnyView(OneLabel(label))), content: .init(content: AnyView(content)),
        primaryAction: primaryAction))
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from a style's configuration, for use in `MenuStyle`; the next outer style is applied to it.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    content = configuration.content
    label = configuration.label
    primaryAction = configuration.primaryAction
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a title. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a localized title and a primary action: a tap runs it, and a long press opens the menu.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a title and a primary action: a tap runs it, and a long press opens the menu. The string is
  /// not localized.
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == ViewKernel.Label<Text, Image> {
  /// Creates a menu with a localized title and a system symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { ViewKernel.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu with a title and a system symbol. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { ViewKernel.Label(title, systemImage: systemImage) }
  }

  /// Creates a menu with a localized title, a system symbol and a primary action: a tap runs it, and a long press opens
  /// the menu.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { ViewKernel.Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a title, a system symbol and a primary action: a tap runs it, and a long press opens the menu.
  /// The string is not localized.
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { ViewKernel.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a localized title and a registered image.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { ViewKernel.Label(titleKey, image: image) }
  }

  /// Creates a menu with a title and a registered image. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { ViewKernel.Label(title, image: image) }
  }

  /// Creates a menu with a localized title, a registered image and a primary action: a tap runs it, and a long press
  /// opens the menu.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { ViewKernel.Label(titleKey, image: image) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a title, a registered image and a primary action: a tap runs it, and a long press opens the
  /// menu. The string is not localized.
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { ViewKernel.Label(title, image: image) }, primaryAction: primaryAction)
  }
}

/// The default appearance: a button with the label, which opens the menu of the content.
struct MenuOpener<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?

  var body: some View {
    ElementsReader(content.modifier(MenuEntries())) { entries in
      MenuButton(own: MenuButtonConfiguration(entries: entries, action: primaryAction), content: OneLabel(label))
    }
  }
}

/// The environment of the entries of a menu: options of pickers are entries of their own, and menus are submenus in no
/// style.
struct MenuEntries {}

extension MenuEntries: EnvironmentWriter {
  func write(to values: inout EnvironmentValues) {
    values.pickerStyle = InlinePickerStyle().kind
    values.leaveBar()
    if !values[styles: (any MenuStyle).self].isEmpty { values[styles: (any MenuStyle).self] = [] }
  }
}

/// The button of a menu.
private struct MenuButton<Label: View>: HostedContainer {
  typealias Body = Never
  let own: MenuButtonConfiguration
  let content: Label
}

/// The configuration kept by the node of a ``MenuButton``.
private struct MenuButtonConfiguration: HostConfiguration {
  let entries: [ViewElement]
  let action: (@MainActor () -> Void)?

  var written: Any { MenuButton(own: self, content: EmptyView()) }

  func makeHost(context: HostContext<Self>) -> HostButton {
    let button = HostButton()
    button.buttonType = .menu
    button.menuProvider = { HostMenu(children: context.newest.entries.compactMap { $0.host.menuElement }) }
    button.addAction(for: .primaryActionTriggered) { context.newest.action?() }
    return button
  }

  func updateHost(_ host: HostButton, context: HostContext<Self>) {
    host.isEnabled = context.environment.isEnabled
    host.tintColor = context.environment.tint?.resolved(in: context.environment)
    host.showsMenuAsPrimaryAction = action == nil
    host.preferredMenuElementOrder = context.environment.menuOrder.host
  }

  static func dismantleHost(_ host: HostButton) { host.menuProvider = nil }
}
