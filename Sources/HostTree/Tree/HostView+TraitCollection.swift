import Foundation

extension HostView {
  /// The traits of this view: for each trait its own override (``traitOverrides``), otherwise the override of the
  /// nearest ancestor that has one.
  ///
  /// Without any override the appearance is light, the direction left to right, and the size classes are unspecified. A
  /// window derives its size classes from its size.
  /// - Complexity: O(*d*), where *d* is the view's depth.
  public final var traitCollection: HostTraitCollection {
    var traits = HostTraitCollection(userInterfaceStyle: currentStyle)
    traits.layoutDirection = flags.contains(.isRightToLeft) ? .rightToLeft : .leftToRight
    traits.horizontalSizeClass = sizeClass(\.horizontal)
    traits.verticalSizeClass = sizeClass(\.vertical)
    traits.preferredContentSizeCategory = own(\.contentSize) { $0 != .unspecified } ?? .unspecified
    traits.locale = own(\.locale) { $0 != nil } ?? nil
    return traits
  }

  private final var currentStyle: HostUserInterfaceStyle {
    var view: HostView? = self
    while let current = view {
      let style = current.overrideUserInterfaceStyle
      if style != .unspecified { return style }
      view = current.parent
    }
    return .light
  }

  private final func sizeClass(
    _ axis: KeyPath<HostOwnTraits, HostUserInterfaceSizeClass>
  ) -> HostUserInterfaceSizeClass { own(axis) { $0 != .unspecified } ?? .unspecified }

  /// The trait of the nearest of this view and its ancestors that has one.
  private final func own<Trait>(_ trait: KeyPath<HostOwnTraits, Trait>, where isSet: (Trait) -> Bool) -> Trait? {
    var view: HostView? = self
    while let current = view {
      let own = current.ownTraits[keyPath: trait]
      if isSet(own) { return own }
      view = current.parent
    }
    return nil
  }

  /// Whether a change of the superview's traits changes this view's, as it does not override them all.
  final func inherits(_ change: (from: HostOwnTraits, to: HostOwnTraits)) -> Bool {
    guard let own = rare?.ownTraits else { return true }
    func inherits<Trait: Equatable>(_ trait: KeyPath<HostOwnTraits, Trait>) -> Bool {
      change.from[keyPath: trait] != change.to[keyPath: trait] && own[keyPath: trait] == HostOwnTraits()[keyPath: trait]
    }
    return inherits(\.horizontal) || inherits(\.vertical) || inherits(\.contentSize) || inherits(\.locale)
  }

  /// This view's own traits; a window derives size classes that it does not override from its size.
  private final var ownTraits: HostOwnTraits {
    var own = rare?.ownTraits ?? HostOwnTraits()
    guard rootLink === self else { return own }
    let natural = HostOwnTraits(of: storedFrame.size)
    if own.horizontal == .unspecified { own.horizontal = natural.horizontal }
    if own.vertical == .unspecified { own.vertical = natural.vertical }
    return own
  }

  /// The appearance of this view and its subtree; `.unspecified`, the default, inherits the superview's.
  ///
  /// Set on a window it applies to all views, unless views in the window prefer another (SwiftUI's
  /// `preferredColorScheme(_:)`): it returns when they no longer do. ``traitCollectionDidChange(_:)`` is called in each
  /// view whose appearance changes.
  public final var overrideUserInterfaceStyle: HostUserInterfaceStyle {
    get { flags.contains(.isDark) ? .dark : flags.contains(.isLight) ? .light : .unspecified }
    set {
      if let window = self as? HostWindow { window.ownStyle = newValue } else { takeStyle(newValue) }
    }
  }

  /// The traits that this view overrides for itself and its subtree; unspecified ones, all by default, are inherited
  /// from the superview.
  ///
  /// ``traitCollectionDidChange(_:)`` is called in each view whose traits change.
  public final var traitOverrides: HostTraitCollection {
    get {
      var traits = HostTraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
      if flags.contains(.saysDirection) {
        traits.layoutDirection = flags.contains(.isRightToLeft) ? .rightToLeft : .leftToRight
      }
      guard let own = rare?.ownTraits else { return traits }
      (traits.horizontalSizeClass, traits.verticalSizeClass) = (own.horizontal, own.vertical)
      (traits.preferredContentSizeCategory, traits.locale) = (own.contentSize, own.locale)
      return traits
    }
    set {
      let former = traitOverrides
      if newValue.userInterfaceStyle != former.userInterfaceStyle {
        overrideUserInterfaceStyle = newValue.userInterfaceStyle
      }
      if newValue.layoutDirection != former.layoutDirection { takeDirection(newValue.layoutDirection) }
      let change = (from: HostOwnTraits(former), to: HostOwnTraits(newValue))
      if change.from != change.to {
        tellOfTraits(where: { $0.inherits(change) }) { makeRare().ownTraits = change.to }
      }
    }
  }

  fileprivate final func takeStyle(_ style: HostUserInterfaceStyle) {
    guard style != overrideUserInterfaceStyle else { return }
    tellOfTraits(where: { $0.overrideUserInterfaceStyle == .unspecified }) {
      flags.subtract([.isDark, .isLight])
      if style == .dark { flags.insert(.isDark) }
      if style == .light { flags.insert(.isLight) }
      setNeedsDisplay()
    }
  }

  /// Makes a change, then calls ``traitCollectionDidChange(_:)`` in the views whose traits it changes: this one and the
  /// descendants that inherit.
  final func tellOfTraits(
    where inherits: (HostView) -> Bool, while change: () -> Void
  ) {
    let former = traitCollection
    change()
    guard traitCollection != former else { return }
    var rest = [self]
    while let view = rest.popLast() {
      for child in view.subviews.reversed() where inherits(child) { rest.append(child) }
      view.traitCollectionDidChange(former)
      view.rare?.viewController?.traitCollectionDidChange(former)
    }
  }
}

extension HostTraitCollection {
  /// The traits of the window that was made key last; a light appearance without one.
  @MainActor @preconcurrency public static var current: HostTraitCollection {
    HostWindow.lastKey?.traitCollection ?? HostTraitCollection(userInterfaceStyle: .light)
  }
}

extension HostWindow {
  /// The window's own style or the one that views in it prefer has changed: the preferred one takes precedence.
  final func styleDidChange() { takeStyle(preferredStyle == .unspecified ? ownStyle : preferredStyle) }
}

extension HostOwnTraits {
  fileprivate init(_ traits: HostTraitCollection) {
    self.init(
      horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass,
      contentSize: traits.preferredContentSizeCategory, locale: traits.locale)
  }
}
