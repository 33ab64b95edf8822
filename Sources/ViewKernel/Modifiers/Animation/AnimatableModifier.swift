/// A modifier with a body and a value that can be animated: the body runs in each frame.
///
/// ```swift
/// struct Percentage: AnimatableModifier {
///   var value: Double
///   var animatableData: Double { get { value } set { value = newValue } }
///
///   func body(content: Content) -> some View { content.overlay(Text("\(Int(value)) %")) }
/// }
///
/// let clock = HostManualClock()
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), clock: clock)
/// let controller = HostingController(rootView: Color.yellow.modifier(Percentage(value: 0)))
/// window.rootViewController = controller
/// window.makeKeyAndVisible()
/// window.settle()
/// withAnimation(.linear(duration: 1)) { controller.rootView.modifier.value = 100 }
/// window.settle()
/// clock.advance(by: 0.25)
/// window.settle()
/// print(window.treeDescription(options: .structure).contains("25 %"))
/// // Prints "true"
/// ```
///
/// A modifier that conforms to both protocols behaves the same.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
