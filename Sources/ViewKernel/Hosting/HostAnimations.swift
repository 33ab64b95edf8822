import Foundation
import HostTree

/// Animations of hosts: fades of those that are inserted or removed, and slides of those that a layout has moved.
///
/// A host slides if its update before the layout had an animated transaction: after `withAnimation(_:_:)` that holds
/// for all hosts that the layout moves, after `animation(_:value:)` for those of the modifier's subtree.
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
  private var begunCount = 0
  /// The transactions by which hosts slide in the current layout: for all, and for the subtrees of some hosts.
  private var ofAll: Transaction?
  private var ofRegions: [ObjectIdentifier: Transaction] = [:]
  private weak var graph: ViewGraph?

  init() {}

  /// Whether any animation runs.
  var isRunning: Bool { !fades.isEmpty || !slides.isEmpty }

  /// Presents the values of the frame that begins.
  func advance(in graph: ViewGraph) {
    guard !fades.isEmpty || !slides.isEmpty, let time = graph.owner.animationTime else { return }
    for key in HostAnimations.inOrder(fades) {
      guard var fade = fades[key] else { continue }
      fade.host.fade = fade.goal - fade.animation.rest(at: time, in: fade.scope)
      fades[key] = fade.animation.isRunning ? fade : nil
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
    if !fades.isEmpty || !slides.isEmpty { graph.owner.graphNeedsFrame() }
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

  // MARK: Sliding

  /// Called when all nodes are updated, before the hosts are laid out.
  func prepareSlides(
    _ ofAll: Transaction?, _ regions: [(node: ViewNode, transaction: Transaction)], in graph: ViewGraph
  ) {
    self.graph = graph
    self.ofAll = ofAll
    ofRegions = [:]
    for (node, transaction) in regions where !node.flags.contains(.isUnmounted) {
      for host in node.collectHosts() { ofRegions[ObjectIdentifier(host)] = transaction }
    }
  }

  /// The transaction by which a host slides; nil moves it at once.
  private func transaction(for host: HostView, in graph: ViewGraph) -> Transaction? {
    var isOurs = false
    var next: HostView? = host
    while let current = next {
      if let transaction = ofRegions[ObjectIdentifier(current)] { return transaction }
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
    let known = slides[key]
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
