// Tests: `HostWindowSceneTests`

import Foundation

/// A part of an application that users see, as `UIScene`.
@MainActor @preconcurrency
public class HostScene: Hashable {
  /// How a scene takes part in what users do.
  public enum ActivationState: Int, Hashable, Sendable {
    /// Nobody sees it.
    case unattached = -1
    /// It is seen and used.
    case foregroundActive = 0
    /// It is seen, and not used.
    case foregroundInactive = 1
    /// It is not seen, as the application is not.
    case background = 2
  }

  fileprivate init() {}

  /// How the scene takes part in what users do.
  public var activationState: ActivationState { .unattached }
  /// The title of the scene.
  public var title: String { "" }

  /// Whether two scenes are the same object.
  nonisolated public static func == (a: HostScene, b: HostScene) -> Bool { a === b }
  /// Hashes the object's identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The scene of a window, as `UIWindowScene`. Each window has one of its own.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.makeKeyAndVisible()
/// let scenes = HostApplication.shared.connectedScenes.compactMap { $0 as? HostWindowScene }
/// print(scenes.contains { $0.keyWindow === window })
/// // Prints "true"
/// ```
@MainActor @preconcurrency
public final class HostWindowScene: HostScene {
  private let reference: HostWindowReference

  fileprivate init(_ window: HostWindow) { reference = window.reference }

  /// The window, alone; none when it has gone.
  public var windows: [HostWindow] { reference.window.map { [$0] } ?? [] }
  /// The window, if it is the key window.
  public var keyWindow: HostWindow? { windows.first(where: \.isKeyWindow) }
  /// The screen of the window.
  public var screen: HostScreen { reference.window?.screen ?? .main }
  /// Portrait or landscape, by the window's size; unknown when it has gone.
  public var interfaceOrientation: HostInterfaceOrientation {
    guard let size = reference.window?.bounds.size else { return .unknown }
    return size.width > size.height ? .landscapeRight : .portrait
  }
  /// That of the application, while the window is visible.
  public override var activationState: ActivationState {
    guard let window = reference.window, !window.isHidden else { return .unattached }
    return switch HostApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }
  /// The title of the window's root view controller.
  public override var title: String { reference.window?.rootViewController?.title ?? "" }
}

/// How an interface is turned, as `UIInterfaceOrientation`.
public enum HostInterfaceOrientation: Int, Hashable, Sendable {
  /// Not known.
  case unknown = 0
  /// Higher than wide.
  case portrait = 1
  /// Upside down; never that of a window here.
  case portraitUpsideDown = 2
  /// Wider than high.
  case landscapeRight = 3
  /// Wider than high, turned the other way; never that of a window here.
  case landscapeLeft = 4

  /// Whether it is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension HostWindow {
  /// The scene of this window while it is visible; nil before ``makeKeyAndVisible()`` and while it is hidden.
  public final var windowScene: HostWindowScene? {
    guard !isHidden else { return nil }
    if let storedScene { return storedScene }
    let scene = HostWindowScene(self)
    storedScene = scene
    return scene
  }

  /// The window that was made key last, while it lives.
  static var lastKey: HostWindow? { madeKey.last?.window }

  /// The windows that were made key, in that order; see ``makeKey()``.
  static var madeKey: [HostWindowReference] = []
}

extension HostApplication {
  /// The scenes of all visible windows.
  public var connectedScenes: Set<HostScene> { Set(windows.compactMap(\.windowScene)) }

  /// All visible windows, in the order in which they were made key.
  public var windows: [HostWindow] { HostWindow.madeKey.compactMap(\.window).filter { !$0.isHidden } }

  /// The window that was made key last, if it is visible.
  public var keyWindow: HostWindow? { windows.last }
}

extension HostWindow {
  /// Creates a window as large as a scene's, as for an overlay. It has a scene of its own, and shows itself where it is rendered: a display of the
  /// other window does not show it.
  public convenience init(windowScene: HostWindowScene) {
    self.init(frame: windowScene.windows.first?.bounds ?? windowScene.screen.bounds)
  }
}
