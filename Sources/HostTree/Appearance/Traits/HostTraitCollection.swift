public import Foundation

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

/// The preferred size of texts, as a trait. As `UIContentSizeCategory`.
public enum HostContentSizeCategory: UInt8, CaseIterable, Comparable, Sendable {
  /// No size is set.
  case unspecified
  /// Smaller than usual; ``large`` is usual.
  case extraSmall, small, medium
  /// The usual size.
  case large
  /// Larger than usual.
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// Sizes for people who need very large texts.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
    accessibilityExtraExtraExtraLarge

  /// Whether `lhs` is smaller; ``unspecified`` is the smallest.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The traits that a view keeps if it overrides any of them, besides those that are flags.
struct HostOwnTraits: Hashable, Sendable {
  var horizontal = HostUserInterfaceSizeClass.unspecified
  var vertical = HostUserInterfaceSizeClass.unspecified
  var contentSize = HostContentSizeCategory.unspecified
  var locale: Locale?
}

/// The environment in which a view lays out and draws: appearance, layout direction, size classes, size of texts,
/// locale.
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
  /// The size of texts. Hosts of this module do not scale with it: views of a hosting view read it as
  /// `dynamicTypeSize`.
  public var preferredContentSizeCategory = HostContentSizeCategory.unspecified
  /// The locale, which views of a hosting view read; nil for none. UIKit has no such trait.
  public var locale: Locale?
  /// Whether dark backgrounds are lighter, as in front of others. Set in drawings only.
  package var isElevated = false

  /// Creates traits that are all unspecified.
  public init() {}

  /// Creates traits with an appearance; the others are unspecified.
  public init(userInterfaceStyle: HostUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
}

extension HostOwnTraits {
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
