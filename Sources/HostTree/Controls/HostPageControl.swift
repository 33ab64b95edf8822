public import Foundation

/// A row of dots, one for each page, of which the current page's stands out.
///
/// A tap on its right half goes to the next page, one on its left half to the page before, and sends `valueChanged` and
/// `primaryActionTriggered`. Setting properties calls no action.
public final class HostPageControl: HostControl {
  /// What is behind the dots.
  public enum BackgroundStyle: Hashable, Sendable {
    /// A ground while a finger is on the control; always; never.
    case automatic, prominent, minimal
  }

  private var count = 0
  private var page = 0

  /// How many pages there are; none unless told. Less than none is none.
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

  /// The current page, from 0 on. A number that no page has is that of the nearest one.
  public var currentPage: Int {
    get { page }
    set {
      let new = min(max(newValue, 0), max(count - 1, 0))
      guard new != page else { return }
      page = new
      setNeedsDisplay()
    }
  }

  /// Whether there are no dots where there is only one page; false unless told.
  public var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { setNeedsDisplay() } }
  }

  /// What is behind the dots.
  public var backgroundStyle = BackgroundStyle.automatic {
    didSet { if backgroundStyle != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the dots; nil takes the usual one.
  public var pageIndicatorTintColor: HostColor? {
    didSet { if pageIndicatorTintColor != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the current page's dot; nil takes the usual one.
  public var currentPageIndicatorTintColor: HostColor? {
    didSet { if currentPageIndicatorTintColor != oldValue { setNeedsDisplay() } }
  }

  private var showsDots: Bool { count > 1 || (count == 1 && !hidesForSinglePage) }

  // MARK: The user's hand

  /// Goes on or back by a page, as the side of the control is where the finger was lifted.
  public override func endTracking(_ touch: HostTouch, isInside: Bool) {
    super.endTracking(touch, isInside: isInside)
    guard isInside else { return }
    let former = page
    currentPage +=
      (touch.location(in: self).x < bounds.midX) == (effectiveUserInterfaceLayoutDirection == .leftToRight) ? -1 : 1
    if page != former { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// Whether there are dots.
  public override var takesHitsItself: Bool { showsDots }

  // MARK: Size, drawing and printing

  /// 7 points for a dot, 9 between two, 9 at either end; 26 points high.
  public override var intrinsicContentSize: CGSize { size(forNumberOfPages: count) }

  /// The size that it has with a number of pages.
  public func size(forNumberOfPages pageCount: Int) -> CGSize {
    let pageCount = max(pageCount, 0)
    return CGSize(width: CGFloat(pageCount) * 7 + CGFloat(max(pageCount - 1, 0)) * 9 + 18, height: 26)
  }

  override var mirrorsDrawing: Bool { true }

  /// Draws the dots in the middle, those that there is room for, and the ground.
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

  /// Adds the page, counted from 1 as users count, and what was said of the looks.
  public override func describe(into description: inout HostDescription) {
    description.add("page", count == 0 ? "none" : "\(page + 1)/\(count)")
    if backgroundStyle != .automatic { description.add("\(backgroundStyle)") }
    super.describe(into: &description)
  }
}
