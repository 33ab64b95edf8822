public import Foundation

/// Shows a controller in a small window beside the view that it belongs to.
///
/// The popover is as large as the controller prefers (``HostViewController/preferredContentSize``), else as its view, and
/// lies below its source, or above where there is no room below, within the window. A touch beside it takes it away.
///
/// In a narrow window it is a sheet instead, as on a phone, unless ``adaptsToNarrowWindows`` is false.
public final class HostPopoverPresentationController: HostPresentationController {
  /// The view that the popover belongs to; nil takes the presenting controller's.
  public weak var sourceView: HostView? {
    didSet { containerView?.setNeedsLayout() }
  }

  /// The rectangle that it points to, in the coordinates of ``sourceView``; the null rectangle, as at first, stands for
  /// the view's bounds.
  public var sourceRect = CGRect.null {
    didSet { if sourceRect != oldValue { containerView?.setNeedsLayout() } }
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
    let isBelow = source.maxY + size.height <= free.maxY || source.minY - size.height < free.minY
    let y = isBelow ? source.maxY : source.minY - size.height
    return CGRect(
      x: min(max(source.midX - size.width / 2, free.minX), free.maxX - size.width),
      y: min(max(y, free.minY), free.maxY - size.height), width: size.width, height: size.height)
  }

  private func source(in containerView: HostView) -> CGRect {
    guard let view = sourceView ?? presentingViewController?.viewIfLoaded, view.window != nil else {
      return CGRect(x: containerView.bounds.midX, y: containerView.bounds.midY, width: 0, height: 0)
    }
    return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: containerView)
  }

  /// Adds whether it is a sheet.
  public override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if isSheet { description.add("sheet") }
  }
}
