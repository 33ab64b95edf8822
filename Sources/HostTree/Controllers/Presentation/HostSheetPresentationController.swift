public import Foundation

/// Shows a controller as a sheet, which a user wipes away.
///
/// In a narrow window (less than ``wideWindowWidth``) a sheet takes the whole width and stands on the lower edge; its
/// height is that of the selected one of its ``detents``. In a wide window it lies in the middle: a `formSheet` is 540 x 620
/// points or what the controller prefers, a `pageSheet` 704 wide and as high as there is room.
public final class HostSheetPresentationController: HostPresentationController {
  /// A window of this width, in points, or more is a wide one: 700.
  public static let wideWindowWidth: CGFloat = 700

  /// How much of the window stays free above the largest sheet, in points: 10.
  public static let topMargin: CGFloat = 10

  /// The heights at which the sheet may rest; the large one only unless told. An empty list counts as that.
  public var detents: [Detent] = [.large()] {
    didSet { if detents != oldValue { containerView?.setNeedsLayout() } }
  }

  /// The detent at which the sheet rests; nil takes the lowest.
  public var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { containerView?.setNeedsLayout() } }
  }

  /// The largest detent at which what is behind is not dimmed and takes touches; nil, as at first, for none.
  public var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { containerView?.setNeedsLayout() } }
  }

  /// Whether a handle at the upper edge shows that the sheet can be moved; false unless told.
  public var prefersGrabberVisible = false {
    didSet { if prefersGrabberVisible != oldValue { containerView?.setNeedsLayout() } }
  }

  /// How round the sheet's corners are, in points; nil takes the usual radius: 10.
  public var preferredCornerRadius: CGFloat?

  private lazy var grabber = HostGrabberView()

  /// Makes several changes together.
  public func animateChanges(_ changes: () -> Void) { changes() }

  // MARK: The user

  /// Drags the sheet to another detent, as a user does, and tells the delegate.
  ///
  /// - Returns: Whether it was dragged; false if there is no such detent, or it rests there already.
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

  /// Called when the user has dragged the sheet to another detent.
  package var onDetentChange: (@MainActor (Detent.Identifier) -> Void)?

  /// True: a user wipes it away.
  public override var canBeDismissedInteractively: Bool { true }

  /// True.
  public override var isDismissedByOutsideTouches: Bool { true }

  // MARK: Layout

  private var room: CGRect { containerView?.bounds ?? .zero }
  private var isNarrow: Bool { room.width < HostSheetPresentationController.wideWindowWidth }
  private var largestHeight: CGFloat { max(room.height - HostSheetPresentationController.topMargin, 0) }

  private func height(of detent: Detent) -> CGFloat? {
    guard let height = detent.resolvedValue(in: DetentContext(self)), height.isFinite else { return nil }
    return min(max(height, 0), largestHeight)
  }

  /// The detent at which the sheet rests.
  private var activeDetent: Detent {
    let possible = detents.filter { height(of: $0) != nil }
    return possible.first { $0.identifier == selectedDetentIdentifier }
      ?? possible.min { height(of: $0) ?? 0 < height(of: $1) ?? 0 } ?? .large()
  }

  /// Where the sheet lies.
  public override var frameOfPresentedViewInContainerView: CGRect {
    let room = room
    if isNarrow {
      let height = height(of: activeDetent) ?? largestHeight
      return CGRect(x: 0, y: room.height - height, width: room.width, height: height)
    }
    var size = CGSize(width: 704, height: room.height - 2 * HostSheetPresentationController.topMargin)
    if presentationStyle == .formSheet {
      let preferred = presentedViewController.preferredContentSize
      size = preferred == .zero ? CGSize(width: 540, height: 620) : preferred
    }
    size = CGSize(width: min(size.width, room.width), height: min(max(size.height, 0), room.height))
    return CGRect(
      x: (room.width - size.width) / 2, y: (room.height - size.height) / 2, width: size.width, height: size.height)
  }

  package override func card(in bounds: CGRect) -> Path? {
    HostSheetPresentationController.card(in: bounds, radius: preferredCornerRadius ?? 10, standsOnEdge: isNarrow)
  }

  /// A card with round corners; the lower ones are beyond the edge where it stands on that.
  static func card(in bounds: CGRect, radius: CGFloat, standsOnEdge: Bool) -> Path {
    var card = bounds
    if standsOnEdge { card.size.height += radius }
    return Path(roundedRect: card, cornerRadius: radius, style: .circular)
  }

  /// Shows the handle and the dimming view, or hides them.
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

  /// Adds the detent, if there is a choice.
  public override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if detents.count > 1 { description.add("detent", activeDetent.identifier.rawValue) }
  }

  private struct DetentContext: HostSheetDetentContext {
    let maximumDetentValue: CGFloat

    @MainActor
    init(_ sheet: HostSheetPresentationController) { maximumDetentValue = sheet.largestHeight }
  }
}

/// The handle of a sheet.
final class HostGrabberView: HostView {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  override func draw(into drawing: inout HostDrawing) {
    drawing.fill(bounds, cornerRadius: bounds.height / 2, with: .systemGray3)
  }
}

/// Hears when a user drags a sheet to another detent.
@MainActor
public protocol HostSheetPresentationControllerDelegate: HostAdaptivePresentationControllerDelegate {
  /// The user has dragged the sheet to another of its detents.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: HostSheetPresentationController)
}
