public import Foundation

/// A control with segments side by side, of which one is selected. As `UISegmentedControl`.
///
/// Its subviews are the segments, from the leading edge, all of the same width: labels of inserted titles, image views
/// of images, or custom views. A tap on a segment that is not selected selects it and sends `valueChanged` and
/// `primaryActionTriggered`. Setting properties sends no events.
///
/// ```swift
/// let control = HostSegmentedControl(items: ["List", "Grid"])
/// control.selectedSegmentIndex = 0
/// ```
public final class HostSegmentedControl: HostControl, HostTitleTextAttributesOwner {
  /// The value of ``selectedSegmentIndex`` when no segment is selected: -1.
  public static let noSegment = -1

  private var wantedIndex = HostSegmentedControl.noSegment
  private var disabledSegments: Set<Int> = []

  /// Creates a control with a segment for each title or image, none selected, sized to its content.
  ///
  /// - Parameter items: Strings and ``HostImage`` objects; anything else becomes a title that describes it.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for (index, item) in (items ?? []).enumerated() {
      if let image = item as? HostImage {
        insertSegment(with: image, at: index, animated: false)
      } else {
        insertSegment(withTitle: item as? String ?? "\(item)", at: index, animated: false)
      }
    }
    frame.size = intrinsicContentSize
  }

  // MARK: Segments

  var segments: [HostView] { subviews.filter { !$0.isOutsideLayout } }

  /// The number of segments: the subviews that take part in layout.
  public var numberOfSegments: Int { segments.count }

  /// The index of the selected segment, from 0; ``noSegment`` while that segment does not exist.
  ///
  /// It may be set before the segments are added. Inserting or removing a segment with a title before one that exists
  /// shifts it.
  public var selectedSegmentIndex: Int {
    get { (0..<numberOfSegments).contains(wantedIndex) ? wantedIndex : HostSegmentedControl.noSegment }
    set {
      guard newValue != wantedIndex else { return }
      wantedIndex = newValue
      setNeedsDisplay()
      titlesDidChange()
    }
  }

  /// The colour of the selected segment's highlight; nil, the default, for white, or gray in a dark appearance.
  public var selectedSegmentTintColor: HostColor? {
    didSet { if selectedSegmentTintColor != oldValue { setNeedsDisplay() } }
  }

  /// The attributes of the titles by the states for which they are set, also of the labels in segments that are custom
  /// views; see ``HostTitleTextAttributesOwner``.
  public var titleTextAttributes: [HostControl.State: [NSAttributedString.Key: Any]] = [:] {
    didSet { titlesDidChange() }
  }
  var titleEdits: [HostEdit] = []
  var editedLabels: [ObjectIdentifier] = []
  /// The fonts of the selected segment's labels while it is not selected.
  var unselectedFonts: [ObjectIdentifier: HostFont] = [:]

  /// Whether a tap does not leave its segment selected. Defaults to false.
  ///
  /// A momentary control sends its events at each tap and then clears the selection.
  public var isMomentary = false {
    didSet { if isMomentary != oldValue { setNeedsDisplay() } }
  }

  /// Inserts a segment with a title before the one at an index; the index is clamped. Without animation.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let label = HostLabel()
    label.text = title
    label.numberOfLines = 1
    label.font = .systemFont(ofSize: 13, weight: .medium)
    insertSegment(label, at: segment)
  }

  /// Inserts a segment with an image before the one at an index; the index is clamped. Without animation.
  public func insertSegment(with image: HostImage?, at segment: Int, animated: Bool) {
    insertSegment(HostSegmentedControl.view(of: image), at: segment)
  }

  private static func view(of image: HostImage?) -> HostImageView {
    let view = HostImageView(image: image)
    view.goesWithText = true
    return view
  }

  private func insertSegment(_ view: HostView, at segment: Int) {
    let segments = segments
    let place = min(max(segment, 0), segments.count)
    if wantedIndex >= place, wantedIndex < segments.count { wantedIndex += 1 }
    disabledSegments = Set(disabledSegments.map { $0 >= place ? $0 + 1 : $0 })
    if place < segments.count { insertSubview(view, belowSubview: segments[place]) } else { addSubview(view) }
  }

  /// Removes a segment, and its selection; does nothing if the index does not exist. Without animation.
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

  /// Removes all segments and the selection.
  public func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    wantedIndex = HostSegmentedControl.noSegment
    disabledSegments = []
  }

  /// The title of a segment; nil if the index does not exist or the segment is a custom view.
  public func titleForSegment(at segment: Int) -> String? {
    (0..<numberOfSegments).contains(segment) ? (segments[segment] as? HostLabel)?.text : nil
  }

  /// Sets the title of a segment; does nothing if the index does not exist or the segment is a custom view.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard (0..<numberOfSegments).contains(segment) else { return }
    (segments[segment] as? HostLabel)?.text = title
  }

  /// The image of a segment; nil if the index does not exist or the segment shows none.
  public func imageForSegment(at segment: Int) -> HostImage? {
    (0..<numberOfSegments).contains(segment) ? (segments[segment] as? HostImageView)?.image : nil
  }

  /// Shows an image in a segment, in place of its title or view; does nothing if the index does not exist.
  public func setImage(_ image: HostImage?, forSegmentAt segment: Int) {
    guard (0..<numberOfSegments).contains(segment) else { return }
    let former = segments[segment]
    if let view = former as? HostImageView { return view.image = image }
    insertSubview(HostSegmentedControl.view(of: image), belowSubview: former)
    former.removeFromSuperview()
  }

  /// Enables or disables a segment; a disabled one can't be tapped. All are enabled by default.
  ///
  /// Does nothing if the index does not exist.
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard (0..<numberOfSegments).contains(segment), isEnabledForSegment(at: segment) != enabled else { return }
    if enabled { disabledSegments.remove(segment) } else { disabledSegments.insert(segment) }
    setNeedsDisplay()
    titlesDidChange()
  }

  /// Whether a segment can be tapped. Defaults to true.
  public func isEnabledForSegment(at segment: Int) -> Bool { !disabledSegments.contains(segment) }

  /// Updates the looks of the titles.
  public override func updateProperties() {
    super.updateProperties()
    updateTitles()
  }

  // MARK: Touches

  /// Taps the middle of a segment, as a user does.
  ///
  /// Does not settle the window.
  ///
  /// - Returns: Whether the tap arrived: the segment exists and is enabled, and a touch reaches it, see
  ///   ``HostView/tap()``.
  @discardableResult
  public func tapSegment(at segment: Int) -> Bool {
    guard isEnabled, isEnabledForSegment(at: segment), (0..<numberOfSegments).contains(segment), let window = root
    else { return false }
    let rect = rectForSegment(at: segment)
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    return isReachable(at: middle) && window.tap(at: convert(middle, to: nil))
  }

  /// Returns the control for every hit within its bounds: segments receive no touches.
  public override func hitTest(_ point: CGPoint, with event: HostEvent?) -> HostView? {
    isUserInteractionEnabled && !isHidden && alpha >= 0.01 && self.point(inside: point, with: event) ? self : nil
  }

  /// Selects the segment under the point where the touch ended.
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

  /// The proposed width, else the ``intrinsicContentSize``; 32 points high.
  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let ideal = intrinsicContentSize.width
    let offered = proposal.width ?? ideal
    return CGSize(width: offered.isFinite ? offered : ideal, height: HostSegmentedControl.height)
  }

  /// The number of segments times the widest one with 10 points of padding on both sides; 32 points high.
  ///
  /// Does not depend on the selection, although the selected title is bolder.
  public override var intrinsicContentSize: CGSize {
    let segments = segments
    let widest = segments.map(unselectedWidth).max() ?? 0
    return CGSize(
      width: CGFloat(segments.count) * (widest + 2 * HostSegmentedControl.padding), height: HostSegmentedControl.height)
  }

  /// Centres each segment in its share of the width.
  public override func layoutSubviews() {
    if presentLabels != editedLabels { titlesDidChange() }
    for (index, subview) in LayoutSubviews(of: self).enumerated() {
      // `place` mirrors the position again.
      let rect = mirrored(rectForSegment(at: index))
      subview.place(
        at: CGPoint(x: rect.midX, y: rect.midY), anchor: .center, proposal: ProposedViewSize(rect.size))
    }
  }

  /// Draws the background, the rounded highlight of the selected segment, and lines between others.
  public override func draw(into drawing: inout HostDrawing) {
    drawing.fill(bounds, cornerRadius: 8, with: .tertiarySystemFill)
    for index in 1..<max(numberOfSegments, 1) where index != selectedSegmentIndex && index - 1 != selectedSegmentIndex {
      let edge = CGFloat(index) * bounds.width / CGFloat(numberOfSegments)
      drawing.fillSegmentDivider(at: edge, in: bounds)
    }
    guard selectedSegmentIndex != HostSegmentedControl.noSegment else { return }
    let chosen = rectForSegment(at: selectedSegmentIndex).insetBy(dx: 2, dy: 2)
    let isDark = drawing.traits.userInterfaceStyle == .dark
    drawing.group([.shadow(HostColor(white: 0, alpha: 0.15), radius: 2, offset: CGSize(width: 0, height: 1))]) {
      $0.fill(chosen, cornerRadius: 6, with: selectedSegmentTintColor ?? (isDark ? .systemGray2 : .white))
    }
  }

  /// Adds the index of the selected segment, and `momentary`.
  public override func describe(into description: inout HostDescription) {
    description.add(
      "selected", selectedSegmentIndex == HostSegmentedControl.noSegment ? "none" : "\(selectedSegmentIndex)")
    if isMomentary { description.add("momentary") }
    super.describe(into: &description)
  }

  override class var namedProperties: [(String, AnyKeyPath)] {
    super.namedProperties + [("selectedSegmentIndex", \HostSegmentedControl.selectedSegmentIndex)]
  }
}
