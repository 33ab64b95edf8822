public import Foundation

/// A row of dots, one for each page, with the current page highlighted. As `UIPageControl`.
///
/// A tap on its trailing half goes to the next page, one on its leading half to the previous page, and sends
/// `valueChanged` and `primaryActionTriggered`. Setting properties sends no events.
public final class HostPageControl: HostControl {
  /// The background behind the dots.
  public enum BackgroundStyle: Hashable, Sendable {
    /// `automatic`: only while touched; `prominent`: always; `minimal`: never.
    case automatic, prominent, minimal
  }

  private var count = 0
  private var page = 0

  /// The number of pages. Defaults to 0; negative numbers count as 0.
  ///
  /// Reducing it clamps ``currentPage``.
  public var numberOfPages: Int {
    get { count }
    set {
      guard max(newValue, 0) != count else { return }
      count = max(newValue, 0)
      page = min(page, max(count - 1, 0))
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The index of the current page, from 0; clamped to the existing pages.
  public var currentPage: Int {
    get { page }
    set {
      let new = min(max(newValue, 0), max(count - 1, 0))
      guard new != page else { return }
      page = new
      setNeedsDisplay()
    }
  }

  /// Whether the dots are hidden, and touches ignored, if there is one page. Defaults to false. The size stays.
  public var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { setNeedsDisplay() } }
  }

  /// The background behind the dots. Defaults to `.automatic`.
  public var backgroundStyle = BackgroundStyle.automatic {
    didSet { if backgroundStyle != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the dots; nil, the default, for ``HostColor/tertiaryLabel``.
  public var pageIndicatorTintColor: HostColor? {
    didSet { if pageIndicatorTintColor != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the current page's dot; nil, the default, for ``HostColor/label``.
  public var currentPageIndicatorTintColor: HostColor? {
    didSet { if currentPageIndicatorTintColor != oldValue { setNeedsDisplay() } }
  }

  private var showsDots: Bool { count > 1 || (count == 1 && !hidesForSinglePage) }

  // MARK: Touches

  /// Goes to the next page for a touch that ends in the trailing half, to the previous one in the leading half.
  public override func endTracking(_ touch: HostTouch, isInside: Bool) {
    super.endTracking(touch, isInside: isInside)
    guard isInside else { return }
    let former = page
    currentPage +=
      (touch.location(in: self).x < bounds.midX) == (effectiveUserInterfaceLayoutDirection == .leftToRight) ? -1 : 1
    if page != former { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// Whether dots are shown: without them touches pass through.
  public override var takesHitsItself: Bool { showsDots }

  // MARK: Size, drawing and printing

  /// The size for ``numberOfPages``: 7 points for each dot, 9 between dots and at both ends; 26 points high.
  public override var intrinsicContentSize: CGSize { size(forNumberOfPages: count) }

  /// The size for a number of pages, in points; negative numbers count as 0.
  public func size(forNumberOfPages pageCount: Int) -> CGSize {
    let pageCount = max(pageCount, 0)
    return CGSize(width: CGFloat(pageCount) * 7 + CGFloat(max(pageCount - 1, 0)) * 9 + 18, height: 26)
  }

  override var mirrorsDrawing: Bool { true }

  /// Draws the background and, centred, the dots that fit: those around the current page, 1,000 at most.
  public override func draw(into drawing: inout HostDrawing) {
    guard showsDots else { return }
    if backgroundStyle == .prominent || (backgroundStyle == .automatic && isTracking) {
      drawing.fill(bounds, cornerRadius: bounds.height / 2, with: .tertiarySystemFill)
    }
    let room = min(max(Int(saturating: ((bounds.width - 9) / 16).rounded(.down)), 1), 1_000)
    let first = min(max(page - room / 2, 0), max(count - room, 0))
    let shown = first..<min(first + room, count)
    let left = bounds.midX - (CGFloat(shown.count) * 16 - 9) / 2
    for number in shown {
      let dot = CGRect(x: left + CGFloat(number - first) * 16, y: bounds.midY - 3.5, width: 7, height: 7)
      drawing.fill(
        Path(ellipseIn: dot),
        with: number == page ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel)
    }
  }

  /// Adds the current page, counted from 1, of all pages, and the background style unless automatic.
  public override func describe(into description: inout HostDescription) {
    description.add("page", count == 0 ? "none" : "\(page + 1)/\(count)")
    if backgroundStyle != .automatic { description.add("\(backgroundStyle)") }
    super.describe(into: &description)
  }
}
