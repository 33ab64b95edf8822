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

extension IntrospectionKey<HostDragView> {
  /// What `draggable` and `onDrag` let users drag away.
  public static var draggable: Self { Self() }
}

extension IntrospectionKey<HostDropView> {
  /// What `dropDestination` and `onDrop` let users drop something on.
  public static var dropDestination: Self { Self() }
}

extension IntrospectionKey<HostDragContainerView> {
  /// What `dragContainer` lets users drag views of.
  public static var dragContainer: Self { Self().ofKind { $0.makeItems != nil } }
  /// What `onDragSessionUpdated` follows drags from.
  public static var onDragSessionUpdated: Self { Self().ofKind { $0.onUpdate != nil } }
}

extension IntrospectionKey<HostDropContainerView> {
  /// What `dropConfiguration` decides about drops in.
  public static var dropConfiguration: Self { Self().ofKind { $0.configure != nil } }
  /// What `onDropSessionUpdated` follows drops in.
  public static var onDropSessionUpdated: Self { Self().ofKind { $0.onUpdate != nil } }
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
