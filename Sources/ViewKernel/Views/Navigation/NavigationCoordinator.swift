import Foundation
import HostTree

/// Connects the views of one navigation container with its controller: it knows the pages that views show, and keeps
/// the controller's stack in sync with them.
///
/// Views mount and unmount in the middle of an update, in any order; so the stack is set once, when the graph comes to
/// rest, in the same update pass. When a user goes back the controller pops at once, and the views that showed the
/// removed pages change their state to follow.
@MainActor
final class NavigationCoordinator: ObservableObject {
  let controller = HostNavigationController()
  /// Reads and writes the path for links; nil in a container without a path.
  var path: NavigationPathAccess?

  private var root: NavigationPage?
  /// The pages above the root, in the order in which they appeared.
  private var pages: [NavigationPage] = []
  private(set) weak var graph: ViewGraph?
  /// Whether the container is a column of a split view.
  var isColumn: Bool { onChange != nil }
  /// Called when the pages of a column, or what their lists select, may have changed.
  var onChange: (() -> Void)?
  private var isWaiting = false
  /// Whether an update that has changed the stack is not to be animated: see ``Transaction/disablesAnimations``.
  private var changesAtOnce = false
  private var letOthersRead = false
  private var isSettingStack = false
  /// For each type, the views with a destination for its values, in the order in which they registered.
  private var destinations: [ObjectIdentifier: [WeakDestination]] = [:]
  private var reportedTypes: Set<ObjectIdentifier> = []

  init() {
    controller.navigationBar.prefersLargeTitles = true
    controller.onRemoval = { [weak self] in self?.userWentBack(from: $0) }
  }

  // MARK: Pages

  func showRoot(_ page: NavigationPage, in graph: ViewGraph) {
    root = page
    self.graph = graph
    if path != nil { graph.kept(NavigationStacks.self).add(self) }
    stackMayChange()
  }

  func hideRoot(_ page: NavigationPage) {
    if root === page { root = nil }
    stackMayChange()
  }

  func show(_ page: NavigationPage, in graph: ViewGraph) {
    pages.append(page)
    self.graph = graph
    stackMayChange()
  }

  func hide(_ page: NavigationPage) {
    // Pages that go together go in order, so the search ends at once.
    if let index = pages.firstIndex(where: { $0 === page }) { pages.remove(at: index) }
    page.presentation.end()
    stackMayChange()
  }

  func stackMayChange() {
    onChange?()
    if graph?.transaction.disablesAnimations == true { changesAtOnce = true }
    guard let graph, !isWaiting else { return }
    isWaiting = true
    graph.readContentLater(self)
  }

  /// The pages above the root in stack order: pages of path elements are sorted by the path, within their places among
  /// the others.
  private var orderedPages: [NavigationPage] {
    let ids = path.map { NavigationPathID.ids(of: $0.elements()) } ?? []
    let places = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
    var fromPath = pages.filter { $0.pathID != nil }
      .sorted { places[$0.pathID!, default: .max] < places[$1.pathID!, default: .max] }[...]
    return pages.compactMap { $0.pathID == nil ? $0 : fromPath.popFirst() }
  }

  /// Whether a link in a column before this one shows its page here: the last such page is in place of the root.
  var showsPageFromBefore: Bool { pages.contains(where: \.isFromBefore) }

  /// The pages of the stack, the root or what is in place of it first.
  private var stack: [NavigationPage] {
    let above = orderedPages
    if let first = above.lastIndex(where: \.isFromBefore) { return Array(above[first...]) }
    return [root].compactMap { $0 } + above
  }

  /// The selection in a list of a page of the stack; nil for nothing.
  var selection: ColumnSelection? { stack.lazy.compactMap(\.columnPreference.selection).first }
  /// The width of the column that a page of the stack asks for, in points; nil for the default.
  var columnWidth: CGFloat? { stack.lazy.compactMap(\.columnPreference.width).first }

  /// Removes what a column before this one shows here, as the user has gone back to that, or follows another link.
  func removePagesFromBefore() { remove(pages.filter(\.isFromBefore)) }

  /// Shows or hides the controller's bars as the top page's preferences say.
  func barsMayChange() {
    guard let top = controller.topViewController as? NavigationPageController else { return }
    controller.performWithoutEdits {
      controller.isNavigationBarHidden = top.item.hidesNavigationBar ?? false
      controller.isToolbarHidden = (top.toolbarItems ?? []).isEmpty || top.item.hidesBottomBar == true
    }
  }

  // MARK: Popping

  /// Removes a page, with all pages above it.
  func dismiss(_ page: NavigationPage) {
    let ordered = orderedPages
    guard let place = ordered.firstIndex(where: { $0 === page }) else { return }
    remove(Array(ordered[place...]))
  }

  private func userWentBack(from gone: [HostViewController]) {
    guard !isSettingStack else { return }
    let gone = Set(gone.map { ObjectIdentifier($0) })
    remove(pages.filter { gone.contains(ObjectIdentifier($0.controller)) })
    // A binding may have refused the change: then the controller follows the views.
    stackMayChange()
  }

  /// Makes the views that show these pages change their state, so that the pages are removed.
  private func remove(_ gone: [NavigationPage]) {
    let ids = Set(gone.compactMap(\.pathID))
    for page in gone where page.pathID == nil { page.remove() }
    guard !ids.isEmpty, let path else { return }
    path.remove(
      Set(NavigationPathID.ids(of: path.elements()).enumerated().filter { ids.contains($1) }.map { $0.offset }))
  }

  // MARK: The path

  /// Registers a destination for the values of a type. The first one registered shows them.
  func register(_ destination: NavigationDestinationToken, for type: Any.Type) {
    let key = ObjectIdentifier(type)
    var known = (destinations[key] ?? []).filter { $0.token != nil }
    if !known.contains(where: { $0.token === destination }) { known.append(WeakDestination(token: destination)) }
    destinations[key] = known
  }

  func isInCharge(_ destination: NavigationDestinationToken, of type: Any.Type) -> Bool {
    destinations[ObjectIdentifier(type)]?.first { $0.token != nil }?.token === destination
  }

  func hasDestination(for type: Any.Type) -> Bool {
    destinations[ObjectIdentifier(type)]?.contains { $0.token != nil } ?? false
  }

  private func reportValuesWithoutDestination() {
    // A stack that is being unmounted shows nothing any more.
    guard let path, root != nil else { return }
    let shown = Set(pages.compactMap { $0.pathID?.value })
    for element in path.elements() where !shown.contains(element) {
      let type = type(of: element.base)
      guard !hasDestination(for: type), reportedTypes.insert(ObjectIdentifier(type)).inserted
      else { continue }
      HostDiagnostics.report(
        "A value of type \(type) was pushed on a NavigationStack in which no view shows such values: it stays in the "
          + "path unseen. Add navigationDestination(for: \(type).self) inside the stack.")
    }
  }
}

extension NavigationCoordinator: ContentReading {
  /// Sets the controller's stack; called when the graph has come to rest.
  func readContent() {
    // The preferences of new pages say how they come, and are read in the same round.
    if !letOthersRead, let graph {
      letOthersRead = true
      return graph.readContentLater(self)
    }
    letOthersRead = false
    isWaiting = false
    isSettingStack = true
    controller.setViewControllers(stack.map(\.controller), animated: !changesAtOnce)
    isSettingStack = false
    changesAtOnce = false
    barsMayChange()
    reportValuesWithoutDestination()
  }
}

/// The identity of a `navigationDestination(for:destination:)` modifier.
final class NavigationDestinationToken: ObservableObject {}

private struct WeakDestination {
  weak var token: NavigationDestinationToken?
}

/// Type-erased access to a path, for the coordinator.
struct NavigationPathAccess {
  let elements: () -> [AnyHashable]
  /// Appends an element; returns false if the path has elements of another type.
  let append: (AnyHashable) -> Bool
  /// Removes the elements at these offsets.
  let remove: (Set<Int>) -> Void
}

/// An element of a path, distinguished from equal ones by their number before it.
struct NavigationPathID: Hashable {
  let value: AnyHashable
  let occurrence: Int

  static func ids(of elements: [AnyHashable]) -> [NavigationPathID] {
    var counts: [AnyHashable: Int] = [:]
    return elements.map { element in
      defer { counts[element, default: 0] += 1 }
      return NavigationPathID(value: element, occurrence: counts[element, default: 0])
    }
  }
}

private enum NavigationCoordinatorKey: EnvironmentKey { static var defaultValue: NavigationCoordinator? { nil } }
private enum LinksFillRowsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum NavigationPathKey: EnvironmentKey { static var defaultValue: [AnyHashable] { [] } }

extension EnvironmentValues {
  /// The coordinator of the nearest navigation container, which pushes pages; nil outside of one.
  var navigationCoordinator: NavigationCoordinator? {
    get { self[NavigationCoordinatorKey.self] }
    set { self[NavigationCoordinatorKey.self] = newValue }
  }

  /// The path of the enclosing navigation stack; empty outside of one.
  var navigationPath: [AnyHashable] {
    get { self[NavigationPathKey.self] }
    set { self[NavigationPathKey.self] = newValue }
  }

  /// Whether links are in a list's rows and fill them.
  var linksFillRows: Bool {
    get { self[LinksFillRowsKey.self] }
    set { self[LinksFillRowsKey.self] = newValue }
  }
}
