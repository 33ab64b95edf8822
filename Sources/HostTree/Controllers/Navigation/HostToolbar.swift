public import Foundation

/// A row of buttons, at the bottom of a navigation controller most often.
///
/// It is 44 points high. Items keep 16 points from the edges and from each other; what is left of the width goes in
/// equal parts to the flexible spaces among them, and stays free at the right without any. A custom view is offered the whole width.
open class HostToolbar: HostView {
  /// What the bar shows, from the left; nil shows nothing.
  public final var items: [HostBarButtonItem]? {
    didSet {
      guard !(items ?? []).elementsEqual(oldValue ?? [], by: ===) else { return }
      setNeedsUpdateProperties()
      setNeedsLayout()
    }
  }

  /// The height of a toolbar, in points.
  public static let standardHeight: CGFloat = 44

  /// Sets ``items``.
  public final func setItems(_ items: [HostBarButtonItem]?, animated: Bool) { self.items = items }

  /// Shows the items.
  open override func updateProperties() {
    super.updateProperties()
    setSubviews((items ?? []).filter { !$0.isSpace }.map(\.host))
    setNeedsLayout()
  }

  /// All the width that is offered, and the standard height.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: HostToolbar.standardHeight)
  }

  /// Places the items.
  open override func layoutSubviews() {
    let items = items ?? []
    guard !items.isEmpty else { return }
    let (margin, gap): (CGFloat, CGFloat) = (16, 16)
    let lengths = items.map { $0.length(in: CGSize(width: bounds.width - 2 * margin, height: bounds.height)) }
    // Spaces are instead of gaps.
    let gaps = zip(items, items.dropFirst()).map { $0.isSpace || $1.isSpace ? 0 : gap }
    let flexible = items.count { $0.systemItem == .flexibleSpace }
    let used = lengths.reduce(0, +) + gaps.reduce(0, +) + 2 * margin
    let share = flexible == 0 ? 0 : max(bounds.width - used, 0) / CGFloat(flexible)
    var x = margin
    for (index, item) in items.enumerated() {
      let length = item.systemItem == .flexibleSpace ? share : lengths[index]
      if !item.isSpace {
        item.host.place(in: CGRect(x: x.rounded(), y: 0, width: length, height: bounds.height), at: 0.5)
      }
      x += length + (index < gaps.count ? gaps[index] : 0)
    }
  }

  /// Draws the ground, with a thin line above.
  open override func draw(into drawing: inout HostDrawing) {
    if backgroundColor == nil { drawing.fill(bounds, with: .systemBackground) }
    drawing.fill(CGRect(x: 0, y: 0, width: bounds.width, height: 0.5), with: .separator)
  }
}
