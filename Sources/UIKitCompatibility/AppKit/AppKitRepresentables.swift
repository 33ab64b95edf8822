// Tests: `UIKitRepresentablesTests`.

public import Foundation
public import HostTree
public import ViewKernel

#if !os(macOS)
  /// ``/HostTree/HostView``, by its name on macOS.
  public typealias NSView = HostView

  /// A view that shows a host, with the names that the methods have on macOS: a ``/ViewKernel/HostViewRepresentable``
  /// in all else.
  @MainActor @preconcurrency
  public protocol NSViewRepresentable: HostViewRepresentable
  where HostViewType == NSViewType {
    /// The class of a host.
    associatedtype NSViewType: HostView
    /// The same class.
    associatedtype HostViewType = NSViewType
    /// The type of the coordinator. Defaults to `Void`: none.
    associatedtype Coordinator = Void

    // Declared again, so that a method that returns a class `Coordinator` outside of the view determines the type.
    /// Makes the coordinator: see ``/ViewKernel/HostViewRepresentable/makeCoordinator()``.
    func makeCoordinator() -> Coordinator
    /// Makes it: see ``/ViewKernel/HostViewRepresentable/makeHostView(context:)``.
    func makeNSView(context: Context) -> NSViewType
    /// Updates it: see ``/ViewKernel/HostViewRepresentable/updateHostView(_:context:)``.
    func updateNSView(_ nsView: NSViewType, context: Context)
    /// Dismantles it: see ``/ViewKernel/HostViewRepresentable/dismantleHostView(_:coordinator:)``.
    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    /// The size for a proposal, in points. Defaults to nil: its own size.
    func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
  }

  extension NSViewRepresentable {
    /// Calls `makeNSView(context:)`.
    public func makeHostView(context: Context) -> NSViewType { makeNSView(context: context) }
    /// Calls `updateNSView(_:context:)`.
    public func updateHostView(_ hostView: NSViewType, context: Context) { updateNSView(hostView, context: context) }
    /// Calls `dismantleNSView(_:coordinator:)`.
    public static func dismantleHostView(_ hostView: NSViewType, coordinator: Coordinator) {
      dismantleNSView(hostView, coordinator: coordinator)
    }
    /// Calls the method of the same name.
    public func sizeThatFits(_ proposal: ProposedViewSize, hostView: NSViewType, context: Context) -> CGSize? {
      sizeThatFits(proposal, nsView: hostView, context: context)
    }
    /// The default implementation does nothing.
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
    /// The default implementation returns nil: its own size.
    public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
  }

  /// ``/ViewKernel/HostViewRepresentableContext``, by its name on macOS.
  public typealias NSViewRepresentableContext = HostViewRepresentableContext

  /// ``/HostTree/HostViewController``, by its name on macOS.
  public typealias NSViewController = HostViewController

  /// A view that shows a view controller, with the names that the methods have on macOS: a
  /// ``/ViewKernel/HostViewControllerRepresentable`` in all else.
  @MainActor @preconcurrency
  public protocol NSViewControllerRepresentable: HostViewControllerRepresentable
  where HostViewControllerType == NSViewControllerType {
    /// The class of a view controller.
    associatedtype NSViewControllerType: HostViewController
    /// The same class.
    associatedtype HostViewControllerType = NSViewControllerType
    /// The type of the coordinator. Defaults to `Void`: none.
    associatedtype Coordinator = Void
    // Declared again, so that a method that returns a class `Coordinator` outside of the view determines the type.
    /// Makes the coordinator: see ``/ViewKernel/HostViewControllerRepresentable/makeCoordinator()``.
    func makeCoordinator() -> Coordinator

    /// Makes it: see ``/ViewKernel/HostViewControllerRepresentable/makeHostViewController(context:)``.
    func makeNSViewController(context: Context) -> NSViewControllerType
    /// Updates it: see ``/ViewKernel/HostViewControllerRepresentable/updateHostViewController(_:context:)``.
    func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
    /// Dismantles it: see ``/ViewKernel/HostViewControllerRepresentable/dismantleHostViewController(_:coordinator:)``.
    static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
    /// The size for a proposal, in points. Defaults to nil: its own size.
    func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context) -> CGSize?
  }

  extension NSViewControllerRepresentable {
    /// Calls `makeNSViewController(context:)`.
    public func makeHostViewController(context: Context) -> NSViewControllerType {
      makeNSViewController(context: context)
    }
    /// Calls `updateNSViewController(_:context:)`.
    public func updateHostViewController(_ hostViewController: NSViewControllerType, context: Context) {
      updateNSViewController(hostViewController, context: context)
    }
    /// Calls `dismantleNSViewController(_:coordinator:)`.
    public static func dismantleHostViewController(_ hostViewController: NSViewControllerType, coordinator: Coordinator)
    {
      dismantleNSViewController(hostViewController, coordinator: coordinator)
    }
    /// Calls the method of the same name.
    public func sizeThatFits(_ proposal: ProposedViewSize, hostViewController: NSViewControllerType, context: Context)
      -> CGSize?
    {
      sizeThatFits(proposal, nsViewController: hostViewController, context: context)
    }
    /// The default implementation does nothing.
    public static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator) {}
    /// The default implementation returns nil: its own size.
    public func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context)
      -> CGSize?
    { nil }
  }

  /// ``/ViewKernel/HostViewControllerRepresentableContext``, by its name on macOS.
  public typealias NSViewControllerRepresentableContext = HostViewControllerRepresentableContext
#endif
