// Tests: `AppTests`, `AppGraphTests`.

public import Foundation
public import Observation

extension Scene {
  /// Calls `action` with the old and the new value when `value` has changed; with `initial`, also when the scene is
  /// mounted.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { SceneOfView(self) { $0.onChange(of: value, initial: initial, action) } }

  /// Calls `action` when `value` has changed; with `initial`, also when the scene is mounted.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { SceneOfView(self) { $0.onChange(of: value, initial: initial, action) } }

  /// Calls `action` with the new value when `value` has changed.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { SceneOfView(self) { $0.onChange(of: value, perform: action) } }

  /// Sets a value of the environment for all views of the scene.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    SceneOfView(self) { $0.environment(keyPath, value) }
  }

  /// Sets the store of `AppStorage` in all views of the scene.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    SceneOfView(self) { $0.defaultAppStorage(store) }
  }

  /// Puts an observable object into the environment of all views of the scene.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    SceneOfView(self) { $0.environmentObject(object) }
  }

  /// Puts an `@Observable` object into the environment of all views of the scene, by its type; nil takes it away.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    SceneOfView(self) { $0.environment(object) }
  }

  /// Calls `action` with each URL that the scene's window is asked to open by `HostWindow.open(_:)`.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some Scene {
    SceneOfView(self) { $0.onOpenURL(perform: action) }
  }
}
