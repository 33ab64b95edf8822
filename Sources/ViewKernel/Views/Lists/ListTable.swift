import HostTree

/// The table of a list or a form.
struct ListTable<SelectionValue: Hashable, Content: View>: HostedContainer {
  typealias Body = Never
  let own: ListTableConfiguration<SelectionValue>
  let content: Content
}

/// The configuration kept by the node of a ``ListTable``.
struct ListTableConfiguration<SelectionValue: Hashable>: HostConfiguration {
  let selection: ListSelection<SelectionValue>
  var isForm = false
  /// Whether each row is made of cells in columns.
  var hasColumns = false
  /// Whether each second row is a little darker; nil leaves it to the environment.
  var alternatesRowBackgrounds: Bool?

  var written: Any { ListTable(own: self, content: EmptyView()) }

  func makeNode(of type: Any.Type, in builder: NodeBuilder) -> HostNode<Self> { ListNode(self, of: type, in: builder) }

  private func style(_ context: HostContext<Self>) -> HostTableView.Style {
    context.environment.tableStyle ?? .insetGrouped
  }

  func makeHost(context: HostContext<Self>) -> HostTableView { HostTableView(style: style(context)) }

  func updateHost(_ host: HostTableView, context: HostContext<Self>) {
    host.setStyle(style(context))
    host.isForm = isForm
    host.hasColumns = hasColumns
    host.alternatesRowBackgrounds = alternatesRowBackgrounds ?? context.environment.alternatesRowBackgrounds
    host.setRefresh(context.environment.refresh)
    host.setScrolling(context.environment)
    ScrollCoordinator.apply(context.environment, to: host, of: context.node)
    host.sectionSpacing = context.environment.listSectionSpacing
    host.rowSpacing = context.environment.listRowSpacing
    host.drawsBackground = context.environment.scrollContentBackground != .hidden
    host.setEditing(context.environment.editMode?.wrappedValue.isEditing == true, animated: true)
    let node = knownDowncast(context.node, to: ListNode<SelectionValue>.self)
    node.selectionMenu = context.environment.selectionMenu
    host.opensRowMenus = node.selectionMenu != nil
    node.take(selection)
    host.rowMover?.isEnabled = context.environment.isEnabled
    // Read here, so that the host is updated when they change.
    _ = (context.environment.listSectionMargins, context.environment.listSectionIndexVisibility)
    if node.rows.sectionCount > 0 { node.readSections() }
    _ = (context.environment.colorScheme, context.environment.tint, context.environment.defaultMinListRowHeight)
    node.furnishShownCells()
  }

  static func dismantleHost(_ host: HostTableView) { ScrollCoordinator.dismantle(host) }
}
