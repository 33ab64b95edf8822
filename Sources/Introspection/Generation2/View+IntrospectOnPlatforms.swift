public import ViewKernel

extension View {
  /// Finds the host behind this view by a key, and customises it: the spelling of code for Apple's systems, where keys are
  /// bound to platforms and versions.
  ///
  /// ```swift
  /// ScrollView { ... }.introspect(.scrollView, on: .iOS(.v16, .v17), .visionOS(.v1...)) { $0.bounces = false }
  /// ```
  ///
  /// - Parameters:
  ///   - key: What is looked for.
  ///   - platform: Accepted, and without effect: see ``IntrospectionPlatform``.
  ///   - platforms: As many more.
  ///   - scope: Where; nil leaves that to the key.
  ///   - fileID: Where this is written, for diagnostics.
  ///   - line: Where this is written, for diagnostics.
  ///   - customize: Gets a target once when it has been found, and again whenever the view that this is written in was
  ///     updated.
  public func introspect<Target>(
    _ key: IntrospectionKey<Target>, on platform: IntrospectionPlatform, _ platforms: IntrospectionPlatform...,
    scope: IntrospectionScope? = nil,
    fileID: StaticString = #fileID, line: Int = #line, customize: @escaping @MainActor (Target) -> Void
  ) -> some View {
    introspect(key, scope: scope, fileID: fileID, line: line, customize: customize)
  }
}
