public import ViewKernel

extension View {
  /// Finds a host of this view by a key, and stores a weak reference to it in a handle.
  ///
  /// ```swift
  /// @Introspected var scrollView: HostScrollView?  // a property of the view
  ///
  /// ScrollView { Text("News") }.introspect(.scrollView, into: $scrollView)
  /// ```
  ///
  /// The handle is set in the window's effects pass, before any `onAppear`, and reset when the target goes.
  ///
  /// - Parameters:
  ///   - key: The kind of host to find.
  ///   - choice: Which one to take of several. Defaults to the first.
  ///   - handle: The handle to set: the projected value of an ``Introspected`` property.
  ///   - scope: Where to search. Defaults to the key's scope.
  ///   - strategy: How the receiver's hosts are determined. Defaults to ``IntrospectionStrategy/exact``.
  ///   - isEnabled: False resets the handle and stops searching.
  ///   - onMiss: Called when the window is at rest without a target. Defaults to a sentence for
  ///     ``/HostTree/HostDiagnostics``.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
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
