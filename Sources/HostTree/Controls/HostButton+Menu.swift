// Tests: `HostButtonTests`, `HostMenuTests`.

/// The properties that few buttons have; one allocation for those that do.
final class RareButtonProperties: RareBox {
  var titles = StateValues<String>()
  var titleLabel: HostLabel?
  var content: ButtonContent?
  weak var barItem: (any HostEditable)?
  var configuration: HostButton.Configuration?
  var menu: HostMenu?
  var menuProvider: (@MainActor () -> HostMenu?)?
  var showsMenuAsPrimaryAction = false
  var preferredMenuElementOrder = HostMenuElementOrder.automatic
  var onHighlight: ((Bool) -> Void)?
}

extension HostButton {
  /// The menu that the button opens; nil, the default, for none.
  ///
  /// The result of ``menuProvider`` comes first. Setting a menu removes the provider.
  public final var menu: HostMenu? {
    get { menuProvider?() ?? ownRare?.menu }
    set {
      if newValue != nil || ownRare != nil { ownRare.made().menu = newValue }
      menuProvider = nil
      watchLongTouches()
      setNeedsDisplay()
    }
  }

  /// Called each time the menu is needed, to build it on demand; nil, the default, uses the menu that was set.
  public final var menuProvider: (@MainActor () -> HostMenu?)? {
    get { ownRare?.menuProvider }
    set {
      if newValue != nil || ownRare != nil { ownRare.made().menuProvider = newValue }
      watchLongTouches()
    }
  }

  /// Whether there is a menu, or may be one.
  final var hasMenu: Bool {
    guard let ownRare else { return false }
    return ownRare.menu != nil || ownRare.menuProvider != nil
  }

  /// If a tap performs the action, a long press opens the menu.
  private func watchLongTouches() {
    MenuOpener.watch(self, isEnabled: !showsMenuAsPrimaryAction && hasMenu)
  }

  /// Whether a tap opens the menu instead of sending `primaryActionTriggered`. Defaults to false.
  ///
  /// If false, a long press opens the menu. Has no effect without a menu.
  public final var showsMenuAsPrimaryAction: Bool {
    get { ownRare?.showsMenuAsPrimaryAction ?? false }
    set {
      guard newValue != showsMenuAsPrimaryAction else { return }
      ownRare.made().showsMenuAsPrimaryAction = newValue
      watchLongTouches()
      setNeedsDisplay()
    }
  }

  /// The order of the menu's items while it is open. Defaults to `.automatic`.
  public final var preferredMenuElementOrder: HostMenuElementOrder {
    get { ownRare?.preferredMenuElementOrder ?? .automatic }
    set { if newValue != .automatic || ownRare != nil { ownRare.made().preferredMenuElementOrder = newValue } }
  }

  /// Called when ``HostControl/isHighlighted`` changes.
  package final var onHighlight: ((Bool) -> Void)? {
    get { ownRare?.onHighlight }
    set { if newValue != nil || ownRare != nil { ownRare.made().onHighlight = newValue } }
  }
}
