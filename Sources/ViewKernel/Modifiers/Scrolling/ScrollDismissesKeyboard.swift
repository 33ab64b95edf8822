import HostTree

/// How scrolling resigns the first responder, and so dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private enum Kind { case automatic, immediately, interactively, never }
  private let kind: Kind

  /// ``immediately`` in scroll views and lists, ``interactively`` in text editors.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }
  /// As soon as the user drags the content; as `UIScrollView.KeyboardDismissMode.onDrag`.
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .immediately) }
  /// When the dragging finger leaves the window at its bottom edge, as if it pushed the keyboard out.
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .interactively) }
  /// Never.
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }

  /// The host's mode, with `usual` for `automatic`.
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
  /// How scrolling dismisses the keyboard. Set by `scrollDismissesKeyboard(_:)`; `automatic` by default.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardKey.self] }
    set { self[ScrollDismissesKeyboardKey.self] = newValue }
  }
}

extension View {
  /// Sets how dragging the content of scroll views, lists and text editors in this view dismisses the keyboard.
  ///
  /// Dismissing resigns the window's first responder, wherever it is, so its focus state changes as well.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}
