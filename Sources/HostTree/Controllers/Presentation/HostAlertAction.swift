/// One of the things that a user may answer to an alert.
@MainActor
public final class HostAlertAction {
  /// What an action is for.
  public enum Style: Hashable, Sendable {
    /// Nothing special.
    case `default`
    /// It leaves things as they are; it stands last.
    case cancel
    /// It deletes or changes something.
    case destructive
  }

  /// What its button shows.
  public let title: String?
  /// What it is for.
  public let style: Style
  /// Whether its button takes touches; true unless told.
  public var isEnabled = true {
    didSet { button?.isEnabled = isEnabled }
  }

  let handler: (@MainActor (HostAlertAction) -> Void)?
  /// The button, once the alert has loaded its view.
  weak var button: HostButton?

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: What its button shows.
  ///   - style: What it is for.
  ///   - handler: Called when the user has chosen it, after the alert has gone.
  public init(title: String?, style: Style, handler: (@MainActor (HostAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
