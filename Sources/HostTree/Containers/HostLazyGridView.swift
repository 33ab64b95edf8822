import Foundation

/// A container that arranges its subviews in columns or rows, by ``LazyGridLayout``.
///
/// With a data source only the visible elements have views: see ``HostLazyContainerView``. Headers and footers of
/// sections have lines of their own.
open class HostLazyGridView: HostLazyContainerView {
  /// The layout of the subviews. Defaults to a vertical grid with one flexible column.
  ///
  /// A spacing that is not finite is reported to ``HostDiagnostics`` and counts as nil.
  public final var layout = LazyGridLayout(axis: .vertical, items: []) {
    didSet {
      if let spacing = layout.spacing, !spacing.isFinite {
        HostDiagnostics.report(
          "A lazy grid has the spacing \(spacing.printed), which is not finite; it counts as not given. "
            + "Give it a length.")
        layout.spacing = nil
      }
      if layout != oldValue { layoutOfLinesDidChange() }
    }
  }

  override var handsOnTraits: Bool { false }
  override func runLayout(_ call: inout LayoutCall) { call.run(layout) }

  override var axis: Axis { layout.axis }
  override var lineSpacing: CGFloat? { layout.lineSpacing }
  override func itemsPerLine(in breadth: CGFloat?) -> Int { layout.itemsPerLine(in: breadth) }
  override var labelLayout: LazyStackLayout {
    LazyStackLayout(axis: axis, alignment: layout.alignment, spacing: layout.spacing)
  }

  /// Adds the layout's parameters to the description.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.add("axis", layout.axis)
    description.add(
      layout.axis == .vertical ? "columns" : "rows", layout.items.map(\.shortDescription).joined(separator: ","))
    if let spacing = layout.spacing { description.add("spacing", spacing) }
    if layout.alignment != .center {
      description.add("alignment", layout.alignment.shortDescription(across: layout.axis))
    }
  }
}

extension GridItem {
  /// The column in a printed tree, such as `fixed(50)`.
  fileprivate var shortDescription: String {
    switch size {
    case .fixed(let length): "fixed(\(length.printed))"
    case .flexible(let minimum, let maximum): "flexible(\(minimum.printed)...\(maximum.printed))"
    case .adaptive(let minimum, let maximum): "adaptive(\(minimum.printed)...\(maximum.printed))"
    }
  }
}

extension Alignment {
  /// The name of the guide across an axis in a printed tree.
  func shortDescription(across axis: Axis) -> String {
    axis == .vertical ? horizontal.shortDescription : vertical.shortDescription
  }
}
