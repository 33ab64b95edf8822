import Foundation

/// Whether an appearance is light or dark.
public enum HostUserInterfaceStyle: UInt8, CaseIterable, Sendable {
  /// No style is set; counts as light.
  case unspecified
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// The layout direction as a trait, which may be unspecified.
public enum HostTraitEnvironmentLayoutDirection: UInt8, CaseIterable, Sendable {
  /// No direction is set; counts as left to right.
  case unspecified
  /// Left to right, as in English.
  case leftToRight
  /// Right to left, as in Arabic and Hebrew.
  case rightToLeft
}

/// The layout direction of a view.
public enum HostUserInterfaceLayoutDirection: UInt8, CaseIterable, Sendable {
  /// Left to right, as in English.
  case leftToRight
  /// Right to left, as in Arabic and Hebrew.
  case rightToLeft
}

/// The amount of space in one dimension.
public enum HostUserInterfaceSizeClass: UInt8, CaseIterable, Sendable {
  /// No size class is set.
  case unspecified
  /// Limited space, such as a phone's width in portrait.
  case compact
  /// Ample space, such as a tablet's width.
  case regular
}

/// Both size classes of a view.
struct HostSizeClasses: Hashable, Sendable {
  var horizontal = HostUserInterfaceSizeClass.unspecified
  var vertical = HostUserInterfaceSizeClass.unspecified
}

/// The environment in which a view lays out and draws: appearance, layout direction, size classes.
///
/// Each trait may be unspecified; as ``HostView/traitOverrides`` an unspecified trait is inherited.
public struct HostTraitCollection: Hashable, Sendable {
  /// Light or dark appearance.
  public var userInterfaceStyle = HostUserInterfaceStyle.unspecified
  /// The layout direction.
  public var layoutDirection = HostTraitEnvironmentLayoutDirection.unspecified
  /// The amount of horizontal space.
  public var horizontalSizeClass = HostUserInterfaceSizeClass.unspecified
  /// The amount of vertical space.
  public var verticalSizeClass = HostUserInterfaceSizeClass.unspecified

  /// Creates traits that are all unspecified.
  public init() {}

  /// Creates traits with an appearance; the others are unspecified.
  public init(userInterfaceStyle: HostUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
}

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

extension HostSizeClasses {
  /// The size classes of a window of a size.
  ///
  /// As on phones and tablets: the width is regular from 668 points on, but in landscape a phone has that only if it is
  /// a large one, and then a compact height.
  init(of size: CGSize) {
    let isOnItsSide = size.height < 480
    horizontal = size.width >= 668 && (!isOnItsSide || size.height >= 414) ? .regular : .compact
    vertical = isOnItsSide ? .compact : .regular
  }
}

extension HostWindow {
  /// The window's own style or the one that views in it prefer has changed: the preferred one takes precedence.
  final func styleDidChange() { takeStyle(preferredStyle == .unspecified ? ownStyle : preferredStyle) }
}
