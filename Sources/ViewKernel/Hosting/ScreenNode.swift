import HostTree

/// The node of a screen: its content's hosts go into the view of a controller of its own.
///
/// It lives like this:
/// - *mounted*: the controller is made, the content is mounted, its hosts become subviews of the controller's view, and
///   the container puts the controller on the display;
/// - *updated*: the container is, where its own properties differ; then the content;
/// - *shown and hidden*: the controller's view comes into a window or leaves it, and the content appears or disappears;
/// - *unmounted*: the content, then the container takes the controller away.
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
    // A sheet is not inside the hosts around the views that show it.
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
    // Its content is shown elsewhere, and a container brings and takes the controller by a way of its own.
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

  override func commit() { collectContentHosts { screenController.screen.setContentSubviews($0.hosts) } }

  override func inspect(into inspection: inout NodeInspection) {
    inspection.value = container
    inspection.isShownElsewhere = true
  }

  var commitDifference: String? { screenController.screen.difference(from: readContentHosts()) }

  // MARK: Appearance

  var isContentOnScreen: Bool { screenController.screen.window != nil }

  override func surroundingsDidChange(_ change: SurroundingsChange) {
    // The views around come or go: the controller's view will tell when it does, too.
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

/// What a screen's view tells of its life: a ``ScreenNode``, whatever its type.
@MainActor
protocol ScreenStage: ViewNode {
  /// The controller around the views inside.
  var controller: HostViewController? { get }
  /// The controller's view came into a window, or leaves it.
  func screenVisibilityDidChange(_ isVisible: Bool)
  /// The controller's view has come into a window or left it.
  func screenDidMoveToWindow()
  /// Updates the views of the graph.
  func updateViews()
}

/// A graph's owner as screens see it.
@MainActor
protocol ScreenOwner: AnyObject {
  /// The controller around the views that are in no screen.
  var controller: HostViewController? { get }
  /// Updates the views, with a root view that is new.
  func updateViews()
  /// The traits around a screen have changed, which may be the only one in a window.
  func screenTraitsDidChange()
  func screenDidMount(_ screen: ScreenView)
  func screenWillUnmount(_ screen: ScreenView)
  func stageMayChange()
  /// Calls `action`, once, among the effects of the update in which the views come into a window.
  func whenInWindow(_ action: @escaping @MainActor () -> Void)
}

extension ViewNode {
  /// Whether something inside is shown in a view controller of its own: a page, a sheet.
  final var containsScreen: Bool {
    guard flags.contains(.subtreeHasScreen) else { return false }
    var isFound = self is any ScreenStage
    forEachChild { isFound = isFound || $0.containsScreen }
    return isFound
  }

  /// The controller around the hosts of this node: of the next screen, else of the hosting view.
  final var enclosingController: HostViewController? {
    var node: ViewNode? = self
    while let current = node {
      if let screen = current as? any ScreenStage { return screen.controller }
      node = current.parent
    }
    return (graph.owner as? any ScreenOwner)?.controller
  }
}
