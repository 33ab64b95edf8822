public import HostTree

// Modifiers for gestures, pointers and hit testing.

extension IntrospectionKey<HostGestureView> {
  /// What `gesture`, `onTapGesture` and the like add a recogniser to.
  public static var gesture: Self { Self().ofKind { $0.gestureRecognizers?.isEmpty == false } }
  /// What `onHover` watches.
  public static var onHover: Self { Self().ofKind { $0.onHover != nil } }
}

extension IntrospectionKey<HostKeyPressView> {
  /// What `onKeyPress` gets keys by.
  public static var onKeyPress: Self { Self() }
}

extension IntrospectionKey<HostFocusView> {
  /// What `focusable` makes the first responder.
  public static var focusable: Self { Self() }
}

extension IntrospectionKey<HostContextMenuView> {
  /// What `contextMenu` adds a menu to.
  public static var contextMenu: Self { Self() }
}

extension IntrospectionKey<HostHitTestingView> {
  /// What `allowsHitTesting` is around.
  public static var allowsHitTesting: Self { Self() }
}

extension IntrospectionKey<HostContentShapeView> {
  /// What `contentShape` is around.
  public static var contentShape: Self { Self() }
}
