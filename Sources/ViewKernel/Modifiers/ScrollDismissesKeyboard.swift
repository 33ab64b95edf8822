import HostTree

/// How scrolling takes text input from the view that has it.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private enum Kind { case automatic, immediately, interactively, never }
  private let kind: Kind

  /// ``immediately`` for scroll views and lists, ``interactively`` for text editors.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }
  /// As soon as a finger begins to drag the content.
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .immediately) }
  /// When the finger that drags the content pushes a keyboard out of the window: when it leaves that at its lower edge.
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .interactively) }
  /// Not at all.
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }

  /// What it is to a host for which `usual` is automatic.
  func host(usual: HostScrollView.KeyboardDismissMode) -> HostScrollView.KeyboardDismissMode {
    switch kind {
    case .automatic: usual
    case .immediately: .onDrag
    case .interactively: .interactive
    case .never: .none
    }
  }
}

private enum ScrollDismissesKeyboardKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
  /// How scrolling takes text input away. `scrollDismissesKeyboard(_:)` changes it.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardKey.self] }
    set { self[ScrollDismissesKeyboardKey.self] = newValue }
  }
}

extension View {
  /// Says how a user who drags the content of the scroll views, lists and text editors of this view takes text input from whatever has
  /// it in the window: that ceases to be the first responder, and its focus state changes.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}
