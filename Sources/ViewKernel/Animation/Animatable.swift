public import Foundation

/// A view, modifier or shape with a value that can be animated.
///
/// When an update with an animation changes ``animatableData``, the view does not jump to the new value: in each frame
/// it is updated, or its body runs, with a copy that has a value between the old and the new one. The stored view is
/// the new one at once; the values in between are only presented.
///
/// ```swift
/// struct Counter: View, Animatable {
///   var value: Double
///   var animatableData: Double { get { value } set { value = newValue } }
///
///   var body: some View { Text("\(Int(value))") }
/// }
///
/// let clock = HostManualClock()
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), clock: clock)
/// let controller = HostingController(rootView: Counter(value: 0))
/// window.rootViewController = controller
/// window.makeKeyAndVisible()
/// window.settle()
/// withAnimation(.linear(duration: 1)) { controller.rootView.value = 100 }
/// window.settle()
/// clock.advance(by: 0.25)
/// window.settle()
/// print(window.treeDescription(options: .structure))
/// // Prints:
/// // HostWindow
/// // └─ HostingView<Counter>
/// //    └─ HostLabel "25"
/// ```
public protocol Animatable {
  /// The type of the animatable value.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The value to animate.
  ///
  /// It is read when an update brings a new value, and written in each frame to a copy that is presented. Combine
  /// several values in an ``AnimatablePair``.
  @MainActor @preconcurrency var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No data: the type is not animated.
  nonisolated public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  nonisolated public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}
extension EmptyAnimatableData: Animatable {
  /// The value itself.
  nonisolated public var animatableData: EmptyAnimatableData {
    get { self }
    set {}
  }
}

extension AnimatablePair: Animatable {}
