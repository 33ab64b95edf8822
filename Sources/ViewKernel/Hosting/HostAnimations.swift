import Foundation
import HostTree

/// Animations of hosts: fades of those that are inserted or removed, changes of what a host shows, and slides of those
/// that a layout has moved.
///
/// A host slides if its update before the layout had an animated transaction: after `withAnimation(_:_:)` that holds
/// for all hosts that the layout moves, after `animation(_:value:)` for the hosts of the modifier's subtree.
@MainActor
final class HostAnimations {
  @MainActor
  private struct Presented<Value, Data: VectorArithmetic> {
    let host: HostView
    /// The environment that the animation can read.
    let scope: EnvironmentScope
    var goal: Value
    /// Numbers the animations, so that they are advanced in the order in which they began.
    let number: Int
    var animation = ValueAnimation<Data>()
  }

  private typealias Fade = Presented<Double, Double>
  private typealias Slide = Presented<CGRect, CGRect.AnimatableData>

  private var fades: [ObjectIdentifier: Fade] = [:]
  private var slides: [ObjectIdentifier: Slide] = [:]
  /// Hosts whose former content makes way for a new one.
  private var changes: [ObjectIdentifier: Fade] = [:]
  private var begunCount = 0
  /// The transactions by which hosts slide in the current layout: for all, and for the subtrees of some hosts.
  private var ofAll: Transaction?
  private var ofRegions: [ObjectIdentifier: Transaction] = [:]
  /// The same for the subtrees of some hosts without these: the content of a modifier with a transaction of its own.
  private var ofContents: [ObjectIdentifier: Transaction] = [:]
  private weak var graph: ViewGraph?

  init() {}

  /// Whether any animation runs.
  var isRunning: Bool { !fades.isEmpty || !slides.isEmpty || !changes.isEmpty }

  /// Presents the values of the frame that begins.
  func advance(in graph: ViewGraph) {
    guard isRunning, let time = graph.owner.animationTime else { return }
    for key in HostAnimations.inOrder(fades) {
      guard var fade = fades[key] else { continue }
      fade.host.fade = fade.goal - fade.animation.rest(at: time, in: fade.scope)
      fades[key] = fade.animation.isRunning ? fade : nil
    }
    for key in HostAnimations.inOrder(changes) {
      guard var change = changes[key] else { continue }
      let progress = 1 - change.animation.rest(at: time, in: change.scope)
      let goesOn = change.animation.isRunning && change.host.window != nil
      if !goesOn { change.animation.end(in: graph) }
      change.host.contentProgress = goesOn ? progress : 1
      changes[key] = goesOn ? change : nil
    }
    for key in HostAnimations.inOrder(slides) {
      guard var slide = slides[key] else { continue }
      let frame = HostAnimations.frame(of: &slide, at: time)
      slide.host.slideOn(to: frame)
      let goesOn = slide.animation.isRunning && slide.host.slideGoal != nil && slide.host.window != nil
      if !goesOn {
        slide.animation.end(in: graph)
        slide.host.finishSlide()
      }
      slides[key] = goesOn ? slide : nil
    }
    // Readers of positions are notified in the layout pass.
    graph.owner.graphNeedsFlush()
    if isRunning { graph.owner.graphNeedsFrame() }
  }

  /// The keys of the animations, in the order in which they began.
  private static func inOrder<Value, Data>(_ all: [ObjectIdentifier: Presented<Value, Data>]) -> [ObjectIdentifier] {
    all.sorted { $0.value.number < $1.value.number }.map(\.key)
  }

  private func nextNumber() -> Int {
    begunCount += 1
    return begunCount
  }

  // MARK: Fading

  /// Animates a host's opacity to `goal` by the current transaction, starting from what is presented now.
  ///
  /// - Parameter scope: The environment of the view that has the host.
  func fade(_ host: HostView, to goal: Double, in scope: EnvironmentScope) {
    let graph = scope.graph
    guard let time = graph.owner.animationTime else { return }
    let key = ObjectIdentifier(host)
    var fade = fades[key] ?? Fade(host: host, scope: scope, goal: Double(host.fade), number: nextNumber())
    fade.animation.change(by: goal - fade.goal, graph.transaction, at: time, in: scope)
    fade.goal = goal
    host.fade = goal - fade.animation.rest(at: time, in: scope)
    fades[key] = fade.animation.isRunning ? fade : nil
    if fade.animation.isRunning { graph.owner.graphNeedsFrame() }
  }

  /// Ends the fade of a host that is removed.
  func forget(_ host: HostView, in graph: ViewGraph) {
    if var fade = fades.removeValue(forKey: ObjectIdentifier(host)) { fade.animation.end(in: graph) }
  }

  // MARK: Changes of content

  /// Shows a host's content in place of a former one, by the current transaction. A change under way ends.
  ///
  /// - Parameters:
  ///   - former: The content so far.
  ///   - scope: The environment of the view that has the host.
  func change(_ host: HostView, from former: HostDrawing, _ style: HostContentChange.Style, in scope: EnvironmentScope)
  {
    let graph = scope.graph
    guard let time = graph.owner.animationTime else { return }
    let key = ObjectIdentifier(host)
    changes[key]?.animation.end(in: graph)
    var change = Fade(host: host, scope: scope, goal: 1, number: nextNumber())
    change.animation.change(by: 1, graph.transaction, at: time, in: scope)
    host.beginContentChange(from: former, style)
    host.contentProgress = 1 - change.animation.rest(at: time, in: scope)
    changes[key] = change.animation.isRunning ? change : nil
    if change.animation.isRunning { graph.owner.graphNeedsFrame() }
  }

  /// Ends the change of content of a host at once.
  func endChange(of host: HostView, in graph: ViewGraph) {
    guard var change = changes.removeValue(forKey: ObjectIdentifier(host)) else { return }
    change.animation.end(in: graph)
    host.contentProgress = 1
  }

  // MARK: Sliding

  /// Called when all nodes are updated, before the hosts are laid out.
  func prepareSlides(
    _ ofAll: Transaction?, _ regions: [(node: ViewNode, transaction: Transaction)], in graph: ViewGraph
  ) {
    self.graph = graph
    self.ofAll = ofAll
    ofRegions = [:]
    ofContents = [:]
    for (node, transaction) in regions where !node.flags.contains(.isUnmounted) {
      for host in node.collectHosts() {
        // The modifier's hosts place the content; without one of its own it is placed from outside.
        if node is PlaceholderNode, ofRegions[ObjectIdentifier(host)] == nil {
          ofContents[ObjectIdentifier(host)] = transaction
        } else {
          ofRegions[ObjectIdentifier(host)] = transaction
        }
      }
    }
  }

  /// The transaction by which a host slides; nil moves it at once.
  private func transaction(for host: HostView, in graph: ViewGraph) -> Transaction? {
    var isOurs = false
    var next: HostView? = host
    while let current = next {
      if let transaction = ofRegions[ObjectIdentifier(current)] { return transaction }
      if current !== host, let transaction = ofContents[ObjectIdentifier(current)] { return transaction }
      if current === graph.owner {
        isOurs = true
        break
      }
      next = current.superview
    }
    return isOurs ? ofAll : nil
  }

  private static func frame(of slide: inout Slide, at time: Double) -> CGRect {
    let rest = slide.animation.rest(at: time, in: slide.scope)
    var frame = slide.goal
    if slide.animation.isRunning { frame.animatableData -= rest }
    if !slide.host.resizesWhileSliding { frame.size = slide.goal.size }
    return frame
  }
}

extension HostAnimations: HostMover {
  func frame(of view: HostView, from former: CGRect, to goal: CGRect) -> CGRect? {
    guard let graph, let time = graph.owner.animationTime else { return nil }
    let key = ObjectIdentifier(view)
    // One whose host has ended its slide has nothing to go on with.
    let known = slides[key].flatMap { view.slideGoal == nil ? nil : $0 }
    let isPreparing = view.window?.mover === self
    guard known != nil || isPreparing else { return nil }
    var slide = known ?? Slide(host: view, scope: graph.rootScope, goal: former, number: nextNumber())
    // A layout without an animation only changes the goal of a slide that is running.
    if isPreparing, let transaction = transaction(for: view, in: graph), transaction.animates {
      slide.animation.change(
        by: goal.animatableData - former.animatableData, transaction, at: time, in: slide.scope)
    } else if known == nil {
      return nil
    }
    slide.goal = goal
    let frame = HostAnimations.frame(of: &slide, at: time)
    slides[key] = slide.animation.isRunning ? slide : nil
    if slide.animation.isRunning { graph.owner.graphNeedsFrame() }
    return slide.animation.isRunning ? frame : nil
  }
}

/// The owner of a graph that animates its hosts.
@MainActor
protocol HostAnimating: ViewGraphOwner {
  var hostAnimations: HostAnimations { get }
  /// The clock of the window; nil without one.
  var clock: (any HostClock)? { get }
}

extension ViewGraph {
  /// The running animations of this graph's hosts.
  var hostAnimations: HostAnimations {
    guard let owner = owner as? any HostAnimating else {
      preconditionFailure("A graph is owned by a hosting view, which animates its hosts.")
    }
    return owner.hostAnimations
  }

  /// The clock of the window in which the views are updated; nil without one.
  var clock: (any HostClock)? { (owner as? any HostAnimating)?.clock }
}
