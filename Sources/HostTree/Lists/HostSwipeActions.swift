/// A button that a swipe over a row shows.
@MainActor
public final class HostContextualAction {
  /// How a button looks.
  public enum Style: Hashable, Sendable {
    /// It does something to the row.
    case normal
    /// It deletes something.
    case destructive
  }

  /// Does what the button is for. Call the closure that comes last with whether it was done.
  public typealias Handler = @MainActor (HostContextualAction, HostView, @escaping (Bool) -> Void) -> Void

  /// How the button looks.
  public let style: Style
  /// What the button shows.
  public var title: String?
  /// The colour behind the title; red for what destroys and gray for the rest by default.
  public var backgroundColor: HostColor
  /// Called when the button is pressed.
  public let handler: Handler

  /// Makes a button.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .red : .gray
  }
}

/// The buttons that a swipe over a row shows.
@MainActor
public final class HostSwipeActionsConfiguration {
  /// The buttons, the outermost first.
  public let actions: [HostContextualAction]
  /// Whether a swipe over the whole row presses the first button; true by default.
  public var performsFirstActionWithFullSwipe = true
  /// Hosts that stand for the buttons, for whoever has made some already.
  package let views: [HostView]

  /// Makes a configuration of buttons.
  public init(actions: [HostContextualAction]) {
    self.actions = actions
    views = []
  }

  /// Makes a configuration of hosts, the outermost first.
  package init(views: [HostView]) {
    actions = []
    self.views = views
  }
}
