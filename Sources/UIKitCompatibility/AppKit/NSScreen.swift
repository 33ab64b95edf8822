#if !os(macOS)
  public import Foundation
  public import HostTree

  /// A screen, by AppKit's name: see `HostScreen`, which ``UIScreen`` is.
  @MainActor @preconcurrency
  public final class NSScreen {
    private let screen: HostScreen

    /// Creates the screen by AppKit's name.
    nonisolated public init(_ screen: HostScreen) { self.screen = screen }

    /// The screen of the key window, here of all windows that are given no other; never nil.
    nonisolated public static var main: NSScreen? { NSScreen(.main) }
    /// The only screen.
    nonisolated public static var screens: [NSScreen] { [NSScreen(.main)] }

    /// The screen's rectangle in points.
    nonisolated public var frame: CGRect { screen.bounds }
    /// The part that no bar of the system covers, in points: the whole screen, as there is none.
    nonisolated public var visibleFrame: CGRect { screen.bounds }
    /// The number of pixels per point.
    nonisolated public var backingScaleFactor: CGFloat { screen.scale }
  }
#endif
