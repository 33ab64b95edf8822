public import Foundation

/// Shows controllers beside each other: what there is to choose from, and what was chosen.
///
/// It is shaped like `UISplitViewController` in its column style. A column whose controller is set and that
/// ``displayMode`` shows has its view in the tree; the others' are not loaded. The primary column lies on the left, over the
/// whole height; a supplementary one beside it; the secondary one takes the rest. It never collapses into one column:
/// hosts have no size classes.
open class HostSplitViewController: HostViewController {
  /// How many columns there are.
  public enum Style: Hashable, Sendable {
    /// A primary and a secondary one.
    case doubleColumn
    /// A supplementary one between them.
    case tripleColumn
  }

  /// A place for a controller.
  public enum Column: Int, CaseIterable, Hashable, Sendable {
    /// From the left: what there is to choose from, more of it, what was chosen.
    case primary, supplementary, secondary
  }

  /// Which columns are shown.
  public enum DisplayMode: Hashable, Sendable {
    /// Whatever suits: the primary column beside the others. Only to be preferred.
    case automatic
    /// The secondary column alone.
    case secondaryOnly
    /// The last two columns beside each other; with two columns both.
    case oneBesideSecondary
    /// All columns beside each other.
    case twoBesideSecondary
    /// The primary column over the secondary one, which has the whole width.
    case oneOverSecondary
  }

  /// How many columns there are.
  public final let style: Style
  private var controllers: [Column: HostViewController] = [:]

  /// The way to show columns that is wanted; automatic unless told.
  public final var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { arrange() } }
  }

  /// How wide the primary column is, in points; nil takes two fifths of the width, and at most 320.
  ///
  /// Not-a-number, infinite and negative widths count as nil.
  public final var preferredPrimaryColumnWidth: CGFloat? {
    didSet { if preferredPrimaryColumnWidth != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// Makes a controller without content.
  public init(style: Style = .doubleColumn) {
    self.style = style
    super.init()
  }

  // MARK: Columns

  /// Shows a controller in a column; nil empties it.
  ///
  /// A supplementary column that the style does not have is reported to ``HostDiagnostics``, and nothing is changed.
  open func setViewController(_ viewController: HostViewController?, for column: Column) {
    guard column != .supplementary || style == .tripleColumn else {
      return HostDiagnostics.report(
        "A split view controller of two columns was given a controller for the supplementary one: nothing was changed. "
          + "Make it with the style tripleColumn.")
    }
    let former = controllers[column]
    guard former !== viewController else { return }
    if let viewController {
      for (other, controller) in controllers where controller === viewController { controllers[other] = nil }
      if viewController.parent !== self { addChild(viewController) }
      guard viewController.parent === self else { return }
    }
    controllers[column] = viewController
    former?.willMove(toParent: nil)
    arrange()
    former?.viewIfLoaded?.removeFromSuperview()
    former?.removeFromParent()
    viewController?.didMove(toParent: self)
  }

  /// The controller in a column.
  public final func viewController(for column: Column) -> HostViewController? { controllers[column] }

  /// The controllers, from the left.
  public final var viewControllers: [HostViewController] {
    get { Column.allCases.compactMap { controllers[$0] } }
    set {
      let columns: [Column] = style == .tripleColumn ? Column.allCases : [.primary, .secondary]
      for (index, column) in columns.enumerated() {
        setViewController(newValue.indices.contains(index) ? newValue[index] : nil, for: column)
      }
    }
  }

  /// The way in which columns are shown.
  public final var displayMode: DisplayMode {
    preferredDisplayMode == .automatic
      ? style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary : preferredDisplayMode
  }

  /// Shows a column, beside or over what is shown.
  public final func show(_ column: Column) {
    if column == .primary { preferredDisplayMode = style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary }
    if column == .supplementary, displayMode == .secondaryOnly { preferredDisplayMode = .oneBesideSecondary }
  }

  /// Hides a column; the secondary one stays.
  public final func hide(_ column: Column) {
    switch column {
    case .primary:
      preferredDisplayMode =
        style == .tripleColumn && displayMode != .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
    case .supplementary: preferredDisplayMode = .secondaryOnly
    case .secondary: break
    }
  }

  /// Whether the columns are shown as one: never.
  public final var isCollapsed: Bool { false }

  /// The columns that are shown, from the left, as far as they have controllers.
  private var shownColumns: [Column] {
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

  /// Makes a view with the columns in it.
  open override func loadView() {
    view = HostLayoutContainerView { [weak self] in self?.layOutContent(in: $0) }
    arrange()
  }

  private func arrange() {
    guard let container = viewIfLoaded else { return }
    var views = shownColumns.compactMap { controllers[$0]?.view }
    // What lies over the other must be in front.
    if displayMode == .oneOverSecondary { views.reverse() }
    container.show(views)
  }

  /// How wide the primary column is in a view of a width.
  private func columnWidth(in width: CGFloat) -> CGFloat {
    if let preferred = preferredPrimaryColumnWidth, preferred.isFinite, preferred >= 0 { return min(preferred, width) }
    return min((width * 0.4).rounded(), 320)
  }

  private func layOutContent(in container: HostView) {
    var rest = container.bounds
    let width = columnWidth(in: rest.width)
    for column in shownColumns {
      guard let view = controllers[column]?.viewIfLoaded else { continue }
      var frame = rest
      if column != .secondary {
        frame.size.width = min(width, rest.width)
        if displayMode != .oneOverSecondary {
          rest.origin.x += frame.width
          rest.size.width -= frame.width
        }
      }
      view.frame = container.mirrored(frame)
    }
  }
}
