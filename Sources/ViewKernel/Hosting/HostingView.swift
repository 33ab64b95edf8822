public import Foundation
public import HostTree

/// A host that shows views, with its class hidden: introspection uses this protocol only.
@MainActor
public protocol AnyHostingView: HostView {
  /// Updates the views now, outside of the window's passes.
  func updateViews()
}

/// A host that shows a view and updates it: the bridge from an imperative host tree to views. As SwiftUI's
/// `_UIHostingView`.
///
/// ```swift
/// let host = HostingView(rootView: Text("Hello"))
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.addSubview(host)
/// host.frame = window.bounds
/// window.makeKeyAndVisible()
/// window.settle()
/// print(window.treeDescription())
/// // Prints:
/// // HostWindow (0, 0, 320 x 480)
/// // └─ HostingView<Text> (0, 0, 320 x 480)
/// //    └─ HostLabel "Hello" (140.67, 229.83, 38.67 x 20.33)
/// ```
///
/// The views are mounted in the first update pass, or when the size is first measured, and unmounted when the host is
/// released. Several views at the root are stacked vertically. They are centred in the space that they do not fill.
/// They are laid out in the safe area, see ``/HostTree/HostView/safeAreaInsets``, unless they ignore it.
public final class HostingView<Content: View>: HostView, AnyHostingView, HostURLReceiver {
  /// The view that is shown. A new value updates the former in the next update pass, with the transaction in force;
  /// state is kept.
  public var rootView: Content {
    didSet {
      // Several values before an update are one change: an animation of the first goes on with the last.
      rootTransaction = isRootViewNew ? rootTransaction.followed(by: .current) : .current
      isRootViewNew = true
      graphNeedsFlush()
    }
  }

  private(set) var graph: ViewGraph?
  /// The values that views store with `SceneStorage`, if an application has set it before its first frame; otherwise
  /// the graph makes it when it is needed.
  var sceneValues: SceneValues?
  /// The running animations of the views' hosts.
  let hostAnimations = HostAnimations()
  /// The source of this view's root views, if an application provides them.
  var source: (any RootViewSource)?
  private var isRootViewNew = true
  /// The edit mode in the environment of the root view.
  let editMode = Binding(StateLocation(EditMode.inactive))
  private var rootTransaction = Transaction()
  private var pendingEffects: [(GraphEffectPhase, @MainActor () -> Void)] = []
  /// The controller whose view this is. The controllers of representables become its children.
  weak var controller: HostViewController?

  /// The current preferences of the views about their window; ``appliedPreferences`` are those that it has been given.
  var windowPreferences = WindowPreferences()
  var isReadingLater = false
  var appliedPreferences = WindowPreferences()

  /// Creates a host that shows `rootView`, without mounting it yet.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    setNeedsUpdateProperties()
  }

  isolated deinit { graph?.unmount() }

  // MARK: Passes

  /// Updates the views. Called by the window's update pass.
  public override func updateProperties() { updateViews() }

  /// Updates the views now, outside of the window's passes.
  public func updateViews() {
    source?.updateRootView(in: stage.window)
    if let graph {
      // Requested by a view that is being mounted or updated: the current update has to end first.
      if graph.isAtWork { return }
      if isRootViewNew {
        isRootViewNew = false
        graph.update(rootView, rootTransaction)
        rootTransaction = Transaction()
      }
      graph.flush()
    } else {
      isRootViewNew = false
      rootTransaction = Transaction()
      addKnownComparisons
      let graph = ViewGraph(owner: self, environment: rootEnvironment)
      graph.isVisible = window != nil
      if let sceneValues { graph.keep(sceneValues) }
      self.graph = graph
      graph.mount(rootView)
    }
  }

  /// The size that the root view chooses for a proposal. Mounts the views first if they are not mounted; without a
  /// window, updates them.
  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if graph == nil || window == nil { updateViews() }
    return measureRootViews(proposal)
  }

  /// Proposes the safe area to the root view, and centres it there.
  public override func layoutSubviews() { placeRootViews() }

  /// Hit testing finds only the views' hosts, never this host itself: always false.
  public override var takesHitsItself: Bool { false }

  // MARK: Window

  /// Notifies the views that they disappear, while there still is a window whose next settle runs their actions.
  public override func willMove(toWindow newWindow: HostWindow?) {
    super.willMove(toWindow: newWindow)
    setVisible(false)
    withdrawWindowPreferences(from: window)
  }

  /// Notifies the views that they appear, if there is a window, and applies their preferences to it.
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

  /// Updates the environment of the views from the new traits.
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

  /// Presents the values of running animations for the frame that begins.
  public override func frameDidBegin() { graph?.advanceAnimations() }

  package func receive(_ url: URL) -> Bool {
    let isTaken = source?.receive(url) ?? false
    return graph?.root.tell(of: url) ?? false || isTaken
  }

  // MARK: Screens

  /// Actions to run when there is a window again.
  private var waitingForWindow: [@MainActor () -> Void] = []

  /// The views of the screens in this graph, in the order in which they were mounted.
  private var screens: [ScreenView] = []

  func screenDidMount(_ screen: ScreenView) { screens.append(screen) }

  func screenWillUnmount(_ screen: ScreenView) {
    // Screens that are unmounted together are in order, so each is found at once.
    if let index = screens.firstIndex(where: { $0 === screen }) { screens.remove(at: index) }
  }

  func screenTraitsDidChange() { if window == nil { graph?.update(rootEnvironment) } }

  /// This host or a screen has entered a window or left it: pending work continues in the window that there is now.
  func stageMayChange() {
    guard let graph else { return }
    if graph.needsFlush || isRootViewNew { graphNeedsFlush() }
    if graph.isAnimating { graphNeedsFrame() }
    passOnEffects()
  }

  /// The host whose window's passes update the views: this one, unless only a screen is in a window.
  var stage: HostView { window != nil ? self : screens.first { $0.window != nil } ?? self }

  private func passOnEffects() {
    guard let window = stage.window else { return }
    for (phase, action) in pendingEffects { window.enqueueEffect(phase.hostPhase, action) }
    pendingEffects = []
  }

  /// Violated invariants of the views' nodes, and of which hosts they have made, one sentence each; empty if there are
  /// none.
  ///
  /// Tests call this after every settle. A sentence either reports a mistake of the library, or that the hosts of views
  /// were moved elsewhere by hand.
  /// - Complexity: O(n) for n nodes.
  public func checkViewInvariants() -> [String] {
    guard let graph else { return [] }
    let top = difference(from: graph.root.readContentHosts())
    return graph.checkInvariants() + (top.map { [$0] } ?? [])
  }

  /// The names of the views that are dirty, for the diagnostic of a window that does not settle.
  public override var pendingWork: [String] { graph?.waitingViews ?? [] }
}

/// A source of root views for hosting views, as an application is for its windows.
@MainActor
protocol RootViewSource: AnyObject {
  /// Sets another root view if there is one; called before the views are updated.
  func updateRootView(in window: HostWindow?)
  /// The window was asked to open an address. Returns whether a view takes it.
  func receive(_ url: URL) -> Bool
}

extension HostingView: ScreenOwner {}

extension HostingView: InspectableRoot {
  var inspectedNode: ViewNode? { graph?.root }
}

extension HostingView: ViewGraphOwner, HostAnimating, ContentReading {
  func graphNeedsFlush() {
    stage.setNeedsUpdateProperties()
    // Without a window no pass runs; the views are updated when the size is measured.
    if window == nil { invalidateIntrinsicContentSize() }
  }

  func commitRoot() {
    guard let root = graph?.root else { return }
    root.collectContentHosts { setContentSubviews($0.hostsInPlace) }
  }

  func enqueueAfterLayout(_ action: @escaping @MainActor () -> Void) {
    if let window = stage.window { window.enqueueCommit(action) } else { action() }
  }

  var animationTime: Double? { stage.window?.animationTime }

  var clock: (any HostClock)? { stage.window?.clock }

  var settleCount: Int { stage.window?.settleCount ?? 0 }

  // Not by a closure, which would check each time whether it is on the main actor.
  var windowID: ObjectIdentifier? { if let window { ObjectIdentifier(window) } else { nil } }

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
  var hostPhase: HostEffectPhase {
    switch self {
    case .normal: .normal
    case .late: .late
    case .last: .last
    case .completion: .completion
    }
  }
}

/// Registers specialised comparisons for types of the host tree that many views contain.
@MainActor private let addKnownComparisons: Void = {
  KnownTypeCall.add(HorizontalAlignment.self)
  KnownTypeCall.add(VerticalAlignment.self)
  KnownTypeCall.add(Alignment.self)
  KnownTypeCall.add(EdgeInsets.self)
}()
