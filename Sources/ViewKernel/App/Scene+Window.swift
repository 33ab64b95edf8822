public import Foundation
import HostTree

/// How large the windows of a scene may become: see `windowResizability(_:)`.
public struct WindowResizability: Sendable {
  /// As a system likes.
  public static let automatic = WindowResizability()
  /// As large as the content allows.
  public static let contentSize = WindowResizability()
  /// At least as large as the content needs.
  public static let contentMinSize = WindowResizability()
}

// The display decides how large windows are.

extension Scene {
  /// Sets the first size of the scene's windows. It has no effect: the display of the window says how large it is.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Sets the first size of the scene's windows. It has no effect: the display of the window says how large it is.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets how large the scene's windows may become. It has no effect: the display of the window says how large it is.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Sets the appearance of the scene's windows. It has no effect: the display of the window draws its surroundings.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Sets the store of `AppStorage` in all views of the scene.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    SceneOfView(self) { $0.defaultAppStorage(store) }
  }
}

/// An appearance of windows: see `windowStyle(_:)`.
public protocol WindowStyle: Sendable {}

/// The default appearance; the same as `.automatic`.
public struct DefaultWindowStyle: WindowStyle {
  /// Equivalent to `.automatic`, for code that needs the type by name.
  public init() {}
}

/// A window with a title bar; the same as `.titleBar`.
public struct TitleBarWindowStyle: WindowStyle {
  /// Equivalent to `.titleBar`, for code that needs the type by name.
  public init() {}
}

/// A window without a title bar; the same as `.hiddenTitleBar`.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Equivalent to `.hiddenTitleBar`, for code that needs the type by name.
  public init() {}
}

/// A window without a frame; the same as `.plain`.
public struct PlainWindowStyle: WindowStyle {
  /// Equivalent to `.plain`, for code that needs the type by name.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The default appearance.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// With a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Without a title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// Without a frame.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}
