// Tests: `UIKitRepresentablesTests`.

public import HostTree
public import ViewKernel

#if !(os(iOS) || os(tvOS) || os(visionOS) || os(watchOS))
  /// A gesture recognizer for a view, with the names that the methods have on iOS: a
  /// ``/ViewKernel/HostGestureRecognizerRepresentable`` in all else.
  @MainActor @preconcurrency
  public protocol UIGestureRecognizerRepresentable<UIGestureRecognizerType>: HostGestureRecognizerRepresentable
  where HostGestureRecognizerType == UIGestureRecognizerType {
    /// The class of the recognizer.
    associatedtype UIGestureRecognizerType: HostGestureRecognizer
    /// The same class.
    associatedtype HostGestureRecognizerType = UIGestureRecognizerType
    /// The type of the coordinator. Defaults to `Void`: none.
    associatedtype Coordinator = Void

    // Declared again, so that a method that returns a class `Coordinator` outside of the view determines the type.
    /// Makes the coordinator: see ``/ViewKernel/HostGestureRecognizerRepresentable/makeCoordinator(converter:)``.
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
    /// Makes it: see ``/ViewKernel/HostGestureRecognizerRepresentable/makeHostGestureRecognizer(context:)``.
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    /// Updates it: see ``/ViewKernel/HostGestureRecognizerRepresentable/updateHostGestureRecognizer(_:context:)``.
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Handles its changes: see `handleHostGestureRecognizerAction(_:context:)` of
    /// ``/ViewKernel/HostGestureRecognizerRepresentable``.
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  }

  extension UIGestureRecognizerRepresentable {
    /// Calls `makeUIGestureRecognizer(context:)`.
    public func makeHostGestureRecognizer(context: Context) -> UIGestureRecognizerType {
      makeUIGestureRecognizer(context: context)
    }
    /// Calls `updateUIGestureRecognizer(_:context:)`.
    public func updateHostGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {
      updateUIGestureRecognizer(recognizer, context: context)
    }
    /// Calls `handleUIGestureRecognizerAction(_:context:)`.
    public func handleHostGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {
      handleUIGestureRecognizerAction(recognizer, context: context)
    }
    /// The default implementation does nothing.
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    /// The default implementation does nothing.
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
  }

  /// ``/ViewKernel/HostGestureRecognizerRepresentableContext``, by its name on iOS.
  public typealias UIGestureRecognizerRepresentableContext = HostGestureRecognizerRepresentableContext
  /// ``/ViewKernel/HostGestureRecognizerRepresentableCoordinateSpaceConverter``, by its name on iOS.
  public typealias UIGestureRecognizerRepresentableCoordinateSpaceConverter =
    HostGestureRecognizerRepresentableCoordinateSpaceConverter
#endif
