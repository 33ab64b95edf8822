public import Foundation
public import HostTree

/// Places its content in columns, line after line.
///
/// For long lists in a scroll view: views come into being line by line when they come into sight, as in a ``LazyVStack``. The columns
/// depend on the offered width alone; see ``GridItem``. The header and the footer of a section have a line of their own.
public struct LazyVGrid<Content: View>: HostedView {
  /// There is no body.
  public typealias Body = Never
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  nonisolated(unsafe) let content: Content

  /// Places what `content` makes in columns.
  ///
  /// - Parameters:
  ///   - columns: How wide each column is, and how far from the next.
  ///   - alignment: Where the columns lie that do not fill the grid's width; in the middle unless told.
  ///   - spacing: The distance between lines in points; nil takes the usual one.
  ///   - pinnedViews: Which headers and footers of sections stay in sight as long as their section is.
  ///   - content: The views.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns.map(\.sound)
    self.alignment = alignment
    self.spacing = spacing.soundLength("The spacing of a lazy grid")
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Appends one node, in which views come into being when they come into sight.
  public static func makeNodes(_ view: Self, in builder: inout NodeBuilder) {
    append(LazyNode(view.own, of: Self.self, in: builder), around: view, in: &builder)
  }

  var own: LazyVGrid<EmptyView> {
    LazyVGrid<EmptyView>(columns: columns, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews) {}
  }

  func makeHost(context: HostContext<Self>) -> HostLazyGridView { HostLazyGridView() }

  func updateHost(_ host: HostLazyGridView, context: HostContext<Self>) {
    host.pin(pinnedViews)
    host.layout = LazyGridLayout(
      axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing)
  }
}

/// Places its content in rows, column after column.
///
/// For long lists in a scroll view that scrolls sideways: views come into being column by column when they come into sight, as in a
/// ``LazyVStack``. The rows depend on the offered height alone; see ``GridItem``. The header and the footer of a section have a column
/// of their own.
public struct LazyHGrid<Content: View>: HostedView {
  /// There is no body.
  public typealias Body = Never
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  nonisolated(unsafe) let content: Content

  /// Places what `content` makes in rows.
  ///
  /// - Parameters:
  ///   - rows: How high each row is, and how far from the next.
  ///   - alignment: Where the rows lie that do not fill the grid's height; in the middle unless told.
  ///   - spacing: The distance between columns in points; nil takes the usual one.
  ///   - pinnedViews: Which headers and footers of sections stay in sight as long as their section is.
  ///   - content: The views.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows.map(\.sound)
    self.alignment = alignment
    self.spacing = spacing.soundLength("The spacing of a lazy grid")
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Appends one node, in which views come into being when they come into sight.
  public static func makeNodes(_ view: Self, in builder: inout NodeBuilder) {
    append(LazyNode(view.own, of: Self.self, in: builder), around: view, in: &builder)
  }

  var own: LazyHGrid<EmptyView> {
    LazyHGrid<EmptyView>(rows: rows, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews) {}
  }

  func makeHost(context: HostContext<Self>) -> HostLazyGridView { HostLazyGridView() }

  func updateHost(_ host: HostLazyGridView, context: HostContext<Self>) {
    host.pin(pinnedViews)
    host.layout = LazyGridLayout(
      axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing)
  }
}
