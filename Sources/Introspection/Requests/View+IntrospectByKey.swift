public import ViewKernel

extension View {
  /// Finds a host of this view by a key, and customises it.
  ///
  /// ```swift
  /// struct Feed: View {
  ///   var body: some View {
  ///     ScrollView { Text("News") }
  ///       .introspect(.scrollView) { $0.bounces = false }
  ///   }
  /// }
  ///
  /// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  /// window.rootViewController = HostingController(rootView: Feed())
  /// window.makeKeyAndVisible()
  /// window.settle()
  /// print(window.treeDescription())
  /// // Prints:
  /// // HostWindow (0, 0, 320 x 480)
  /// // └─ HostingView<Feed> (0, 0, 320 x 480)
  /// //    └─ HostScrollView (138, 0, 44 x 480) bounces=false
  /// //       └─ HostLabel "News" (0, 0, 44 x 20.33)
  /// ```
  ///
  /// The search runs in the window's effects pass, when the tree is complete and laid out, before any `onAppear`:
  /// descendants before their ancestors, inner modifiers before outer ones. Values that the closure sets stay until
  /// other code sets the same property; state that it writes is applied in the next round of the same settle.
  ///
  /// A closure with an ``IntrospectionEdit`` as its second parameter learns why it is called, and can set values and
  /// register actions that are undone or run when the target goes. The signature says `each Edit` for that: none or
  /// one.
  ///
  /// - Parameters:
  ///   - key: The kind of host to find.
  ///   - choice: Which one to take of several. Defaults to the first.
  ///   - platforms: Accepted for code for Apple's systems, where keys are bound to platforms and versions, and without
  ///     effect: see ``IntrospectionPlatform``.
  ///   - scope: Where to search. Defaults to the key's scope.
  ///   - strategy: How the receiver's hosts are determined. Defaults to ``IntrospectionStrategy/exact``.
  ///   - isEnabled: False detaches the targets and stops searching.
  ///   - onMiss: Called when the window is at rest without a target. Defaults to a sentence for
  ///     ``/HostTree/HostDiagnostics``.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  ///   - customize: Called with a target once it has been found, and again whenever the view with this modifier was
  ///     updated.
  public func introspect<Target, each Edit: IntrospectionEdit<Target>>(
    _ key: IntrospectionKey<Target>, _ choice: IntrospectionChoice = .first, on platforms: IntrospectionPlatform...,
    scope: IntrospectionScope? = nil, strategy: IntrospectionStrategy = .exact, isEnabled: Bool = true,
    onMiss: (@MainActor (IntrospectionMiss) -> Void)? = nil, fileID: StaticString = #fileID, line: Int = #line,
    customize: @escaping @MainActor (Target, repeat each Edit) -> Void
  ) -> some View {
    // One function for closures with and without an edit, which is what `Edit` stands for: with two functions, each
    // introspection in a chain doubled the time that the chain takes to compile. The others of this name are disfavored
    // for the same reason.
    inject(
      IntrospectionRequest(
        plan: IntrospectionPlan(
          key: key, choice: choice, scope: scope ?? key.scope, strategy: strategy, isEnabled: isEnabled,
          fileID: fileID, line: line, onMiss: onMiss
        ) { target, edit in
          // The edit's class is final, so each type in the pack is that class.
          func own<E: AnyObject>(_ type: E.Type) -> E { unsafeDowncast(edit, to: type) }
          customize(target, repeat own((each Edit).self))
        }))
  }

  /// Finds a host of this view by a key, and customises it with a closure that returns how to undo that.
  ///
  /// The returned closure runs when the target goes, and before the closure runs again. It must not retain a target
  /// that is an ancestor of this view: see `onDetach(_:)` of ``IntrospectionEdit``.
  ///
  /// - Parameters:
  ///   - key: The kind of host to find.
  ///   - choice: Which one to take of several. Defaults to the first.
  ///   - scope: Where to search. Defaults to the key's scope.
  ///   - strategy: How the receiver's hosts are determined. Defaults to ``IntrospectionStrategy/exact``.
  ///   - isEnabled: False detaches the targets and stops searching.
  ///   - onMiss: Called when the window is at rest without a target. Defaults to a sentence for
  ///     ``/HostTree/HostDiagnostics``.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  ///   - customize: Called with a target; returns the closure that undoes it.
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
