/// The modifier of `environment(_:_:)`. It has SwiftUI's name, which is visible in printed types.
public struct _EnvironmentKeyWritingModifier<Value> {
  /// The property to set.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// The value to set.
  public var value: Value

  /// Creates the modifier.
  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
}

extension _EnvironmentKeyWritingModifier: EnvironmentWriter {
  package func write(to values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
}

/// The modifier of `transformEnvironment(_:transform:)`. It has SwiftUI's name, which is visible in printed types.
public struct _EnvironmentKeyTransformModifier<Value> {
  /// The property to transform.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// Modifies the value of the enclosing environment in place.
  public var transform: (inout Value) -> Void

  /// Creates the modifier.
  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void) {
    self.keyPath = keyPath
    self.transform = transform
  }
}

extension _EnvironmentKeyTransformModifier: EnvironmentWriter {
  package func write(to values: inout EnvironmentValues) {
    // Only user closures can read observable objects, so the library's own writers are not watched.
    ReaderNode.watching { transform(&values[keyPath: keyPath]) }
  }
}

extension View {
  /// Sets a value of the environment for this view and its descendants. The innermost modifier wins.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Modifies a value of the environment, starting with the enclosing one, for this view and its descendants.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}

extension View {
  /// Sets the size of the controls in this view.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Hides the labels of the controls in this view. Assistive technologies still need a label: keep it meaningful.
  nonisolated public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}
