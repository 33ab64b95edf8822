public import Foundation

/// Presents a controller as a popover beside its source view, as `UIPopoverPresentationController`.
///
/// The popover has the controller's ``HostViewController/preferredContentSize``, or its view's size if that is zero. It
/// lies beside its source, on a side that ``permittedArrowDirections`` permits, inside the window, and follows the
/// source when that moves. A touch outside dismisses it.
///
/// In a narrow window it is a sheet instead, as on a phone: see ``HostPresentationController/horizontalAdaptation``.
public final class HostPopoverPresentationController: HostPresentationController {
  /// The view that the popover points to; nil, the default, for the presenting controller's view. Not retained.
  public var sourceView: HostView? {
    get { storedSourceView ?? findSource?()?.view }
    set {
      storedSourceView = newValue
      containerView?.setNeedsLayout()
    }
  }
  private weak var storedSourceView: HostView?

  /// The rectangle that the popover points to, in the coordinates of ``sourceView``.
  ///
  /// Defaults to the null rectangle: the bounds of the view.
  public var sourceRect = CGRect.null {
    didSet { if sourceRect != oldValue { containerView?.setNeedsLayout() } }
  }

  /// Finds the current source view and rectangle, for a source that may be replaced; asked at each layout.
  ///
  /// A ``sourceView`` or ``sourceRect`` that was set takes precedence.
  package var findSource: (@MainActor () -> (view: HostView, rect: CGRect)?)? {
    didSet { containerView?.setNeedsLayout() }
  }

  /// The directions in which the arrow may point. Defaults to `.any`: below the source, or above if there is no space.
  ///
  /// The first direction with enough space is used, in the order up, down, left, right; the first permitted one if none
  /// has.
  public var permittedArrowDirections = ArrowDirection.any {
    didSet { if permittedArrowDirections != oldValue { containerView?.setNeedsLayout() } }
  }

  /// The direction of a popover's arrow: opposite to the side of the source on which the popover lies.
  public struct ArrowDirection: OptionSet, Hashable, Sendable {
    /// One bit for each direction.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The arrow points up: the popover is below its source.
    public static let up = ArrowDirection(rawValue: 1 << 0)
    /// The arrow points down: the popover is above its source.
    public static let down = ArrowDirection(rawValue: 1 << 1)
    /// The arrow points left: the popover is to the right of its source.
    public static let left = ArrowDirection(rawValue: 1 << 2)
    /// The arrow points right: the popover is to the left of its source.
    public static let right = ArrowDirection(rawValue: 1 << 3)
    /// Every direction; used as a default it means below, or above if there is no space.
    public static let any: ArrowDirection = [.up, .down, .left, .right]

    /// The single directions in the order in which they are tried.
    fileprivate var inOrder: [ArrowDirection] {
      let candidates: [ArrowDirection] = self == .any ? [.up, .down] : [.up, .down, .left, .right]
      return candidates.filter(contains)
    }
  }

  /// The minimum distance to the window's edges, in points: 10.
  public static let margin: CGFloat = 10

  /// True, unless it covers a compact window: the user can dismiss a popover.
  public override var canBeDismissedInteractively: Bool { !coversCompactWindow }

  /// True, unless it covers a compact window: a touch outside dismisses a popover.
  public override var isDismissedByOutsideTouches: Bool { !coversCompactWindow }

  private var isSheet: Bool { adaptation == .automatic || adaptation == .sheet }

  /// The outline: as a sheet's in a narrow window, else with a corner radius of 13 points; none if it covers the
  /// window.
  package override func card(in bounds: CGRect) -> Path? {
    if coversCompactWindow { return nil }
    return HostSheetPresentationController.card(in: bounds, radius: isSheet ? 10 : 13, standsOnEdge: isSheet)
  }

  override var isElevated: Bool { !coversCompactWindow }

  override var isLargeSheet: Bool { isSheet && !coversCompactWindow }

  // MARK: Layout

  /// The frame of the popover; in a narrow window a sheet's.
  public override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let room = containerView.bounds
    if coversCompactWindow { return room }
    if isSheet {
      let top = min(containerView.safeAreaInsets.top + HostSheetPresentationController.topMargin, room.height)
      return CGRect(x: 0, y: top, width: room.width, height: room.height - top)
    }
    let free = room.insetBy(
      dx: min(HostPopoverPresentationController.margin, room.width / 2),
      dy: min(HostPopoverPresentationController.margin, room.height / 2))
    var size = presentedViewController.soundContentSize
    if size == .zero { size = presentedView?.sizeThatFits(ProposedViewSize(free.size)) ?? .zero }
    size = CGSize(width: min(size.width, free.width), height: min(size.height, free.height))
    let source = source(in: containerView)
    let directions = permittedArrowDirections.inOrder
    let direction =
      directions.first { isRoom(for: size, pointing: $0, to: source, in: free) } ?? directions.first ?? .up
    let frame = frame(of: size, pointing: direction, to: source)
    return CGRect(
      x: min(max(frame.minX, free.minX), free.maxX - size.width),
      y: min(max(frame.minY, free.minY), free.maxY - size.height), width: size.width, height: size.height)
  }

  private func frame(of size: CGSize, pointing direction: ArrowDirection, to source: CGRect) -> CGRect {
    var origin = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
    switch direction {
    case .down: origin.y = source.minY - size.height
    case .left: origin.x = source.maxX
    case .right: origin.x = source.minX - size.width
    default: origin.y = source.maxY
    }
    return CGRect(origin: origin, size: size)
  }

  private func isRoom(
    for size: CGSize, pointing direction: ArrowDirection, to source: CGRect, in free: CGRect
  ) -> Bool {
    let frame = frame(of: size, pointing: direction, to: source)
    return switch direction {
    case .down: frame.minY >= free.minY
    case .left: frame.maxX <= free.maxX
    case .right: frame.minX >= free.minX
    default: frame.maxY <= free.maxY
    }
  }

  /// The source rectangle in the container; an empty one in the middle if the source view is in no window.
  private func source(in containerView: HostView) -> CGRect {
    let found = storedSourceView == nil ? findSource?() : nil
    guard let view = storedSourceView ?? found?.view ?? presentingViewController?.viewIfLoaded, view.window != nil
    else { return CGRect(x: containerView.bounds.midX, y: containerView.bounds.midY, width: 0, height: 0) }
    return view.convert(sourceRect.isNull ? found?.rect ?? view.bounds : sourceRect, to: containerView)
  }

  // MARK: Following the source

  private var lastSource = CGRect.null

  override func layOutContainer(_ container: HostView) {
    lastSource = source(in: container)
    super.layOutContainer(container)
  }

  /// Invalidates the layout if scrolling or layout moved the source.
  override func sourceMayHaveMoved() {
    guard let containerView, source(in: containerView) != lastSource else { return }
    containerView.setNeedsLayout()
  }

  override func standardMotion(of view: HostView) -> HostViewTransition.Motion {
    isSheet || coversCompactWindow ? fromBelow(view) : .dissolve
  }

  /// Adds `sheet` while it is shown as a sheet.
  public override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if isSheet { description.add("sheet") }
  }
}
