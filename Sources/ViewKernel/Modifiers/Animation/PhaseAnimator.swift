/// A view that shows its content in a sequence of phases, with an animation to each.
///
/// Without a trigger the sequence repeats as long as the view is visible; with one it runs once each time the trigger
/// changes. The next phase begins when the animation to the current one is logically complete, and never in the same
/// frame.
///
/// ```swift
/// struct Pulse: View {
///   var body: some View {
///     PhaseAnimator([false, true]) { isLarge in
///       Color.red.frame(width: isLarge ? 200 : 100, height: 50)
///     } animation: { _ in .linear(duration: 1) }
///   }
/// }
///
/// let clock = HostManualClock()
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), clock: clock)
/// window.rootViewController = HostingController(rootView: Pulse())
/// window.makeKeyAndVisible()
/// window.settle()
/// clock.advance(by: 0.5)
/// window.settle()
/// print(window.treeDescription())
/// // Prints:
/// // HostWindow (0, 0, 320 x 480)
/// // └─ HostingView<Pulse> (0, 0, 320 x 480)
/// //    └─ HostFrameView (85, 215, 150 x 50) width=150 height=50
/// //       └─ HostColorView (0, 0, 150 x 50) background=red
/// ```
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  nonisolated(unsafe) let phases: [Phase]
  /// The trigger to compare with its former value; nil repeats the sequence.
  nonisolated(unsafe) let trigger: AnyTrigger?
  nonisolated(unsafe) let content: (Phase) -> Content
  nonisolated(unsafe) let animation: (Phase) -> Animation?

  /// Creates a view that repeats the phases.
  ///
  /// - Parameters:
  ///   - phases: The phases; an empty sequence shows nothing and is reported.
  ///   - content: Builds the content for a phase.
  ///   - animation: The animation to a phase; nil changes to it at once.
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = PhaseAnimator.sound(Array(phases))
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Creates a view that runs through the phases once, back to the first, when `trigger` changes.
  ///
  /// - Parameters:
  ///   - phases: The phases; an empty sequence shows nothing and is reported.
  ///   - trigger: The value to observe.
  ///   - content: Builds the content for a phase.
  ///   - animation: The animation to a phase; nil changes to it at once.
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = PhaseAnimator.sound(Array(phases))
    self.trigger = AnyTrigger(trigger)
    self.content = content
    self.animation = animation
  }

  nonisolated private static func sound(_ phases: [Phase]) -> [Phase] {
    if phases.isEmpty { reportMisuse("A PhaseAnimator has no phases, so it shows nothing. Give it one or more.") }
    return phases
  }

  /// Appends the node that keeps the phase.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    builder.append(PhaseAnimatorNode(view, in: builder))
  }

  /// Updates the node with the new value.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) { cursor.update(view) }
}

extension View {
  /// Modifies this view in a sequence of phases as long as it is visible: see ``PhaseAnimator``.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      PhaseAnimatorModifier(
        subject: Self.self, phases: Array(phases), trigger: nil, make: content, animation: animation))
  }

  /// Modifies this view in a sequence of phases each time `trigger` changes: see ``PhaseAnimator``.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      PhaseAnimatorModifier(
        subject: Self.self, phases: Array(phases), trigger: AnyTrigger(trigger), make: content, animation: animation))
  }
}

struct PhaseAnimatorModifier<Subject, Phase: Equatable, Made: View> {
  let subject: Subject.Type
  let phases: [Phase]
  let trigger: AnyTrigger?
  let make: (PlaceholderContentView<Subject>, Phase) -> Made
  let animation: (Phase) -> Animation?
}

extension PhaseAnimatorModifier: ViewModifier {
  func body(content: Content) -> some View {
    let placeholder = PlaceholderContentView<Subject>(provider: content.provider)
    let make = make
    if let trigger {
      PhaseAnimator(phases, trigger: trigger, content: { make(placeholder, $0) }, animation: animation)
    } else {
      PhaseAnimator(phases, content: { make(placeholder, $0) }, animation: animation)
    }
  }
}

/// A type-erased equatable value.
struct AnyTrigger: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<T: Equatable>(_ value: T) {
    if let trigger = value as? AnyTrigger {
      self = trigger
    } else {
      self.value = value
      isEqual = { $0 as? T == value }
    }
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.isEqual(rhs.value) }
}

/// The node of a phase animator: it keeps the phase and starts the next one.
final class PhaseAnimatorNode<Phase: Equatable, Content: View>: ValueNode<PhaseAnimator<Phase, Content>> {
  private var view: PhaseAnimator<Phase, Content>
  private let descriptor = ViewDescriptor.of(Content.self)
  private var index = 0
  /// Whether the next update begins the next phase.
  private var isDue = false
  private var isRunning = false
  /// Distinguishes the completion of the current phase from completions of interrupted phases.
  private var turn = 0
  /// The time at which the current phase began.
  private var begin: Double?

  init(_ view: PhaseAnimator<Phase, Content>, in builder: NodeBuilder) {
    self.view = view
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.show(view) }

  private func makeContent() -> Content? {
    guard !view.phases.isEmpty else { return nil }
    index = min(index, view.phases.count - 1)
    return trackObserving(descriptor) { view.content(view.phases[index]) }
  }

  override func mount() {
    mountChildren(makeContent())
    if view.trigger == nil, graph.isVisible { start() }
  }

  override func update(with new: PhaseAnimator<Phase, Content>) {
    let isTriggered = view.trigger != new.trigger
    view = new
    if !isDue { flags.subtract(.needsRun) }
    updateChildren(makeContent())
    if isTriggered { start() }
  }

  override func run() {
    guard isDue else { return updateChildren(makeContent()) }
    isDue = false
    goOn()
  }

  override func surroundingsDidChange(_ change: SurroundingsChange) {
    super.surroundingsDidChange(change)
    guard case .visibility(let isVisible) = change else { return }
    if !isVisible {
      (isRunning, isDue) = (false, false)
      turn += 1
    } else if view.trigger == nil {
      start()
    } else if index != 0 {
      // A triggered cycle is over when the view is not visible, and ends with the first phase.
      index = 0
      graph.invalidate(self)
    }
  }

  private func start() {
    guard !isRunning, view.phases.count > 1 else { return }
    isRunning = true
    graph.owner.enqueueEffect(.normal) { [weak self] in self?.goOnLater() }
  }

  private func goOnLater() {
    guard !flags.contains(.isUnmounted) else { return }
    guard graph.owner.animationTime != nil else {
      isRunning = false
      return
    }
    isDue = true
    graph.invalidate(self)
  }

  /// Begins the next phase.
  private func goOn() {
    guard !view.phases.isEmpty else { return }
    index = (index + 1) % view.phases.count
    begin = graph.owner.animationTime
    turn += 1
    let listener = AnimationListener(.logicallyComplete) { [weak self, turn] in
      MainActor.assumeIsolated { self?.phaseDidComplete(turn) }
    }
    listener.begin()
    var transaction = Transaction(animation: view.animation(view.phases[index]))
    transaction.add(listener)
    graph.withTransaction(transaction, for: self) { updateChildren(makeContent()) }
    listener.end(in: graph)
  }

  private func phaseDidComplete(_ completed: Int) {
    guard completed == turn, !flags.contains(.isUnmounted) else { return }
    if view.trigger != nil, index == 0 {
      isRunning = false
    } else if graph.owner.animationTime == begin {
      // The animation took no time: the next phase waits for the next frame, so that this ends.
      isDue = true
      graph.animateLater(self)
    } else {
      goOnLater()
    }
  }

  override func willUnmount() {
    graph.forgetAnimation(of: self)
    super.willUnmount()
  }
}
