// Tests: `HostStatusBarTests`.

public import Foundation

/// How the text of a status bar is drawn, as `UIStatusBarStyle`. There is no such bar here.
public enum HostStatusBarStyle: Int, Hashable, Sendable {
  /// By the appearance.
  case `default` = 0
  /// Light, for a dark background.
  case lightContent = 1
  /// Dark, for a light background.
  case darkContent = 3
}

/// How a status bar comes and goes, as `UIStatusBarAnimation`. There is no such bar here.
public enum HostStatusBarAnimation: Int, Hashable, Sendable {
  /// At once; it fades; it slides.
  case none, fade, slide
}

/// The ways in which an interface may be turned, as `UIInterfaceOrientationMask`.
public struct HostInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// One bit for each orientation, as in UIKit.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Higher than wide.
  public static let portrait = HostInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = HostInterfaceOrientationMask(rawValue: 1 << 2)
  /// Wider than high, turned to the right.
  public static let landscapeRight = HostInterfaceOrientationMask(rawValue: 1 << 3)
  /// Wider than high, turned to the left.
  public static let landscapeLeft = HostInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both that are wider than high.
  public static let landscape: HostInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All but upside down.
  public static let allButUpsideDown: HostInterfaceOrientationMask = [.portrait, .landscape]
  /// All.
  public static let all: HostInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

/// The status bar of a scene, as `UIStatusBarManager`: there is none, so it is hidden and has no height.
@MainActor @preconcurrency
public final class HostStatusBarManager {
  /// Zero.
  public var statusBarFrame: CGRect { .zero }
  /// True.
  public var isStatusBarHidden: Bool { true }
  /// `default`.
  public var statusBarStyle: HostStatusBarStyle { .default }
}

extension HostWindowScene {
  /// The status bar: there is none, so it is hidden and has no height.
  public var statusBarManager: HostStatusBarManager? { HostStatusBarManager() }

  /// The requests of a scene to the system, as `UIWindowScene.GeometryPreferences`.
  public struct GeometryPreferences: Hashable, Sendable {
    /// The ways in which the interface may be turned; nil for no wish.
    public var interfaceOrientations: HostInterfaceOrientationMask?

    /// Wishes for a phone or a tablet.
    public static func iOS(interfaceOrientations: HostInterfaceOrientationMask? = nil) -> GeometryPreferences {
      GeometryPreferences(interfaceOrientations: interfaceOrientations)
    }
  }

  /// Asks to turn the interface. It has no effect: the display of the window chooses its size. The handler is not
  /// called.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {}
}

extension HostViewController {
  /// Notifies that the answers about the status bar have changed. It has no effect: there is no such bar here.
  public final func setNeedsStatusBarAppearanceUpdate() {}
  /// Notifies that the answer about the home indicator has changed. It has no effect: there is none here.
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Notifies that the supported orientations have changed. It has no effect: the display of the window chooses its
  /// size.
  public final func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// The appearance of this controller's view and what is in it: see ``HostView/overrideUserInterfaceStyle``. Loads the
  /// view.
  public final var overrideUserInterfaceStyle: HostUserInterfaceStyle {
    get { view.overrideUserInterfaceStyle }
    set { view.overrideUserInterfaceStyle = newValue }
  }

  /// The traits of this controller's view. Loads the view.
  public final var traitCollection: HostTraitCollection { view.traitCollection }

  /// How a presented controller comes and goes, as `UIModalTransitionStyle`.
  public enum ModalTransitionStyle: Int, Hashable, Sendable {
    /// From the lower edge.
    case coverVertical = 0
    /// As ``coverVertical`` here.
    case flipHorizontal = 1
    /// Fades.
    case crossDissolve = 2
    /// As ``coverVertical`` here.
    case partialCurl = 3
  }

  /// How this controller comes and goes when it is presented; sets ``preferredTransition``. Defaults to
  /// `coverVertical`.
  public final var modalTransitionStyle: ModalTransitionStyle {
    get { if case .crossDissolve = preferredTransition?.kind { .crossDissolve } else { .coverVertical } }
    set { preferredTransition = newValue == .crossDissolve ? .crossDissolve : nil }
  }
}
