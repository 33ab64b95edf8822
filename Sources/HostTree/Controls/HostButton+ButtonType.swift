import Foundation

extension HostButton {
  /// The effect of pressing a button.
  ///
  /// Assistive technologies, tests and introspection distinguish buttons by it that look alike.
  ///
  /// The type changes neither the look nor the behaviour of the button.
  public enum ButtonType: Hashable, Sendable {
    /// Performs an action.
    case push
    /// Turns something on or off; ``HostControl/isSelected`` while it is on.
    case toggle
    /// A toggle shown as a tick box; otherwise as ``toggle``.
    case checkbox
    /// Selects one of several options; ``HostControl/isSelected`` while it is the selected one.
    case radio
    /// Shows the selected option and opens a menu of all of them.
    case popUp
    /// Opens a menu of actions.
    case menu
    /// Opens a URL.
    case link
    /// Shares something.
    case share
    /// Pastes something.
    case paste
    /// Navigates to another page.
    case navigation
    /// Expands and collapses its content, as the header of a disclosure group.
    case disclosure
  }

  /// Creates an untitled button of the given type, with a zero frame.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }
}

extension HostButton.ButtonType {
  /// As `UIButton.ButtonType.system`; the same as ``push``, because a type changes no looks here.
  public static let system = push
  /// As `UIButton.ButtonType.custom`; the same as ``push``, because a type changes no looks here.
  public static let custom = push
}
