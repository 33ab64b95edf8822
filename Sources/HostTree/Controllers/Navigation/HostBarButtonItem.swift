public import Foundation

/// A button in a navigation bar or toolbar, as `UIBarButtonItem`.
///
/// It is not a view: the bar that shows it creates a ``HostButton`` for it, which stays the same during the item's
/// life, or shows its ``customView``. A tap on the button calls the item's actions, in the order in which they were
/// added.
///
/// ```swift
/// let save = HostBarButtonItem(barButtonSystemItem: .save) { store() }
/// controller.navigationItem.rightBarButtonItem = save
/// ```
@MainActor @preconcurrency
open class HostBarButtonItem: HostActionSender, HostAppearance, HostTitleTextAttributesOwner {
  /// The emphasis of a button.
  public enum Style: Hashable, Sendable {
    /// Regular weight.
    case plain
    /// Semibold, for the button that completes a task.
    case done
  }

  /// Predefined items with a standard title or symbol.
  public enum SystemItem: String, CaseIterable, Sendable {
    /// Buttons for common actions: a word for `done`, `cancel`, `edit` and `save`, a symbol for the others.
    case done, cancel, edit, save, add, compose, reply, action, organize, bookmarks, search, refresh, stop, camera,
      trash, play, pause, rewind, fastForward, undo, redo, close
    /// Flexible space, which shares the remaining width of a toolbar equally with the others.
    case flexibleSpace
    /// Empty space of the item's ``HostBarButtonItem/width``.
    case fixedSpace
  }

  /// The registered targets and closures; its content is private to the library.
  public final var actions = HostActionList()

  /// The title of the button; with an ``image``, only its accessibility label.
  public final var title: String? { didSet { if title != oldValue { updateButton() } } }
  /// The image shown instead of the title; nil for none.
  public final var image: HostImage? { didSet { if image != oldValue { updateButton() } } }
  /// The emphasis of the button; `.plain` or, for the system items done and save, `.done` by default.
  public final var style: Style { didSet { if style != oldValue { updateButton() } } }
  /// Whether the button can be tapped. Defaults to true.
  public final var isEnabled = true { didSet { if isEnabled != oldValue { updateButton() } } }
  /// The tint colour of the button; nil, the default, inherits the bar's.
  public final var tintColor: HostColor? { didSet { if tintColor != oldValue { updateButton() } } }
  /// The accessibility label of the button; nil, the default, uses the title.
  public final var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { updateButton() } } }
  /// The identifier by which tests and tools find the button; nil for none.
  public final var accessibilityIdentifier: String? { didSet { updateButton() } }
  /// A number for the app's own use. Defaults to 0.
  public final var tag = 0
  /// The width in points; 0, the default, for the intrinsic width of the content.
  public final var width: CGFloat = 0 { didSet { if width != oldValue { host.superview?.setNeedsLayout() } } }

  /// The object whose method ``action`` a tap calls; not retained. Nil for the first in the responder chain that has
  /// it.
  public final weak var target: AnyObject? { didSet { moveAction(from: oldValue, action) } }
  /// The method that a tap calls, besides the actions that were added; nil, the default, for none.
  public final var action: HostSelector? { didSet { moveAction(from: target, oldValue) } }

  /// The attributes of the title by the states for which they are set; see ``HostTitleTextAttributesOwner``.
  public final var titleTextAttributes: [HostControl.State: [NSAttributedString.Key: Any]] = [:] {
    didSet { updateButton() }
  }
  /// The look that the bar has for its buttons.
  final var barAppearance: HostBarButtonItemAppearance? {
    didSet { if barAppearance !== oldValue { updateButton() } }
  }

  /// The edits applied to this item; private to the library. Nil until there is one.
  public final var editStack: HostEditStack?

  /// The view shown instead of a button; nil for a button.
  public final let customView: HostView?
  /// The system item that this item was created with; nil for others.
  public final let systemItem: SystemItem?

  private var storedHost: HostView?

  private func moveAction(from oldTarget: AnyObject?, _ oldAction: HostSelector?) {
    if let oldAction { removeTarget(oldTarget, action: oldAction) }
    if let action { addTarget(target, action: action) }
  }

  /// Creates an item with a title, and an action for its tap if given.
  public init(title: String?, style: Style = .plain, action: (@MainActor () -> Void)? = nil) {
    self.title = title
    self.style = style
    customView = nil
    systemItem = nil
    if let action { addAction(action, for: .primaryActionTriggered) }
  }

  /// Creates an item with an image, and an action for its tap if given.
  public init(image: HostImage?, style: Style = .plain, action: (@MainActor () -> Void)? = nil) {
    self.image = image
    self.style = style
    customView = nil
    systemItem = nil
    if let action { addAction(action, for: .primaryActionTriggered) }
  }

  /// Creates a system item, and an action for its tap if given.
  public init(barButtonSystemItem systemItem: SystemItem, action: (@MainActor () -> Void)? = nil) {
    self.systemItem = systemItem
    customView = nil
    style = systemItem == .done || systemItem == .save ? .done : .plain
    title = systemItem.title
    image = systemItem.symbol.map { HostImage(systemName: $0) }
    if let action { addAction(action, for: .primaryActionTriggered) }
  }

  /// Creates an item that shows a custom view at its own size.
  public init(customView: HostView) {
    self.customView = customView
    systemItem = nil
    style = .plain
  }

  /// Creates a flexible space: in a toolbar it takes an equal share of the remaining width.
  public static func flexibleSpace() -> HostBarButtonItem { HostBarButtonItem(barButtonSystemItem: .flexibleSpace) }

  /// Creates a space of a width in points.
  public static func fixedSpace(_ width: CGFloat) -> HostBarButtonItem {
    let item = HostBarButtonItem(barButtonSystemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// The button that bars show for this item, created on first access; nil for custom views and spaces.
  public final var button: HostButton? { host as? HostButton }

  /// Whether the item is a flexible or fixed space.
  final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// The view in the bar: the custom view, or else a button (an empty view for a space), created on first access.
  final var host: HostView {
    if let customView { return customView }
    if let storedHost { return storedHost }
    let host = isSpace ? HostView() : makeButton()
    storedHost = host
    return host
  }

  private func makeButton() -> HostButton {
    let button = HostButton()
    button.barItem = self
    button.addAction(for: .primaryActionTriggered) { [weak self] in self?.send(.primaryActionTriggered) }
    update(button)
    return button
  }

  private func updateButton() {
    if let button = storedHost as? HostButton { update(button) }
  }

  private func update(_ button: HostButton) {
    let images = button.subviews.compactMap { $0 as? HostImageView }
    if let image {
      if let view = images.first { view.image = image } else { button.addSubview(HostImageView(image: image)) }
      button.title = nil
    } else {
      for view in images { view.removeFromSuperview() }
      button.title = title
      button.titleLabel.show(
        shownAttributes, font: HostFont(pointSize: 17, weight: style == .done ? .semibold : .regular))
    }
    button.isEnabled = isEnabled
    button.tintColor = tintColor
    button.accessibilityLabel = accessibilityLabel ?? (image == nil ? nil : title)
    button.accessibilityIdentifier = accessibilityIdentifier
  }

  /// The width of the item in the available space, in points; an unspecified width asks for the ideal one.
  final func length(in room: CGSize) -> CGFloat { length(in: ProposedViewSize(room)) }

  final func length(in room: ProposedViewSize) -> CGFloat {
    if width > 0 && width.isFinite { return width }
    if isSpace { return 0 }
    return host.sizeThatFits(customView == nil ? ProposedViewSize(width: nil, height: room.height) : room).width
  }
}

extension HostBarButtonItem.SystemItem {
  /// The title of the button, or the accessibility label of a symbol; nil for spaces.
  var title: String? {
    switch self {
    case .flexibleSpace, .fixedSpace: nil
    case .fastForward: "Fast Forward"
    default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }

  /// The name of the symbol; nil for a word.
  var symbol: String? {
    switch self {
    case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace: nil
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .undo: "arrow.uturn.backward"
    case .redo: "arrow.uturn.forward"
    }
  }
}
