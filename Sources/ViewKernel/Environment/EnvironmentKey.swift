// Tests: `EnvironmentValuesTests`, `EntryTests`.

/// A key of the environment: a type that identifies a value, and gives its default.
///
/// Declare a property of `EnvironmentValues` for it, or let `@Entry` generate both:
///
/// ```swift
/// struct CaptionColor: EnvironmentKey { static let defaultValue = Color.gray }
///
/// extension EnvironmentValues {
///   var captionColor: Color {
///     get { self[CaptionColor.self] }
///     set { self[CaptionColor.self] = newValue }
///   }
/// }
/// ```
///
/// Views read the property with `@Environment` and set it with `environment(_:_:)`:
///
/// ```swift
/// struct Caption: View {
///   @Environment(\.captionColor) private var color
///
///   var body: some View { Text("One").foregroundStyle(color) }
/// }
///
/// let host = HostingView(rootView: VStack { Caption(); Caption().environment(\.captionColor, .red) })
/// host.sizeToFit()
/// host.layoutIfNeeded()
/// print(host.subviews[0].treeDescription())
/// // Prints:
/// // HostStackView (0, 0, 31.67 x 40.67) axis=vertical
/// // ├─ HostLabel "One" (0, 0, 31.67 x 20.33) color=gray
/// // └─ HostLabel "One" (0, 20.33, 31.67 x 20.33) color=red
/// ```
///
/// A default that belongs to the main actor, such as an object of a class that is isolated to it, takes a conformance
/// that is isolated as well: `struct ThemeKey: @MainActor EnvironmentKey`.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no ancestor has set one.
  ///
  /// Asked for at each such read, on the reader's thread, mostly the main actor: a constant is best. A computed object
  /// would be another one at each read.
  static var defaultValue: Value { get }
}
