public import Foundation
public import HostTree

/// Lines views up in rows and columns at once.
///
/// Its content is ``GridRow``s, each of whose views is a cell. Any other view is a row of its own across all columns.
public struct Grid<Content: View>: HostedView {
  /// There is no body.
  public typealias Body = Never
  nonisolated(unsafe) let layout: GridLayout
  nonisolated(unsafe) let content: Content

  /// Lines up the rows that `content` makes.
  ///
  /// - Parameters:
  ///   - alignment: Where views lie in their cells, unless their column or row says otherwise; in the middle unless told.
  ///   - horizontalSpacing: The distance between columns in points; nil takes the usual one.
  ///   - verticalSpacing: The distance between rows in points; nil takes the usual one.
  ///   - content: The rows.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      layout: GridLayout(
        alignment: alignment, horizontalSpacing: horizontalSpacing.soundLength("The horizontal spacing of a grid"),
        verticalSpacing: verticalSpacing.soundLength("The vertical spacing of a grid")),
      content: content())
  }

  nonisolated private init(layout: GridLayout, content: Content) {
    self.layout = layout
    self.content = content
  }

  var own: Grid<EmptyView> { Grid<EmptyView>(layout: layout, content: EmptyView()) }

  func makeHost(context: HostContext<Self>) -> HostGridView { HostGridView() }
  func updateHost(_ host: HostGridView, context: HostContext<Self>) { host.layout = layout }
}

extension GridLayout: Layout {}

/// A row of a ``Grid``: each of its views is a cell. Outside of a grid it is a group.
///
/// It has no host of its own, so a modifier of a row modifies each cell.
public struct GridRow<Content: View>: View {
  /// There is no body.
  public typealias Body = Never
  let alignment: VerticalAlignment?
  nonisolated(unsafe) let content: Content

  /// Makes a row of the views that `content` makes.
  ///
  /// - Parameters:
  ///   - alignment: Where the views lie in the row's height; nil takes the grid's alignment.
  ///   - content: The cells.
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Appends one node that says of the content's hosts that they belong to one row.
  public static func makeNodes(_ view: Self, in builder: inout NodeBuilder) {
    builder.append(GridRowNode(view.alignment, of: Self.self, in: builder)) { $0.mountChildren(view.content) }
  }

  /// Hands the new value to the one node, and the cells to those inside.
  public static func updateNodes(_ view: Self, in cursor: inout NodeCursor) {
    cursor.update(view.alignment) { $0.updateChildren(view.content) }
  }
}

/// The node of a row, which marks hosts as they pass through it.
final class GridRowNode: EnclosingNode<VerticalAlignment?> {
  private var alignment: VerticalAlignment?
  /// The type of the view as it was written.
  private let type: Any.Type

  init(_ alignment: VerticalAlignment?, of type: Any.Type, in builder: NodeBuilder) {
    self.alignment = alignment
    self.type = type
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) {
    inspection.value = GridRow<EmptyView>(alignment: alignment) {}
    inspection.type = type
  }

  override func update(with new: VerticalAlignment?, around content: () -> Void) {
    let isSame = alignment == new
    alignment = new
    content()
    if !isSame { contentDidChange(.contribution) }
  }

  override func contribute(to gathering: Gathering) {
    let start = (gathering as? HostCollector)?.hosts.count ?? 0
    super.contribute(to: gathering)
    guard let hosts = gathering as? HostCollector, !hosts.isReading else { return }
    let row = GridRowKey.Row(id: ObjectIdentifier(self), alignment: alignment)
    for host in hosts.hosts(since: start) where !host.isOutsideLayout { host.setLayoutValue(row, for: GridRowKey.self) }
  }
}

/// The modifier behind `gridCellColumns`.
struct GridCellColumnsModifier {
  let count: Int
}

extension GridCellColumnsModifier: HostAttributeModifier {
  typealias Body = Never

  func apply(to host: HostView) {
    if GridCellColumnsKey.sound(count) != count, host.layoutValue(for: GridCellColumnsKey.self) != count {
      reportMisuse(
        "A cell of a grid goes across \(count) columns; it counts as \(GridCellColumnsKey.sound(count)). Give gridCellColumns a "
          + "number from 1 to \(GridCellColumnsKey.most).")
    }
    host.setLayoutValue(count, for: GridCellColumnsKey.self)
  }
}

extension View {
  /// Makes this cell of a ``Grid`` go across several columns.
  ///
  /// Less than 1 counts as 1 and more than 1,000 as 1,000; both are reported.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellColumnsModifier(count: count))
  }

  /// Lets this cell of a ``Grid`` take what room there is along some axes without asking for any.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
  }

  /// Says where all views of this cell's column lie in the column's width.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// Lets a point of this view lie at the same point of its cell, whatever the alignment.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchorKey.self, value: anchor.sound("The anchor of a grid's cell"))
  }
}
