public import ViewKernel

/// A property wrapper with a weak reference to an object, such as a host that was passed to a closure.
///
/// ```swift
/// @Weak var scrollView: HostScrollView?
/// scrollView = HostScrollView()  // no other reference retains it
/// print(scrollView == nil)
/// // Prints "true"
/// ```
///
/// It can be a local variable, a property of an object or a property of a view, where the reference persists as long as
/// the view keeps its identity. Closures can set it, also those in a view's body. Setting it does not invalidate the
/// view.
///
/// Unlike this one, ``Introspected`` is also reset when its introspection detaches from a host that lives on.
@propertyWrapper
public struct Weak<Object: AnyObject>: DynamicProperty {
  private final class Box {
    weak var object: Object?
    init(_ object: Object?) { self.object = object }
  }

  // Outside of a view a state has its initial value: the box, which all copies of this property share.
  @State private var box: Box

  /// Creates a reference to an object. Nil by default.
  public init(wrappedValue: Object? = nil) { _box = State(wrappedValue: Box(wrappedValue)) }

  /// The object, or nil once it has been deallocated.
  public var wrappedValue: Object? {
    get { box.object }
    nonmutating set { box.object = newValue }
  }
}
