/// The modifier behind `task`.
struct TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor @Sendable () async -> Void
}

extension TaskModifier: EnclosingModifier {
  typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { TaskNode(self, in: builder) }
}

extension View {
  /// Starts `action` as a task when this view has appeared, and cancels it when the view disappears.
  ///
  /// ```swift
  /// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  /// window.rootViewController = HostingController(
  ///   rootView: Text("One")
  ///     .task { print("task") }
  ///     .onAppear { print("appears") })
  /// window.makeKeyAndVisible()
  /// window.settle()
  /// // Prints:
  /// // appears
  /// // task
  /// ```
  ///
  /// The task starts in the effects pass, after all `onAppear` and `onChange`, inner views before outer ones, and runs
  /// synchronously up to its first suspension. It runs on the main actor.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task. Defaults to `.userInitiated`.
  ///   - action: The task's code. It should end when the task is cancelled.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { modifier(TaskModifier(id: true, priority: priority, action: action)) }

  /// Starts `action` as a task when this view has appeared and whenever `value` has changed (`==`); the previous task
  /// is cancelled then, and when the view disappears.
  ///
  /// - Parameters:
  ///   - value: The identity of the task.
  ///   - priority: The priority of the task. Defaults to `.userInitiated`.
  ///   - action: The task's code. It should end when the task is cancelled.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { modifier(TaskModifier(id: value, priority: priority, action: action)) }

  /// Starts `action` as a task when this view has appeared, with a name for tools, which has no effect.
  nonisolated public func task(
    name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { task(priority: priority, action) }

  /// Starts `action` as a task when this view has appeared and whenever `value` has changed, with a name for tools,
  /// which has no effect.
  nonisolated public func task<T: Equatable>(
    id value: T, name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { task(id: value, priority: priority, action) }
}

/// The node of `task`: runs a task while its content is on screen.
final class TaskNode<ID: Equatable>: EnclosingModifierNode<TaskModifier<ID>> {
  private var task: Task<Void, Never>?
  private var hasAppeared = false

  override func mount(around content: () -> Void) {
    content()
    if isOnScreen { setAppeared(true) }
  }

  override func update(with new: TaskModifier<ID>, around content: () -> Void) {
    let isSame = modifier.id == new.id
    modifier = new
    content()
    if !isSame && hasAppeared { start() }
  }

  override func surroundingsDidChange(_ change: SurroundingsChange) {
    super.surroundingsDidChange(change)
    guard case .visibility(let isVisible) = change else { return }
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
    graph.owner.enqueueEffect(.last) { [weak self] in
      guard let self, hasAppeared, task == nil else { return }
      let action = modifier.action
      task = Task.immediate(priority: modifier.priority) { @MainActor in await action() }
    }
  }

  private func cancel() {
    task?.cancel()
    task = nil
  }
}
