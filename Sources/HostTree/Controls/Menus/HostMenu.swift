import Foundation

/// An element of a menu: a ``HostAction`` or a nested ``HostMenu``. As `UIMenuElement`.
///
/// ```swift
/// let button = HostButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
/// button.showsMenuAsPrimaryAction = true
/// button.menu = HostMenu(children: [
///   HostAction(title: "Rename") { _ in print("renamed") },
///   HostMenu(title: "Sort", children: [HostAction(title: "By name") { _ in print("sorted") }]),
/// ])
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.addSubview(button)
/// window.makeKeyAndVisible()
/// button.tap()
/// window.settle()
/// print(window.treeDescription(options: .structure))
/// // Prints:
/// // HostWindow
/// // ├─ HostButton
/// // └─ HostMenuView
/// //    └─ HostMenuCard
/// //       └─ HostStackView
/// //          ├─ HostMenuItemView
/// //          │  └─ HostStackView
/// //          │     ├─ HostLabel "Rename"
/// //          │     └─ HostSpacer
/// //          └─ HostMenuItemView
/// //             └─ HostStackView
/// //                ├─ HostLabel "Sort"
/// //                ├─ HostSpacer
/// //                └─ HostImageView
/// ```
@MainActor @preconcurrency
public class HostMenuElement {
  /// The text of the menu item.
  public let title: String
  /// The image beside the title; nil for none.
  public let image: HostImage?

  init(title: String, image: HostImage?) {
    self.title = title
    self.image = image
  }
}

/// A menu item that performs an action when it is chosen, as `UIAction`.
public final class HostAction: HostMenuElement {
  /// Whether an item can be chosen and how it is styled; an option set, because several may apply.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit for each attribute.
    public let rawValue: UInt8
    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The item is dimmed and can't be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The item deletes something: its title is red.
    public static let destructive = Attributes(rawValue: 1 << 1)
  }

  /// Whether an item shows a checkmark.
  public enum State: Hashable, Sendable {
    /// No checkmark.
    case off
    /// A checkmark before the title.
    case on
  }

  /// Whether the item can be chosen and how it is styled.
  public let attributes: Attributes
  /// Whether the item shows a checkmark.
  public let state: State
  /// The keys that perform the action while the menu is closed; nil for none.
  public let keyCommand: HostKeyCommand?
  private let handler: @MainActor (HostAction) -> Void

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: The text of the item.
  ///   - image: The image beside the title; nil for none.
  ///   - attributes: Whether the item can be chosen and how it is styled.
  ///   - state: Whether the item shows a checkmark.
  ///   - keyCommand: The keys that perform the action while the menu is closed.
  ///   - handler: Called with this action when the user chooses the item; the menu is closed by then.
  public init(
    title: String = "", image: HostImage? = nil, attributes: Attributes = [], state: State = .off,
    keyCommand: HostKeyCommand? = nil, handler: @escaping @MainActor (HostAction) -> Void
  ) {
    self.attributes = attributes
    self.state = state
    self.keyCommand = keyCommand
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Calls the handler, unless the action is disabled.
  ///
  /// - Returns: Whether the handler was called.
  @discardableResult
  public func perform() -> Bool {
    if attributes.contains(.disabled) { return false }
    handler(self)
    return true
  }
}

/// A menu: a list of actions and submenus, as `UIMenu`.
///
/// ```swift
/// button.menu = HostMenu(children: [
///   HostAction(title: "Rename") { _ in rename() },
///   HostAction(title: "Delete", attributes: .destructive) { _ in delete() },
/// ])
/// ```
public final class HostMenu: HostMenuElement {
  /// The items from top to bottom, inline menus unexpanded.
  public let children: [HostMenuElement]
  /// Whether the items appear in the enclosing menu as a group, instead of in a submenu.
  public let isInline: Bool

  /// Creates a menu; its title and image are shown where it is a submenu.
  public init(title: String = "", image: HostImage? = nil, isInline: Bool = false, children: [HostMenuElement]) {
    self.children = children
    self.isInline = isInline
    super.init(title: title, image: image)
  }

  /// The items as displayed: inline menus are replaced by their items, recursively.
  public var visibleChildren: [HostMenuElement] {
    children.flatMap { child in
      guard let menu = child as? HostMenu, menu.isInline else { return [child] }
      return menu.visibleChildren
    }
  }

  /// The action at a path of titles, from the outermost submenu to the action itself; nil if there is none.
  ///
  /// Inline menus are not part of the path. If titles repeat, the first match counts.
  public func action(at path: [String]) -> HostAction? {
    guard let title = path.first else { return nil }
    for child in visibleChildren where child.title == title {
      if path.count == 1, let action = child as? HostAction { return action }
      if path.count > 1, let action = (child as? HostMenu)?.action(at: Array(path.dropFirst())) { return action }
    }
    return nil
  }
}

extension HostMenu: @MainActor CustomStringConvertible {
  /// One line for each visible item, submenus indented by two spaces.
  ///
  /// `* ` marks a checkmark, ` >` a submenu; disabled and destructive items say so.
  public var description: String { lines(indent: "").joined(separator: "\n") }

  private func lines(indent: String) -> [String] {
    visibleChildren.flatMap { child -> [String] in
      guard let action = child as? HostAction else {
        return [indent + child.title + " >"] + ((child as? HostMenu)?.lines(indent: indent + "  ") ?? [])
      }
      var line = indent + (action.state == .on ? "* " : "") + action.title
      if action.attributes.contains(.destructive) { line += " (destructive)" }
      if action.attributes.contains(.disabled) { line += " (disabled)" }
      return [line]
    }
  }
}

/// The order of the items of an open menu, as `UIContextMenuConfiguration.ElementOrder`.
public enum HostMenuElementOrder: Hashable, Sendable {
  /// ``priority`` for buttons outside of scroll views, else ``fixed``.
  case automatic
  /// The first item is nearest to the owner: at the bottom of a menu that lies above it.
  case priority
  /// The first item is at the top.
  case fixed
}

/// A view that has a menu: a button, or the view of a context menu.
@MainActor @preconcurrency
public protocol HostMenuOwner: HostView {
  /// The menu in its current state; nil for none.
  var menu: HostMenu? { get }
  /// The order of its items while it is open. Defaults to `.fixed`.
  var preferredMenuElementOrder: HostMenuElementOrder { get }
}

extension HostMenuOwner {
  /// From top to bottom.
  public var preferredMenuElementOrder: HostMenuElementOrder { .fixed }

  /// Whether the first item is nearest to this view, wherever the menu lies.
  var ordersMenuByPriority: Bool {
    switch preferredMenuElementOrder {
    case .fixed: false
    case .priority: true
    case .automatic:
      self is HostButton && !sequence(first: superview, next: { $0?.superview }).contains { $0 is HostScrollView }
    }
  }
}

extension HostMenuOwner {
  /// Opens the menu and chooses an item, as a user does. If the owner's menu is open already, it is closed first.
  ///
  /// Does not settle the window.
  ///
  /// - Parameter path: The titles of the enclosing submenus, then the item's.
  /// - Returns: Whether the item's handler was called: there is such an item and it is not disabled; and, unless the
  ///   menu was open, the view is not a disabled control and a touch reaches it (see ``HostView/tap()``).
  @discardableResult
  public func chooseMenuItem(_ path: String...) -> Bool {
    if let open = root?.presentedMenu, open.owner === self {
      open.dismiss()
      return menu?.action(at: path)?.perform() ?? false
    }
    guard root != nil, isReachable(at: CGPoint(x: bounds.midX, y: bounds.midY)),
      (self as? HostControl)?.isEnabled != false
    else { return false }
    return menu?.action(at: path)?.perform() ?? false
  }
}

/// A view whose parts have menus of their own, as the rows of a table.
@MainActor @preconcurrency
protocol HostMenuArea: HostView {
  /// The part whose menu a long press at a point in this view's coordinates opens; nil for none.
  func menuOwner(at point: CGPoint) -> (any HostMenuOwner)?
}

extension HostView {
  /// The owner of the menu that a long press opens: this view, or its part at that point.
  fileprivate final func owner(at recognizer: HostGestureRecognizer) -> (any HostMenuOwner)? {
    guard let area = self as? any HostMenuArea else { return self as? any HostMenuOwner }
    return area.menuOwner(at: recognizer.location(in: self))
  }
}

/// A long press recognizer that opens the menu of a view, or of a table's row.
final class MenuOpener: HostLongPressGestureRecognizer {
  /// True: buttons with a menu, or inside a view that has one, still react to a tap.
  package override var takesTouchesOfButtons: Bool { true }

  /// Adds the recognizer to a view, or removes it.
  static func watch(_ owner: HostView, isEnabled: Bool) {
    let opener = owner.gestureRecognizers?.first { $0 is MenuOpener }
    guard isEnabled != (opener != nil) else { return }
    if let opener { return owner.removeGestureRecognizer(opener) }
    let recognizer = MenuOpener()
    recognizer.addAction(for: .primaryActionTriggered) { [weak owner, weak recognizer] in
      if let recognizer, recognizer.state == .began { owner?.owner(at: recognizer)?.presentMenu() }
    }
    owner.addGestureRecognizer(recognizer)
  }
}

/// A container whose content has a context menu, which a long press opens.
public final class HostContextMenuView: HostContainerView, HostMenuOwner {
  /// Called each time the menu is needed, to build it on demand; nil, the default, for no menu.
  public var menuProvider: (@MainActor () -> HostMenu?)? {
    didSet { MenuOpener.watch(self, isEnabled: menuProvider != nil) }
  }

  /// The order of the menu's items while it is open. Defaults to `.automatic`: from top to bottom.
  public var preferredMenuElementOrder = HostMenuElementOrder.automatic

  /// Called to make the preview beside the open menu; nil, the default, shows the content in its place.
  public var previewProvider: (@MainActor () -> HostView?)?

  /// The menu that ``menuProvider`` returns now; nil for none.
  public var menu: HostMenu? { menuProvider?() }

  /// The preview to show beside the open menu, a new view at each call; nil to show the content in its place.
  public func makePreview() -> HostView? { previewProvider?() }
}
