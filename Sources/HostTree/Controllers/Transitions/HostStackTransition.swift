import Foundation

/// How one controller of a stack takes the place of another: what is seen of the former one is drawn before the change.
@MainActor
struct HostStackTransition {
  private let controller: HostViewController
  private let view: HostView
  private var former: HostViewTransition.Former
  private let next: HostViewController
  private let isBack: Bool
  /// The source out of which a pushed controller zooms: it is found before its view leaves.
  private let source: HostZoomSource?

  /// Draws the controller that is about to make way for another; nil if nothing would be seen of it.
  ///
  /// - Parameters:
  ///   - next: The controller that comes; it has a view.
  ///   - isBack: Whether it lies below the former one in the stack.
  init?(from controller: HostViewController?, to next: HostViewController?, isBack: Bool) {
    guard HostView.areAnimationsEnabled, let controller, let next, next !== controller,
      let view = controller.viewIfLoaded, view.window?.showsTransitions == true
    else { return nil }
    self.controller = controller
    self.view = view
    self.next = next
    self.isBack = isBack
    source = isBack ? nil : next.zoomSource(in: controller)
    former = HostViewTransition.Former(view, in: view.superview, .stay)
  }

  /// Begins the transition, as the stack has changed.
  func begin() {
    let comes: HostView = next.view
    guard comes.window != nil else { return }
    let width = former.frame.width * (comes.traitCollection.layoutDirection == .rightToLeft ? -1 : 1)
    let side = HostViewTransition.Motion.slide(CGVector(dx: width, dy: 0))
    let behind = HostViewTransition.Motion.slide(CGVector(dx: -0.3 * width, dy: 0), dimming: 0.1)
    let still = HostViewTransition.Motion.slide(.zero, dimming: 0.1)
    var former = former
    if isBack {
      let source = controller.zoomSource(in: next)
      former.motion = source.map { .zoom($0) } ?? side
      comes.begin(
        HostViewTransition(source == nil ? behind : still, from: [former], inFront: true, duration: Self.duration))
    } else {
      former.motion = source == nil ? behind : still
      comes.begin(HostViewTransition(source.map { .zoom($0) } ?? side, from: [former], duration: Self.duration))
    }
  }

  /// The duration of a push and a pop, in seconds.
  static let duration = 0.5
}

extension HostViewTransition {
  /// Fades what a view has become into what it was.
  static func dissolve(from former: Former) -> HostViewTransition {
    HostViewTransition(.dissolve, from: [former], duration: HostStackTransition.duration)
  }
}

/// The transition of a navigation controller: its stack's, below a bar that fades into the next one.
@MainActor
struct NavigationTransition {
  private let stack: HostStackTransition
  private let bar: HostNavigationBar
  private let formerBar: HostViewTransition.Former?

  /// Draws the top controller, which is about to make way for another; nil if nothing would be seen of it.
  init?(
    in controller: HostNavigationController, from top: HostViewController, to next: HostViewController, isBack: Bool
  ) {
    guard let stack = HostStackTransition(from: top, to: next, isBack: isBack) else { return nil }
    self.stack = stack
    bar = controller.navigationBar
    formerBar = bar.window == nil ? nil : HostViewTransition.Former(bar, in: bar.superview, .dissolve)
  }

  /// Begins the transition, as the stack has changed.
  func begin() {
    stack.begin()
    if let formerBar, bar.window != nil { bar.begin(.dissolve(from: formerBar)) }
  }
}
