/// Shows its content in one phase after the other, and moves between them.
///
/// Without a trigger it goes round for as long as it is on screen; with one it goes round once when that changes. A phase
/// follows when the animation to the one before is complete, and never in the same frame.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  /// There is no body.
  public typealias Body = Never

  nonisolated(unsafe) let phases: [Phase]
  /// Compared with the former one; nil goes round without end.
  nonisolated(unsafe) let trigger: AnyTrigger?
  nonisolated(unsafe) let content: (Phase) -> Content
  nonisolated(unsafe) let animation: (Phase) -> Animation?

  /// Goes round without end.
  ///
  /// - Parameters:
  ///   - phases: The phases; without any, nothing is shown.
  ///   - content: Makes the content of a phase.
  ///   - animation: What it moves by to a phase; nil lets it jump.
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = PhaseAnimator.sound(Array(phases))
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Goes round once, back to the first phase, when `trigger` changes.
  ///
  /// - Parameters:
  ///   - phases: The phases; without any, nothing is shown.
  ///   - trigger: A value to watch.
  ///   - content: Makes the content of a phase.
  ///   - animation: What it moves by to a phase; nil lets it jump.
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

  /// Appends one node that knows the phase.
  public static func makeNodes(_ view: Self, in builder: inout NodeBuilder) {
    builder.append(PhaseAnimatorNode(view, in: builder))
  }

  /// Hands the new value to the one node.
  public static func updateNodes(_ view: Self, in cursor: inout NodeCursor) { cursor.update(view) }
}

extension View {
  /// Shows this view in one phase after the other for as long as it is on screen: see ``PhaseAnimator``.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      PhaseAnimatorModifier(
        subject: Self.self, phases: Array(phases), trigger: nil, make: content, animation: animation))
  }

  /// Shows this view in one phase after the other when `trigger` changes: see ``PhaseAnimator``.
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

/// The modifier behind `phaseAnimator`.
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

/// A value to compare, whatever its type.
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

/// The node of a phase animator.
final class PhaseAnimatorNode<Phase: Equatable, Content: View>: ValueNode<PhaseAnimator<Phase, Content>> {
  private var view: PhaseAnimator<Phase, Content>
  private let descriptor = ViewDescriptor.of(Content.self)
  private var index = 0
  /// Whether the next update goes on to the next phase.
  private var isDue = false
  private var isRunning = false
  /// Tells the present phase's completion from those of phases that were cut short.
  private var turn = 0
  /// When the present phase began.
  private var begin: Double?

  init(_ view: PhaseAnimator<Phase, Content>, in builder: NodeBuilder) {
    self.view = view
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.value = view }

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
    }
  }

  private func start() {
    guard !isRunning, view.phases.count > 1 else { return }
    isRunning = true
    graph.owner.enqueueEffect(.lifecycle) { [weak self] in self?.goOnLater() }
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

  /// On to the next phase.
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
      // Nothing took any time: on in the next frame, lest it never end.
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
