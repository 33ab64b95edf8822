/// The modifier behind `environment(_:_:)`. Its name is SwiftUI's, since it shows in printed types.
public struct _EnvironmentKeyWritingModifier<Value> {
  /// The property to write.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// The value to write.
  public var value: Value

  /// Makes the modifier.
  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
}

extension _EnvironmentKeyWritingModifier: EnvironmentWriter {
  package func write(to values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
}

/// The modifier behind `transformEnvironment(_:transform:)`. Its name is SwiftUI's, since it shows in printed types.
public struct _EnvironmentKeyTransformModifier<Value> {
  /// The property to change.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// Changes the value.
  public var transform: (inout Value) -> Void

  /// Makes the modifier.
  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void) {
    self.keyPath = keyPath
    self.transform = transform
  }
}

extension _EnvironmentKeyTransformModifier: EnvironmentWriter {
  package func write(to values: inout EnvironmentValues) {
    // The library's own writers read no observable objects.
    ReaderNode.watching { transform(&values[keyPath: keyPath]) }
  }
}

extension View {
  /// Sets a property of the environment for this view and all inside it; the innermost setting counts.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<V>> {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Changes a property of the environment, starting from the value around, for this view and all inside it.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<V>> {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}
