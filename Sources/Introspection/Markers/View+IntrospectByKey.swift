public import ViewKernel

extension View {
  /// Finds the host behind this view by a key, and customises it.
  ///
  /// ```swift
  /// ScrollView { ... }.introspect(.scrollView) { $0.bounces = false }
  /// ScrollView { ... }.introspect(.scrollView, on: .iOS(.v16, .v17), .visionOS(.v1...)) { $0.bounces = false }
  /// ScrollView { ... }.introspect(.scrollView) { scrollView, edit in edit.set(\.bounces, to: false) }
  /// ```
  ///
  /// The search runs in the window's effects pass, when the tree is complete and laid out, before any `onAppear`: what is
  /// inside a view before the view, an inner modifier before an outer one. What the closure sets stays until somebody else
  /// sets the same property; state that it writes is taken up in the next round of the same settle.
  ///
  /// A closure that takes an ``IntrospectionEdit`` beside the target learns why it is called, and may say what is to be taken back or
  /// done when the target goes.
  ///
  /// - Parameters:
  ///   - key: What is looked for.
  ///   - choice: Which one, if there are several; the first unless told.
  ///   - platforms: Accepted for code for Apple's systems, where keys are bound to platforms and versions, and without effect: see
  ///     ``IntrospectionPlatform``.
  ///   - scope: Where; nil leaves that to the key.
  ///   - strategy: How the receiver's hosts are found: exactly, unless told.
  ///   - isEnabled: Whether to look at all; false lets go of what was found before.
  ///   - onMiss: Told, once the window has come to rest, that there is no target; nil reports a sentence to
  ///     ``HostDiagnostics``.
  ///   - fileID: Where this is written, for diagnostics.
  ///   - line: Where this is written, for diagnostics.
  ///   - customize: Gets a target once when it has been found, and again whenever the view that this is written in was
  ///     updated.
  public func introspect<Target, each Edit: IntrospectionEdit<Target>>(
    _ key: IntrospectionKey<Target>, _ choice: IntrospectionChoice = .first, on platforms: IntrospectionPlatform...,
    scope: IntrospectionScope? = nil, strategy: IntrospectionStrategy = .exact, isEnabled: Bool = true,
    onMiss: (@MainActor (IntrospectionMiss) -> Void)? = nil, fileID: StaticString = #fileID, line: Int = #line,
    customize: @escaping @MainActor (Target, repeat each Edit) -> Void
  ) -> some View {
    // One function for closures with and without an edit, which is what `Edit` stands for: with two of them, each introspection in a
    // chain doubled the time that the chain takes to compile. The others of this name are disfavored for the same reason.
    inject(
      IntrospectionRequest(
        plan: IntrospectionPlan(
          key: key, choice: choice, scope: scope ?? key.scope, strategy: strategy, isEnabled: isEnabled,
          fileID: fileID, line: line, onMiss: onMiss
        ) { target, edit in
          // No class is below that of edits, so each of them is this one.
          func own<E: AnyObject>(_ type: E.Type) -> E { unsafeDowncast(edit, to: type) }
          customize(target, repeat own((each Edit).self))
        }))
  }

  /// Finds the host behind this view by a key, and customises it by a closure that says how to take that back.
  ///
  /// What the closure returns runs when the target goes, and before the closure runs again. It must not hold a target that is
  /// around this view: see ``IntrospectionEdit/onDetach(_:)``.
  ///
  /// - Parameters:
  ///   - key: What is looked for.
  ///   - choice: Which one, if there are several; the first unless told.
  ///   - scope: Where; nil leaves that to the key.
  ///   - strategy: How the receiver's hosts are found: exactly, unless told.
  ///   - isEnabled: Whether to look at all; false lets go of what was found before.
  ///   - onMiss: Told, once the window has come to rest, that there is no target; nil reports a sentence to
  ///     ``HostDiagnostics``.
  ///   - fileID: Where this is written, for diagnostics.
  ///   - line: Where this is written, for diagnostics.
  ///   - customize: Gets a target, and returns what takes it back.
  @_disfavoredOverload
  public func introspect<Target>(
    _ key: IntrospectionKey<Target>, _ choice: IntrospectionChoice = .first, scope: IntrospectionScope? = nil,
    strategy: IntrospectionStrategy = .exact, isEnabled: Bool = true,
    onMiss: (@MainActor (IntrospectionMiss) -> Void)? = nil, fileID: StaticString = #fileID, line: Int = #line,
    customize: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) -> some View {
    introspect(
      key, choice, scope: scope, strategy: strategy, isEnabled: isEnabled, onMiss: onMiss, fileID: fileID, line: line
    ) { (target: Target, edit: IntrospectionEdit<Target>) in
      edit.tearDownEarlier()
      edit.onDetach(customize(target))
    }
  }
}
