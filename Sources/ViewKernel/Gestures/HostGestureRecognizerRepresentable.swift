public import HostTree

/// A gesture recognizer of your own for a view, as `UIGestureRecognizerRepresentable` has a `UIGestureRecognizer`.
///
/// ```swift
/// struct Sideways: HostGestureRecognizerRepresentable {
///   let moved: (CGFloat) -> Void
///
///   func makeHostGestureRecognizer(context: Context) -> HostPanGestureRecognizer { HostPanGestureRecognizer() }
///
///   func handleHostGestureRecognizerAction(_ recognizer: HostPanGestureRecognizer, context: Context) {
///     if recognizer.state == .changed { moved(context.converter.localTranslation?.x ?? 0) }
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: Color.blue.gesture(Sideways { print("moved by \($0)") }))
/// window.makeKeyAndVisible()
/// window.settle()
/// let touch = window.beginTouch(at: CGPoint(x: 100, y: 100))
/// touch.move(to: CGPoint(x: 120, y: 100))
/// touch.move(to: CGPoint(x: 150, y: 100))
/// touch.end()
/// // Prints "moved by 50.0"
/// ```
///
/// The recognizer lives as long as the modified view: ``makeCoordinator(converter:)`` and
/// ``makeHostGestureRecognizer(context:)`` are called once for it, and ``updateHostGestureRecognizer(_:context:)``
/// after that and whenever the representable or what the last update read has changed. It recognizes nothing in a
/// disabled view. Gestures and controls of the subtree have precedence over it, unless its delegate says otherwise.
@MainActor @preconcurrency
public protocol HostGestureRecognizerRepresentable<HostGestureRecognizerType> {
  /// The class of the recognizer.
  associatedtype HostGestureRecognizerType: HostGestureRecognizer
  /// The type of the coordinator, such as the recognizer's delegate. Defaults to `Void`: none.
  associatedtype Coordinator = Void

  /// Makes the recognizer. Called once; an update follows.
  func makeHostGestureRecognizer(context: Context) -> HostGestureRecognizerType
  /// Updates the recognizer with this value. Called in the update pass; it must not change any state. The default
  /// implementation does nothing.
  func updateHostGestureRecognizer(_ recognizer: HostGestureRecognizerType, context: Context)
  /// Handles a change of the recognizer's state, or of a continuous gesture: called on the newest value. The default
  /// implementation does nothing.
  func handleHostGestureRecognizerAction(_ recognizer: HostGestureRecognizerType, context: Context)
  /// Makes the coordinator. Called once, before the recognizer is made.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator

  /// The context that is passed to the methods above.
  typealias Context = HostGestureRecognizerRepresentableContext<Self>
  /// Converts places between coordinate spaces.
  typealias CoordinateSpaceConverter = HostGestureRecognizerRepresentableCoordinateSpaceConverter
}

extension HostGestureRecognizerRepresentable {
  /// The default implementation does nothing. Implement it to pass the representable's properties on.
  public func updateHostGestureRecognizer(_ recognizer: HostGestureRecognizerType, context: Context) {}
  /// The default implementation does nothing. Implement it unless the recognizer has actions of its own.
  public func handleHostGestureRecognizerAction(_ recognizer: HostGestureRecognizerType, context: Context) {}
}

extension HostGestureRecognizerRepresentable where Coordinator == Void {
  /// The default implementation returns nothing: no coordinator.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The context in which a representable's recognizer is made, updated and handled.
@MainActor @preconcurrency
public struct HostGestureRecognizerRepresentableContext<Representable: HostGestureRecognizerRepresentable> {
  /// The coordinator that `makeCoordinator(converter:)` returned.
  public let coordinator: Representable.Coordinator
  /// Converts places between coordinate spaces.
  public let converter: HostGestureRecognizerRepresentableCoordinateSpaceConverter
  /// The environment of the view. The recognizer is updated when a value read from it changes.
  public let environment: EnvironmentValues
}

/// The modifier behind `gesture(_:)` with a representable.
struct RepresentedGestureModifier<Base: HostGestureRecognizerRepresentable> {
  let base: Base
}

extension RepresentedGestureModifier: HostModifier {
  typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostGestureView {
    let host = HostGestureView()
    let coordinator = base.makeCoordinator(converter: Base.CoordinateSpaceConverter(host))
    host.coordinator = coordinator
    let recognizer = base.makeHostGestureRecognizer(context: self.context(host, context))
    host.addGestureRecognizerOfOwner(recognizer)
    recognizer.addAction { [unowned host, unowned recognizer] in
      let modifier = context.modifier
      modifier.base.handleHostGestureRecognizerAction(recognizer, context: modifier.context(host, context))
    }
    return host
  }

  func updateHost(_ host: HostGestureView, context: HostModifierContext<Self>) {
    guard let recognizer = host.firstGestureRecognizer as? Base.HostGestureRecognizerType else { return }
    recognizer.isViewEnabled = context.environment.isEnabled
    base.updateHostGestureRecognizer(recognizer, context: self.context(host, context))
  }

  @MainActor private func context(_ host: HostGestureView, _ context: HostModifierContext<Self>) -> Base.Context {
    guard let coordinator = host.coordinator as? Base.Coordinator else {
      preconditionFailure("The gesture of a \(Base.self) has lost its coordinator.")
    }
    return Base.Context(
      coordinator: coordinator, converter: Base.CoordinateSpaceConverter(host), environment: context.environment)
  }
}

extension View {
  /// Attaches a gesture recognizer of your own to this view. Gestures and controls of the subtree have precedence over
  /// it.
  nonisolated public func gesture(_ representable: some HostGestureRecognizerRepresentable) -> some View {
    modifier(RepresentedGestureModifier(base: representable))
  }
}
