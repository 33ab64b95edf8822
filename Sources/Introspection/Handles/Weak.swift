public import ViewKernel

/// An object that is remembered without being kept alive, such as a host that a closure was given.
///
/// ```swift
/// @Weak var scrollView: HostScrollView?
/// ```
///
/// It works as a local variable, as a property of an object, and as a property of a view, where what was remembered last
/// stays for as long as the view does. Closures may write it, also those of a view's body. No body runs again by it.
///
/// ``Introspected`` also empties when the introspection lets go of a host that lives on.
@propertyWrapper
public struct Weak<Object: AnyObject>: DynamicProperty {
  private final class Box {
    weak var object: Object?
    init(_ object: Object?) { self.object = object }
  }

  // Outside of a view a state is its initial value, which is what all copies of this property share.
  @State private var box: Box

  /// Remembers an object; nil, as unless told, none.
  public init(wrappedValue: Object? = nil) { _box = State(wrappedValue: Box(wrappedValue)) }

  /// The object; nil once it is gone.
  public var wrappedValue: Object? {
    get { box.object }
    nonmutating set { box.object = newValue }
  }
}
