// Tests: `TabViewTests`, `SheetTests`.

import Foundation
import HostTree

/// The view controller of a screen: its view shows the screen's content.
class ScreenController: HostViewController {
  final let screen = ScreenView()

  override func loadView() { view = screen }
}

/// The view of a screen's controller: lays out the content as a hosting view does, and notifies the screen when it
/// enters a window and leaves it.
final class ScreenView: HostView, AnyHostingView, InspectableRoot {
  /// The screen's node, until it is unmounted.
  weak var stage: (any ScreenStage)?

  /// The fill of a sheet instead of the system background; nil for that.
  var background: HostPaint? {
    didSet { if background != oldValue { setNeedsDisplay() } }
  }

  init() { super.init(frame: .zero) }

  func updateViews() { stage?.updateViews() }

  var inspectedNode: ViewNode? { stage }

  /// Updates the views, if their hosting view is in no window itself.
  override func updateProperties() { updateViews() }

  /// Presents the values of running animations for the frame that begins, in the same case.
  override func frameDidBegin() { stage?.graph.advanceAnimations() }

  /// Updates the environment of the views, if their hosting view is in no window itself.
  override func traitCollectionDidChange(_ previousTraitCollection: HostTraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    (stage?.graph.owner as? any ScreenOwner)?.screenTraitsDidChange()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { measureRootViews(proposal) }

  override func layoutSubviews() { placeRootViews() }

  /// Draws the system background if it is the whole view of a controller.
  override func draw(into drawing: inout HostDrawing) {
    // An alert draws a card of its own.
    guard viewController != nil, backgroundColor == nil, !subviews.contains(where: { $0 is HostAlertView }) else {
      return
    }
    if let background {
      drawing.fill(Path(groundRect), with: background, in: groundRect)
    } else {
      drawing.fill(groundRect, with: .systemBackground)
    }
  }

  /// Clips a sheet or a popover to its rounded corners. Pages and tabs in it have none of their own.
  override var drawingEffects: [HostDrawing.Effect] {
    guard let viewController, viewController.parent == nil, viewController.presentingViewController != nil,
      let card = viewController.presentationController?.card(in: bounds)
    else { return [] }
    return [.clip(card, FillStyle())]
  }

  override var takesHitsItself: Bool { false }

  override func willMove(toWindow newWindow: HostWindow?) {
    super.willMove(toWindow: newWindow)
    if window != nil { stage?.screenVisibilityDidChange(false) }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { stage?.screenVisibilityDidChange(true) }
    stage?.screenDidMoveToWindow()
  }
}
