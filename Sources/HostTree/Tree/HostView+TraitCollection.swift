import Foundation

extension HostView {
  /// The traits of this view: for each trait its own override (``traitOverrides``), otherwise that of the nearest
  /// ancestor that has one.
  ///
  /// Without any override the appearance is light, the direction left to right, and the size classes are unspecified. A
  /// window derives its size classes from its size.
  /// - Complexity: O(*d*), where *d* is the view's depth.
  public final var traitCollection: HostTraitCollection {
    var traits = HostTraitCollection(userInterfaceStyle: currentStyle)
    traits.layoutDirection = flags.contains(.isRightToLeft) ? .rightToLeft : .leftToRight
    traits.horizontalSizeClass = sizeClass(\.horizontal)
    traits.verticalSizeClass = sizeClass(\.vertical)
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
    _ axis: KeyPath<HostSizeClasses, HostUserInterfaceSizeClass>
  ) -> HostUserInterfaceSizeClass {
    var view: HostView? = self
    while let current = view {
      let own = current.sizeClasses[keyPath: axis]
      if own != .unspecified { return own }
      view = current.parent
    }
    return .unspecified
  }

  /// Whether this view overrides neither size class.
  final var inheritsSizeClasses: Bool { rare?.sizeClasses ?? HostSizeClasses() == HostSizeClasses() }

  /// This view's own size classes; a window without overrides derives them from its size.
  private final var sizeClasses: HostSizeClasses {
    let own = rare?.sizeClasses ?? HostSizeClasses()
    guard rootLink === self else { return own }
    let natural = HostSizeClasses(of: storedFrame.size)
    return HostSizeClasses(
      horizontal: own.horizontal == .unspecified ? natural.horizontal : own.horizontal,
      vertical: own.vertical == .unspecified ? natural.vertical : own.vertical)
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
      guard let classes = rare?.sizeClasses else { return traits }
      (traits.horizontalSizeClass, traits.verticalSizeClass) = (classes.horizontal, classes.vertical)
      return traits
    }
    set {
      let former = traitOverrides
      if newValue.userInterfaceStyle != former.userInterfaceStyle {
        overrideUserInterfaceStyle = newValue.userInterfaceStyle
      }
      if newValue.layoutDirection != former.layoutDirection { takeDirection(newValue.layoutDirection) }
      let classes = HostSizeClasses(horizontal: newValue.horizontalSizeClass, vertical: newValue.verticalSizeClass)
      if classes != HostSizeClasses(horizontal: former.horizontalSizeClass, vertical: former.verticalSizeClass) {
        tellOfTraits(where: \.inheritsSizeClasses) {
          makeRare().sizeClasses = classes
        }
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
    }
  }
}

extension HostWindow {
  /// The window's own style or the one that views in it prefer has changed: the preferred one takes precedence.
  final func styleDidChange() { takeStyle(preferredStyle == .unspecified ? ownStyle : preferredStyle) }
}
