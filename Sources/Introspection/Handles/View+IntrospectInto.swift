public import ViewKernel

extension View {
  /// Finds the host behind this view by a key, and keeps a handle to it filled.
  ///
  /// ```swift
  /// ScrollView { ... }.introspect(.scrollView, into: $scrollView)
  /// ```
  ///
  /// The handle is filled in the window's effects pass, before any `onAppear`, and emptied when the target goes.
  ///
  /// - Parameters:
  ///   - key: What is looked for.
  ///   - choice: Which one, if there are several; the first unless told.
  ///   - handle: What is filled: the projection of an ``Introspected`` property.
  ///   - scope: Where; nil leaves that to the key.
  ///   - strategy: How the receiver's hosts are found: exactly, unless told.
  ///   - isEnabled: Whether to look at all; false empties the handle.
  ///   - onMiss: Told, once the window has come to rest, that there is no target; nil reports a sentence to
  ///     ``HostDiagnostics``.
  ///   - fileID: Where this is written, for diagnostics.
  ///   - line: Where this is written, for diagnostics.
  @_disfavoredOverload
  public func introspect<Target: AnyObject>(
    _ key: IntrospectionKey<Target>, _ choice: IntrospectionChoice = .first, into handle: IntrospectionHandle<Target>,
    scope: IntrospectionScope? = nil, strategy: IntrospectionStrategy = .exact, isEnabled: Bool = true,
    onMiss: (@MainActor (IntrospectionMiss) -> Void)? = nil, fileID: StaticString = #fileID, line: Int = #line
  ) -> some View {
    introspect(
      key, choice, scope: scope, strategy: strategy, isEnabled: isEnabled, onMiss: onMiss, fileID: fileID, line: line
    ) { target, edit in
      // An update may bring another handle.
      if handle.leads(to: target) { return }
      edit.tearDownEarlier()
      handle.attach(target)
      let id = ObjectIdentifier(target)
      edit.onDetach { handle.detach(id) }
    }
  }
}
