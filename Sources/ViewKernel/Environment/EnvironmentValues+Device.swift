public import Foundation

/// Whether there is much room in a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room.
  case compact
  /// Much room.
  case regular
}

/// The side on which reading begins.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// Reading begins on the left.
  case leftToRight
  /// Reading begins on the right.
  case rightToLeft
}

/// How much what is drawn should stand out from its ground.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

/// Whether letters are to be drawn bolder, for those who find thin ones hard to read.
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual.
  case regular
  /// Bolder.
  case bold
}

private enum HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }
private enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private enum ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
private enum LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { .regular } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 2 } }
private enum SettingsKey: EnvironmentKey { static var defaultValue: AccessibilitySettings { AccessibilitySettings() } }

/// What a user may have switched on to see, hear and understand better.
struct AccessibilitySettings: Equatable {
  var isEnabled = false
  var reducesMotion = false
  var reducesTransparency = false
  var differentiatesWithoutColor = false
  var invertsColors = false
  var speaks = false
}

// There is no device here that would tell most of these. They are what a usual phone says until `environment(_:_:)` says something
// else, so that a view and its tests can be written for every case.

extension EnvironmentValues {
  /// How much room there is from side to side: what the window's traits say, which follow its size; compact, as on a phone, where there
  /// is no window.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much room there is up and down: what the window's traits say, which follow its size; regular, as on a phone, where there is
  /// no window.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The side on which reading begins: that of the window's traits, unless told.
  ///
  /// Where it is the right one, all places inside this view are mirrored, and what has a direction: leading edges are right, lines of
  /// text end on the left, a slider grows to the left. Layouts and shapes of one's own need not know.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// How many pixels a point has; 2, as on the main screen, unless told.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a pixel in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// How much what is drawn should stand out from its ground, for views that ask.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// Whether letters are to be drawn bolder, for views that ask.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// Whether anything reads out or operates the views for the user; false unless told.
  public var accessibilityEnabled: Bool {
    get { self[SettingsKey.self].isEnabled }
    set { self[SettingsKey.self].isEnabled = newValue }
  }

  /// Whether the user wants little movement, for views that ask; false unless told. Animations run in any case.
  public var accessibilityReduceMotion: Bool {
    get { self[SettingsKey.self].reducesMotion }
    set { self[SettingsKey.self].reducesMotion = newValue }
  }

  /// Whether the user wants little transparency, for views that ask; false unless told.
  public var accessibilityReduceTransparency: Bool {
    get { self[SettingsKey.self].reducesTransparency }
    set { self[SettingsKey.self].reducesTransparency = newValue }
  }

  /// Whether views should tell nothing by colour alone; false unless told.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[SettingsKey.self].differentiatesWithoutColor }
    set { self[SettingsKey.self].differentiatesWithoutColor = newValue }
  }

  /// Whether the user sees colours inverted; false unless told.
  public var accessibilityInvertColors: Bool {
    get { self[SettingsKey.self].invertsColors }
    set { self[SettingsKey.self].invertsColors = newValue }
  }

  /// Whether the views are read out to the user; false unless told.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[SettingsKey.self].speaks }
    set { self[SettingsKey.self].speaks = newValue }
  }
}
