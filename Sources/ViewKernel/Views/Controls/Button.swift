public import HostTree

/// The purpose of a button, which affects its appearance.
public struct ButtonRole: Equatable, Sendable {
  /// Not a string, since every button has a role or none.
  private enum Name: Sendable {
    case destructive, cancel, close, confirm
  }
  private let name: Name

  /// A button that deletes data; drawn in red.
  public static let destructive = ButtonRole(name: .destructive)
  /// A button that cancels an operation without a change.
  public static let cancel = ButtonRole(name: .cancel)

  /// A button that closes a view without a change, as a cross does.
  public static let close = ButtonRole(name: .close)
  /// A button that confirms what a view asks for.
  public static let confirm = ButtonRole(name: .confirm)

  var host: HostButton.Role {
    switch self {
    case .destructive: .destructive
    case .confirm: .normal
    default: .cancel
    }
  }
}

/// A control that performs an action when it is tapped.
///
/// `buttonStyle(_:)` sets its appearance, `disabled(_:)` disables it.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///
///   var body: some View { Button("Count: \(count)") { count += 1 } }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: Counter())
/// window.makeKeyAndVisible()
/// window.settle()
/// window.tap(at: CGPoint(x: 160, y: 240))
/// window.settle()
/// print(window.treeDescription())
/// // Prints:
/// // HostWindow (0, 0, 320 x 480)
/// // └─ HostingView<Counter> (0, 0, 320 x 480)
/// //    └─ HostButton (128.67, 229.83, 62.67 x 20.33)
/// //       └─ HostLabel "Count: 1" (0, 0, 62.67 x 20.33)
/// ```
public struct Button<Label: View>: StyleableView {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  @usableFromInline let role: ButtonRole?
  @usableFromInline let action: @MainActor () -> Void
  // Unsafe, as the initializers are bound to no actor; they write it once.
  @usableFromInline nonisolated(unsafe) let label: Label
  /// Whether it is drawn in the text colour where no style is set, as links in rows are.
  @usableFromInline var isPlain: Bool
  /// The kind of button, for hosts and accessibility: buttons are part of other controls, too.
  @usableFromInline var type: HostButton.ButtonType

  // Inlinable: the caller knows the type of the label, this module would look it up at each call.

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - action: Called when the button is tapped. It is always the newest update's.
  ///   - label: The content of the button.
  @inlinable @preconcurrency
  nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role; nil for none.
  @inlinable @preconcurrency
  nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
    isPlain = false
    type = .push
  }

  /// Creates a button of another type.
  nonisolated init(
    type: HostButton.ButtonType, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
    self.type = type
  }

  var plain: PressableView<OneLabel<Label>> { PressableView(own: plainOwn, content: OneLabel(label)) }

  var plainOwn: PressableViewConfiguration {
    PressableViewConfiguration(role: role, type: type, look: isPlain ? .plain() : nil, action: action)
  }

  func styled(in environment: EnvironmentValues) -> AnyView? {
    let surroundings = ButtonSurroundings.reading(environment)
    let (styles, isFlexible) = (surroundings.styles, surroundings.isFlexible)
    if role == .cancel, environment.emphasizesCancelling, styles.isEmpty { return emphasized }
    return styles.isEmpty && !isFlexible ? nil : styled(by: styles, isFlexible)
  }

  // These are by themselves, as the types that they need are looked up at each call, and most buttons have no style.

  private var emphasized: AnyView {
    @inline(never) get { AnyView(PressableView(own: plainOwn, content: OneLabel(label).fontWeight(.semibold))) }
  }

  @inline(never)
  private func styled(by styles: [AnyButtonStyle], _ isFlexible: Bool) -> AnyView {
    let one = OneLabel(label)
    let label = isFlexible ? AnyView(one.frame(maxWidth: .infinity)) : AnyView(one)
    guard let style = styles.last else { return AnyView(PressableView(own: plainOwn, content: label)) }
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: .init(content: label), type: type, action: action)
    switch style {
    case .ordinary(let style): return style.button(styles, configuration)
    case .primitive(let style): return style.button(styles, configuration)
    }
  }
}

extension Button where Label == Text {
  /// Creates a button with a localized title.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title. The string is not localized.
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == ViewKernel.Label<Text, Image> {
  /// Creates a button with a localized title and a system symbol.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { ViewKernel.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title and a system symbol. The string is not localized.
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { ViewKernel.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a localized title and a registered image.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { ViewKernel.Label(titleKey, image: image) }
  }

  /// Creates a button with a title and a registered image. The string is not localized.
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { ViewKernel.Label(title, image: image) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from a style's configuration, for use in `PrimitiveButtonStyle`; the next outer style is applied
  /// to it.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
    type = configuration.type
  }
}

/// The values of the environment that decide about the style of a button.
private struct ButtonSurroundings {
  let styles: [AnyButtonStyle]
  let isFlexible: Bool

  @MainActor static let reading = EnvironmentReading { environment in
    ButtonSurroundings(
      styles: environment[styles: AnyButtonStyle.self], isFlexible: environment.buttonSizing == .flexible)
  }
}

/// The values of the environment that all pressable hosts take over.
private struct PressableSurroundings {
  let isEnabled: Bool
  let tint: HostColor?

  @MainActor static let reading = EnvironmentReading { environment in
    PressableSurroundings(isEnabled: environment.isEnabled, tint: environment.tint?.resolved(in: environment))
  }
}

/// A pressable host around a label: the part that buttons of all styles have in common.
struct PressableView<Label: View>: HostedContainer {
  typealias Body = Never
  let own: PressableViewConfiguration
  let content: Label
}

/// The configuration kept by the node of a ``PressableView``.
struct PressableViewConfiguration: HostConfiguration {
  var role: ButtonRole?
  var type = HostButton.ButtonType.push
  var look: HostButton.Configuration?
  let action: @MainActor () -> Void
  /// Called with true when a touch enters the button, and with false when it leaves or ends.
  var onPress: ((Bool) -> Void)?

  var written: Any { PressableView(own: self, content: EmptyView()) }

  // Stored, here and in other views of which there are many: looking it up takes 60 instructions.
  static let descriptor = ViewDescriptor.of(PressableViewConfiguration.self, ignoring: (@MainActor () -> Void).self)

  func makeHost(context: HostContext<Self>) -> HostButton {
    let button = HostButton()
    button.addReceiver(context.node)
    if onPress != nil { button.onHighlight = { context.newest.onPress?($0) } }
    return button
  }

  func updateHost(_ host: HostButton, context: HostContext<Self>) {
    let environment = context.environment
    let surroundings = PressableSurroundings.reading(environment)
    host.isEnabled = surroundings.isEnabled
    host.setMeaning(role?.host ?? .normal, type)
    host.tintColor = surroundings.tint
    if var look {
      look.size = environment.controlSize.host
      if look.hasBackground { look.borderShape = environment.buttonBorderShape.host }
      look.baseBackgroundColor = surroundings.tint
      host.configuration = look
    } else if host.configuration != nil {
      host.configuration = nil
    }
  }

  /// Whether a button's ``Button/styled(in:)`` may return anything.
  func mayBeStyled(in environment: EnvironmentValues) -> Bool {
    role == .cancel || !ButtonSurroundings.reading.isUnwritten(in: environment)
  }

  func act() { action() }

  static func dismantleHost(_ host: HostButton) { host.onHighlight = nil }
}

extension ControlSize {
  var host: HostButton.Configuration.Size {
    switch self {
    case .mini: .mini
    case .small: .small
    case .regular: .medium
    case .large, .extraLarge: .large
    }
  }
}
