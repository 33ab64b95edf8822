public import Foundation
import HostGeometry

/// The size class of a dimension of the window: how much space is available.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little space, such as the width of a phone in portrait.
  case compact
  /// Much space, such as the width of a tablet.
  case regular
}

/// The direction of reading, which determines the leading edge.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// The leading edge is on the left.
  case leftToRight
  /// The leading edge is on the right.
  case rightToLeft
}

/// The contrast between foreground and background colours that the user prefers.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// Standard contrast.
  case standard
  /// Increased contrast.
  case increased
}

/// The weight of text that the user prefers: bold text is an accessibility setting.
public enum LegibilityWeight: Hashable, Sendable {
  /// Regular text.
  case regular
  /// Bold text.
  case bold
}

private enum HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }
private enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private enum ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
private enum LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { .regular } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { .pixelsPerPoint } }
private enum SettingsKey: EnvironmentKey { static var defaultValue: AccessibilitySettings { AccessibilitySettings() } }

/// The user's accessibility settings.
struct AccessibilitySettings: Equatable {
  var isEnabled = false
  var reducesMotion = false
  var reducesTransparency = false
  var differentiatesWithoutColor = false
  var invertsColors = false
  var speaks = false
}

// No device provides most of these settings. They default to a phone's and can be set with `environment(_:_:)`, so that
// views and their tests cover every case.

extension EnvironmentValues {
  /// The horizontal size class, from the window's traits, which follow its size. Outside of a window it is compact, as
  /// on a phone.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The vertical size class, from the window's traits, which follow its size. Outside of a window it is regular, as on
  /// a phone.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The direction of reading. Defaults to the direction of the window's traits.
  ///
  /// If it is right to left, positions in this view are mirrored, and so is everything with a direction: the leading
  /// edge is on the right, lines of text start there, a slider's value grows to the left. Custom layouts and
  /// shapes need no code for it.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The number of pixels per point, for views that read it. Defaults to the screen's, 3
  /// (`HostScreen.pixelsPerPoint`), in which sizes are rounded.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a pixel in points; 1 if the display scale is not positive.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// The contrast that the user prefers, for views that read it; nothing else follows it. Defaults to `standard`.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// The weight of text that the user prefers, for views that read it; nothing else follows it. Defaults to `regular`.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// Whether an assistive technology is active. False by default.
  public var accessibilityEnabled: Bool {
    get { self[SettingsKey.self].isEnabled }
    set { self[SettingsKey.self].isEnabled = newValue }
  }

  /// Whether the user prefers reduced motion, for views that read it; animations are not affected. False by default.
  public var accessibilityReduceMotion: Bool {
    get { self[SettingsKey.self].reducesMotion }
    set { self[SettingsKey.self].reducesMotion = newValue }
  }

  /// Whether the user prefers reduced transparency, for views that read it. False by default.
  public var accessibilityReduceTransparency: Bool {
    get { self[SettingsKey.self].reducesTransparency }
    set { self[SettingsKey.self].reducesTransparency = newValue }
  }

  /// Whether views should not convey information by colour alone. False by default.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[SettingsKey.self].differentiatesWithoutColor }
    set { self[SettingsKey.self].differentiatesWithoutColor = newValue }
  }

  /// Whether the user inverts colours. False by default.
  public var accessibilityInvertColors: Bool {
    get { self[SettingsKey.self].invertsColors }
    set { self[SettingsKey.self].invertsColors = newValue }
  }

  /// Whether VoiceOver is active. False by default.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[SettingsKey.self].speaks }
    set { self[SettingsKey.self].speaks = newValue }
  }
}
