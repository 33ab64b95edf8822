import HostTree

/// Creates the delegate of an application: an object of a class of the program's own that hears when the application
/// begins and ends.
///
/// ```swift
/// import UIKitCompatibility
///
/// final class Delegate: UIApplicationDelegate {
///   func application(
///     _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
///   ) -> Bool {
///     print("launched")
///     return true
///   }
/// }
///
/// struct Reader: App {
///   @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
///   var body: some Scene { WindowGroup { Text("No book") } }
/// }
///
/// let window = Reader.makeWindow()
/// // Prints "launched"
/// ```
///
/// A delegate that is an ``ObservableObject``, or `@Observable`, is in the environment of all views: they read it by
/// ``EnvironmentObject`` or ``Environment``.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: HostApplicationDelegate>: DynamicProperty {
  private let object: DelegateType

  /// The delegate.
  public var wrappedValue: DelegateType { object }

  /// Creates the delegate, by its `init()`.
  ///
  /// - Parameters:
  ///   - delegateType: The class.
  ///   - make: Creates the object. The default calls the `init()` that is seen where the property is declared.
  public init(
    _ delegateType: DelegateType.Type = DelegateType.self, make: @MainActor () -> DelegateType = #_newInstance()
  ) {
    object = make()
  }
}

extension UIApplicationDelegateAdaptor: ApplicationDelegateAdapting {
  var delegate: any HostApplicationDelegate { object }

  func write(to values: inout EnvironmentValues) { _EnvironmentObjectModifier(object: object).write(to: &values) }
}

/// A closure that creates an object by its `init()`; the default argument of ``UIApplicationDelegateAdaptor``.
@freestanding(expression)
public macro _newInstance<T>() -> T = #externalMacro(module: "PreviewMacros", type: "NewInstanceMacro")
