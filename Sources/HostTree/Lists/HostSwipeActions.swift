/// A button that a swipe over a row reveals, as `UIContextualAction`.
@MainActor @preconcurrency
public final class HostContextualAction {
  /// The role of a swipe action, which determines its default background colour.
  public enum Style: Hashable, Sendable {
    /// An action with a gray button.
    case normal
    /// An action that deletes something, with a red button.
    case destructive
  }

  /// The action's code: called with the action, the row's cell, and a completion closure.
  ///
  /// Call the closure with whether the action was performed. The buttons are hidden in either case, when the handler
  /// returns.
  public typealias Handler = @MainActor (HostContextualAction, HostView, @escaping (Bool) -> Void) -> Void

  /// The role of the action.
  public let style: Style
  /// The title of the button; nil for none.
  public var title: String?
  /// The colour behind the title. Defaults to red for destructive actions, else gray.
  public var backgroundColor: HostColor
  /// Called when the button is pressed, or by a full swipe.
  public let handler: Handler

  /// Creates an action with the default background colour of its style.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .red : .gray
  }
}

/// The buttons that a swipe over a row reveals at one edge, as `UISwipeActionsConfiguration`.
///
/// ```swift
/// let flag = HostContextualAction(style: .normal, title: "Flag") { _, _, done in
///   done(true)
/// }
/// let configuration = HostSwipeActionsConfiguration(actions: [flag])
/// ```
@MainActor @preconcurrency
public final class HostSwipeActionsConfiguration {
  /// The actions, from the edge of the row inwards.
  public let actions: [HostContextualAction]
  /// Whether a swipe over the full width of the row performs the first action. Defaults to true.
  public var performsFirstActionWithFullSwipe = true
  /// Existing hosts to show instead of buttons for ``actions``, from the edge of the row inwards.
  package let views: [HostView]

  /// Creates a configuration of actions, from the edge of the row inwards. Without actions there is nothing to reveal.
  public init(actions: [HostContextualAction]) {
    self.actions = actions
    views = []
  }

  /// Creates a configuration of existing hosts, from the edge of the row inwards.
  package init(views: [HostView]) {
    actions = []
    self.views = views
  }
}
