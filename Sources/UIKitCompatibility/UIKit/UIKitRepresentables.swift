// Tests: `UIKitRepresentablesTests`.

public import Foundation
public import HostTree
public import ViewKernel

#if !(os(iOS) || os(tvOS) || os(visionOS) || os(watchOS))
  /// A view that shows a host, with the names that the methods have on iOS: a ``/ViewKernel/HostViewRepresentable`` in
  /// all else.
  @MainActor @preconcurrency
  public protocol UIViewRepresentable: HostViewRepresentable
  where HostViewType == UIViewType {
    /// The class of a host.
    associatedtype UIViewType: HostView
    /// The same class.
    associatedtype HostViewType = UIViewType
    /// The type of the coordinator. Defaults to `Void`: none.
    associatedtype Coordinator = Void

    // Declared again, so that a method that returns a class `Coordinator` outside of the view determines the type.
    /// Makes the coordinator: see ``/ViewKernel/HostViewRepresentable/makeCoordinator()``.
    func makeCoordinator() -> Coordinator
    /// Makes it: see ``/ViewKernel/HostViewRepresentable/makeHostView(context:)``.
    func makeUIView(context: Context) -> UIViewType
    /// Updates it: see ``/ViewKernel/HostViewRepresentable/updateHostView(_:context:)``.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Dismantles it: see ``/ViewKernel/HostViewRepresentable/dismantleHostView(_:coordinator:)``.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// The size for a proposal, in points. Defaults to nil: its own size.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
  }

  extension UIViewRepresentable {
    /// Calls `makeUIView(context:)`.
    public func makeHostView(context: Context) -> UIViewType { makeUIView(context: context) }
    /// Calls `updateUIView(_:context:)`.
    public func updateHostView(_ hostView: UIViewType, context: Context) { updateUIView(hostView, context: context) }
    /// Calls `dismantleUIView(_:coordinator:)`.
    public static func dismantleHostView(_ hostView: UIViewType, coordinator: Coordinator) {
      dismantleUIView(hostView, coordinator: coordinator)
    }
    /// Calls the method of the same name.
    public func sizeThatFits(_ proposal: ProposedViewSize, hostView: UIViewType, context: Context) -> CGSize? {
      sizeThatFits(proposal, uiView: hostView, context: context)
    }
    /// The default implementation does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    /// The default implementation returns nil: its own size.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
  }

  /// ``/ViewKernel/HostViewRepresentableContext``, by its name on iOS.
  public typealias UIViewRepresentableContext = HostViewRepresentableContext

  /// A view that shows a view controller, with the names that the methods have on iOS: a
  /// ``/ViewKernel/HostViewControllerRepresentable`` in all else.
  @MainActor @preconcurrency
  public protocol UIViewControllerRepresentable: HostViewControllerRepresentable
  where HostViewControllerType == UIViewControllerType {
    /// The class of a view controller.
    associatedtype UIViewControllerType: HostViewController
    /// The same class.
    associatedtype HostViewControllerType = UIViewControllerType
    /// The type of the coordinator. Defaults to `Void`: none.
    associatedtype Coordinator = Void

    // Declared again, so that a method that returns a class `Coordinator` outside of the view determines the type.
    /// Makes the coordinator: see ``/ViewKernel/HostViewControllerRepresentable/makeCoordinator()``.
    func makeCoordinator() -> Coordinator
    /// Makes it: see ``/ViewKernel/HostViewControllerRepresentable/makeHostViewController(context:)``.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Updates it: see ``/ViewKernel/HostViewControllerRepresentable/updateHostViewController(_:context:)``.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Dismantles it: see ``/ViewKernel/HostViewControllerRepresentable/dismantleHostViewController(_:coordinator:)``.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// The size for a proposal, in points. Defaults to nil: its own size.
    func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
  }

  extension UIViewControllerRepresentable {
    /// Calls `makeUIViewController(context:)`.
    public func makeHostViewController(context: Context) -> UIViewControllerType {
      makeUIViewController(context: context)
    }
    /// Calls `updateUIViewController(_:context:)`.
    public func updateHostViewController(_ hostViewController: UIViewControllerType, context: Context) {
      updateUIViewController(hostViewController, context: context)
    }
    /// Calls `dismantleUIViewController(_:coordinator:)`.
    public static func dismantleHostViewController(_ hostViewController: UIViewControllerType, coordinator: Coordinator)
    {
      dismantleUIViewController(hostViewController, coordinator: coordinator)
    }
    /// Calls the method of the same name.
    public func sizeThatFits(_ proposal: ProposedViewSize, hostViewController: UIViewControllerType, context: Context)
      -> CGSize?
    {
      sizeThatFits(proposal, uiViewController: hostViewController, context: context)
    }
    /// The default implementation does nothing.
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
    /// The default implementation returns nil: its own size.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context)
      -> CGSize?
    { nil }
  }

  /// ``/ViewKernel/HostViewControllerRepresentableContext``, by its name on iOS.
  public typealias UIViewControllerRepresentableContext = HostViewControllerRepresentableContext
#endif
