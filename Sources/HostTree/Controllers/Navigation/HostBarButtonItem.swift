public import Foundation

/// What a button in a navigation bar or a toolbar is made of.
///
/// It is no host itself: the bar that shows it makes a ``HostButton`` for it, which stays the same for as long as the item
/// lives, or shows its ``customView``. A tap on the button calls the item's actions, in the order in which they were added.
@MainActor
open class HostBarButtonItem: HostActionSender, HostEditable {
  /// How important a button looks.
  public enum Style: Hashable, Sendable {
    /// As any other.
    case plain
    /// It finishes what the user does; shown in bold letters.
    case done
  }

  /// Items that look the same everywhere.
  public enum SystemItem: String, CaseIterable, Sendable {
    /// Buttons for the usual things; each shows a word or a symbol.
    case done, cancel, edit, save, add, compose, reply, action, organize, bookmarks, search, refresh, stop, camera,
      trash, play, pause, rewind, fastForward, undo, redo, close
    /// Room that takes an equal part of what is left of a toolbar.
    case flexibleSpace
    /// Room of the item's ``HostBarButtonItem/width``.
    case fixedSpace
  }

  /// The targets and closures; opaque.
  public final var actions = HostActionList()

  /// What the button says; where there is an ``image``, only to assistive tools.
  public final var title: String? { didSet { if title != oldValue { updateButton() } } }
  /// What the button shows instead of its title.
  public final var image: HostImage? { didSet { if image != oldValue { updateButton() } } }
  /// How important the button looks; plain unless told.
  public final var style: Style { didSet { if style != oldValue { updateButton() } } }
  /// Whether the button takes taps; true unless told.
  public final var isEnabled = true { didSet { if isEnabled != oldValue { updateButton() } } }
  /// The colour of what the button shows; nil takes the bar's.
  public final var tintColor: HostColor? { didSet { if tintColor != oldValue { updateButton() } } }
  /// What assistive tools call the button; nil takes the title.
  public final var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { updateButton() } } }
  /// A name for tests and tools to find the button by.
  public final var accessibilityIdentifier: String? { didSet { updateButton() } }
  /// A number for the use of whoever owns the item; 0 unless told.
  public final var tag = 0
  /// How wide the item is, in points; 0, which is so unless told, takes what it shows.
  public final var width: CGFloat = 0 { didSet { if width != oldValue { host.superview?.setNeedsLayout() } } }

  /// The edits of this item; opaque. Nil until there is one.
  public final var editStack: HostEditStack?

  /// What is shown in the place of a button; nil for a button.
  public final let customView: HostView?
  /// The kind of item, where it is one of the system's.
  public final let systemItem: SystemItem?

  private var storedHost: HostView?

  /// Makes an item with a title, and perhaps something to call when it is tapped.
  public init(title: String?, style: Style = .plain, action: (@MainActor () -> Void)? = nil) {
    self.title = title
    self.style = style
    customView = nil
    systemItem = nil
    if let action { addAction(action, for: .primaryActionTriggered) }
  }

  /// Makes an item with a picture, and perhaps something to call when it is tapped.
  public init(image: HostImage?, style: Style = .plain, action: (@MainActor () -> Void)? = nil) {
    self.image = image
    self.style = style
    customView = nil
    systemItem = nil
    if let action { addAction(action, for: .primaryActionTriggered) }
  }

  /// Makes one of the system's items.
  public init(barButtonSystemItem systemItem: SystemItem, action: (@MainActor () -> Void)? = nil) {
    self.systemItem = systemItem
    customView = nil
    style = systemItem == .done || systemItem == .save ? .done : .plain
    title = systemItem.title
    image = systemItem.symbol.map { HostImage(systemName: $0) }
    if let action { addAction(action, for: .primaryActionTriggered) }
  }

  /// Makes an item that shows a view of one's own, in the size that it asks for.
  public init(customView: HostView) {
    self.customView = customView
    systemItem = nil
    style = .plain
  }

  /// Room in a toolbar that takes an equal part of what is left.
  public static func flexibleSpace() -> HostBarButtonItem { HostBarButtonItem(barButtonSystemItem: .flexibleSpace) }

  /// Room of a width in points.
  public static func fixedSpace(_ width: CGFloat) -> HostBarButtonItem {
    let item = HostBarButtonItem(barButtonSystemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// The button that a bar shows for this item; nil for a custom view and for room.
  public final var button: HostButton? { host as? HostButton }

  /// Whether the item is only room.
  final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// What a bar shows: the custom view, else a button, made when it is first asked for.
  final var host: HostView {
    if let customView { return customView }
    if let storedHost { return storedHost }
    let host = isSpace ? HostView() : makeButton()
    storedHost = host
    return host
  }

  private func makeButton() -> HostButton {
    let button = HostButton()
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
      button.titleLabel.font = HostFont(pointSize: 17, weight: style == .done ? .semibold : .regular)
    }
    button.isEnabled = isEnabled
    button.tintColor = tintColor
    button.accessibilityLabel = accessibilityLabel ?? (image == nil ? nil : title)
    button.accessibilityIdentifier = accessibilityIdentifier
  }

  /// How wide the item is where it is offered room; a nil width asks for what it takes at best.
  final func length(in room: CGSize) -> CGFloat { length(in: ProposedViewSize(room)) }

  final func length(in room: ProposedViewSize) -> CGFloat {
    if width > 0 && width.isFinite { return width }
    if isSpace { return 0 }
    return host.sizeThatFits(customView == nil ? ProposedViewSize(width: nil, height: room.height) : room).width
  }
}

extension HostBarButtonItem.SystemItem {
  /// The word that the button shows; for a symbol what assistive tools call it.
  var title: String? {
    switch self {
    case .flexibleSpace, .fixedSpace: nil
    case .fastForward: "Fast Forward"
    default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }

  /// The symbol that the button shows; nil for a word.
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
