// Tests: `SceneHintsTests`.

public import Foundation
public import HostTree
public import ViewKernel

// The wishes of scenes and views about windows. The display of a window decides where it is, how large, and what is
// around it.

extension Scene {
  /// Sets the first size of the scene's windows. It has no effect: the display of the window says how large it is.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Sets the first size of the scene's windows. It has no effect: the display of the window says how large it is.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets how large the scene's windows may become. It has no effect: the display of the window says how large it is.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Sets the appearance of the scene's windows. It has no effect: the display of the window draws its surroundings.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Sets the place of the scene's first window on its screen. It has no effect: the display of the window says where
  /// it is.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Sets the style of the tool bars in the scene's windows. It has no effect: bars look as on iOS.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

  /// Sets how tool bars in the scene's windows show labels at first. It has no effect: bars look as on iOS.
  public func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>) -> some Scene { self }

  /// Sets how tool bars in the scene's windows show labels. It has no effect: bars look as on iOS.
  public func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene { self }

  /// Sets above which windows the scene's windows are. It has no effect: the display of the window says where it is.
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }

  /// Sets how large the scene's windows become when they are zoomed. It has no effect: the display of the window says
  /// how large it is.
  public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }

  /// Sets where the scene's windows are when they are zoomed. It has no effect, and the closure is not called: the
  /// display of the window says where it is.
  public func windowIdealPlacement(
    _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  /// Sets where the scene's windows are at first. It has no effect, and the closure is not called: the display of the
  /// window says where it is.
  public func defaultWindowPlacement(
    _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  /// Sets the role of the scene's windows where windows are managed. It has no effect: windows are not managed here.
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  /// Sets whether the scene's windows are moved by a drag on their background. It has no effect: the display of the
  /// window says where it is.
  public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }

  /// Says which addresses are to be opened in the scene's windows. It has no effect: an address is opened in the window
  /// that the display chooses.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// Sets a task that runs in the background. It has no effect, and the action is not called: background tasks are a
  /// system's.
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}

extension View {
  /// Says which addresses are to be opened in the window of this view. It has no effect: an address is opened in the
  /// window that the display chooses.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }

  /// Sets whether the user can close the window of this view. It has no effect: windows have no buttons here.
  nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Sets whether the user can minimize the window of this view. It has no effect: windows have no buttons here.
  nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Sets whether the user can resize the window of this view. It has no effect: the display of the window says how
  /// large it is.
  nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Sets whether the window of this view can fill the screen. It has no effect: the display of the window says how
  /// large it is.
  nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
}

/// Whether the user can do something with a window: see `windowDismissBehavior(_:)`.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind

  /// As is usual for the window.
  public static let automatic = WindowInteractionBehavior(kind: .automatic)
  /// It is possible.
  public static let enabled = WindowInteractionBehavior(kind: .enabled)
  /// It is not possible.
  public static let disabled = WindowInteractionBehavior(kind: .disabled)
}

/// Above which windows others are: see `windowLevel(_:)`.
public struct WindowLevel: Hashable, Sendable {
  private enum Kind { case automatic, normal, desktop, floating }
  private let kind: Kind

  /// As is usual for the scene.
  public static let automatic = WindowLevel(kind: .automatic)
  /// Among the others.
  public static let normal = WindowLevel(kind: .normal)
  /// Below all others.
  public static let desktop = WindowLevel(kind: .desktop)
  /// Above the others.
  public static let floating = WindowLevel(kind: .floating)
}

/// How large windows become when they are zoomed: see `windowIdealSize(_:)`.
public struct WindowIdealSize: Hashable, Sendable {
  private enum Kind { case automatic, fitToContent, maximum }
  private let kind: Kind

  /// As is usual for the scene.
  public static let automatic = WindowIdealSize(kind: .automatic)
  /// As large as the content is ideally.
  public static let fitToContent = WindowIdealSize(kind: .fitToContent)
  /// As large as the screen.
  public static let maximum = WindowIdealSize(kind: .maximum)
}

/// The purpose of a window: see `windowManagerRole(_:)`.
public struct WindowManagerRole: Hashable, Sendable {
  private enum Kind { case automatic, principal, associated }
  private let kind: Kind

  /// As is usual for the scene.
  public static let automatic = WindowManagerRole(kind: .automatic)
  /// The application's main windows.
  public static let principal = WindowManagerRole(kind: .principal)
  /// Windows that belong to others.
  public static let associated = WindowManagerRole(kind: .associated)
}

/// How large the windows of a scene may become: see `windowResizability(_:)`.
public struct WindowResizability: Sendable {
  /// As a system likes.
  public static let automatic = WindowResizability()
  /// As large as the content allows.
  public static let contentSize = WindowResizability()
  /// At least as large as the content needs.
  public static let contentMinSize = WindowResizability()
}
