extension HostEdit {
  /// The edit as printed in a tree: `bounces=false at Cart.swift:12, was true`.
  final var printed: String {
    let (value, previous) = texts
    return "\(name ?? typeName)=\(value) at \(source)" + (previous.map { ", was \($0)" } ?? "")
  }
}

extension HostView {
  /// The edits of this view and of its objects that are not views, as printed; empty for none.
  ///
  /// Those objects are the controller, items, gesture recognizers and a presentation.
  final var printedEdits: String {
    var parts = edits.filter { $0.rank != .ownLook }.map(\.printed)
    for owner in editablesWithoutLine {
      parts += owner.edits.map { "\(type(of: owner)).\($0.printed)" }
    }
    return parts.isEmpty ? "" : "{\(parts.joined(separator: "; "))}"
  }

  /// The editable objects that belong to this view and have no line of their own in a printed tree.
  private var editablesWithoutLine: [any HostEditable] {
    var found: [any HostEditable] = gestureRecognizers ?? []
    if let controller = viewController {
      found.append(controller)
      if let item = controller.containerProperties.navigationItem {
        found.append(item)
        found += item.leftBarButtonItems ?? []
        found += item.rightBarButtonItems ?? []
      }
      if let item = controller.containerProperties.tabBarItem { found.append(item) }
      found += controller.toolbarItems ?? []
    }
    if let presentation = (self as? HostTransitionView)?.presentation { found.append(presentation) }
    return found
  }
}
