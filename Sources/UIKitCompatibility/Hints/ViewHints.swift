public import HostTree
public import ViewKernel

// Hints to a system, a device or an input method of which there is none here. Programs that use them run as they are.

extension View {
  /// Sets whether menus close when an action is chosen. It has no effect: they do.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }

  /// Sets how much writing tools may do in text fields. It has no effect: there are none.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  /// Sets the visibility of the system's overlays over a scene. It has no effect: nothing is.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Sets at which edges gestures of a program come before the system's. It has no effect: there are none.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Marks views whose content may be out of date while a widget is being updated. It has no effect.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Keeps this view's content out of screenshots and recordings. It has no effect.
  nonisolated public func contentCaptureProtected(_ isProtected: Bool = true) -> some View { self }

  /// Extends this view's picture under bars and side bars. It has no effect.
  nonisolated public func backgroundExtensionEffect() -> some View { self }

  /// Extends this view's picture under bars and side bars, with a condition. It has no effect.
  nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }

  /// Has this view and those inside change their places as one. It has no effect: each view moves by itself.
  nonisolated public func geometryGroup() -> some View { self }

  /// Sets the role of the enclosing bars. It has no effect: a title is where it is on a phone.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Sets the first effect of a drag in a sheet: it resizes the sheet, or scrolls. It has no effect: it scrolls where
  /// it can.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    self
  }

  /// Has the tab bar become small while content is scrolled. It has no effect: it stays.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Sets the distance at the edge of a scroll view over which content fades. It has no effect.
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }

  /// Hides the effect at the edges of a scroll view, of which there is none.
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    self
  }

  /// Adds buttons to this section of a list. It has no effect: see `TabContent.sectionActions(content:)` for the
  /// sections of a tab view.
  nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// Sets the reaction to the selection of a search tab. It has no effect: the tab is shown.
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }

  /// Sets how palettes mark the chosen option. It has no effect: a palette is a segmented control here, with the chosen
  /// segment raised.
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }

  /// Says that the focus moves through this view as a whole when it is moved by the arrow keys. It has no effect: the
  /// keyboard does not move the focus here.
  nonisolated public func focusSection() -> some View { self }

  /// Sets the side of a line's end on which a caret is shown. It has no effect: a caret is always at the end of the
  /// line.
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }

  /// Opens the panel in which users find text in an editor. It has no effect: there is none here.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Keeps users from finding text in this view, for which there is no panel here.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Keeps users from replacing text in this view, for which there is no panel here.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}

extension Image {
  /// Sets how this symbol shows its variable value. It has no effect: symbols here show none.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }

  /// Sets how the colours of this symbol are filled. It has no effect: symbols here are filled flat.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }

  /// Sets how much brighter than white the picture may be. It has no effect.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
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

/// The effect of selecting a search tab: see `tabViewSearchActivation(_:)`.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String
  /// The default.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// The search begins.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

/// How the chosen option of a palette is marked: see `paletteSelectionEffect(_:)`.
public struct PaletteSelectionEffect: Equatable, Sendable {
  /// As the style does.
  public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect() }
  /// With another variant of its symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { PaletteSelectionEffect() }
  /// As the program does.
  public static var custom: PaletteSelectionEffect { PaletteSelectionEffect() }
}
