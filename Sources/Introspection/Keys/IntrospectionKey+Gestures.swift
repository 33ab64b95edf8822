public import HostTree

// Modifiers for gestures, pointers and hit testing.

extension IntrospectionKey<HostGestureView> {
  /// The host of `gesture`, `onTapGesture` and the like, which has the gesture recognizers.
  public static var gesture: Self { Self().ofKind { $0.gestureRecognizers?.isEmpty == false } }
  /// The host of `onHover`, which watches the pointer.
  public static var onHover: Self { Self().ofKind { $0.onHover != nil } }
}

extension IntrospectionKey<HostKeyPressView> {
  /// The host of `onKeyPress`, which gets the keys.
  public static var onKeyPress: Self { Self() }
}

extension IntrospectionKey<HostFocusView> {
  /// The host of `focusable`, which becomes the first responder.
  public static var focusable: Self { Self() }
}

extension IntrospectionKey<HostDragView> {
  /// The host of `draggable` and `onDrag`, around the view that users drag.
  public static var draggable: Self { Self() }
}

extension IntrospectionKey<HostDropView> {
  /// The host of `dropDestination` and `onDrop`, around the view that takes drops.
  public static var dropDestination: Self { Self() }
}

extension IntrospectionKey<HostDragContainerView> {
  /// The host of `dragContainer`, around the views that users drag together.
  public static var dragContainer: Self { Self().ofKind { $0.makeItems != nil } }
  /// The host of `onDragSessionUpdated`, around the views whose drags it follows.
  public static var onDragSessionUpdated: Self { Self().ofKind { $0.onUpdate != nil } }
}

extension IntrospectionKey<HostDropContainerView> {
  /// The host of `dropConfiguration`, around the views whose drops it configures.
  public static var dropConfiguration: Self { Self().ofKind { $0.configure != nil } }
  /// The host of `onDropSessionUpdated`, around the views whose drops it follows.
  public static var onDropSessionUpdated: Self { Self().ofKind { $0.onUpdate != nil } }
}

extension IntrospectionKey<HostContextMenuView> {
  /// The host of `contextMenu`, around the view that has the menu.
  public static var contextMenu: Self { Self() }
}

extension IntrospectionKey<HostHitTestingView> {
  /// The host of `allowsHitTesting`, around its content.
  public static var allowsHitTesting: Self { Self() }
}

extension IntrospectionKey<HostContentShapeView> {
  /// The host of `contentShape`, around its content.
  public static var contentShape: Self { Self() }
}
