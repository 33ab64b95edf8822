public import Foundation

/// Lays its subviews out one after the other along an axis, as ``StackLayout`` describes.
///
/// ```swift
/// let stack = HostStackView(axis: .horizontal)
/// for text in ["One", "Three"] {
///   let label = HostLabel()
///   label.text = text
///   stack.addSubview(label)
/// }
/// stack.sizeToFit()
/// stack.layoutIfNeeded()
/// print(stack.treeDescription())
/// // Prints:
/// // HostStackView (0, 0, 84.33 x 20.33) axis=horizontal
/// // ├─ HostLabel "One" (0, 0, 31.67 x 20.33)
/// // └─ HostLabel "Three" (39.67, 0, 44.67 x 20.33)
/// ```
open class HostStackView: HostContainerView {
  // Stored without observers, which would forget the sizes of a new stack. Unchecked, as each measure and each
  // placement reads them. In an order that leaves no space unused.
  @exclusivity(unchecked) private final var storedSpacing: CGFloat?
  @exclusivity(unchecked) private final var storedAxis = Axis.vertical
  /// Where few subviews lie, until they are placed.
  @exclusivity(unchecked) final var record: StackRecords.Number = 0
  @exclusivity(unchecked) private final var storedAlignment = Alignment.center

  /// The direction in which the subviews follow each other; vertical by default.
  public final var axis: Axis {
    get { storedAxis }
    set {
      guard newValue != storedAxis else { return }
      storedAxis = newValue
      for child in subviews { child.enclosingStackMayChange() }
      layoutDidChange()
    }
  }

  /// The distance between neighbours in points; nil takes 8, but none next to a spacer.
  ///
  /// Neighbours overlap by a negative one. A number that is not finite is reported and counts as nil.
  public final var spacing: CGFloat? {
    get { storedSpacing }
    set {
      let sound = HostStackView.sound(newValue)
      guard sound != storedSpacing else { return }
      storedSpacing = sound
      layoutDidChange()
    }
  }

  /// The guides on which subviews are lined up; only the one across ``axis`` counts.
  public final var alignment: Alignment {
    get { storedAlignment }
    set {
      guard newValue != storedAlignment else { return }
      storedAlignment = newValue
      layoutDidChange()
    }
  }

  /// The guide on which a vertical stack lines up its subviews.
  public final var horizontalAlignment: HorizontalAlignment {
    get { alignment.horizontal }
    set { alignment.horizontal = newValue }
  }

  /// The guide on which a horizontal stack lines up its subviews.
  public final var verticalAlignment: VerticalAlignment {
    get { alignment.vertical }
    set { alignment.vertical = newValue }
  }

  /// Makes a stack.
  public convenience init(axis: Axis, alignment: Alignment = .center, spacing: CGFloat? = nil) {
    self.init(frame: .zero)
    storedAxis = axis
    storedAlignment = alignment
    storedSpacing = HostStackView.sound(spacing)
  }

  private static func sound(_ spacing: CGFloat?) -> CGFloat? {
    guard let spacing, !spacing.isFinite else { return spacing }
    HostDiagnostics.report(
      "A stack has the spacing \(spacing.printed), which is not finite; it counts as not given. Give it a length.")
    return nil
  }

  override var stackAxis: Axis? { axis }

  override var handsOnTraits: Bool { false }
  override func runLayout(_ call: inout LayoutCall) {
    if usesArrangement() { return runWithArrangement(&call) }
    call.run(
      RecordedStackLayout(
        layout: StackLayout(axis: axis, alignment: alignment, spacing: spacing), stack: .passUnretained(self)))
    if call.isForSize { announceAnswered() }
  }

  override func measuresMayChange() { record = 0 }

  // MARK: Many subviews

  /// The results kept of the subviews between layouts; nil if there are few, and outside of windows.
  private var arrangement: StackArrangement?

  // Not inlined, here and below: what it needs would take stack on each level of trees of small stacks.
  @inline(never)
  private func usesArrangement() -> Bool {
    if subviews.count >= StackArrangement.minimumCount, root != nil { return true }
    if flags.contains(.keepsArrangement) { forgetArrangement() }
    return false
  }

  @inline(never)
  private func runWithArrangement(_ call: inout LayoutCall) {
    let arrangement = arrangement ?? StackArrangement()
    self.arrangement = arrangement
    flags.insert(.keepsArrangement)
    call.run(
      ArrangedStackLayout(
        layout: StackLayout(axis: axis, alignment: alignment, spacing: spacing), arrangement: arrangement,
        // Places are mirrored in this view's width, and what moves is notified of each place.
        placesAll: flags.contains(.isRightToLeft) || root?.mover != nil))
  }

  override func arrangementMayChange(_ change: StackArrangement.Change) {
    if root == nil { forgetArrangement() } else { arrangement?.take(change) }
  }

  private func forgetArrangement() {
    arrangement = nil
    flags.remove(.keepsArrangement)
  }

  /// Adds the layout's parameters to the line that stands for this view.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.add("axis", axis)
    if let spacing { description.add("spacing", spacing) }
    if axis == .vertical {
      if horizontalAlignment != .center { description.add("alignment", horizontalAlignment.shortDescription) }
    } else {
      if verticalAlignment != .center { description.add("alignment", verticalAlignment.shortDescription) }
    }
  }
}
