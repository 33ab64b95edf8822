public import Foundation

/// A container that shows controllers in columns: a list of choices beside the selected content.
///
/// It is shaped like `UISplitViewController` in its column style. A column that has a controller and that
/// ``displayMode`` shows has its view in the tree; other views are not loaded. The primary column is at the leading
/// edge, over the whole height, a supplementary one beside it; the secondary one takes the remaining width.
///
/// Where the width is compact (``HostTraitCollection/horizontalSizeClass``), the columns collapse into a stack: one
/// column is shown, over the whole width, and the back button of its navigation bar leads to the column below. Each
/// column keeps its own controller, and so all that it shows when the columns stand side by side again.
///
/// ```swift
/// let split = HostSplitViewController(style: .doubleColumn)
/// split.setViewController(sidebar, for: .primary)
/// split.setViewController(detail, for: .secondary)
/// ```
open class HostSplitViewController: HostViewController {
  /// The number of columns.
  public enum Style: Hashable, Sendable {
    /// Two columns: primary and secondary.
    case doubleColumn
    /// Three columns, with a supplementary one between primary and secondary.
    case tripleColumn
  }

  /// A column of a split view.
  public enum Column: Int, CaseIterable, Hashable, Sendable {
    /// From the leading edge: primary (sidebar), supplementary (content list), secondary (detail).
    case primary, supplementary, secondary
  }

  /// Which columns are visible, and whether side by side.
  public enum DisplayMode: Hashable, Sendable {
    /// All columns side by side. Only a preference, never the current mode.
    case automatic
    /// Only the secondary column.
    case secondaryOnly
    /// The last two columns side by side: with two columns, both.
    case oneBesideSecondary
    /// All columns side by side.
    case twoBesideSecondary
    /// The primary column on top of the secondary one, which has the whole width.
    case oneOverSecondary
  }

  /// The number of columns.
  public final let style: Style
  private var controllers: [Column: HostViewController] = [:]

  /// The delegate. Not retained.
  public final weak var delegate: (any HostSplitViewControllerDelegate)?
  /// Whether the columns have collapsed into a stack, as the width is compact.
  public final internal(set) var isCollapsed = false
  /// The columns of the stack from the bottom, the visible one last; it shows no other while collapsed.
  final var stack: [Column] = []
  /// Called when a user goes back from a column in place of popping it; nil pops it.
  package final var onPopColumn: (@MainActor (Column) -> Void)?

  /// The requested display mode, which has no effect while collapsed. Defaults to `.automatic`.
  public final var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { arrange() } }
  }

  /// The width of the primary column, in points; nil for two fifths of the width, at most 320.
  ///
  /// Defaults to nil, which also replaces NaN, infinite and negative widths.
  public final var preferredPrimaryColumnWidth: CGFloat? {
    didSet { if preferredPrimaryColumnWidth != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// The width of the supplementary column, in points; as ``preferredPrimaryColumnWidth``.
  public final var preferredSupplementaryColumnWidth: CGFloat? {
    didSet { if preferredSupplementaryColumnWidth != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// Creates a split view controller with empty columns.
  public init(style: Style = .doubleColumn) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  // MARK: Columns

  /// Sets the controller of a column; nil empties it. A controller in another column is moved.
  ///
  /// A supplementary column in a split view of two columns is reported to ``HostDiagnostics`` and changes nothing.
  open func setViewController(_ viewController: HostViewController?, for column: Column) {
    guard column != .supplementary || style == .tripleColumn else {
      return HostDiagnostics.report(
        "A split view controller of two columns was given a controller for the supplementary one: nothing was changed. "
          + "Make it with the style tripleColumn.")
    }
    let former = controllers[column]
    guard former !== viewController else { return }
    let isNew = viewController?.parent !== self
    if let viewController {
      for (other, controller) in controllers where controller === viewController { controllers[other] = nil }
      if isNew { addChild(viewController) }
      guard viewController.parent === self else { return }
    }
    controllers[column] = viewController
    former?.willMove(toParent: nil)
    arrange()
    former?.viewIfLoaded?.removeFromSuperview()
    former?.removeFromParent()
    if isNew { viewController?.didMove(toParent: self) }
  }

  /// The controller in a column; nil if it is empty.
  public final func viewController(for column: Column) -> HostViewController? { controllers[column] }

  /// The controllers of the columns that have one, from the leading edge.
  ///
  /// Setting them fills the columns in order, and empties those without a new controller.
  public final var viewControllers: [HostViewController] {
    get { Column.allCases.compactMap { controllers[$0] } }
    set {
      let columns: [Column] = style == .tripleColumn ? Column.allCases : [.primary, .secondary]
      for (index, column) in columns.enumerated() {
        setViewController(newValue.indices.contains(index) ? newValue[index] : nil, for: column)
      }
    }
  }

  /// The current display mode: ``preferredDisplayMode``, with `.automatic` resolved to all columns side by side.
  public final var displayMode: DisplayMode {
    preferredDisplayMode == .automatic
      ? style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary : preferredDisplayMode
  }

  /// Shows a column by changing ``preferredDisplayMode``. The secondary column is always visible.
  ///
  /// While collapsed it becomes the visible one, above those before it.
  public final func show(_ column: Column) {
    if isCollapsed { return showStack(upTo: column) }
    if column == .primary { preferredDisplayMode = style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary }
    if column == .supplementary, displayMode == .secondaryOnly { preferredDisplayMode = .oneBesideSecondary }
  }

  /// Hides a column by changing ``preferredDisplayMode``; hiding the secondary one does nothing.
  ///
  /// While collapsed the column below becomes the visible one, if there is one.
  public final func hide(_ column: Column) {
    if isCollapsed {
      if let place = stack.firstIndex(of: column), place > 0 { showStack(upTo: stack[place - 1]) }
      return
    }
    switch column {
    case .primary:
      preferredDisplayMode =
        style == .tripleColumn && displayMode != .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
    case .supplementary: preferredDisplayMode = .secondaryOnly
    case .secondary: break
    }
  }

  /// The visible columns that have controllers, from the leading edge.
  private var shownColumns: [Column] {
    if isCollapsed { return stack.last { controllers[$0] != nil }.map { [$0] } ?? [] }
    let columns: [Column] =
      switch displayMode {
      case .secondaryOnly: [.secondary]
      case .oneBesideSecondary: style == .tripleColumn ? [.supplementary, .secondary] : [.primary, .secondary]
      case .oneOverSecondary: [.primary, .secondary]
      case .twoBesideSecondary, .automatic: Column.allCases
      }
    return columns.filter { controllers[$0] != nil }
  }

  // MARK: View

  /// Creates a view that contains the columns.
  open override func loadView() {
    let container = HostLayoutContainerView { [weak self] in self?.layOutContent(in: $0) }
    container.onTraitChange = { [weak self] in self?.traitsMayHaveChanged() }
    view = container
    traitsMayHaveChanged()
    arrange()
  }

  final func arrange() {
    guard let container = viewIfLoaded else { return }
    var views = shownColumns.compactMap { controllers[$0]?.view }
    // The overlaying column must be in front.
    if displayMode == .oneOverSecondary, !isCollapsed { views.reverse() }
    container.show(views)
    updateBackButtons()
  }

  /// The width of a leading column in a view of the given width.
  private func width(of column: Column, in width: CGFloat) -> CGFloat {
    let preferred = column == .primary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
    if let preferred, preferred.isFinite, preferred >= 0 { return min(preferred, width) }
    return min((width * 0.4).rounded(), 320)
  }

  private func layOutContent(in container: HostView) {
    var rest = container.bounds
    let whole = rest.width
    for column in shownColumns {
      guard let view = controllers[column]?.viewIfLoaded else { continue }
      var frame = rest
      if column != .secondary, !isCollapsed {
        frame.size.width = min(width(of: column, in: whole), rest.width)
        if displayMode != .oneOverSecondary {
          rest.origin.x += frame.width
          rest.size.width -= frame.width
        }
      }
      view.frame = container.mirrored(frame)
    }
  }
}
