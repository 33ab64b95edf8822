// Tests: `OpenWindowTests`.

import HostTree

/// A button that opens the application's ``Settings``, as ``EnvironmentValues/openSettings`` does.
public struct SettingsLink<Label: View>: View {
  // Unchecked, as in all views: the initializer is nonisolated, and the label is shown on the main actor only.
  nonisolated(unsafe) private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// Creates a button with a label.
  nonisolated public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// The button.
  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Creates a button with the title "Settings…".
  nonisolated public init() { label = DefaultSettingsLinkLabel() }
}

/// The label of a ``SettingsLink`` that has none of its own.
public struct DefaultSettingsLinkLabel: View {
  nonisolated init() {}

  /// The title.
  public var body: some View { Text(verbatim: "Settings\u{2026}") }
}

/// A scene of one small window at most that supports others, such as a palette. It is not opened when the application
/// starts, but by ``EnvironmentValues/openWindow``, by its identifier. Here it is a window like any other.
public struct UtilityWindow<Content: View> {
  private let scene: WindowScene<Content>

  /// Creates a scene with a title and an identifier.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    scene = WindowScene(content: content(), title: title, id: id, kind: .utility)
  }

  /// Creates a scene with a localised title and an identifier.
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Creates a scene with a title that is not localised, and an identifier.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id: id, content: content)
  }
}

extension UtilityWindow: Scene {
  /// The window.
  public var body: some Scene { WindowGroup(scene) }
}
