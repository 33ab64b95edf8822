// Tests: `HostScreenTests`.

public import Foundation
public import Observation

/// A screen: its size and its pixel density, as `UIScreen`'s. Members that programs add belong to the main actor; its
/// own properties but the brightness can be read anywhere.
///
/// A display gives the screen of its windows its own size. A view whose body has read ``bounds`` is updated then.
@MainActor @preconcurrency
public final class HostScreen: Observable {
  nonisolated private let registrar = ObservationRegistrar()
  nonisolated private let lock = NSLock()
  nonisolated(unsafe) private var lockedBounds: CGRect  // guarded by the lock

  /// The screen's rectangle in points.
  nonisolated public var bounds: CGRect {
    registrar.access(self, keyPath: \.bounds)
    return lock.withLock { lockedBounds }
  }
  private nonisolated let ownScale: CGFloat?
  /// The number of pixels per point.
  nonisolated public var scale: CGFloat { ownScale ?? .pixelsPerPoint }
  /// How bright the screen is, from 0 to 1. Kept only; 1 by default. Values outside of 0 to 1 are clamped, not-a-number
  /// and infinite ones are ignored.
  public var brightness: CGFloat = 1 {
    didSet { brightness = brightness.isFinite ? min(max(brightness, 0), 1) : oldValue }
  }

  /// Creates a screen; `scale` nil is ``pixelsPerPoint``.
  nonisolated public init(bounds: CGRect, scale: CGFloat? = nil) {
    lockedBounds = bounds
    ownScale = scale
  }

  /// The pixels of a point to which sizes of texts are rounded, and of which hairlines are: 3, as on most iPhones; 2 is
  /// an iPhone SE or an iPad.
  ///
  /// ```swift
  /// print(HostFont.systemFont(ofSize: 13).lineHeight.rounded(.down))
  /// HostScreen.pixelsPerPoint = 2
  /// print(HostFont.systemFont(ofSize: 13).lineHeight)
  /// HostScreen.pixelsPerPoint = 3
  /// // Prints:
  /// // 15.0
  /// // 16.0
  /// ```
  ///
  /// All windows of a process share it, as a font's ``HostFont/lineHeight`` knows no window. Sizes that were measured
  /// before are kept. Set it before views are made, and not while other threads measure text. Reports a number that is
  /// not finite and positive, and changes nothing then.
  public static var pixelsPerPoint: CGFloat {
    get { .pixelsPerPoint }
    set {
      guard newValue.isFinite, newValue > 0 else {
        return HostDiagnostics.report(
          "A point can't have \(newValue) pixels, so it keeps \(CGFloat.pixelsPerPoint); use 1, 2 or 3.")
      }
      CGFloat.pixelsPerPoint = newValue
    }
  }

  /// The screen of windows that are given none. Of 390 x 844 points, the size of a common phone, unless a window that
  /// is shown on it has another size: in a browser, say, or with an application's option `--size`.
  nonisolated public static let main = HostScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// Gives the screen another size, in points. An output of your own calls it with the size of its content; windows
  /// keep theirs. A size that is not possible is reported, and changes nothing. If the main screen turns,
  /// ``HostDevice/orientationDidChangeNotification`` is posted.
  public func resize(to size: CGSize) {
    guard size.isPossible else {
      return HostDiagnostics.report(
        "A screen was given a size of \(size.width) x \(size.height), so it keeps its own; use finite lengths of 0 or more."
      )
    }
    guard lock.withLock({ lockedBounds.size != size }) else { return }
    let former = HostDeviceOrientation(of: bounds.size)
    registrar.withMutation(of: self, keyPath: \.bounds) { lock.withLock { lockedBounds.size = size } }
    if self === HostScreen.main, HostDeviceOrientation(of: size) != former { HostDevice.current.orientationDidChange() }
  }
}

extension HostScreen {
  /// The screen's rectangle in pixels.
  nonisolated public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The number of pixels per point.
  nonisolated public var nativeScale: CGFloat { scale }
  /// 60 frames in a second.
  nonisolated public var maximumFramesPerSecond: Int { 60 }
  /// False: the display does not report whether the screen is recorded.
  nonisolated public var isCaptured: Bool { false }
}
