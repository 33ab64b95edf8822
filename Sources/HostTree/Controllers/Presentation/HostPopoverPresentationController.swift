public import Foundation

/// Shows a controller in a small window beside the view that it belongs to.
///
/// The popover is as large as the controller prefers (``HostViewController/preferredContentSize``), else as its view, and
/// lies beside its source, on the side that ``permittedArrowDirections`` says, within the window. It follows the source when
/// that moves. A touch beside it takes it away.
///
/// In a narrow window it is a sheet instead, as on a phone, unless ``adaptsToNarrowWindows`` is false.
public final class HostPopoverPresentationController: HostPresentationController {
  /// The view that the popover belongs to; nil takes the presenting controller's.
  public var sourceView: HostView? {
    get { storedSourceView ?? findSource?()?.view }
    set {
      storedSourceView = newValue
      containerView?.setNeedsLayout()
    }
  }
  private weak var storedSourceView: HostView?

  /// The rectangle that it points to, in the coordinates of ``sourceView``; the null rectangle, as at first, stands for
  /// the view's bounds.
  public var sourceRect = CGRect.null {
    didSet { if sourceRect != oldValue { containerView?.setNeedsLayout() } }
  }

  /// Finds what the popover belongs to at the moment, and where in its coordinates: for a source that may be replaced. A
  /// ``sourceView`` and a ``sourceRect`` that were set come first.
  package var findSource: (@MainActor () -> (view: HostView, rect: CGRect)?)? {
    didSet { containerView?.setNeedsLayout() }
  }

  /// To which sides the popover's arrow may point; to any, as at first, it lies below its source, or above where there is no
  /// room below.
  ///
  /// Of several the first counts, in the order up, down, left, right, in which there is room; the first of all if there is none.
  public var permittedArrowDirections = ArrowDirection.any {
    didSet { if permittedArrowDirections != oldValue { containerView?.setNeedsLayout() } }
  }

  /// Where a popover's arrow points: to the opposite side of where the popover lies.
  public struct ArrowDirection: OptionSet, Hashable, Sendable {
    /// The directions as bits.
    public let rawValue: UInt
    /// Makes a set of directions.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The popover lies below its source.
    public static let up = ArrowDirection(rawValue: 1 << 0)
    /// The popover lies above its source.
    public static let down = ArrowDirection(rawValue: 1 << 1)
    /// The popover lies to the right of its source.
    public static let left = ArrowDirection(rawValue: 1 << 2)
    /// The popover lies to the left of its source.
    public static let right = ArrowDirection(rawValue: 1 << 3)
    /// Below or above, as there is room.
    public static let any: ArrowDirection = [.up, .down, .left, .right]

    /// The single directions in the order in which they are tried.
    fileprivate var inOrder: [ArrowDirection] {
      let candidates: [ArrowDirection] = self == .any ? [.up, .down] : [.up, .down, .left, .right]
      return candidates.filter(contains)
    }
  }

  /// Whether it becomes a sheet in a window narrower than ``HostSheetPresentationController/wideWindowWidth``; true unless
  /// told.
  public var adaptsToNarrowWindows = true {
    didSet { if adaptsToNarrowWindows != oldValue { containerView?.setNeedsLayout() } }
  }

  /// How far the popover stays from the window's edges, in points: 10.
  public static let margin: CGFloat = 10

  /// True.
  public override var canBeDismissedInteractively: Bool { true }

  /// True.
  public override var isDismissedByOutsideTouches: Bool { true }

  private var isSheet: Bool {
    adaptsToNarrowWindows && (containerView?.bounds.width ?? 0) < HostSheetPresentationController.wideWindowWidth
  }

  /// As a sheet in a narrow window; with corners of 13 points elsewhere.
  package override func card(in bounds: CGRect) -> Path? {
    HostSheetPresentationController.card(in: bounds, radius: isSheet ? 10 : 13, standsOnEdge: isSheet)
  }

  // MARK: Where it lies

  /// Where the popover lies.
  public override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let room = containerView.bounds
    if isSheet {
      let top = min(HostSheetPresentationController.topMargin, room.height)
      return CGRect(x: 0, y: top, width: room.width, height: room.height - top)
    }
    let free = room.insetBy(
      dx: min(HostPopoverPresentationController.margin, room.width / 2),
      dy: min(HostPopoverPresentationController.margin, room.height / 2))
    var size = presentedViewController.preferredContentSize
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

  /// Where the source lies; the middle where it is in no window.
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

  /// Views were scrolled, or placed anew.
  final func sourceMayHaveMoved() {
    guard let containerView, source(in: containerView) != lastSource else { return }
    containerView.setNeedsLayout()
  }

  override func show(in window: HostWindow) {
    super.show(in: window)
    window.popovers.append(self)
  }

  override func hide() {
    containerView?.root?.popovers.removeAll { $0 === self }
    super.hide()
  }

  /// Adds whether it is a sheet.
  public override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if isSheet { description.add("sheet") }
  }
}
