// Tests: `MenuBarExtraTests`.

import HostTree

/// How a ``MenuBarExtra`` shows its content: see `menuBarExtraStyle(_:)`.
@MainActor @preconcurrency
public protocol MenuBarExtraStyle {
  /// Whether the content is a view below the label, not a menu.
  static var _showsWindow: Bool { get }
}

/// The default: a menu; the same as `.automatic`.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// Equivalent to `.automatic`, for code that needs the type by name.
  nonisolated public init() {}
  /// False.
  public static var _showsWindow: Bool { false }
}

/// The content is the entries of a menu; the same as `.menu`.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// Equivalent to `.menu`, for code that needs the type by name.
  nonisolated public init() {}
  /// False.
  public static var _showsWindow: Bool { false }
}

/// The content is a view in a small window; the same as `.window`.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// Equivalent to `.window`, for code that needs the type by name.
  nonisolated public init() {}
  /// True.
  public static var _showsWindow: Bool { true }
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The default: a menu.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// The content is the entries of a menu.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// The content is a view in a small window.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
  /// Sets how the menu bar extras in this scene show their content.
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    environment(\.showsMenuBarExtraWindow, S._showsWindow)
  }
}

private enum ShowsMenuBarExtraWindowKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  fileprivate var showsMenuBarExtraWindow: Bool {
    get { self[ShowsMenuBarExtraWindowKey.self] }
    set { self[ShowsMenuBarExtraWindowKey.self] = newValue }
  }
}

/// The content of a menu bar extra's window: its label as in a menu bar, and the content that belongs to it.
struct MenuBarExtraContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.showsMenuBarExtraWindow) private var showsWindow

  init(label: Label, content: Content) { (self.label, self.content) = (label, content) }

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Spacer()
        if showsWindow {
          label
        } else {
          Menu {
            content
          } label: {
            label
          }
        }
      }
      .padding(8)
      Divider()
      if showsWindow { content }
      Spacer(minLength: 0)
    }
  }
}

/// A label whose title a list of scenes can show.
@MainActor
protocol TitledLabel {
  var titleInMenuBar: String? { get }
}

extension Text: TitledLabel {
  var titleInMenuBar: String? { string }
}

extension Label: TitledLabel {
  var titleInMenuBar: String? { (ownTitle as? Text)?.string }
}
