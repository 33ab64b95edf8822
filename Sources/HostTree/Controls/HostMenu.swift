import Foundation

/// An entry of a menu: an action, or a menu within the menu.
@MainActor
public class HostMenuElement {
  /// What the entry says.
  public let title: String
  /// The picture beside it.
  public let image: HostImage?

  init(title: String, image: HostImage?) {
    self.title = title
    self.image = image
  }
}

/// An entry of a menu that does something when it is chosen.
public final class HostAction: HostMenuElement {
  /// How an entry looks and whether it can be chosen; a set, because several may hold.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit for each attribute.
    public let rawValue: UInt8
    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It can't be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It deletes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
  }

  /// Whether an entry has a check mark.
  public enum State: Hashable, Sendable {
    /// Without one.
    case off
    /// With one.
    case on
  }

  /// How the entry looks and whether it can be chosen.
  public let attributes: Attributes
  /// Whether the entry has a check mark.
  public let state: State
  private let handler: @MainActor (HostAction) -> Void

  /// Makes an entry.
  ///
  /// - Parameter handler: Called when a user chooses the entry.
  public init(
    title: String, image: HostImage? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping @MainActor (HostAction) -> Void
  ) {
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Does what the entry is for, unless it is disabled.
  ///
  /// - Returns: Whether it was done.
  @discardableResult
  public func perform() -> Bool {
    if attributes.contains(.disabled) { return false }
    handler(self)
    return true
  }
}

/// A list of actions and further menus.
public final class HostMenu: HostMenuElement {
  /// The entries, from top to bottom.
  public let children: [HostMenuElement]
  /// Whether the entries are shown in the menu around, as a group of their own.
  public let isInline: Bool

  /// Makes a menu.
  public init(title: String = "", image: HostImage? = nil, isInline: Bool = false, children: [HostMenuElement]) {
    self.children = children
    self.isInline = isInline
    super.init(title: title, image: image)
  }

  /// The entries as they are seen: those of inline menus in their place.
  public var visibleChildren: [HostMenuElement] {
    children.flatMap { child in
      guard let menu = child as? HostMenu, menu.isInline else { return [child] }
      return menu.visibleChildren
    }
  }

  /// The action at a path of titles; nil if there is none.
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
  /// The entries, each on a line of its own, those of further menus indented.
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

/// Something that has a menu: a button, or what a context menu was added to.
@MainActor
public protocol HostMenuOwner: HostView {
  /// The menu as it is now; nil for none.
  var menu: HostMenu? { get }
}

extension HostMenuOwner {
  /// Opens the menu and chooses an entry, as a user does.
  ///
  /// - Parameter path: The entry's title, after those of the menus on the way to it.
  ///
  /// Nothing is settled.
  ///
  /// - Returns: Whether the user could: the view is reachable (see ``HostView/tap()``), and there is such an entry that is
  ///   not disabled. Else nothing has changed.
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

extension HostView {
  /// Whose menu a long touch opens: this view's, or that of the row of a table.
  fileprivate final func owner(at recognizer: HostGestureRecognizer) -> (any HostMenuOwner)? {
    guard let table = self as? HostTableView else { return self as? any HostMenuOwner }
    return table.indexPathForRow(at: recognizer.location(in: table)).flatMap { table.cellForRow(at: $0) }
  }
}

/// Opens the menu of a view, or that of a table's row, upon a long touch.
final class MenuOpener: HostLongPressGestureRecognizer {
  /// A button with a menu, or in something that has one, does something else upon a tap.
  package override var takesTouchesOfButtons: Bool { true }

  /// Watches a view that has a menu, or stops it.
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

/// Shows its content, which has a menu that opens upon a long touch.
public final class HostContextMenuView: HostContainerView, HostMenuOwner {
  /// Makes the menu when somebody looks at it.
  public var menuProvider: (@MainActor () -> HostMenu?)? {
    didSet { MenuOpener.watch(self, isEnabled: menuProvider != nil) }
  }

  /// Makes what is shown beside the open menu; nil, as unless told, shows the content there.
  public var previewProvider: (@MainActor () -> HostView?)?

  /// The menu as it is now; nil for none.
  public var menu: HostMenu? { menuProvider?() }

  /// What whoever shows the open menu shows beside it: another host each time, in no window; nil for the content.
  public func makePreview() -> HostView? { previewProvider?() }
}
