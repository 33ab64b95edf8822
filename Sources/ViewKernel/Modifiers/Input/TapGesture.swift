import HostTree

/// The modifier behind `onTapGesture(count:perform:)`.
public struct _TapGestureModifier {
  let count: Int
  let action: () -> Void
}

extension _TapGestureModifier: HostModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  static var descriptor: ViewDescriptor { ViewDescriptor.of(Self.self, ignoring: (() -> Void).self) }

  func makeHost(context: HostModifierContext<Self>) -> HostGestureView {
    let host = HostGestureView()
    let recognizer = HostTapGestureRecognizer()
    recognizer.addAction { context.modifier.action() }
    host.addGestureRecognizer(recognizer)
    return host
  }

  func updateHost(_ host: HostGestureView, context: HostModifierContext<Self>) {
    guard let recognizer = host.gestureRecognizers?.first as? HostTapGestureRecognizer else { return }
    recognizer.numberOfTapsRequired = count
    recognizer.isEnabled = context.environment.isEnabled
  }
}

extension View {
  /// Calls `action` when the user taps this view `count` times; less than 1 counts as 1.
  ///
  /// Controls in the subtree, such as buttons, handle their own taps first. A disabled view recognises no taps.
  @preconcurrency
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(_TapGestureModifier(count: count, action: action))
  }
}
