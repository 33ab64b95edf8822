public import Foundation

/// The control that a user pulls down to refresh the content of a scroll view, as `UIRefreshControl`.
///
/// Assign it to ``HostScrollView/refreshControl`` and add an action for `valueChanged`. When the user pulls
/// (``HostScrollView/pullToRefresh()``), the control begins to refresh and sends its actions; call ``endRefreshing()``
/// when the new content is there.
///
/// ```swift
/// let control = HostRefreshControl(frame: .zero)
/// control.addAction(for: .valueChanged) { control.endRefreshing() }
/// let scrollView = HostScrollView(axes: .vertical)
/// scrollView.refreshControl = control
/// ```
open class HostRefreshControl: HostControl {
  private var storedIsRefreshing = false

  /// Creates a control with a frame in its future superview's coordinates. The scroll view places it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOutsideLayout = true
    accessibilityLabel = "Refresh"
  }

  /// Whether a refresh is in progress.
  public final var isRefreshing: Bool { storedIsRefreshing }

  /// Shows that a refresh is in progress. Does not scroll and sends no actions.
  public final func beginRefreshing() {
    guard !storedIsRefreshing else { return }
    storedIsRefreshing = true
    setNeedsDisplay()
  }

  /// Ends the refresh and lets the content return to its top edge. Does nothing if none is in progress.
  public final func endRefreshing() {
    guard storedIsRefreshing else { return }
    storedIsRefreshing = false
    setNeedsDisplay()
    (superview as? HostScrollView)?.limitContentOffset()
  }

  /// The proposed width, or 60 points if unspecified; 60 points high.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 60, height: HostRefreshControl.height)
  }

  static let height: CGFloat = 60

  /// Always nil: the control is pulled, not touched.
  open override func hitTest(_ point: CGPoint, with event: HostEvent?) -> HostView? { nil }

  /// Draws the refresh symbol while a refresh is in progress.
  open override func draw(into drawing: inout HostDrawing) {
    guard storedIsRefreshing else { return }
    drawing.symbol(
      "arrow.2.circlepath", in: CGRect(x: bounds.midX - 12, y: bounds.midY - 12, width: 24, height: 24), color: .gray)
  }

  /// Adds whether a refresh is in progress.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if storedIsRefreshing { description.add("refreshing") }
  }
}

extension HostScrollView {
  /// Pulls the content down as a user does to refresh it.
  ///
  /// The refresh control begins to refresh and becomes visible, then its actions for `valueChanged` and
  /// `primaryActionTriggered` are sent. Does not settle the window.
  ///
  /// - Returns: Whether the pull started a refresh. It does not if there is no ``refreshControl``, if that is disabled
  ///   or refreshing already, if ``isScrollEnabled`` is false, or if a touch in the middle of this view would not reach
  ///   it.
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

  /// Places the refresh control directly above the content.
  final func placeRefreshControl() {
    refreshControl?.place(
      at: CGPoint(x: 0, y: -contentInset.top - HostRefreshControl.height),
      proposal: ProposedViewSize(width: bounds.width, height: HostRefreshControl.height))
  }
}
