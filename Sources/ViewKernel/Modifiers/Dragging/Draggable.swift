public import HostTree

/// The modifier behind `draggable` and `onDrag`.
struct DragModifier<Shown: View> {
  /// The provider of what is dragged; nil for no drag.
  let makeProvider: () -> NSItemProvider?
  /// The view that follows the finger; nil shows what the dragged view looks like.
  let preview: Shown?
}

extension DragModifier: HostModifier {
  typealias Body = Never

  static var descriptor: ViewDescriptor { ViewDescriptor.of(Self.self, ignoring: (() -> NSItemProvider?).self) }

  func makeHost(context: HostModifierContext<Self>) -> HostDragView {
    let host = HostDragView()
    host.makeItems = { [weak node = context.node] in
      guard let node, !node.flags.contains(.isUnmounted), let provider = node.modifier.makeProvider() else { return [] }
      let item = HostDragItem(itemProvider: provider)
      if Shown.self != EmptyView.self {
        item.previewProvider = { [weak node] in node.flatMap { DragModifier.makePreview(of: $0) } }
      }
      return [item]
    }
    return host
  }

  func updateHost(_ host: HostDragView, context: HostModifierContext<Self>) {
    host.isDragEnabled = context.environment.isEnabled
  }

  @MainActor private static func makePreview(of node: HostModifierNode<Self>) -> HostView? {
    guard !node.flags.contains(.isUnmounted), let preview = node.modifier.preview else { return nil }
    return HostingView(rootView: preview.environment(\.self, node.scope.values))
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
  /// What follows the finger looks like this view. A disabled view is not dragged.
  ///
  /// - Parameter payload: The value, made when a drag begins.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DragModifier<EmptyView>(makeProvider: { .of(payload()) }, preview: nil))
  }

  /// Lets users drag this view, with another view that follows the finger.
  ///
  /// - Parameters:
  ///   - payload: The value, made when a drag begins.
  ///   - preview: The view that follows the finger, in its own size.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { modifier(DragModifier(makeProvider: { .of(payload()) }, preview: preview())) }

  /// Lets users drag this view.
  ///
  /// What follows the finger looks like this view. A disabled view is not dragged.
  ///
  /// - Parameter data: Gives what is dragged; called when a drag begins.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragModifier<EmptyView>(makeProvider: { data() }, preview: nil))
  }

  /// Lets users drag this view, with another view that follows the finger.
  ///
  /// - Parameters:
  ///   - data: Gives what is dragged; called when a drag begins.
  ///   - preview: The view that follows the finger, in its own size.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { modifier(DragModifier(makeProvider: { data() }, preview: preview())) }

  /// Lets users drag this view, as `onDrag(_:)` does; nil, or a function that returns nil, for no drag.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    modifier(DragModifier<EmptyView>(makeProvider: { action?() }, preview: nil))
  }
}
