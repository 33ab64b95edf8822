// Tests: `ScreenTransitionTests`.

import Foundation

extension HostViewController {
  /// How a controller comes and goes, as `UIViewController.Transition`: pushed on a navigation controller, or
  /// presented.
  ///
  /// The tree changes at once, as do layout and hit testing; drawings show the way there by the window's clock:
  ///
  /// ```swift
  /// let clock = HostManualClock()
  /// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), clock: clock)
  /// let root = HostViewController()
  /// window.rootViewController = root
  /// window.makeKeyAndVisible()
  /// window.settle()
  ///
  /// let photo = HostViewController()
  /// photo.modalPresentationStyle = .fullScreen
  /// photo.preferredTransition = .crossDissolve
  /// root.present(photo, animated: true)
  /// window.settle()
  /// print(window.isAnimating)
  /// // Prints "true"
  /// clock.advance(by: 0.5)
  /// window.settle()
  /// print(window.isAnimating)
  /// // Prints "false"
  /// ```
  ///
  /// With ``HostView/setAnimationsEnabled(_:)`` all of them are switched off.
  public struct Transition: Sendable {
    enum Kind: Sendable {
      case coverVertical, crossDissolve
      case zoom(@MainActor (ZoomSourceViewProviderContext) -> HostView?)
    }

    let kind: Kind

    /// The controllers of a zoom, as `UIZoomTransitionSourceViewProviderContext`.
    @MainActor @preconcurrency
    public struct ZoomSourceViewProviderContext {
      /// The controller with the view that the other one zooms out of.
      public let sourceViewController: HostViewController
      /// The controller that comes or goes.
      public let zoomedViewController: HostViewController
    }

    /// Comes from the lower edge of the window; the usual one of presentations that fill it.
    public static let coverVertical = Transition(kind: .coverVertical)
    /// Fades in and out.
    public static let crossDissolve = Transition(kind: .crossDissolve)

    /// Comes out of a view of the controller behind, and goes back there.
    ///
    /// - Parameter sourceViewProvider: Finds the view, each time that the controller comes or goes. If it returns nil,
    ///   or one outside of the window, the controller has its usual transition.
    public static func zoom(
      sourceViewProvider: @escaping @MainActor (ZoomSourceViewProviderContext) -> HostView?
    ) -> Transition {
      Transition(kind: .zoom(sourceViewProvider))
    }
  }
}

extension HostViewController {
  /// The view that this controller zooms out of, if it prefers that and there is one.
  ///
  /// - Parameter source: The controller behind.
  final func zoomSource(in source: HostViewController) -> HostZoomSource? {
    guard case .zoom(let find) = preferredTransition?.kind else { return nil }
    let context = Transition.ZoomSourceViewProviderContext(sourceViewController: source, zoomedViewController: self)
    guard let view = find(context), view.window != nil else { return nil }
    return HostZoomSource(view)
  }
}

extension HostZoomSource {
  init(_ view: HostView) {
    self.view = view
    frame = view.convert(view.bounds, to: nil)
    let source = view as? HostTransitionSourceView
    cornerRadius = source?.sourceCornerRadius ?? view.cornerRadius
    background = source?.sourceBackground
    shadow = source?.sourceShadow
  }
}
