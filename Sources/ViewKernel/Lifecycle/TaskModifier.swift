/// The modifier behind `task`.
struct TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor @Sendable () async -> Void
}

extension TaskModifier: ViewModifier {
  typealias Body = Never

  static func makeNodes<C: View>(_ view: ModifiedContent<C, Self>, in builder: inout NodeBuilder) {
    builder.append(TaskNode<C, ID>(view, in: builder))
  }
}

extension View {
  /// Starts `action` when this view has come on screen, and cancels it when it goes.
  ///
  /// It starts in the effects pass, after all `onAppear` and `onChange`, inner views before outer ones, and runs at once up to the
  /// first place where it has to wait. It runs on the main actor.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - action: What to do.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { modifier(TaskModifier(id: true, priority: priority, action: action)) }

  /// Starts `action` when this view has come on screen and whenever `value` has changed, and cancels the former one then and
  /// when the view goes.
  ///
  /// - Parameters:
  ///   - value: What the action is about.
  ///   - priority: The priority of the task.
  ///   - action: What to do.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { modifier(TaskModifier(id: value, priority: priority, action: action)) }
}

/// Runs a task while its content is on screen.
final class TaskNode<C: View, ID: Equatable>: ValueNode<ModifiedContent<C, TaskModifier<ID>>> {
  private var view: ModifiedContent<C, TaskModifier<ID>>
  private var task: Task<Void, Never>?
  private var hasAppeared = false

  init(_ view: ModifiedContent<C, TaskModifier<ID>>, in builder: NodeBuilder) {
    self.view = view
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.value = view.modifier }

  override func mount() {
    mountChildren(view.content)
    if isOnScreen { setAppeared(true) }
  }

  override func update(with new: ModifiedContent<C, TaskModifier<ID>>) {
    let isSame = view.modifier.id == new.modifier.id
    view = new
    updateChildren(view.content)
    if !isSame && hasAppeared { start() }
  }

  override func visibilityDidChange(_ isVisible: Bool) {
    super.visibilityDidChange(isVisible)
    setAppeared(isVisible)
  }

  override func willUnmount() {
    setAppeared(false)
    super.willUnmount()
  }

  private func setAppeared(_ isVisible: Bool) {
    guard isVisible != hasAppeared else { return }
    hasAppeared = isVisible
    if isVisible { start() } else { cancel() }
  }

  private func start() {
    cancel()
    graph.owner.enqueueEffect(.task) { [weak self] in
      guard let self, hasAppeared, task == nil else { return }
      let action = view.modifier.action
      task = Task.immediate(priority: view.modifier.priority) { @MainActor in await action() }
    }
  }

  private func cancel() {
    task?.cancel()
    task = nil
  }
}
