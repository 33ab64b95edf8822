public import Foundation

/// What a user pulls down to ask for news; it sits above the content of a scroll view.
///
/// Give it to ``HostScrollView/refreshControl``, and add an action for `valueChanged`. It lives like this: the user pulls
/// (``HostScrollView/pullToRefresh()``), the control begins to refresh and calls its actions; when the news are there, call
/// ``endRefreshing()``.
open class HostRefreshControl: HostControl {
  private var storedIsRefreshing = false

  /// Makes a control with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOutsideLayout = true
    accessibilityLabel = "Refresh"
  }

  /// Whether news are on their way.
  public final var isRefreshing: Bool { storedIsRefreshing }

  /// Shows that news are on their way; calls no action.
  public final func beginRefreshing() {
    guard !storedIsRefreshing else { return }
    storedIsRefreshing = true
    setNeedsDisplay()
  }

  /// Shows that the news are there, and lets the content slide back.
  public final func endRefreshing() {
    guard storedIsRefreshing else { return }
    storedIsRefreshing = false
    setNeedsDisplay()
    (superview as? HostScrollView)?.limitContentOffset()
  }

  /// As wide as there is room, 60 points high.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 60, height: HostRefreshControl.height)
  }

  static let height: CGFloat = 60

  /// Nobody presses it; it is pulled.
  open override func hitTest(_ point: CGPoint, with event: HostEvent?) -> HostView? { nil }

  /// Draws spokes in a circle while it refreshes.
  open override func draw(into drawing: inout HostDrawing) {
    guard storedIsRefreshing else { return }
    drawing.symbol(
      "arrow.2.circlepath", in: CGRect(x: bounds.midX - 12, y: bounds.midY - 12, width: 24, height: 24), color: .gray)
  }

  /// Adds whether it refreshes.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if storedIsRefreshing { description.add("refreshing") }
  }
}

extension HostScrollView {
  /// Pulls the content down as a user does to ask for news: the refresh control begins to refresh, becomes visible, and
  /// its actions for `valueChanged` are called. Nothing is settled.
  ///
  /// - Returns: Whether the pull asked for news. It does not if there is no ``refreshControl``, if that is disabled or
  ///   refreshing already, if ``isScrollEnabled`` is false, or if a finger on this view's middle would not reach it.
  @discardableResult
  public final func pullToRefresh() -> Bool {
    guard let control = refreshControl, control.isEnabled, !control.isRefreshing, isScrollEnabled,
      isReachable(at: CGPoint(x: bounds.midX, y: bounds.midY))
    else { return false }
    drag {
      control.beginRefreshing()
      contentOffset = CGPoint(x: contentOffset.x, y: -contentInset.top - HostRefreshControl.height)
    }
    control.sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }

  /// Puts the refresh control right above the content.
  final func placeRefreshControl() {
    refreshControl?.place(
      at: CGPoint(x: 0, y: -contentInset.top - HostRefreshControl.height),
      proposal: ProposedViewSize(width: bounds.width, height: HostRefreshControl.height))
  }
}
