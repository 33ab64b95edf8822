// Tests: `DepartingScreensTests`, `ScreensInAnimationsTests`.

import HostTree

/// The node of a screen: its content's hosts go into the view of a view controller of their own.
///
/// The life of node and controller:
/// - **mount**: the controller is made and updated, the content is mounted, its hosts become subviews of the
///   controller's view, and the container presents the controller.
/// - **update**: the controller is updated if the container's own properties differ; then the content.
/// - **appear and disappear**: the controller's view enters a window or leaves it, and the content with it, whatever
///   the node's ancestors do.
/// - **commit**: hosts of the content were inserted, removed or replaced; the subviews of the controller's view are
///   set.
/// - **unmount**: the content, then the container removes the controller.
final class ScreenNode<Container: ScreenContainer>: EnclosingNode<Container>, ScreenStage, Committing,
  ShowingElsewhere
{
  private var container: Container
  private let descriptor = ViewDescriptor.of(Container.self)
  private(set) var screenController: Container.Controller!

  init(_ container: Container, in builder: NodeBuilder) {
    self.container = container
    super.init(in: builder)
    flags.insert(.showsContentElsewhere)
  }

  private var context: ScreenContext { ScreenContext(node: self) }

  var controller: HostViewController? { screenController }

  override var passesOn: NodeFlags { [] }

  override func mount(around content: () -> Void) {
    markSubtree(.subtreeHasScreen)
    track {
      screenController = container.makeController(context: context)
      updateController()
    }
    let screen = screenController.screen
    screen.stage = self
    (graph.owner as? any ScreenOwner)?.screenDidMount(screen)
    content()
    commit()
    container.show(screenController, context: context)
  }

  override func update(with new: Container, around content: () -> Void) {
    let isEqual = isSame(container, new, descriptor.comparison)
    container = new
    if !isEqual { rerun() }
    content()
  }

  override func run() {
    track {
      screenController.performWithoutEdits { updateController() }
    }
  }

  private func updateController() {
    // A sheet's view is not a subview of the hosts around the views that present it, so it inherits no traits of
    // theirs.
    let own = scope.ownTraits.intersection(.layoutDirection)
    if !own.isEmpty { screenController.screen.take(own, of: scope.values) }
    container.update(screenController, context: context)
  }

  override func willUnmount() {
    let screen = screenController.screen
    screen.stage = nil
    (graph.owner as? any ScreenOwner)?.screenWillUnmount(screen)
    container.hide(screenController, context: context)
    super.willUnmount()
  }

  // MARK: The seam

  override func contribute(to gathering: Gathering) {
    switch gathering {
    // The content is shown elsewhere, and the container animates the controller in its own way.
    case is HostCollector, is FoundTransitions: break
    case let own as OwnHosts: if let screenController { own.append(screenController.screen) }
    default: if Container.passesPreferences { super.contribute(to: gathering) }
    }
  }

  override func contentDidChange(_ change: ContentChange) {
    switch change {
    case .contribution: graph.commitLater(self)
    case .preference where !Container.passesPreferences: break
    default: super.contentDidChange(change)
    }
  }

  override func commit() { collectContentHosts { screenController.screen.setContentSubviews($0.hostsInPlace) } }

  override func inspect(into inspection: inout NodeInspection) {
    inspection.show(container)
    inspection.isShownElsewhere = true
  }

  var commitDifference: String? { screenController.screen.difference(from: readContentHosts()) }

  // MARK: Appearance

  var isContentOnScreen: Bool { screenController.screen.window != nil }

  override func surroundingsDidChange(_ change: SurroundingsChange) {
    // The surrounding views appear or disappear: the controller's view reports separately when it does.
    if case .visibility = change { return }
    super.surroundingsDidChange(change)
  }

  func screenVisibilityDidChange(_ isVisible: Bool) {
    forEachChild { $0.surroundingsDidChange(.visibility(isVisible)) }
    graph.noteCommit(of: self)
  }

  func screenDidMoveToWindow() { (graph.owner as? any ScreenOwner)?.stageMayChange() }

  func updateViews() { (graph.owner as? any ScreenOwner)?.updateViews() }

  override var viewName: String { parent?.viewName ?? "\(Container.self)" }
}

/// A ``ScreenNode`` with its type erased, as the screen's view sees it.
@MainActor
protocol ScreenStage: ViewNode {
  /// The controller of the screen's content.
  var controller: HostViewController? { get }
  /// The controller's view has entered a window, or is about to leave it.
  func screenVisibilityDidChange(_ isVisible: Bool)
  /// The controller's view has entered a window or left it.
  func screenDidMoveToWindow()
  /// Updates the views of the graph.
  func updateViews()
}

/// The owner of a graph, as its screens see it.
@MainActor
protocol ScreenOwner: AnyObject {
  /// The controller of the hosting view; nil if it has none.
  var controller: HostViewController? { get }
  /// Updates the views now, also with a new root view.
  func updateViews()
  /// The traits of a screen have changed. It may be the only one in a window.
  func screenTraitsDidChange()
  func screenDidMount(_ screen: ScreenView)
  func screenWillUnmount(_ screen: ScreenView)
  func stageMayChange()
  /// Calls `action` once, in the effects pass of the update in which the views enter a window.
  func whenInWindow(_ action: @escaping @MainActor () -> Void)
}

extension ViewNode {
  /// Whether content of the subtree is shown in a view controller of its own: a page, a sheet.
  final var containsScreen: Bool {
    guard flags.contains(.subtreeHasScreen) else { return false }
    var isFound = self is any ScreenStage
    forEachChild { isFound = isFound || $0.containsScreen }
    return isFound
  }

  /// The view controller of this node's hosts: the controller of the nearest screen among the ancestors, or the hosting
  /// view's.
  final var enclosingController: HostViewController? {
    var node: ViewNode? = self
    while let current = node {
      if let screen = current as? any ScreenStage { return screen.controller }
      node = current.parent
    }
    return (graph.owner as? any ScreenOwner)?.controller
  }
}
