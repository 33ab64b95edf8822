/// Lets a view take drops on it, as `UIDropInteraction`.
///
/// Of views in each other the innermost gets a drag that takes it (``HostDropInteractionDelegate``).
@MainActor @preconcurrency
public final class HostDropInteraction: HostInteraction {
  /// The delegate that decides about drops and takes them; not retained.
  public private(set) weak var delegate: (any HostDropInteractionDelegate)?
  /// Whether drags are noticed. Defaults to true.
  public var isEnabled = true
  /// The view; nil for none.
  public private(set) weak var view: HostView?

  /// Creates an interaction with its delegate, which is not retained.
  public init(delegate: any HostDropInteractionDelegate) { self.delegate = delegate }

  /// Does nothing.
  public func willMove(to view: HostView?) {}
  /// Keeps the view.
  public func didMove(to view: HostView?) { self.view = view }
}

/// Decides which drops a ``HostDropInteraction`` takes, and takes them, as `UIDropInteractionDelegate`.
@MainActor @preconcurrency
public protocol HostDropInteractionDelegate: AnyObject {
  /// Whether the view takes a drag that comes over it; asked once each time. Defaults to true.
  func dropInteraction(_ interaction: HostDropInteraction, canHandle session: HostDropSession) -> Bool
  /// Called when a drag comes over the view.
  func dropInteraction(_ interaction: HostDropInteraction, sessionDidEnter session: HostDropSession)
  /// Called after that, and whenever the drag moves over the view. Returns the proposed operation. Defaults to a copy.
  func dropInteraction(
    _ interaction: HostDropInteraction, sessionDidUpdate session: HostDropSession
  ) -> HostDropProposal
  /// Called when a drag leaves the view, or is cancelled there.
  func dropInteraction(_ interaction: HostDropInteraction, sessionDidExit session: HostDropSession)
  /// Called when the finger is lifted over the view: load the items.
  func dropInteraction(_ interaction: HostDropInteraction, performDrop session: HostDropSession)
  /// Called after that.
  func dropInteraction(_ interaction: HostDropInteraction, concludeDrop session: HostDropSession)
  /// Called when a drag has ended that was over the view last.
  func dropInteraction(_ interaction: HostDropInteraction, sessionDidEnd session: HostDropSession)
}

extension HostDropInteractionDelegate {
  /// The default implementation takes every drag.
  public func dropInteraction(_ interaction: HostDropInteraction, canHandle session: HostDropSession) -> Bool { true }
  /// The default implementation does nothing.
  public func dropInteraction(_ interaction: HostDropInteraction, sessionDidEnter session: HostDropSession) {}
  /// The default implementation copies.
  public func dropInteraction(
    _ interaction: HostDropInteraction, sessionDidUpdate session: HostDropSession
  ) -> HostDropProposal { HostDropProposal(operation: .copy) }
  /// The default implementation does nothing.
  public func dropInteraction(_ interaction: HostDropInteraction, sessionDidExit session: HostDropSession) {}
  /// The default implementation does nothing.
  public func dropInteraction(_ interaction: HostDropInteraction, performDrop session: HostDropSession) {}
  /// The default implementation does nothing.
  public func dropInteraction(_ interaction: HostDropInteraction, concludeDrop session: HostDropSession) {}
  /// The default implementation does nothing.
  public func dropInteraction(_ interaction: HostDropInteraction, sessionDidEnd session: HostDropSession) {}
}
