import HostTree

/// The modifier behind `onTapGesture(count:perform:)`.
public struct _TapGestureModifier {
  let count: Int
  let action: () -> Void
}

extension _TapGestureModifier: HostModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  static let descriptor = ViewDescriptor.of(_TapGestureModifier.self, ignoring: (() -> Void).self)

  func makeHost(context: HostModifierContext<Self>) -> HostGestureView {
    let host = HostGestureView()
    let recognizer = HostTapGestureRecognizer()
    recognizer.addReceiver(context.node)
    host.addGestureRecognizerOfOwner(recognizer)
    return host
  }

  func updateHost(_ host: HostGestureView, context: HostModifierContext<Self>) {
    guard let recognizer = host.firstGestureRecognizer as? HostTapGestureRecognizer else { return }
    recognizer.update(taps: count, isEnabled: context.environment.isEnabled)
  }

  func act() { action() }
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
