import HostTree

/// The modifier behind `contextMenu`.
struct ContextMenuModifier<Items: View> {
  let items: Items
  var preview: AnyView?
}

extension ContextMenuModifier: ViewModifier {
  func body(content: Content) -> some View { ContextMenuView(items: items, preview: preview, content: content) }
}

/// A view with a context menu.
struct ContextMenuView<Items: View, Content: View>: View {
  let items: Items
  let preview: AnyView?
  let content: Content

  var body: some View {
    ElementsReader(items.modifier(MenuEntries())) { entries in
      content.modifier(ContextMenuHost(entries: entries, preview: preview))
    }
  }
}

struct ContextMenuHost {
  let entries: [ViewElement]
  let preview: AnyView?
}

extension ContextMenuHost: HostModifier {
  typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostContextMenuView { HostContextMenuView() }

  func updateHost(_ host: HostContextMenuView, context: HostModifierContext<Self>) {
    host.preferredMenuElementOrder = context.environment.menuOrder.host
    // The environment holds objects that may hold the host, so it is read when the menu opens.
    if preview == nil {
      host.previewProvider = nil
    } else {
      host.previewProvider = { [weak node = context.node] in
        guard let node else { return nil }
        return ContextMenuHost.makePreview(of: node)
      }
    }
    guard !entries.isEmpty else { return host.menuProvider = nil }
    host.menuProvider = { [entries] in HostMenu(children: entries.compactMap { $0.host.menuElement }) }
  }

  @MainActor private static func makePreview(of node: HostModifierNode<Self>) -> HostView? {
    guard !node.flags.contains(.isUnmounted), let preview = node.modifier.preview else { return nil }
    return HostingView(rootView: preview.environment(\.self, node.scope.values))
  }
}

extension View {
  /// Adds a context menu, which opens on a long press. Without entries no menu opens.
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Adds a context menu with a preview, which opens on a long press.
  ///
  /// - Parameters:
  ///   - menuItems: The entries: buttons, menus, toggles and pickers.
  ///   - preview: The view that is shown beside the open menu in place of this view.
  ///     `HostContextMenuView.makePreview()` creates it each time the menu opens, in a hosting view of its own.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { modifier(ContextMenuModifier(items: menuItems(), preview: AnyView(preview()))) }
}
