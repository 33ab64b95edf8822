import Foundation

/// The container view of a presentation, which fills the window.
final class HostTransitionView: HostView {
  private(set) weak var presentation: HostPresentationController?

  init(_ presentation: HostPresentationController) {
    self.presentation = presentation
    super.init(frame: .zero)
  }

  /// Has the presentation controller place the presented view.
  override func layoutSubviews() { presentation?.layOutContainer(self) }

  override var fillsWindow: Bool { true }

  /// Begins to follow the presentation's source.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    root?.followers.append(self)
  }

  /// Stops following the source.
  override func willMove(toWindow newWindow: HostWindow?) {
    super.willMove(toWindow: newWindow)
    root?.followers.removeAll { $0 === self }
  }

  override func viewsMayHaveMoved() { presentation?.sourceMayHaveMoved() }

  /// Backgrounds of what is presented in front of others are lighter in the dark.
  override func prepareDrawing(_ drawing: inout HostDrawing) {
    if presentation?.isElevated == true { drawing.traits.isElevated = true }
  }

  /// False: only its subviews receive touches.
  override var takesHitsItself: Bool { false }

  /// Adds the description of the presentation controller.
  override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    presentation?.describe(into: &description)
  }
}

/// The view behind a presented view: dims the background and takes all touches there.
///
/// A tap on it dismisses the presentation, if its style allows that.
final class HostDimmingView: HostView {
  weak var presentation: HostPresentationController?
  /// Called for every touch, for presentations that the user can't dismiss.
  var onTouch: (@MainActor () -> Void)?

  init() { super.init(frame: .zero) }

  /// Takes the touch.
  override func touchesBegan(_ touches: Set<HostTouch>, with event: HostEvent?) {}

  override func touchesMoved(_ touches: Set<HostTouch>, with event: HostEvent?) {}

  /// Dismisses the presentation, as a user does.
  override func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent?) {
    onTouch?()
    if let presentation, presentation.isDismissedByOutsideTouches { presentation.dismissInteractively() }
  }

  override func touchesCancelled(_ touches: Set<HostTouch>, with event: HostEvent?) {}

  override func draw(into drawing: inout HostDrawing) {
    guard backgroundColor == nil else { return }
    let isDark = drawing.traits.userInterfaceStyle == .dark
    // A sheet darkens what is behind it less than an alert.
    let strength = presentation?.isElevated == true ? (isDark ? 0.29 : 0.12) : isDark ? 0.48 : 0.2
    drawing.fill(bounds, with: HostColor(white: 0, alpha: strength))
  }
}
