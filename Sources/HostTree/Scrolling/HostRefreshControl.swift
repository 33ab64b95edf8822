public import Foundation

/// The control that a user pulls down to refresh the content of a scroll view, as `UIRefreshControl`.
///
/// Assign it to ``HostScrollView/refreshControl`` and add an action for `valueChanged`. When a finger pulls the content
/// down until all of the control shows, or code does (``HostScrollView/pullToRefresh()``), the control begins to
/// refresh and sends its actions; call ``endRefreshing()`` when the new content is there.
///
/// ```swift
/// let control = HostRefreshControl(frame: .zero)
/// control.addAction(for: .valueChanged) { control.endRefreshing() }
/// let scrollView = HostScrollView(axes: .vertical)
/// scrollView.refreshControl = control
/// ```
open class HostRefreshControl: HostControl {
  private var storedIsRefreshing = false
  /// How much of the control a finger has pulled into view, from 0 to 1.
  final var pulledShare: CGFloat = 0 {
    didSet { if pulledShare != oldValue { setNeedsDisplay() } }
  }

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

  /// Draws the refresh symbol while a refresh is in progress, and paler while the content is pulled.
  open override func draw(into drawing: inout HostDrawing) {
    let opacity = storedIsRefreshing ? 1 : pulledShare
    guard opacity > 0 else { return }
    drawing.symbol(
      "arrow.2.circlepath", in: CGRect(x: bounds.midX - 12, y: bounds.midY - 12, width: 24, height: 24),
      color: .gray.withAlphaComponent(opacity))
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
      contentOffset = CGPoint(x: contentOffset.x, y: 0 - insetsBySides.top - HostRefreshControl.height)
    }
    control.sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }

  /// Follows a finger that pulls the content below its top: the further, the less. Refreshes once all of the control
  /// shows; the finger may stay.
  ///
  /// - Parameter distance: How far the finger has gone beyond the top, in points.
  final func pull(beyond distance: CGFloat) {
    guard let control = refreshControl, control.isEnabled else { return }
    let isHeld = [.began, .changed].contains(panGestureRecognizer.state)
    // As far as a content of this height follows on iOS.
    let length = max(bounds.height, 1)
    let follows = distance > 0 && isHeld ? (1 - 1 / (distance * 0.55 / length + 1)) * length : 0
    let wasWhole = pulledDistance >= HostRefreshControl.height
    pulledDistance = follows
    control.pulledShare = min(follows / HostRefreshControl.height, 1)
    guard follows >= HostRefreshControl.height, !wasWhole, !control.isRefreshing else { return }
    control.beginRefreshing()
    control.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Places the refresh control directly above the content.
  final func placeRefreshControl() {
    guard let refreshControl else { return }
    let insets = insetsBySides
    refreshControl.place(
      at: CGPoint(x: 0 - insets.leading, y: 0 - insets.top - HostRefreshControl.height),
      proposal: ProposedViewSize(width: bounds.width, height: HostRefreshControl.height))
  }
}
