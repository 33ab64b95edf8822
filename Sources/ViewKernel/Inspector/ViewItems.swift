import BrowserDisplay
import HostTree

/// The tree of a window's views as the program has written them: views with bodies of the program's own, and the hosts
/// of the views that these bodies name. What the library puts around or inside is left out.
@MainActor
final class ViewItems: ItemTree {
  private let window: HostWindow
  /// The children of items with very many, until the next frame: finding them takes long.
  private var many: [InspectedItem: ItemList] = [:]
  private static let manyLimit = 1_000

  init(_ window: HostWindow) { self.window = window }

  var root: InspectedItem { InspectedItem(window) }

  /// Forgets what was found in the last frame.
  func forget() { many = [:] }

  func children(of item: InspectedItem) -> ItemList {
    if let known = many[item] { return known }
    let found = findChildren(of: item)
    if found.count > ViewItems.manyLimit { many[item] = found }
    return found
  }

  private func findChildren(of item: InspectedItem) -> ItemList {
    if let node = item.object as? ViewNode { return .items(items(inside: node)) }
    guard let host = item.host else { return .items([]) }
    if host === window { return .items(roots.flatMap { items(inside: $0) }) }
    guard let node = owner(of: host) else { return .hosts(host.subviews) }
    let inside = items(inside: node)
    // Hosts of a representable are the program's own, and no views have put them there.
    return inside.isEmpty && node.inspection.value is any HostViewRepresentable
      ? .hosts(host.subviews) : .items(inside)
  }

  /// The root nodes of the outermost hosting views.
  private var roots: [ViewNode] {
    var found: [ViewNode] = []
    var rest: [HostView] = [window]
    while let host = rest.popLast() {
      if let node = (host as? any InspectableRoot)?.inspectedNode {
        // The hosting views of a navigation stack's pages share a graph, and so its root.
        if let top: ViewNode = node.graph.root, !found.contains(where: { $0 === top }) { found.append(top) }
      } else {
        rest += host.subviews.reversed()
      }
    }
    return found
  }

  private func items(inside node: ViewNode) -> [InspectedItem] {
    var found: [InspectedItem] = []
    node.walk { inner in
      guard inner !== node else { return true }
      guard let item = item(of: inner) else { return true }
      // Its children are asked for next: no search for the owner, which goes through all nodes.
      if item.host != nil { HostOwners.noteHosts(of: inner) }
      found.append(item)
      return false
    }
    return found
  }

  /// The item that a node is: a view of the program's own, or the host of a view that such a body names.
  private func item(of node: ViewNode) -> InspectedItem? {
    guard let type = node.inspectedType else { return nil }
    if ViewBodies.isOfUser(type) { return InspectedItem(node) }
    guard let host = node.ownHosts.first, !host.isOutsideLayout, isWritten(node) || host.describedText != nil else {
      return nil
    }
    return InspectedItem(host)
  }

  /// Whether a body of the program names the view of a node with a host, or another view whose outermost host this is:
  /// what is further inside is the library's.
  private func isWritten(_ node: ViewNode) -> Bool {
    var shown = [node.inspectedType].compactMap { $0 }
    var isInside = false
    var hasHostAround = false
    var next = node.parent
    while let current = next {
      if let type = current.inspectedType, BodyTypes.hasBody(type) {
        if ViewBodies.isOfUser(type) {
          return !isInside || shown.contains { BodyTypes.names($0, inBodyOf: type) }
        }
        if hasHostAround { isInside = true } else { shown.append(type) }
      }
      if !hasHostAround, !current.ownHosts.isEmpty { hasHostAround = true }
      next = current.parent
    }
    // No view of the program's own is around: a scene names it.
    return true
  }

  /// The node that owns a host.
  func owner(of host: HostView) -> ViewNode? {
    guard let node = host.viewChain.first?.node, node.ownHosts.contains(where: { $0 === host }) else { return nil }
    return node
  }

  func parent(of item: InspectedItem) -> InspectedItem? {
    if item.host === window { return nil }
    guard let node = item.object as? ViewNode ?? item.host.flatMap({ owner(of: $0) }) else {
      return item.host?.superview.flatMap { self.item(showing: $0) }
    }
    return around(node) ?? root
  }

  private func around(_ node: ViewNode) -> InspectedItem? {
    var next = node.parent
    while let current = next {
      if let item = item(of: current) { return item }
      next = current.parent
    }
    return nil
  }

  func words(of item: InspectedItem) -> ItemWords {
    guard let node = item.object as? ViewNode else { return item.host.map { ItemWords(of: $0) } ?? ItemWords() }
    var words = ItemWords()
    words.kind = "view"
    guard let view = InspectedView(node) else { return words }
    words.name = view.isModifier ? ".\(view.typeName)" : view.typeName
    let state = ViewState.values(of: view).map { "\($0.name)=\(PrintedValue.short($0.value))" }
    words.properties = state.isEmpty ? nil : state.joined(separator: " ")
    return words
  }

  func hosts(of item: InspectedItem) -> [HostView] {
    if let node = item.object as? ViewNode { return node.flags.contains(.isUnmounted) ? [] : node.shownHosts }
    return item.host.map { [$0] } ?? []
  }

  func item(showing host: HostView) -> InspectedItem? {
    guard let node = host.viewChain.first?.node else { return root }
    return item(of: node) ?? around(node) ?? root
  }
}

/// The types of bodies.
@MainActor
private enum BodyTypes {
  private struct Pair: Hashable {
    let outer, inner: ObjectIdentifier
  }

  private static var bodies: [ObjectIdentifier: Any.Type] = [:]
  private static var named: [Pair: Bool] = [:]

  /// The type of the body of a view or modifier; `Never` for none.
  private static func body(of type: Any.Type) -> Any.Type {
    if let known = bodies[ObjectIdentifier(type)] { return known }
    func body<V: View>(_: V.Type) -> Any.Type { V.Body.self }
    func body<M: ViewModifier>(_: M.Type) -> Any.Type { M.Body.self }
    let found: Any.Type =
      (type as? any View.Type).map { body($0) } ?? (type as? any ViewModifier.Type).map { body($0) } ?? Never.self
    bodies[ObjectIdentifier(type)] = found
    return found
  }

  static func hasBody(_ type: Any.Type) -> Bool { body(of: type) != Never.self }

  /// Whether the body of a view has another type in its own, as all has that the body names.
  static func names(_ type: Any.Type, inBodyOf owner: Any.Type) -> Bool {
    let pair = Pair(outer: ObjectIdentifier(owner), inner: ObjectIdentifier(type))
    if let known = named[pair] { return known }
    let isNamed = String(reflecting: body(of: owner)).contains(String(reflecting: type))
    named[pair] = isNamed
    return isNamed
  }
}
