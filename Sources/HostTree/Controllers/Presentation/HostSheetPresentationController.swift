public import Foundation

/// Presents a controller as a sheet that the user can swipe away, as `UISheetPresentationController`.
///
/// In a narrow window (less than ``wideWindowWidth``) a sheet has the full width and stands on the bottom edge, with
/// the height of the selected one of its ``detents``. In a wide window it is centred: a `formSheet` has 540 x 620
/// points or the controller's preferred size, a `pageSheet` a width of 704 points and the available height.
///
/// ```swift
/// controller.sheetPresentationController?.detents = [.medium(), .large()]
/// presenter.present(controller, animated: true)
/// ```
public final class HostSheetPresentationController: HostPresentationController {
  /// The minimum width of a wide window, in points: 700.
  public static let wideWindowWidth: CGFloat = 700

  /// The space above the largest sheet, in points: 10.
  public static let topMargin: CGFloat = 10

  /// The heights at which the sheet can rest. Defaults to the large detent, also if empty.
  public var detents: [Detent] = [.large()] {
    didSet { if detents != oldValue { containerView?.setNeedsLayout() } }
  }

  /// The detent at which the sheet rests; nil, the default, or an unknown identifier for the lowest.
  public var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { containerView?.setNeedsLayout() } }
  }

  /// The largest detent at which the background is not dimmed and receives touches; nil, the default, for none.
  public var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { containerView?.setNeedsLayout() } }
  }

  /// Whether a grabber is shown at the top edge in a narrow window. Defaults to false.
  public var prefersGrabberVisible = false {
    didSet { if prefersGrabberVisible != oldValue { containerView?.setNeedsLayout() } }
  }

  /// The corner radius in points; nil, the default, for 10.
  public var preferredCornerRadius: CGFloat? {
    didSet { if preferredCornerRadius != oldValue { presentedViewController.viewIfLoaded?.setNeedsDisplay() } }
  }

  private lazy var grabber = HostGrabberView()
  final let dragRecognizer = HostPanGestureRecognizer()
  /// How far a finger has dragged the sheet down, in points.
  final var draggedDistance: CGFloat = 0 {
    didSet { if draggedDistance != oldValue { containerView?.setNeedsLayout() } }
  }

  /// Makes several changes together; without animation.
  public func animateChanges(_ changes: () -> Void) { changes() }

  // MARK: Dragging as a user

  /// Drags the sheet to another detent as the user does, and notifies the delegate.
  ///
  /// - Returns: Whether it was dragged; false if there is no such detent, if the sheet rests there already or is not
  ///   presented, or in a wide window.
  @discardableResult
  public func drag(to identifier: Detent.Identifier) -> Bool {
    guard isNarrow, containerView != nil, detents.contains(where: { $0.identifier == identifier }),
      activeDetent.identifier != identifier
    else { return false }
    selectedDetentIdentifier = identifier
    onDetentChange?(identifier)
    tell {
      ($0 as? any HostSheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
    return true
  }

  /// Called when the user dragged the sheet to another detent, before the delegate.
  package var onDetentChange: (@MainActor (Detent.Identifier) -> Void)?

  /// True, unless it covers a compact window: the user can swipe a sheet away.
  public override var canBeDismissedInteractively: Bool { !coversCompactWindow }

  /// True, unless it covers a compact window: a touch outside dismisses a sheet.
  public override var isDismissedByOutsideTouches: Bool { !coversCompactWindow }

  // MARK: Layout

  private var room: CGRect { containerView?.bounds ?? .zero }
  private var safeArea: EdgeInsets { containerView?.safeAreaInsets ?? EdgeInsets() }
  /// Whether the sheet stands on the bottom edge.
  final var isNarrow: Bool {
    room.width < HostSheetPresentationController.wideWindowWidth && !coversCompactWindow
  }
  private var largestHeight: CGFloat { max(room.height - safeArea.top - HostSheetPresentationController.topMargin, 0) }

  final func height(of detent: Detent) -> CGFloat? {
    guard let height = detent.resolvedValue(in: DetentContext(self)), height.isFinite else { return nil }
    // A detent is a height above what the system covers.
    return min(max(height, 0) + safeArea.bottom, largestHeight)
  }

  /// The detent at which the sheet rests: the selected one, else the lowest.
  final var activeDetent: Detent {
    let possible = detents.filter { height(of: $0) != nil }
    return possible.first { $0.identifier == selectedDetentIdentifier }
      ?? possible.min { height(of: $0) ?? 0 < height(of: $1) ?? 0 } ?? .large()
  }

  /// The frame of the sheet in the container.
  public override var frameOfPresentedViewInContainerView: CGRect {
    let room = room
    if coversCompactWindow { return room }
    if isNarrow {
      let height = height(of: activeDetent) ?? largestHeight
      return CGRect(x: 0, y: room.height - height, width: room.width, height: height)
    }
    var size = CGSize(width: 704, height: room.height - 2 * HostSheetPresentationController.topMargin)
    if presentationStyle == .formSheet {
      let preferred = presentedViewController.soundContentSize
      size = preferred == .zero ? CGSize(width: 540, height: 620) : preferred
    }
    size = CGSize(width: min(size.width, room.width), height: min(max(size.height, 0), room.height))
    return CGRect(
      x: (room.width - size.width) / 2, y: (room.height - size.height) / 2, width: size.width, height: size.height)
  }

  override func show(in window: HostWindow) {
    super.show(in: window)
    setUpDragging()
  }

  override func hide() {
    presentedView?.removeGestureRecognizer(dragRecognizer)
    draggedDistance = 0
    super.hide()
  }

  override var isElevated: Bool { !coversCompactWindow }

  override var isNarrowSheet: Bool { isNarrow }

  override var isLargeSheet: Bool { isNarrow && (height(of: activeDetent) ?? largestHeight) >= largestHeight }

  /// A sheet that is dragged down moves, one that is dragged up grows.
  override func draggedFrame(_ frame: CGRect) -> CGRect {
    guard draggedDistance != 0 else { return frame }
    return CGRect(
      x: frame.minX, y: frame.minY + draggedDistance, width: frame.width,
      height: frame.height - min(draggedDistance, 0))
  }

  package override func card(in bounds: CGRect) -> Path? {
    if coversCompactWindow { return nil }
    return HostSheetPresentationController.card(in: bounds, radius: preferredCornerRadius ?? 10, standsOnEdge: isNarrow)
  }

  /// A rounded rectangle; the bottom corners are outside the bounds if it stands on the edge.
  static func card(in bounds: CGRect, radius: CGFloat, standsOnEdge: Bool) -> Path {
    var card = bounds
    if standsOnEdge { card.size.height += radius }
    return Path(roundedRect: card, cornerRadius: radius, style: .circular)
  }

  /// Updates the grabber and the dimming view.
  public override func containerViewDidLayoutSubviews() {
    dimmingView.isHidden = isUndimmed
    guard let containerView else { return }
    if prefersGrabberVisible && isNarrow {
      if grabber.superview == nil { containerView.addSubview(grabber) }
      let sheet = frameOfPresentedViewInContainerView
      grabber.frame = CGRect(x: sheet.midX - 18, y: sheet.minY + 5, width: 36, height: 5)
    } else {
      grabber.removeFromSuperview()
    }
  }

  private var isUndimmed: Bool {
    guard isNarrow, let largest = detents.first(where: { $0.identifier == largestUndimmedDetentIdentifier }),
      let limit = height(of: largest), let height = height(of: activeDetent)
    else { return false }
    return height <= limit
  }

  /// Adds the active detent, if there are several.
  public override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if detents.count > 1 { description.add("detent", activeDetent.printedName) }
  }

  private struct DetentContext: HostSheetDetentContext {
    let maximumDetentValue: CGFloat

    @MainActor
    init(_ sheet: HostSheetPresentationController) {
      maximumDetentValue = max(sheet.largestHeight - sheet.safeArea.bottom, 0)
    }
  }
}

/// The grabber at the top edge of a sheet.
final class HostGrabberView: HostView {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  override func draw(into drawing: inout HostDrawing) {
    drawing.fill(bounds, cornerRadius: bounds.height / 2, with: .systemGray3)
  }
}

/// Receives a call when the user drags a sheet to another detent.
@MainActor @preconcurrency
public protocol HostSheetPresentationControllerDelegate: HostAdaptivePresentationControllerDelegate {
  /// Called after the user dragged the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: HostSheetPresentationController)
}
