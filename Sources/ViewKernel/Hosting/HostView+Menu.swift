// Tests: `MenuTests`.

import HostTree

extension HostView {
  /// The text that this host shows: its own, or else its subviews', joined by spaces.
  var shownTitle: String {
    if let text = HostDescription(textOf: self).text { return text }
    return subviews.lazy.filter { !$0.isOutsideLayout }.map(\.shownTitle).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The first image in this host's subtree.
  var shownImage: HostImage? {
    if let image = (self as? HostImageView)?.image { return image }
    for subview in subviews { if let image = subview.shownImage { return image } }
    return nil
  }

  /// The first host of a class in this host's subtree, itself included.
  func first<Host: HostView>(of type: Host.Type) -> Host? {
    if let host = self as? Host { return host }
    for subview in subviews { if let host = subview.first(of: type) { return host } }
    return nil
  }

  /// The outermost shortcut in this host's subtree.
  private var firstKeyCommand: HostKeyCommand? {
    if let keyCommand { return keyCommand }
    for subview in subviews { if let command = subview.firstKeyCommand { return command } }
    return nil
  }

  /// The menu element for this host: an action for a button, a submenu for a button with a menu, an action with a
  /// checkmark for a switch, nil for a divider, and otherwise a disabled entry.
  var menuElement: HostMenuElement? {
    if self is HostDivider { return nil }
    if let button = first(of: HostButton.self) {
      if let menu = button.menu { return HostMenu(title: shownTitle, image: shownImage, children: menu.children) }
      var attributes: HostAction.Attributes = button.role == .destructive ? .destructive : []
      if !button.isEnabled { attributes.insert(.disabled) }
      return HostAction(
        title: shownTitle, image: shownImage, attributes: attributes, state: button.isSelected ? .on : .off,
        keyCommand: firstKeyCommand
      ) { _ in button.sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
    }
    if let control = first(of: HostSwitch.self) {
      return HostAction(
        title: shownTitle, image: shownImage, attributes: control.isEnabled ? [] : .disabled,
        state: control.isOn ? .on : .off, keyCommand: firstKeyCommand
      ) { _ in
        control.isOn.toggle()
        control.sendActions(for: [.valueChanged, .primaryActionTriggered])
      }
    }
    return HostAction(title: shownTitle, image: shownImage, attributes: .disabled) { _ in }
  }
}
