/// An action of an alert or action sheet, shown as a button. As `UIAlertAction`.
@MainActor @preconcurrency
public final class HostAlertAction {
  /// The meaning of an action, which decides its colour and place.
  public enum Style: Hashable, Sendable {
    /// A regular action.
    case `default`
    /// Cancels without changes; placed last.
    case cancel
    /// Changes or deletes data; its title is red.
    case destructive
  }

  /// The title of the button.
  public let title: String?
  /// The meaning of the action.
  public let style: Style
  /// Whether the button can be tapped. Defaults to true.
  public var isEnabled = true {
    didSet { button?.isEnabled = isEnabled }
  }

  let handler: (@MainActor (HostAlertAction) -> Void)?
  /// The button; nil until the alert has loaded its view.
  weak var button: HostButton?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - style: The meaning of the action.
  ///   - handler: Called when the user has chosen the action, after the alert was dismissed.
  public init(title: String?, style: Style, handler: (@MainActor (HostAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
