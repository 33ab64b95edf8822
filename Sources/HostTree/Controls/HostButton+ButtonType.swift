import Foundation

extension HostButton {
  /// What a press of a button does: by it, assistive tools, tests and introspection tell buttons apart that may look alike.
  ///
  /// A type changes nothing about how the button looks or acts.
  public enum ButtonType: Hashable, Sendable {
    /// It does something.
    case push
    /// It turns something on or off, and is ``HostControl/isSelected`` while that is on.
    case toggle
    /// It turns something on or off, as ``toggle`` does, with a box that is ticked.
    case checkbox
    /// It stands for one of several options, and is ``HostControl/isSelected`` while that one is chosen.
    case radio
    /// It shows the chosen one of several options, and opens a menu of all.
    case popUp
    /// It opens a menu of things to do.
    case menu
    /// It opens an address.
    case link
    /// It leads to another page.
    case navigation
    /// It shows and hides what belongs to it.
    case disclosure
  }

  /// Makes an empty button of a type.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }
}

extension HostButton.ButtonType {
  /// A button that does something, by the name that UIKit has for one that looks as usual; the same as ``push``.
  public static let system = push
  /// A button that does something, by the name that UIKit has for one without a look; the same as ``push``.
  public static let custom = push
}
