// Tests: `HostWindowSceneTests`

import Foundation

/// A part of an application that users see, as `UIScene`.
@MainActor @preconcurrency
public class HostScene: Hashable {
  /// How a scene takes part in what users do.
  public enum ActivationState: Int, Hashable, Sendable {
    /// No display shows it.
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

/// The scene of a window, as `UIWindowScene`. Each window has one of its own, but for those that are made for the scene
/// of another.
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
  private var references: [HostWindowReference]

  fileprivate init(_ window: HostWindow) { references = [window.reference] }

  fileprivate func add(_ window: HostWindow) {
    isShared = true
    references.removeAll { $0.window == nil }
    references.append(window.reference)
  }

  /// The windows that have not gone, in the order in which they were made.
  public var windows: [HostWindow] { references.compactMap(\.window) }
  /// The window that is the key window, if there is one.
  public var keyWindow: HostWindow? { windows.first(where: \.isKeyWindow) }
  /// Whether the scene was given to a window, and did not come from it.
  fileprivate private(set) var isShared = false

  /// The object whose bounds are the scene's, in points: its screen.
  public var coordinateSpace: HostScreen { screen }

  /// The screen of the windows.
  public var screen: HostScreen { windows.first?.screen ?? .main }
  /// Portrait or landscape, by the first window's size; unknown when all have gone.
  public var interfaceOrientation: HostInterfaceOrientation {
    guard let size = windows.first?.bounds.size else { return .unknown }
    return size.width > size.height ? .landscapeRight : .portrait
  }
  /// The state of the application, while a window is visible.
  public override var activationState: ActivationState {
    guard windows.contains(where: { !$0.isHidden }) else { return .unattached }
    return switch HostApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }
  /// The title of the first window's root view controller.
  public override var title: String { windows.first?.rootViewController?.title ?? "" }
}

/// How an interface is turned, as `UIInterfaceOrientation`.
public enum HostInterfaceOrientation: Int, Hashable, Sendable {
  /// Not known.
  case unknown = 0
  /// Higher than wide.
  case portrait = 1
  /// Upside down; never used by a window here.
  case portraitUpsideDown = 2
  /// Wider than high.
  case landscapeRight = 3
  /// Wider than high, turned the other way; never used by a window here.
  case landscapeLeft = 4

  /// Whether it is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension HostWindow {
  /// The scene of this window: that which it was made for or was given, or one of its own while it is visible; nil
  /// before ``makeKeyAndVisible()`` and while it is hidden.
  public final var windowScene: HostWindowScene? {
    get { isHidden && storedScene?.isShared != true ? nil : scene }
    set {
      guard newValue !== storedScene else { return }
      storedScene = newValue
      newValue?.add(self)
    }
  }

  /// The scene of this window, also while it is hidden.
  package final var scene: HostWindowScene {
    if let storedScene { return storedScene }
    let scene = HostWindowScene(self)
    storedScene = scene
    return scene
  }

  /// The window that was made key last, while it lives.
  package static var lastKey: HostWindow? { madeKey.last?.window }

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
  /// Creates a window of a scene: as large as the scene's first one, with its screen and its clock. A display of
  /// another window of the scene does not show it; what it shows is seen where it is rendered.
  public convenience init(windowScene: HostWindowScene) {
    let first = windowScene.windows.first
    self.init(
      frame: first?.bounds ?? windowScene.screen.bounds, screen: windowScene.screen,
      clock: first?.clock ?? HostSystemClock())
    self.windowScene = windowScene
  }
}
