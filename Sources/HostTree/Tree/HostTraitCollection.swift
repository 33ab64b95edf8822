import Foundation

/// Whether an appearance is light or dark.
public enum HostUserInterfaceStyle: UInt8, CaseIterable, Sendable {
  /// Nobody said; counts as light.
  case unspecified
  /// Dark letters on a light ground.
  case light
  /// Light letters on a dark ground.
  case dark
}

/// On which side reading begins, as a trait.
public enum HostTraitEnvironmentLayoutDirection: UInt8, CaseIterable, Sendable {
  /// Nobody said; counts as from left to right.
  case unspecified
  /// Reading begins on the left.
  case leftToRight
  /// Reading begins on the right.
  case rightToLeft
}

/// On which side reading begins.
public enum HostUserInterfaceLayoutDirection: UInt8, CaseIterable, Sendable {
  /// Reading begins on the left.
  case leftToRight
  /// Reading begins on the right.
  case rightToLeft
}

/// Whether there is much room in a direction.
public enum HostUserInterfaceSizeClass: UInt8, CaseIterable, Sendable {
  /// Nobody said.
  case unspecified
  /// Little room.
  case compact
  /// Much room.
  case regular
}

/// How much room there is in both directions.
struct HostSizeClasses: Hashable, Sendable {
  var horizontal = HostUserInterfaceSizeClass.unspecified
  var vertical = HostUserInterfaceSizeClass.unspecified
}

/// What a view may want to know of its surroundings in order to draw and to lay out.
public struct HostTraitCollection: Hashable, Sendable {
  /// Whether the appearance is light or dark.
  public var userInterfaceStyle = HostUserInterfaceStyle.unspecified
  /// On which side reading begins.
  public var layoutDirection = HostTraitEnvironmentLayoutDirection.unspecified
  /// How much room there is from side to side.
  public var horizontalSizeClass = HostUserInterfaceSizeClass.unspecified
  /// How much room there is up and down.
  public var verticalSizeClass = HostUserInterfaceSizeClass.unspecified

  /// Makes traits that say nothing.
  public init() {}

  /// Makes traits that say nothing but the appearance.
  public init(userInterfaceStyle: HostUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
}

extension HostView {
  /// What this view knows of its surroundings: for each trait its own word (``traitOverrides``), else that of the nearest view around
  /// that has one.
  ///
  /// Where nobody says anything, the appearance is light, reading begins on the left, and the size classes are unspecified.
  /// A window says by its size what classes are: see ``HostWindow``.
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

  /// Whether both size classes are those of the superview.
  final var inheritsSizeClasses: Bool { rare?.sizeClasses ?? HostSizeClasses() == HostSizeClasses() }

  /// What this view says of size classes itself; a window by its size, unless told.
  private final var sizeClasses: HostSizeClasses {
    let own = rare?.sizeClasses ?? HostSizeClasses()
    guard rootLink === self else { return own }
    let natural = HostSizeClasses(of: storedFrame.size)
    return HostSizeClasses(
      horizontal: own.horizontal == .unspecified ? natural.horizontal : own.horizontal,
      vertical: own.vertical == .unspecified ? natural.vertical : own.vertical)
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

  /// The traits that count for this view and for all inside it that says nothing else; the unspecified ones, which are all unless told,
  /// are those of the superview.
  ///
  /// ``traitCollectionDidChange(_:)`` is called in each view whose traits change by it.
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

  /// Makes a change, then tells the views whose traits are others by it: this one and those inside that say nothing else themselves.
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
  /// How much room a window of a size has.
  ///
  /// As on phones and tablets: there is much room from side to side from 668 points on, but on its side a phone has it only if it is a
  /// large one, and then little room up and down.
  init(of size: CGSize) {
    let isOnItsSide = size.height < 480
    horizontal = size.width >= 668 && (!isOnItsSide || size.height >= 414) ? .regular : .compact
    vertical = isOnItsSide ? .compact : .regular
  }
}

extension HostWindow {
  /// What was set on the window and what views in it prefer have changed: theirs counts.
  final func styleDidChange() { takeStyle(preferredStyle == .unspecified ? ownStyle : preferredStyle) }
}
