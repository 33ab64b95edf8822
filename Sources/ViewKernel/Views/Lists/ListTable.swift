import HostTree

/// The table of a list or a form.
struct ListTable<SelectionValue: Hashable, Content: View>: HostedView {
  typealias Body = Never
  let selection: ListSelection<SelectionValue>
  let isForm: Bool
  let content: Content

  static func _makeNodes(_ view: Self, in builder: inout NodeBuilder) {
    append(ListNode(view.own, of: Self.self, in: builder), around: view, in: &builder)
  }

  var own: ListTable<SelectionValue, EmptyView> {
    ListTable<SelectionValue, EmptyView>(selection: selection, isForm: isForm, content: EmptyView())
  }

  private func style(_ context: HostContext<Self>) -> HostTableView.Style {
    context.environment.tableStyle ?? .insetGrouped
  }

  func makeHost(context: HostContext<Self>) -> HostTableView { HostTableView(style: style(context)) }

  func updateHost(_ host: HostTableView, context: HostContext<Self>) {
    host.setStyle(style(context))
    host.isForm = isForm
    host.setRefresh(context.environment.refresh)
    host.setScrolling(context.environment)
    host.sectionSpacing = context.environment.listSectionSpacing
    host.setEditing(context.environment.editMode?.wrappedValue.isEditing == true, animated: true)
    let node = knownDowncast(context.node, to: ListNode<SelectionValue>.self)
    node.selectionMenu = context.environment.selectionMenu
    host.opensRowMenus = node.selectionMenu != nil
    node.take(selection)
  }
}
