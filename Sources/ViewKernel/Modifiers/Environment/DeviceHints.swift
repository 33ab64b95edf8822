// Modifiers that give hints to a system, a device or an input method of which there is none here. They write the
// environment, for views that read it. Those without any effect are in UIKitCompatibility's `Hints`.

/// How strongly a badge stands out: see `badgeProminence(_:)`.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  /// It does not stand out.
  public static let decreased = BadgeProminence(name: "decreased")
  /// As usual.
  public static let standard = BadgeProminence(name: "standard")
  /// It stands out.
  public static let increased = BadgeProminence(name: "increased")
}

/// Whether a button's action runs again and again while the button is pressed: see `buttonRepeatBehavior(_:)`.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// It does.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// It does not.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// Whether a view acts when something is dragged over it for a while: see `springLoadingBehavior(_:)`.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// It does.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// It does not.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

extension View {
  /// Sets how strongly badges in this view stand out. It has no effect: all look the same here, but on views that read
  /// it.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }

  /// Sets in the environment whether buttons act again and again while they are pressed. Built-in buttons ignore it:
  /// they act once.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }

  /// Sets whether views act when something is dragged over them. It has no effect, but on views that read it.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }

  /// Sets whether menus have an arrow. It has no effect: they have none, as on a phone, but on views that read it.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Sets how much brighter than white pictures may be. It has no effect, but on views that read it.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }

  /// Removes an item that the system adds to bars: the title is not shown while this view's page is on top. The other
  /// items are not there in any case. Nil removes none.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    navigationItem { if defaultItemKind == .title { $0.removesTitle = true } }
  }

  /// Disables the effects of a pointer, of which there are none.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { if disabled { $0 = false } }
  }
}

extension Image {
  /// How much brighter than white a picture may be.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    /// Not at all.
    public static let standard = DynamicRange(name: "standard")
    /// A little.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As much as the screen can.
    public static let high = DynamicRange(name: "high")
  }
}

/// An item that the system adds to bars: see `toolbar(removing:)`.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  /// The button that shows and hides a side bar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: "search")
}
