import Foundation

/// The container of a presentation: it fills the window in front of what was there.
final class HostTransitionView: HostView {
  private(set) weak var presentation: HostPresentationController?

  init(_ presentation: HostPresentationController) {
    self.presentation = presentation
    super.init(frame: .zero)
  }

  /// Places the presented view where the presentation controller wants it.
  override func layoutSubviews() { presentation?.layOutContainer(self) }

  /// Touches belong to what is inside.
  override var takesHitsItself: Bool { false }

  /// Adds what the presentation controller has to say.
  override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    presentation?.describe(into: &description)
  }
}

/// What lies between a presented view and what is behind: it takes all touches there.
///
/// A tap on it takes the presentation away, if the presentation's style has it so.
final class HostDimmingView: HostView {
  weak var presentation: HostPresentationController?
  /// What a touch does where the presentation is not one that a user may take away.
  var onTouch: (@MainActor () -> Void)?

  init() { super.init(frame: .zero) }

  /// Takes the touch.
  override func touchesBegan(_ touches: Set<HostTouch>, with event: HostEvent?) {}

  /// Does nothing.
  override func touchesMoved(_ touches: Set<HostTouch>, with event: HostEvent?) {}

  /// Takes the presentation away, as a user does.
  override func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent?) {
    onTouch?()
    if let presentation, presentation.isDismissedByOutsideTouches { presentation.dismissInteractively() }
  }

  /// Does nothing.
  override func touchesCancelled(_ touches: Set<HostTouch>, with event: HostEvent?) {}

  override func draw(into drawing: inout HostDrawing) {
    if backgroundColor == nil { drawing.fill(bounds, with: HostColor(white: 0, alpha: 0.2)) }
  }
}
