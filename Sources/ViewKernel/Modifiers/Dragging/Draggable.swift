public import HostTree

/// The values that a view provides when a drag begins.
struct DragSource {
  /// Gives the provider of what is dragged; nil for no drag.
  var makeProvider: () -> NSItemProvider?
  /// Gives what identifies the view in a drag container; nil for nothing.
  var identify: (() -> AnyHashable?)?
  var namespace: Namespace.ID?
}

/// The modifier behind `draggable` and `onDrag`.
struct DragModifier<Shown: View> {
  let source: DragSource
  /// The view that follows the finger; nil shows what the dragged view looks like.
  let preview: Shown?
}

extension DragModifier: HostModifier {
  typealias Body = Never

  static var descriptor: ViewDescriptor { ViewDescriptor.of(Self.self, ignoring: (() -> NSItemProvider?).self) }

  func makeHost(context: HostModifierContext<Self>) -> HostDragView {
    let host = HostDragView()
    func source(_ node: HostModifierNode<Self>?) -> DragSource? {
      node.flatMap { $0.flags.contains(.isUnmounted) ? nil : $0.modifier.source }
    }
    host.itemIdentifier = { [weak node = context.node] in source(node)?.identify?() }
    host.makeItems = { [weak node = context.node] in
      guard let source = source(node), let provider = source.makeProvider() else { return [] }
      let item = HostDragItem(itemProvider: provider)
      item.identifier = source.identify?()
      return [item]
    }
    if Shown.self != EmptyView.self {
      host.makePreview = { [weak node = context.node] in node.flatMap { DragModifier.makePreview(of: $0) } }
    }
    return host
  }

  func updateHost(_ host: HostDragView, context: HostModifierContext<Self>) {
    host.isDragEnabled = context.environment.isEnabled
    host.containerNamespace = source.namespace
  }

  @MainActor private static func makePreview(of node: HostModifierNode<Self>) -> HostView? {
    guard !node.flags.contains(.isUnmounted), let preview = node.modifier.preview else { return nil }
    return HostingView(rootView: preview.environment(\.self, node.scope.values))
  }
}

extension View {
  nonisolated func drag(_ source: DragSource) -> some View {
    modifier(DragModifier<EmptyView>(source: source, preview: nil))
  }
}

extension View {
  /// Lets users drag this view: a long press lifts it, a movement drags a value to another view that takes it.
  ///
  /// ```swift
  /// struct Shelf: View {
  ///   @State private var basket: [String] = []
  ///
  ///   var body: some View {
  ///     VStack(spacing: 0) {
  ///       Text("Tea").frame(width: 100, height: 100).draggable("Tea")
  ///       Text(basket.joined(separator: " ")).frame(width: 100, height: 100)
  ///         .dropDestination(for: String.self) { items, _ in
  ///           basket += items
  ///           return true
  ///         }
  ///     }
  ///   }
  /// }
  ///
  /// let clock = HostManualClock()
  /// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200), clock: clock)
  /// window.rootViewController = HostingController(rootView: Shelf())
  /// window.makeKeyAndVisible()
  /// window.settle()
  /// let touch = window.beginTouch(at: CGPoint(x: 50, y: 50))
  /// clock.advance(by: 0.6)
  /// touch.move(to: CGPoint(x: 50, y: 60))
  /// touch.move(to: CGPoint(x: 50, y: 150))
  /// touch.end()
  /// window.settle()
  /// if let text = window.subviews[0].subviews[0].subviews[1].subviews[0].subviews[0] as? HostLabel { print(text.text ?? "") }
  /// // Prints "Tea"
  /// ```
  ///
  /// The preview that follows the finger looks like this view. A disabled view is not dragged. In a `dragContainer` for
  /// values of this type it is dragged as an item of that one, if the value is `Identifiable`: so the value may be made
  /// more than once.
  ///
  /// - Parameter payload: The value, made when a drag begins.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    drag(DragSource(makeProvider: { .of(payload()) }, identify: { identity(of: payload()) }))
  }

  /// Lets users drag this view, with another view that follows the finger.
  ///
  /// - Parameters:
  ///   - payload: The value, made when a drag begins.
  ///   - preview: The view that follows the finger, in its own size.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(
      DragModifier(
        source: DragSource(makeProvider: { .of(payload()) }, identify: { identity(of: payload()) }),
        preview: preview()))
  }

  /// Lets users drag this view.
  ///
  /// The preview that follows the finger looks like this view. A disabled view is not dragged.
  ///
  /// - Parameter data: Returns the dragged item; called when a drag begins.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    drag(DragSource(makeProvider: { data() }))
  }

  /// Lets users drag this view, with another view that follows the finger.
  ///
  /// - Parameters:
  ///   - data: Returns the dragged item; called when a drag begins.
  ///   - preview: The view that follows the finger, in its own size.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragModifier(source: DragSource(makeProvider: { data() }), preview: preview()))
  }

  /// Lets users drag this view, as `onDrag(_:)` does; nil, or a function that returns nil, for no drag.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    drag(DragSource(makeProvider: { action?() }))
  }
}

/// The identity of a value that is dragged; nil for nothing.
func identity<T>(of value: T) -> AnyHashable? {
  func id<V: Identifiable>(_ value: V) -> AnyHashable { AnyHashable(value.id) }
  return (value as? any Identifiable).map { id($0) }
}
