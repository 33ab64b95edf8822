/// Whether an appearance is light or dark.
public enum HostUserInterfaceStyle: UInt8, CaseIterable, Sendable {
  /// Nobody said; counts as light.
  case unspecified
  /// Dark letters on a light ground.
  case light
  /// Light letters on a dark ground.
  case dark
}

/// What a view may want to know of its surroundings in order to draw.
public struct HostTraitCollection: Hashable, Sendable {
  /// Whether the appearance is light or dark.
  public var userInterfaceStyle: HostUserInterfaceStyle

  /// Makes traits.
  public init(userInterfaceStyle: HostUserInterfaceStyle = .unspecified) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}

extension HostView {
  /// What this view knows of its surroundings: its own word, else that of the nearest view around that has one.
  ///
  /// The appearance is light where nobody says anything.
  public final var traitCollection: HostTraitCollection {
    var view: HostView? = self
    while let current = view {
      let style = current.overrideUserInterfaceStyle
      if style != .unspecified { return HostTraitCollection(userInterfaceStyle: style) }
      view = current.parent
    }
    return HostTraitCollection(userInterfaceStyle: .light)
  }

  /// The appearance of this view and of all inside it that says nothing else; unspecified, which is so unless told, takes
  /// that of the superview.
  ///
  /// Set on a window it is the appearance of all, unless views in the window prefer another: it comes back when they do not any more.
  /// ``traitCollectionDidChange(_:)`` is called in each view whose appearance changes by it.
  public final var overrideUserInterfaceStyle: HostUserInterfaceStyle {
    get { flags.contains(.isDark) ? .dark : flags.contains(.isLight) ? .light : .unspecified }
    set {
      if let window = self as? HostWindow { window.ownStyle = newValue } else { takeStyle(newValue) }
    }
  }

  fileprivate final func takeStyle(_ style: HostUserInterfaceStyle) {
    guard style != overrideUserInterfaceStyle else { return }
    let former = traitCollection
    flags.subtract([.isDark, .isLight])
    if style == .dark { flags.insert(.isDark) }
    if style == .light { flags.insert(.isLight) }
    setNeedsDisplay()
    guard traitCollection != former else { return }
    var rest = [self]
    while let view = rest.popLast() {
      for child in view.subviews.reversed() where child.overrideUserInterfaceStyle == .unspecified {
        rest.append(child)
      }
      view.traitCollectionDidChange(former)
    }
  }
}

extension HostWindow {
  /// What was set on the window and what views in it prefer have changed: theirs counts.
  final func styleDidChange() { takeStyle(preferredStyle == .unspecified ? ownStyle : preferredStyle) }
}
