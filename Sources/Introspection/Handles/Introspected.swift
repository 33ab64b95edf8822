public import ViewKernel

/// The host that an introspection of this view's body has found, for use in actions.
///
/// ```swift
/// struct Feed: View {
///   @Introspected private var scrollView: HostScrollView?
///
///   var body: some View {
///     ScrollView { ... }.introspect(.scrollView, into: $scrollView)
///     Button("Top") { scrollView?.setContentOffset(.zero, animated: true) }
///   }
/// }
/// ```
///
/// The host is not kept alive, and nil before the introspection has found it and after it has let go of it. A body that
/// reads it does not run again when that changes; one that reads `$scrollView.observed` does.
@propertyWrapper
public struct Introspected<Target: AnyObject>: DynamicProperty {
  @State private var handle = IntrospectionHandle<Target>()

  /// Makes a property that an introspection has to fill.
  public init() {}

  /// The host; nil while there is none.
  @MainActor
  public var wrappedValue: Target? { handle.target }

  /// What the introspection fills. It is the same for as long as the view stays at its place.
  public var projectedValue: IntrospectionHandle<Target> { handle }
}
