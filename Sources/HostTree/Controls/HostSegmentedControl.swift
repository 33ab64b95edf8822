public import Foundation

/// A control of several segments side by side, one of which is selected.
///
/// Its subviews are its segments, from left to right, all equally wide: titles that were inserted, or views of one's own.
/// A tap on a segment selects it and sends `valueChanged` and `primaryActionTriggered`, unless it is selected already.
/// Setting properties calls no action.
public final class HostSegmentedControl: HostControl {
  /// Stands for no segment.
  public static let noSegment = -1

  private var wantedIndex = HostSegmentedControl.noSegment
  private var disabledSegments: Set<Int> = []

  /// Makes a control with a segment for each title, none of them selected.
  public convenience init(items: [String]) {
    self.init(frame: .zero)
    for (index, title) in items.enumerated() { insertSegment(withTitle: title, at: index, animated: false) }
    frame.size = intrinsicContentSize
  }

  // MARK: Segments

  private var segments: [HostView] { subviews.filter { !$0.isOutsideLayout } }

  /// How many segments there are.
  public var numberOfSegments: Int { segments.count }

  /// The segment that is selected, from 0; ``noSegment`` while there is none of that number.
  ///
  /// A segment may be asked for before it is inserted.
  public var selectedSegmentIndex: Int {
    get { (0..<numberOfSegments).contains(wantedIndex) ? wantedIndex : HostSegmentedControl.noSegment }
    set {
      guard newValue != wantedIndex else { return }
      wantedIndex = newValue
      setNeedsDisplay()
    }
  }

  /// Whether a segment shows that it was tapped only for that moment; false unless told.
  ///
  /// Such a control sends its events for each tap, and has no selection before and after.
  public var isMomentary = false {
    didSet { if isMomentary != oldValue { setNeedsDisplay() } }
  }

  /// Inserts a segment with a title before another one; a number beyond the ends counts as the nearer end.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let label = HostLabel()
    label.text = title
    label.numberOfLines = 1
    label.font = .systemFont(ofSize: 13, weight: .medium)
    let place = min(max(segment, 0), numberOfSegments)
    if wantedIndex >= place { wantedIndex += 1 }
    disabledSegments = Set(disabledSegments.map { $0 >= place ? $0 + 1 : $0 })
    insertSubview(label, at: place)
  }

  /// Removes a segment; does nothing if there is none of that number.
  public func removeSegment(at segment: Int, animated: Bool) {
    guard (0..<numberOfSegments).contains(segment) else { return }
    if wantedIndex == segment {
      wantedIndex = HostSegmentedControl.noSegment
    } else if wantedIndex > segment {
      wantedIndex -= 1
    }
    disabledSegments = Set(disabledSegments.filter { $0 != segment }.map { $0 > segment ? $0 - 1 : $0 })
    segments[segment].removeFromSuperview()
  }

  /// Removes all segments.
  public func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    wantedIndex = HostSegmentedControl.noSegment
    disabledSegments = []
  }

  /// The title of a segment; nil if there is none, or it is a view of another kind.
  public func titleForSegment(at segment: Int) -> String? {
    (0..<numberOfSegments).contains(segment) ? (segments[segment] as? HostLabel)?.text : nil
  }

  /// Gives a segment another title; does nothing if it is a view of another kind, or there is none.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard (0..<numberOfSegments).contains(segment) else { return }
    (segments[segment] as? HostLabel)?.text = title
  }

  /// Says whether a segment takes taps; all do unless told.
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard isEnabledForSegment(at: segment) != enabled else { return }
    if enabled { disabledSegments.remove(segment) } else { disabledSegments.insert(segment) }
    setNeedsDisplay()
  }

  /// Whether a segment takes taps.
  public func isEnabledForSegment(at segment: Int) -> Bool { !disabledSegments.contains(segment) }

  // MARK: Touches

  /// Taps the middle of a segment, as a user does.
  ///
  /// Nothing is settled.
  ///
  /// - Returns: Whether the tap arrived: see ``HostView/tap()``.
  @discardableResult
  public func tapSegment(at segment: Int) -> Bool {
    guard isEnabled, isEnabledForSegment(at: segment), (0..<numberOfSegments).contains(segment), let window = root
    else { return false }
    let rect = rectForSegment(at: segment)
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    return isReachable(at: middle) && window.tap(at: convert(middle, to: nil))
  }

  /// The control itself, wherever it is hit.
  public override func hitTest(_ point: CGPoint, with event: HostEvent?) -> HostView? {
    isUserInteractionEnabled && !isHidden && alpha >= 0.01 && self.point(inside: point, with: event) ? self : nil
  }

  /// Selects the segment where the finger was lifted.
  public override func endTracking(_ touch: HostTouch, isInside: Bool) {
    super.endTracking(touch, isInside: isInside)
    let count = numberOfSegments
    guard isInside, count > 0, bounds.width > 0 else { return }
    let way = touch.location(in: self).x / bounds.width
    let share = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - way : way
    let index = min(max(Int(saturating: (share * CGFloat(count)).rounded(.down)), 0), count - 1)
    guard isEnabledForSegment(at: index), isMomentary || index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = HostSegmentedControl.noSegment }
  }

  // MARK: Layout

  private static let height: CGFloat = 32
  private static let padding: CGFloat = 10

  private func rectForSegment(at index: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(numberOfSegments, 1))
    return mirrored(CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height))
  }

  /// As wide as is offered; where that is open, wide enough for the widest title in each segment. 32 points high.
  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let ideal = intrinsicContentSize.width
    let offered = proposal.width ?? ideal
    return CGSize(width: offered.isFinite ? offered : ideal, height: HostSegmentedControl.height)
  }

  /// Wide enough for the widest title in each segment, and 32 points high.
  public override var intrinsicContentSize: CGSize {
    let segments = segments
    let widest = segments.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return CGSize(
      width: CGFloat(segments.count) * (widest + 2 * HostSegmentedControl.padding), height: HostSegmentedControl.height)
  }

  /// Places each segment in the middle of its part.
  public override func layoutSubviews() {
    for (index, subview) in LayoutSubviews(of: self).enumerated() {
      // To be mirrored again as it is placed.
      let rect = mirrored(rectForSegment(at: index))
      subview.place(
        at: CGPoint(x: rect.midX, y: rect.midY), anchor: .center, proposal: ProposedViewSize(rect.size))
    }
  }

  /// Draws the groove and what the chosen segment stands upon.
  public override func draw(into drawing: inout HostDrawing) {
    drawing.fill(bounds, cornerRadius: 8, with: .tertiarySystemFill)
    guard selectedSegmentIndex != HostSegmentedControl.noSegment else { return }
    let chosen = rectForSegment(at: selectedSegmentIndex).insetBy(dx: 2, dy: 2)
    let isDark = drawing.traits.userInterfaceStyle == .dark
    drawing.group([.shadow(HostColor(white: 0, alpha: 0.15), radius: 2, offset: CGSize(width: 0, height: 1))]) {
      $0.fill(chosen, cornerRadius: 6, with: isDark ? .systemGray2 : .white)
    }
  }

  /// Adds the number of the selected segment.
  public override func describe(into description: inout HostDescription) {
    description.add(
      "selected", selectedSegmentIndex == HostSegmentedControl.noSegment ? "none" : "\(selectedSegmentIndex)")
    if isMomentary { description.add("momentary") }
    super.describe(into: &description)
  }
}
