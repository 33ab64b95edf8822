import Foundation

/// A container that places its subviews one after the other with their ideal lengths, by ``LazyStackLayout``.
///
/// ```swift
/// final class Rows: HostLazyDataSource {
///   func lazyContainer(_ container: HostLazyContainerView, numberOfItemsInSection section: Int) -> Int { 10_000 }
///
///   func lazyContainer(_ container: HostLazyContainerView, viewsFor element: HostLazyElement) -> [HostView] {
///     [HostFrameView(width: 100, height: 50)]
///   }
/// }
///
/// let rows = Rows()
/// let stack = HostLazyStackView()
/// stack.dataSource = rows
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// let scrollView = HostScrollView(axes: .vertical)
/// scrollView.frame = window.bounds
/// scrollView.addSubview(stack)
/// window.addSubview(scrollView)
/// window.makeKeyAndVisible()
/// window.settle()
/// print(stack.subviews.count)
/// // Prints "9"
/// ```
///
/// With a data source only the visible elements have views: see ``HostLazyContainerView``.
open class HostLazyStackView: HostLazyContainerView {
  /// The layout of the subviews. Defaults to a vertical stack.
  ///
  /// A spacing that is not finite is reported to ``HostDiagnostics`` and counts as nil.
  public final var layout = LazyStackLayout(axis: .vertical) {
    didSet {
      if let spacing = layout.spacing, !spacing.isFinite {
        HostDiagnostics.report(
          "A lazy stack has the spacing \(spacing.printed), which is not finite; it counts as not given. "
            + "Give it a length.")
        layout.spacing = nil
      }
      if layout.axis != oldValue.axis { for child in subviews { child.enclosingStackMayChange() } }
      if layout != oldValue { layoutOfLinesDidChange() }
    }
  }

  override var handsOnTraits: Bool { false }
  override func runLayout(_ call: inout LayoutCall) { call.run(layout) }

  override var stackAxis: Axis? { layout.axis }

  override var axis: Axis { layout.axis }
  override var lineSpacing: CGFloat? { layout.spacing }
  override var labelLayout: LazyStackLayout { layout }

  /// Adds the layout's parameters to the description.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.add("axis", layout.axis)
    if let spacing = layout.spacing { description.add("spacing", spacing) }
    if layout.alignment != .center {
      description.add("alignment", layout.alignment.shortDescription(across: layout.axis))
    }
  }
}
