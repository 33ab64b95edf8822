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

// Windows are as large as whoever shows them makes them.

extension Scene {
  /// Sets the first size of the scene's windows. It has no effect: whoever shows a window says how large it is.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Sets the first size of the scene's windows. It has no effect: whoever shows a window says how large it is.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets how large the scene's windows may become. It has no effect: whoever shows a window says how large it is.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Sets the store of `AppStorage` in all views of the scene.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    SceneOfView(self) { $0.defaultAppStorage(store) }
  }
}
