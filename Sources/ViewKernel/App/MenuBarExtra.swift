import HostTree

/// A scene that stands in the menu bar: its label there opens a menu, or a small window.
///
/// ```swift
/// struct Clock: App {
///   @AppStorage("isInMenuBar") private var isInMenuBar = true
///
///   var body: some Scene {
///     WindowGroup { Text("Noon") }
///     MenuBarExtra("Clock", systemImage: "clock", isInserted: $isInMenuBar) {
///       Button("Set Alarm") {}
///     }
///   }
/// }
/// ```
///
/// There is no menu bar here: the scene has a window of its own, one at most, with the label at its top. With the style
/// `.menu`, the default, a tap on the label opens the menu; with `.window` the content lies below. A page's bar lists
/// it among what can be opened. The application opens it when it starts only if it has no other scene.
public struct MenuBarExtra<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  private let title: String?
  private let isInserted: Binding<Bool>?

  /// Creates a scene with a label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), nil, nil, content())
  }

  /// Creates a scene with a label, which is in the menu bar while a binding is true. Nothing sets the binding here.
  nonisolated public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), nil, isInserted, content())
  }

  fileprivate nonisolated init(_ label: Label, _ title: String?, _ isInserted: Binding<Bool>?, _ content: Content) {
    (self.label, self.content, self.title, self.isInserted) = (label, content, title, isInserted)
  }
}

extension MenuBarExtra: Scene {
  /// The window.
  public var body: some Scene {
    WindowGroup(
      WindowScene(
        content: MenuBarExtraContent(label: label, content: content),
        title: Text(verbatim: title ?? (label as? any TitledLabel)?.titleInMenuBar ?? "Menu Bar Extra"),
        kind: .menuBarExtra, isInserted: isInserted?.wrappedValue ?? true))
  }
}

extension MenuBarExtra where Label == Text {
  /// Creates a scene with a localized title as its label.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), nil, nil, content())
  }

  /// Creates a scene with a title as its label. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), nil, nil, content())
  }

  /// Creates a scene with a localized title as its label, which is in the menu bar while a binding is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), nil, isInserted, content())
  }

  /// Creates a scene with a title as its label, which is in the menu bar while a binding is true. The string is not
  /// localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), nil, isInserted, content())
  }
}

extension MenuBarExtra where Label == ViewKernel.Label<Text, Image> {
  /// Creates a scene with a system symbol as its label, and a localized title for assistive tools.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(Label(titleKey, systemImage: systemImage), nil, nil, content())
  }

  /// Creates a scene with a system symbol as its label, and a title for assistive tools. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(Label(title, systemImage: systemImage), nil, nil, content())
  }

  /// Creates a scene with a system symbol as its label, which is in the menu bar while a binding is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Label(titleKey, systemImage: systemImage), nil, isInserted, content())
  }

  /// Creates a scene with a system symbol as its label, which is in the menu bar while a binding is true. The string is
  /// not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Label(title, systemImage: systemImage), nil, isInserted, content())
  }

  /// Creates a scene with a registered image as its label, and a localized title for assistive tools.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(Label(titleKey, image: image), nil, nil, content())
  }

  /// Creates a scene with a registered image as its label, and a title for assistive tools. The string is not
  /// localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
    self.init(Label(title, image: image), nil, nil, content())
  }

  /// Creates a scene with a registered image as its label, which is in the menu bar while a binding is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Label(titleKey, image: image), nil, isInserted, content())
  }

  /// Creates a scene with a registered image as its label, which is in the menu bar while a binding is true. The string
  /// is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Label(title, image: image), nil, isInserted, content())
  }
}
