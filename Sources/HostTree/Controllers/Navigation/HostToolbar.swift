public import Foundation

/// A row of bar button items, usually at the bottom of a navigation controller. As `UIToolbar`.
///
/// It is 44 points high. Items have margins and spacing of 16 points. The remaining width is shared equally by the
/// flexible spaces; without any it stays empty at the trailing edge. A custom view is proposed the width between the
/// margins.
open class HostToolbar: HostView, LookingBar {
  /// The items from the leading edge; nil for none.
  public final var items: [HostBarButtonItem]? {
    didSet {
      guard !(items ?? []).elementsEqual(oldValue ?? [], by: ===) else { return }
      setNeedsUpdateProperties()
      setNeedsLayout()
    }
  }

  /// The background. Defaults to the one that the top controller of a navigation controller wants.
  public final var barBackground: HostBarBackground {
    get { storedBackground ?? findBackground?() ?? HostBarBackground() }
    set {
      storedBackground = newValue
      setNeedsDisplay()
    }
  }
  private var storedBackground: HostBarBackground?
  /// The background that the controller around the bar wants; nil for a bar of its own.
  final var findBackground: (@MainActor () -> HostBarBackground?)?

  /// The looks that were set; see `HostToolbarAppearance.swift`.
  final var looks: BarLooks<HostToolbarAppearance>? { didSet { lookDidChange() } }

  /// The height of a toolbar, in points.
  public static let standardHeight: CGFloat = 44

  /// Sets ``items``, without animation.
  public final func setItems(_ items: [HostBarButtonItem]?, animated: Bool) { self.items = items }

  /// Updates the subviews for the items.
  open override func updateProperties() {
    super.updateProperties()
    overrideUserInterfaceStyle = barBackground.userInterfaceStyle
    updateTextLooks()
    setSubviews((items ?? []).filter { !$0.isSpace }.map(\.host))
    setNeedsLayout()
  }

  /// The proposed width, 10 points if unspecified, and the standard height.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: HostToolbar.standardHeight)
  }

  /// Places the items in a row.
  open override func layoutSubviews() {
    let items = items ?? []
    guard !items.isEmpty else { return }
    let (margin, gap): (CGFloat, CGFloat) = (16, 16)
    let lengths = items.map { $0.length(in: CGSize(width: bounds.width - 2 * margin, height: bounds.height)) }
    // A space replaces the spacing on both sides of it.
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

  /// Its background goes on under what the system covers, which depends on its place in the window.
  override var drawsBeyondBounds: Bool { true }

  /// Draws the background, with a separator at the top edge.
  open override func draw(into drawing: inout HostDrawing) {
    draw(
      barBackground, or: looks?.standard?.ifNotDefault, isAtEdge: false, own: barTintColor, lineAt: 0, into: &drawing)
  }

  /// Adds the background, if it is not the bar's own.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    barBackground.describe(into: &description)
  }
}
