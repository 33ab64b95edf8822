import Foundation

/// A container that arranges its subviews in rows and columns, by ``GridLayout``.
open class HostGridView: HostContainerView {
  /// The layout of the subviews. Setting another one invalidates the layout.
  public final var layout = GridLayout() {
    didSet { if layout != oldValue { layoutDidChange() } }
  }

  override var handsOnTraits: Bool { false }

  override func runLayout(_ call: inout LayoutCall) {
    // Outside of windows changes are not reported.
    guard root != nil else { return call.run(layout) }
    flags.insert(.keepsArrangement)
    let before = changeCount
    var cache = cache
    // Places are mirrored in this view's width, and what moves is notified of each place.
    let placesAll = flags.contains(.isRightToLeft) || root?.mover != nil
    call.run(ArrangedGridLayout(layout: layout, placesAll: placesAll), cache: &cache)
    if changeCount == before { self.cache = cache }
  }

  /// The results kept of the last call, until something in it changes.
  private var cache = ArrangedGridLayout.Cache()
  private var changeCount = 0

  override func arrangementMayChange(_ change: StackArrangement.Change) {
    changeCount &+= 1
    switch change {
    case .places: cache.placedProposal = nil
    case .place(let child):
      if let (cells, answers) = cache.cells, let index = cells.index(of: child) { answers.forgetPlace(index) }
    case .measures(let child):
      guard let (cells, answers) = cache.cells, let index = cells.index(of: child) else {
        return cache = ArrangedGridLayout.Cache()
      }
      cache.last = nil
      answers.forget(index, inRow: cells.cells[index].row)
    case .departure, .subviews, .everything: cache = ArrangedGridLayout.Cache()
    }
  }

  /// Adds the layout's parameters to the description.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if let spacing = layout.horizontalSpacing { description.add("horizontalSpacing", spacing) }
    if let spacing = layout.verticalSpacing { description.add("verticalSpacing", spacing) }
    if layout.alignment != .center { description.add("alignment", layout.alignment.shortDescription) }
  }
}
