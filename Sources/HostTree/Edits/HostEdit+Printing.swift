extension HostEdit {
  /// The edit in a printed tree: `bounces=false at Cart.swift:12, was true`.
  final var printed: String {
    let (value, previous) = texts
    return "\(name ?? typeName)=\(value) at \(source)" + (previous.map { ", was \($0)" } ?? "")
  }
}

extension HostView {
  /// The edits of this view, and those of what belongs to it without being a view, as they are printed; empty for none.
  final var printedEdits: String {
    var parts = edits.map(\.printed)
    for owner in editablesWithoutLine {
      parts += owner.edits.map { "\(type(of: owner)).\($0.printed)" }
    }
    return parts.isEmpty ? "" : "{\(parts.joined(separator: "; "))}"
  }

  /// The objects around this view that can be edited and have no line in a printed tree.
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
