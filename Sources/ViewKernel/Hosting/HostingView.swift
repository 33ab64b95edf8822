public import Foundation
public import HostTree

/// A host that shows views. Introspection knows it by this protocol, not by its class.
@MainActor
public protocol AnyHostingView: HostView {
  /// Brings the views up to date now, outside of the window's passes.
  func updateViews()
}

/// A host that shows a view and keeps it up to date: the bridge from an imperative tree to views.
///
/// Views are resolved in the first update pass, or when the size is first asked for. Several views at the root are
/// stacked vertically. What the views do not fill is left empty around them, in equal parts. They keep clear of what is
/// covered at the sides, see ``/HostTree/HostView/safeAreaInsets``, unless they ignore the safe area.
public final class HostingView<Content: View>: HostView, AnyHostingView, HostURLReceiver {
  /// The view that is shown. A new value takes the place of the former in the next update pass; state stays.
  public var rootView: Content {
    didSet {
      isRootViewNew = true
      rootTransaction = Transaction.current
      graphNeedsFlush()
    }
  }

  private(set) var graph: ViewGraph?
  /// What is presented of hosts for a while.
  let hostAnimations = HostAnimations()
  private var isRootViewNew = true
  /// Where it is kept whether the lists inside are being edited.
  let editMode = Binding(StateLocation(EditMode.inactive))
  private var rootTransaction = Transaction()
  private var pendingEffects: [(GraphEffectPhase, @MainActor () -> Void)] = []
  /// The controller whose view this is; representables' controllers become its children.
  weak var controller: HostViewController?

  /// What the views want of their window, and what it was given.
  var windowPreferences = WindowPreferences()
  var isReadingLater = false
  var appliedPreferences = WindowPreferences()

  /// Makes a host that shows `rootView`.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    setNeedsUpdateProperties()
  }

  isolated deinit { graph?.unmount() }

  // MARK: Passes

  /// Brings the views up to date.
  public override func updateProperties() { updateViews() }

  /// Brings the views up to date now, outside of the window's passes.
  public func updateViews() {
    if let graph {
      // Asked for by a view that is being made or updated: what is under way goes first.
      if graph.isAtWork { return }
      if isRootViewNew {
        isRootViewNew = false
        graph.update(rootView, rootTransaction)
        rootTransaction = Transaction()
      }
      graph.flush()
    } else {
      isRootViewNew = false
      addKnownComparisons
      let graph = ViewGraph(owner: self, environment: rootEnvironment)
      graph.isVisible = window != nil
      self.graph = graph
      graph.mount(rootView)
    }
  }

  /// The size of the root view.
  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if graph == nil || window == nil { updateViews() }
    return measureRootViews(proposal)
  }

  /// Offers all its room to the root view, and places it in the middle.
  public override func layoutSubviews() { placeRootViews() }

  /// It is hit only where its views are.
  public override var takesHitsItself: Bool { false }

  // MARK: Window

  /// Tells the views that they go from the screen, while there still is a window whose next settle runs what they have
  /// to say.
  public override func willMove(toWindow newWindow: HostWindow?) {
    super.willMove(toWindow: newWindow)
    setVisible(false)
    withdrawWindowPreferences(from: window)
  }

  /// Tells the views that they have come on screen.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil {
      applyWindowPreferences(to: window)
      graph?.update(rootEnvironment)
      setVisible(true)
    }
    stageMayChange()
    if window != nil, !waitingForWindow.isEmpty {
      for action in waitingForWindow { enqueueEffect(.normal, action) }
      waitingForWindow = []
    }
  }

  func whenInWindow(_ action: @escaping @MainActor () -> Void) { waitingForWindow.append(action) }

  /// Tells the views of another appearance.
  public override func traitCollectionDidChange(_ previousTraitCollection: HostTraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    graph?.update(rootEnvironment)
  }

  private func setVisible(_ isVisible: Bool) {
    guard let graph, graph.isVisible != isVisible else { return }
    graph.isVisible = isVisible
    if !isVisible { graph.endDepartures() }
    graph.root.surroundingsDidChange(.visibility(isVisible))
  }

  /// Shows what belongs to the time of the frame that begins.
  public override func frameDidBegin() { graph?.advanceAnimations() }

  package func receive(_ url: URL) -> Bool { graph?.root.tell(of: url) ?? false }

  // MARK: Screens

  /// What is done when there is a window again.
  private var waitingForWindow: [@MainActor () -> Void] = []

  /// The hosts that show views of this graph elsewhere, in the order in which they came.
  private var screens: [ScreenView] = []

  func screenDidMount(_ screen: ScreenView) { screens.append(screen) }

  func screenWillUnmount(_ screen: ScreenView) {
    // Those that go together go in order: found at once.
    if let index = screens.firstIndex(where: { $0 === screen }) { screens.remove(at: index) }
  }

  func screenTraitsDidChange() { if window == nil { graph?.update(rootEnvironment) } }

  /// This host or a screen came into a window or left it: what waited there, or waits for one, goes on where there is one.
  func stageMayChange() {
    guard let graph else { return }
    if graph.needsFlush || isRootViewNew { graphNeedsFlush() }
    if graph.isAnimating { graphNeedsFrame() }
    passOnEffects()
  }

  /// The host whose window's passes bring the views up to date: this one, unless only a screen is in a window.
  var stage: HostView { window != nil ? self : screens.first { $0.window != nil } ?? self }

  private func passOnEffects() {
    guard let window = stage.window else { return }
    for (phase, action) in pendingEffects { window.enqueueEffect(phase.hostPhase, action) }
    pendingEffects = []
  }

  /// What is wrong with the views' nodes and with the hosts that they show: see ``ViewGraph/checkInvariants()``.
  package func checkViewInvariants() -> [String] {
    guard let graph else { return [] }
    let top = difference(from: graph.root.readContentHosts())
    return graph.checkInvariants() + (top.map { [$0] } ?? [])
  }

  /// The views that wait for an update.
  public override var pendingWork: [String] { graph?.waitingViews ?? [] }
}

extension HostingView: ScreenOwner {}

extension HostingView: InspectableRoot {
  var inspectedNode: ViewNode? { graph?.root }
}

extension HostingView: ViewGraphOwner, HostAnimating, ContentReading {
  func graphNeedsFlush() {
    stage.setNeedsUpdateProperties()
    // No pass finds out outside of a window: whoever asks for the size has the views brought up to date.
    if window == nil { invalidateIntrinsicContentSize() }
  }

  func commitRoot() {
    guard let root = graph?.root else { return }
    root.collectContentHosts { setContentSubviews($0.hosts) }
  }

  func enqueueAfterLayout(_ action: @escaping @MainActor () -> Void) {
    if let window = stage.window { window.enqueueCommit(action) } else { action() }
  }

  var animationTime: Double? { stage.window?.animationTime }

  var settleCount: Int { stage.window?.settleCount ?? 0 }

  var isMoving: Bool { hostAnimations.isRunning }

  func advanceMotion() { if let graph { hostAnimations.advance(in: graph) } }

  func prepareMotion(_ transaction: Transaction?, _ subtrees: [(node: ViewNode, transaction: Transaction)]) {
    guard let graph else { return }
    hostAnimations.prepareSlides(transaction, subtrees, in: graph)
    stage.window?.mover = hostAnimations
  }

  func endMotion() { if stage.window?.mover === hostAnimations { stage.window?.mover = nil } }

  func graphNeedsFrame() { stage.setNeedsFrame() }

  func enqueueEffect(_ phase: GraphEffectPhase, _ action: @escaping @MainActor () -> Void) {
    pendingEffects.append((phase, action))
    passOnEffects()
  }
}

extension GraphEffectPhase {
  fileprivate var hostPhase: HostEffectPhase {
    switch self {
    case .normal: .normal
    case .late: .late
    case .last: .last
    case .completion: .completion
    }
  }
}

/// Has values of the host tree, which views have many of, compared by functions made for their types.
@MainActor private let addKnownComparisons: Void = {
  KnownTypeCall.add(HorizontalAlignment.self)
  KnownTypeCall.add(VerticalAlignment.self)
  KnownTypeCall.add(Alignment.self)
  KnownTypeCall.add(EdgeInsets.self)
}()
