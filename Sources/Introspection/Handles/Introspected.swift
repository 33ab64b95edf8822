public import ViewKernel

/// A property wrapper with a weak reference to the host that an introspection in this view's body has found.
///
/// ```swift
/// struct Feed: View {
///   @Introspected private var scrollView: HostScrollView?
///
///   var body: some View {
///     ScrollView { Color.red.frame(height: 2000) }.introspect(.scrollView, into: $scrollView)
///     Button("Down") { scrollView?.setContentOffset(CGPoint(x: 0, y: 500), animated: true) }
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: Feed())
/// window.makeKeyAndVisible()
/// window.settle()
/// try window.find(HostButton.self, labelled: "Down").user.tap()
/// print(try window.find(HostScrollView.self).contentOffset.y)
/// // Prints "500.0"
/// ```
///
/// The value is nil before the introspection has found its target, and after the target has gone. Reading it does not
/// make the body depend on it; reading `$scrollView.observed` does.
@propertyWrapper
public struct Introspected<Target: AnyObject>: DynamicProperty {
  @State private var handle = IntrospectionHandle<Target>()

  /// Creates an empty property, to be filled by `introspect(_:into:)`.
  public init() {}

  /// The host, or nil while there is none.
  @MainActor
  public var wrappedValue: Target? { handle.target }

  /// The handle to pass to `introspect(_:into:)`. It is the same object as long as the view keeps its identity.
  public var projectedValue: IntrospectionHandle<Target> { handle }
}
