// Modifiers that give hints to a system, a device or an input method of which there is none here. They have no effect,
// and are here so that programs that use them run as they are.

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

/// Whether an action closes the menu in which it is chosen: see `menuActionDismissBehavior(_:)`.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  /// As usual: it does.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It does.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It does not.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// How much writing tools may do: see `writingToolsBehavior(_:)`.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// All they can.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// In a panel.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// Nothing.
  public static let disabled = WritingToolsBehavior(name: "disabled")
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

  /// Sets whether menus close when an action is chosen. It has no effect: they do.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }

  /// Sets whether menus have an arrow. It has no effect: they have none, as on a phone, but on views that read it.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Sets how much writing tools may do in text fields. It has no effect: there are none.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  /// Sets the visibility of the system's overlays over a scene. It has no effect: nothing is.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Sets at which edges gestures of a program come before the system's. It has no effect: there are none.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Marks views whose content may be out of date while a widget is being updated. It has no effect.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Sets how much brighter than white pictures may be. It has no effect, but on views that read it.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }

  /// Keeps this view's content out of screenshots and recordings. It has no effect.
  nonisolated public func contentCaptureProtected(_ isProtected: Bool = true) -> some View { self }

  /// Extends this view's picture under bars and side bars. It has no effect.
  nonisolated public func backgroundExtensionEffect() -> some View { self }

  /// Extends this view's picture under bars and side bars, with a condition. It has no effect.
  nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }

  /// Has this view and those inside change their places as one. It has no effect: each view moves by itself.
  nonisolated public func geometryGroup() -> some View { self }

  /// Has speech spell texts out. It has no effect: nothing speaks.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Sets the pitch of speech. It has no effect: nothing speaks.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Has speech say punctuation marks. It has no effect: nothing speaks.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Has announcements wait for the ones before. It has no effect: nothing speaks.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Sets the role of the enclosing bars. It has no effect: a title is where it is on a phone.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Removes an item that the system adds to bars: the title is not shown while this view's page is on top. The other
  /// items are not there in any case. Nil removes none.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    navigationItem { if defaultItemKind == .title { $0.removesTitle = true } }
  }

  /// Sets the first effect of a drag in a sheet: it resizes the sheet, or scrolls. It has no effect: it scrolls where
  /// it can.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    self
  }

  /// Has the tab bar become small while content is scrolled. It has no effect: it stays.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Sets the effect of a pointer over this view. It has no effect: nothing changes under a pointer.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Sets the effect of a pointer over this view, with a condition. It has no effect: nothing changes under a pointer.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }

  /// Sets the effect of a pointer over views that do not say which. It has no effect: nothing changes under a pointer.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Disables the effects of a pointer, of which there are none.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { if disabled { $0 = false } }
  }

  /// Sets the distance at the edge of a scroll view over which content fades. It has no effect.
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }

  /// Hides the effect at the edges of a scroll view, of which there is none.
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    self
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

  /// Sets how much brighter than white the picture may be. It has no effect.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}

/// The role of a bar: see `toolbarRole(_:)`.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = ToolbarRole(name: "automatic")
  /// A bar of a navigation stack.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// A bar of a browser.
  public static let browser = ToolbarRole(name: "browser")
  /// A bar of an editor.
  public static let editor = ToolbarRole(name: "editor")
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

/// The first effect of a drag in a sheet: see `presentationContentInteraction(_:)`.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  /// As the system likes.
  public static var automatic: Self { Self(name: "automatic") }
  /// It resizes the sheet.
  public static var resizes: Self { Self(name: "resizes") }
  /// It scrolls.
  public static var scrolls: Self { Self(name: "scrolls") }
}

/// When the tab bar becomes small: see `tabBarMinimizeBehavior(_:)`.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// When content is scrolled down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When content is scrolled up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// The effect of a pointer over a view: see `hoverEffect(_:)`.
public struct HoverEffect: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = HoverEffect(name: "automatic")
  /// The view is highlighted.
  public static let highlight = HoverEffect(name: "highlight")
  /// The view is lifted.
  public static let lift = HoverEffect(name: "lift")
}

/// The look of content at the edge of a scroll view: see `scrollEdgeEffectStyle(_:for:)`.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// It ends at a line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// It fades.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}
