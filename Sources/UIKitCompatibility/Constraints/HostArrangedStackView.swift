// Tests: `ArrangedStackViewTests`.

public import Foundation
public import HostTree

/// Arranges views in a row or a column by constraints, as `UIStackView`.
///
/// ```swift
/// let stack = HostArrangedStackView(arrangedSubviews: [HostView(), HostView()])
/// stack.distribution = .fillEqually
/// stack.spacing = 10
/// stack.frame = CGRect(x: 0, y: 0, width: 110, height: 40)
/// stack.layoutIfNeeded()
/// print(stack.treeDescription())
/// // Prints:
/// // HostArrangedStackView (0, 0, 110 x 40) axis=horizontal distribution=fillEqually spacing=10
/// // ├─ HostView (0, 0, 50 x 40)
/// // └─ HostView (60, 0, 50 x 40)
/// ```
///
/// Its constraints take part in the system of the tree around it: other constraints may refer to the arranged views.
/// Hidden ones take no room. ``/HostTree/HostStackView`` is the stack of SwiftUI's kind.
open class HostArrangedStackView: HostView {
  /// How the views share the length of the stack.
  public enum Distribution: Int, Sendable {
    /// They fill it: those with the lowest hugging priority grow, those with the lowest compression resistance shrink.
    case fill
    /// They fill it with equal lengths, or in proportion to their natural lengths.
    case fillEqually, fillProportionally
    /// They keep their lengths, with equal gaps, or with equal distances of their middles.
    case equalSpacing, equalCentering
  }

  /// Where the views lie across the stack.
  public enum Alignment: Int, Sendable {
    /// They fill it.
    case fill
    /// At the leading side, or the top.
    case leading
    /// By the baseline of their first lines, in a row.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing side, or the bottom.
    case trailing
    /// By the baseline of their last lines, in a row.
    case lastBaseline

    /// At the top, in a row.
    public static let top = Alignment.leading
    /// At the bottom, in a row.
    public static let bottom = Alignment.trailing
  }

  /// The direction in which the views follow each other; horizontal by default.
  public final var axis = ConstraintAxis.horizontal { didSet { if axis != oldValue { constraintsDidChange() } } }
  /// How they share its length.
  public final var distribution = Distribution.fill {
    didSet { if distribution != oldValue { constraintsDidChange() } }
  }
  /// Where they lie across it.
  public final var alignment = Alignment.fill { didSet { if alignment != oldValue { constraintsDidChange() } } }
  /// The distance between neighbours, in points; the least distance where the distribution makes gaps. 0 by default.
  public final var spacing: CGFloat = 0 { didSet { if spacing != oldValue { constraintsDidChange() } } }
  /// Whether the views are arranged within `layoutMarginsGuide`; false by default.
  public final var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { constraintsDidChange() } }
  }

  /// The views, in the order of the stack. They are subviews; a view that is removed from its superview is not arranged
  /// any more.
  public private(set) final var arrangedSubviews: [HostView] = []

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Stands for the system's spacing, 8 points, and for the stack's own ``spacing``, in ``setCustomSpacing(_:after:)``.
  public static let spacingUseSystem: CGFloat = .greatestFiniteMagnitude / 2
  /// See ``spacingUseSystem``.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude

  /// Makes an empty stack.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    beginConstraints()
  }

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [HostView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Views

  /// Adds a view at the end, and to the subviews.
  public final func addArrangedSubview(_ view: HostView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Inserts a view, which counts without itself if it is arranged already; an index out of range is clamped.
  public final func insertArrangedSubview(_ view: HostView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    constraintsDidChange()
  }

  /// Arranges a view no more; it stays a subview, as in UIKit.
  public final func removeArrangedSubview(_ view: HostView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    constraintsDidChange()
  }

  /// Takes note that a view leaves.
  open override func willRemoveSubview(_ subview: HostView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the distance after a view, in points; see ``spacingUseDefault`` and ``spacingUseSystem``.
  public final func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: HostView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    constraintsDidChange()
  }

  /// The distance that was set after a view; ``spacingUseDefault`` if none was.
  public final func customSpacing(after arrangedSubview: HostView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Adds the properties that differ from the defaults.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.add("axis", axis)
    if distribution != .fill { description.add("distribution", distribution) }
    if alignment != .fill { description.add("alignment", alignment) }
    if spacing != 0 { description.add("spacing", spacing) }
  }

  // MARK: Constraints

  private func gap(after view: HostView) -> CGFloat {
    let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
    return gap == Self.spacingUseSystem ? 8 : gap.isFinite ? gap : 0
  }

  /// Adds what the arrangement requires.
  final func addRequirements(to system: inout ConstraintSystem) {
    let views = arrangedSubviews.filter { !$0.isHidden && $0.isConstraintMember }
    guard !views.isEmpty else { return }
    let room = isLayoutMarginsRelativeArrangement ? system.box(of: layoutMarginsGuide) : system.box(of: self)
    let whole = span(of: room, along: axis)
    let spans = views.map { span(of: system.box(of: $0), along: axis) }
    system.require(spans[0].start - whole.start, .equal, priority: .required)
    system.require(spans[spans.count - 1].end - whole.end, .equal, priority: .required)
    addDistribution(of: views, spans, to: &system)
    addAlignment(of: views, in: room, to: &system)
  }

  /// The start and the length along an axis, with positions that grow in the direction of reading.
  private struct Span {
    let start: LinearExpression
    let length: LinearExpression
    var end: LinearExpression { start + length }
    var middle: LinearExpression { start + length * 0.5 }
  }

  private func span(of box: ConstraintSystem.Box, along axis: ConstraintAxis) -> Span {
    if axis == .vertical { return Span(start: box.y, length: box.height) }
    return Span(
      start: effectiveUserInterfaceLayoutDirection == .rightToLeft ? (box.x + box.width) * -1 : box.x,
      length: box.width)
  }

  private func addDistribution(of views: [HostView], _ spans: [Span], to system: inout ConstraintSystem) {
    let filling: Bool = [.fill, .fillEqually, .fillProportionally].contains(distribution)
    for index in spans.indices.dropFirst() {
      let distance = spans[index].start - spans[index - 1].end
      system.require(distance, filling ? .equal : .atLeast, gap(after: views[index - 1]), priority: .required)
    }
    switch distribution {
    case .fill: break
    case .fillEqually:
      for span in spans.dropFirst() { system.require(span.length - spans[0].length, .equal, priority: .required) }
    case .fillProportionally:
      let lengths = views.map { (axis == .vertical ? $0.naturalSize.height : $0.naturalSize.width) ?? 0 }
      guard let index = lengths.firstIndex(where: { $0 > 0 }) else { break }
      for other in spans.indices where other != index {
        let part = spans[index].length * Double(lengths[other] / lengths[index])
        system.require(spans[other].length - part, .equal, priority: HostLayoutPriority(999))
      }
    case .equalSpacing, .equalCentering:
      func step(_ index: Int) -> LinearExpression {
        distribution == .equalSpacing
          ? spans[index + 1].start - spans[index].end : spans[index + 1].middle - spans[index].middle
      }
      let priority = distribution == .equalSpacing ? HostLayoutPriority.required : HostLayoutPriority(149)
      for index in spans.indices.dropFirst().dropLast() {
        system.require(step(index) - step(0), .equal, priority: priority)
      }
    }
  }

  private func addAlignment(of views: [HostView], in room: ConstraintSystem.Box, to system: inout ConstraintSystem) {
    let across: ConstraintAxis = axis == .horizontal ? .vertical : .horizontal
    let whole = span(of: room, along: across)
    // As small as the views allow where nothing else says how large.
    if alignment != .fill { system.require(whole.length, .equal, priority: HostLayoutPriority(1)) }
    let isByBaseline = axis == .horizontal && (alignment == .firstBaseline || alignment == .lastBaseline)
    func baseline(_ index: Int, _ span: Span) -> LinearExpression {
      let inset = LinearExpression(views[index].baselineInset(isFirst: alignment == .firstBaseline))
      return alignment == .firstBaseline ? span.start + inset : span.end - inset
    }
    let spans = views.map { span(of: system.box(of: $0), along: across) }
    for (index, span) in spans.enumerated() {
      let startsWith = alignment == .fill || alignment == .leading
      let endsWith = alignment == .fill || alignment == .trailing
      system.require(span.start - whole.start, startsWith ? .equal : .atLeast, priority: .required)
      system.require(span.end - whole.end, endsWith ? .equal : .atMost, priority: .required)
      if alignment == .center { system.require(span.middle - whole.middle, .equal, priority: .required) }
      if isByBaseline, index > 0 {
        system.require(baseline(index, span) - baseline(0, spans[0]), .equal, priority: .required)
      }
    }
  }
}
