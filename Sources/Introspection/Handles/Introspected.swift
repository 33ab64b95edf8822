public import ViewKernel

/// A property wrapper with a weak reference to the host that an introspection in this view's body has found.
///
/// ```swift
/// struct Feed: View {
///   @Introspected private var scrollView: HostScrollView?
///
///   var body: some View {
///     ScrollView { Text("News") }.introspect(.scrollView, into: $scrollView)
///     Button("Top") { scrollView?.setContentOffset(.zero, animated: true) }
///   }
/// }
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
