public import Foundation
public import HostTree

/// A container that aligns its children in rows and columns.
///
/// Its children are ``GridRow``s, whose views are the cells. Any other view is a row of its own that spans all columns.
/// A column is as wide as its widest cell. All cells are mounted; see ``LazyVGrid`` for many.
///
/// ```swift
/// let host = HostingView(
///   rootView: Grid(alignment: .leading) {
///     GridRow { Text("Name"); Text("Ada") }
///     GridRow { Text("Born"); Text("1815") }
///   })
/// host.sizeToFit()
/// host.layoutIfNeeded()
/// print(host.subviews[0].treeDescription())
/// // Prints:
/// // HostGridView (0, 0, 89.33 x 48.67) alignment=leading
/// // ├─ HostLabel "Name" (0, 0, 45.67 x 20.33)
/// // ├─ HostLabel "Ada" (53.67, 0, 30.67 x 20.33)
/// // ├─ HostLabel "Born" (0, 28.33, 36 x 20.33)
/// // └─ HostLabel "1815" (53.67, 28.33, 35.67 x 20.33)
/// ```
public struct Grid<Content: View>: HostedContainer {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never
  let own: GridConfiguration
  nonisolated(unsafe) let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views in their cells, unless their column or row has its own. Defaults to the
  ///     centre.
  ///   - horizontalSpacing: The distance between columns in points; nil takes the default, 8.
  ///   - verticalSpacing: The distance between rows in points; nil takes the default, 8.
  ///   - content: The rows.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    own = GridConfiguration(
      layout: GridLayout(
        alignment: alignment, horizontalSpacing: horizontalSpacing.soundLength("The horizontal spacing of a grid"),
        verticalSpacing: verticalSpacing.soundLength("The vertical spacing of a grid")))
    self.content = content()
  }
}

/// The configuration kept by the node of a ``Grid``.
struct GridConfiguration: HostConfiguration {
  // Set by an initializer that is not isolated, as SwiftUI's is not; read on the main actor only.
  nonisolated(unsafe) let layout: GridLayout

  var written: Any {
    Grid(
      alignment: layout.alignment, horizontalSpacing: layout.horizontalSpacing, verticalSpacing: layout.verticalSpacing
    ) {}
  }

  func makeHost(context: HostContext<Self>) -> HostGridView { HostGridView() }
  func updateHost(_ host: HostGridView, context: HostContext<Self>) { host.layout = layout }
}

/// A row of a ``Grid``: each of its views is a cell. Outside of a grid it is a group.
///
/// It has no host of its own, so a modifier of a row applies to each cell.
public struct GridRow<Content: View>: View {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never
  let alignment: VerticalAlignment?
  nonisolated(unsafe) let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the cells; nil takes the grid's.
  ///   - content: The cells.
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Appends one node that marks the content's hosts as cells of one row.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    builder.append(GridRowNode(view.alignment, of: Self.self, in: builder)) { $0.mountChildren(view.content) }
  }

  /// Updates the one node with the alignment, and its children with the cells.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    cursor.update(view.alignment) { $0.updateChildren(view.content) }
  }
}

/// The node of a row: it marks the hosts of its cells when they are collected.
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
    inspection.show(GridRow<EmptyView>(alignment: alignment) {}, as: type)
  }

  override func update(with new: VerticalAlignment?, around content: () -> Void) {
    let isSame = alignment == new
    alignment = new
    content()
    if !isSame { contentDidChange(.contribution) }
  }

  override func contribute(to gathering: Gathering) {
    let start = (gathering as? HostCollector)?.count ?? 0
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
  /// Makes this cell of a ``Grid`` span several columns.
  ///
  /// Less than 1 counts as 1 and more than 1,000 as 1,000; both are reported as misuse.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellColumnsModifier(count: count))
  }

  /// Makes this cell of a ``Grid`` take the size of its column or row along some axes without influencing it.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
  }

  /// Sets the alignment of all cells in this cell's column.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// Aligns a unit point of this view with the same point of its cell, whatever the grid's alignment.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchorKey.self, value: anchor.sound("The anchor of a grid's cell"))
  }
}
