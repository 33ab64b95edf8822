import HostTree

extension View {
  /// Calls `action` with a value derived from this view's geometry: when it appears, and whenever the value changes.
  ///
  /// ```swift
  /// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  /// window.rootViewController = HostingController(
  ///   rootView: Text("Wide").padding().onGeometryChange(for: CGFloat.self) { $0.size.width } action: { print($0) })
  /// window.makeKeyAndVisible()
  /// window.settle()
  /// // Prints "71.0"
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Reads the value. It runs after each layout that changes the values it reads, so it should read
  ///     little.
  ///   - action: Called with the new value after layout; state that it changes is shown in the same frame.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Calls `action` with the old and the new value derived from this view's geometry, whenever the value changes.
  ///
  /// The first call, when the view appears, has the initial value twice.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}

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
