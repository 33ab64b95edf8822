import HostTree

extension View {
  /// Calls `action` with something of this view's geometry: at first, and whenever it is another.
  ///
  /// - Parameters:
  ///   - type: The type of what is read.
  ///   - transform: Reads it. Read as little as possible, so that the action is called seldom.
  ///   - action: What to do with it. It runs after layout; what it changes is shown in the same pass.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Calls `action` with something of this view's geometry, the former and the new: at first, with the same twice, and
  /// whenever it is another.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}

/// The modifier behind `onGeometryChange(for:of:action:)`.
struct GeometryChangeModifier<T: Equatable> {
  let transform: @MainActor (GeometryProxy) -> T
  let action: (_ oldValue: T, _ newValue: T) -> Void
}

extension GeometryChangeModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.background {
      GeometryReader { geometry in
        Color.clear.onChange(of: transform(geometry), initial: true) { action($0, $1) }
      }
    }
  }
}
