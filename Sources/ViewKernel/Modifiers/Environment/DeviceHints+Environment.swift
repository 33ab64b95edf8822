// Values of the environment that no device provides here: they have the value of a phone on which nothing is set. All
// can be set with `environment(_:_:)` in previews and tests where the name is writable.

private enum AccessibilityShowButtonShapesKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum AccessibilityDimFlashingLightsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum AccessibilityPlayAnimatedImagesKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum AccessibilitySwitchControlEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum AccessibilityLargeContentViewerEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum AccessibilityQuickActionsEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IsLuminanceReducedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IsSceneCapturedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum AppearsActiveKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }
private enum BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }
private enum ButtonRepeatBehaviorKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }
private enum SpringLoadingBehaviorKey: EnvironmentKey { static var defaultValue: SpringLoadingBehavior { .automatic } }
private enum MenuIndicatorVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private enum AllowedDynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }
private enum IsHoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether buttons should have visible outlines, for views that read it. False by default.
  public var accessibilityShowButtonShapes: Bool {
    get { self[AccessibilityShowButtonShapesKey.self] }
    set { self[AccessibilityShowButtonShapesKey.self] = newValue }
  }

  /// Whether flashing lights should be dimmed, for views that read it. False by default.
  public var accessibilityDimFlashingLights: Bool {
    get { self[AccessibilityDimFlashingLightsKey.self] }
    set { self[AccessibilityDimFlashingLightsKey.self] = newValue }
  }

  /// Whether animated pictures should play, for views that read it. True by default.
  public var accessibilityPlayAnimatedImages: Bool {
    get { self[AccessibilityPlayAnimatedImagesKey.self] }
    set { self[AccessibilityPlayAnimatedImagesKey.self] = newValue }
  }

  /// Whether Switch Control is active. False by default.
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[AccessibilitySwitchControlEnabledKey.self] }
    set { self[AccessibilitySwitchControlEnabledKey.self] = newValue }
  }

  /// Whether the large content viewer is enabled. False by default.
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { self[AccessibilityLargeContentViewerEnabledKey.self] }
    set { self[AccessibilityLargeContentViewerEnabledKey.self] = newValue }
  }

  /// Whether quick actions are enabled. False by default.
  public var accessibilityQuickActionsEnabled: Bool {
    get { self[AccessibilityQuickActionsEnabledKey.self] }
    set { self[AccessibilityQuickActionsEnabledKey.self] = newValue }
  }

  /// Whether the screen is dimmed, as while it is always on, for views that read it. False by default.
  public var isLuminanceReduced: Bool {
    get { self[IsLuminanceReducedKey.self] }
    set { self[IsLuminanceReducedKey.self] = newValue }
  }

  /// Whether the screen is being recorded or mirrored, for views that read it. False by default.
  public var isSceneCaptured: Bool {
    get { self[IsSceneCapturedKey.self] }
    set { self[IsSceneCapturedKey.self] = newValue }
  }

  /// Whether a window looks as the one that is used, for views that read it. True by default.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// The material behind the views, for views that read it; nothing sets it. Nil by default.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }

  /// How strongly badges stand out, for views that read it. `.standard` by default.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }

  /// Whether buttons act again and again while they are pressed, for views that read it. `.automatic` by default.
  public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }

  /// Whether views act when something is dragged over them, for views that read it. `.automatic` by default.
  public internal(set) var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingBehaviorKey.self] }
    set { self[SpringLoadingBehaviorKey.self] = newValue }
  }

  /// The visibility of the arrows of menus, for views that read it. `.automatic` by default.
  public internal(set) var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorVisibilityKey.self] }
    set { self[MenuIndicatorVisibilityKey.self] = newValue }
  }

  /// How much brighter than white pictures may be, for views that read it. Nil by default.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[AllowedDynamicRangeKey.self] }
    set { self[AllowedDynamicRangeKey.self] = newValue }
  }

  /// Whether the effects of a pointer are enabled, for views that read it. True by default.
  public var isHoverEffectEnabled: Bool {
    get { self[IsHoverEffectEnabledKey.self] }
    set { self[IsHoverEffectEnabledKey.self] = newValue }
  }

  /// Whether text fields do not correct typed text, as `autocorrectionDisabled(_:)` sets it. False by default.
  public var autocorrectionDisabled: Bool {
    get { inputTraits.autocorrectionType == .no }
    set { inputTraits.autocorrectionType = newValue ? .no : .yes }
  }

  /// The visibility of the labels of controls, as `labelsVisibility(_:)` sets it. `.automatic` by default.
  public internal(set) var labelsVisibility: Visibility {
    get { hidesLabels ? .hidden : .automatic }
    set { hidesLabels = newValue == .hidden }
  }
}

extension View {
  /// Sets whether the labels of controls in this view are shown; hidden ones are still spoken, as by `labelsHidden()`.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
