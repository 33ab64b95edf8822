public import Foundation
public import HostTree

/// A container that arranges its children in columns, line by line, and mounts only the visible lines.
///
/// Use it for long content in a scroll view; its lifecycle is like a ``LazyVStack``'s. The columns depend on the
/// proposed width alone; see ``/HostTree/GridItem``. The header and the footer of a section have a line of their own.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
/// window.rootViewController = HostingController(
///   rootView: ScrollView {
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { ForEach(0..<1000) { Text("\($0)") } }
///   })
/// window.makeKeyAndVisible()
/// window.settle()
/// print(window.subviews[0].subviews[0].treeDescription())
/// // Prints:
/// // HostScrollView (0, 0, 320 x 40)
/// // └─ HostLazyGridView (0, 0, 320 x 9455.33) axis=vertical columns=adaptive(80...inf)
/// //    ├─ HostLabel "0" (45.33, 0, 10.67 x 20.33)
/// //    ├─ HostLabel "1" (156, 0, 8 x 20.33)
/// //    ├─ HostLabel "2" (264.17, 0, 10.33 x 20.33)
/// //    ├─ HostLabel "3" (45.17, 28.33, 11 x 20.33)
/// //    ├─ HostLabel "4" (154.5, 28.33, 11 x 20.33)
/// //    └─ HostLabel "5" (264, 28.33, 10.67 x 20.33)
/// ```
public struct LazyVGrid<Content: View>: HostedContainer {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never
  let own: LazyVGridConfiguration
  nonisolated(unsafe) let content: Content

  /// Creates a vertical lazy grid.
  ///
  /// - Parameters:
  ///   - columns: The columns, with their widths and spacing. Invalid lengths are reported as misuse.
  ///   - alignment: The alignment of columns that do not fill the grid's width. Defaults to the centre.
  ///   - spacing: The distance between lines in points; nil takes the default, 8.
  ///   - pinnedViews: The headers and footers that stay visible while their section is.
  ///   - content: The children.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    own = LazyVGridConfiguration(
      columns: columns.map(\.sound), alignment: alignment, spacing: spacing.soundLength("The spacing of a lazy grid"),
      pinnedViews: pinnedViews)
    self.content = content()
  }
}

/// The configuration kept by the node of a ``LazyVGrid``.
struct LazyVGridConfiguration: LazyHostConfiguration {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews

  var written: Any {
    LazyVGrid(columns: columns, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews) {}
  }

  func makeHost(context: HostContext<Self>) -> HostLazyGridView { HostLazyGridView() }

  func updateHost(_ host: HostLazyGridView, context: HostContext<Self>) {
    host.pin(pinnedViews)
    host.layout = LazyGridLayout(
      axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing)
  }
}

/// A container that arranges its children in rows, column by column, and mounts only the visible columns.
///
/// Use it for long content in a scroll view that scrolls horizontally; its lifecycle is like a ``LazyVStack``'s. The
/// rows depend on the proposed height alone; see ``/HostTree/GridItem``. The header and the footer of a section have a
/// column of their own.
public struct LazyHGrid<Content: View>: HostedContainer {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never
  let own: LazyHGridConfiguration
  nonisolated(unsafe) let content: Content

  /// Creates a horizontal lazy grid.
  ///
  /// - Parameters:
  ///   - rows: The rows, with their heights and spacing. Invalid lengths are reported as misuse.
  ///   - alignment: The alignment of rows that do not fill the grid's height. Defaults to the centre.
  ///   - spacing: The distance between columns in points; nil takes the default, 8.
  ///   - pinnedViews: The headers and footers that stay visible while their section is.
  ///   - content: The children.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    own = LazyHGridConfiguration(
      rows: rows.map(\.sound), alignment: alignment, spacing: spacing.soundLength("The spacing of a lazy grid"),
      pinnedViews: pinnedViews)
    self.content = content()
  }
}

/// The configuration kept by the node of a ``LazyHGrid``.
struct LazyHGridConfiguration: LazyHostConfiguration {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews

  var written: Any {
    LazyHGrid(rows: rows, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews) {}
  }

  func makeHost(context: HostContext<Self>) -> HostLazyGridView { HostLazyGridView() }

  func updateHost(_ host: HostLazyGridView, context: HostContext<Self>) {
    host.pin(pinnedViews)
    host.layout = LazyGridLayout(
      axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing)
  }
}
