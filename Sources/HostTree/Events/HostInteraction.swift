/// A way to use a view beside touching it, as `UIInteraction`: drag it away, drop something on it.
///
/// ``HostView/addInteraction(_:)`` attaches it to a view.
@MainActor @preconcurrency
public protocol HostInteraction: AnyObject {
  /// The view that the interaction is attached to; nil for none. Hold it weakly.
  var view: HostView? { get }
  /// Called before the interaction is attached to a view, or detached from one (nil).
  func willMove(to view: HostView?)
  /// Called after the interaction was attached to a view, or detached from one (nil): keep the view.
  func didMove(to view: HostView?)
}

extension HostView {
  /// The interactions that are attached to this view, in the order in which they were added.
  public final var interactions: [any HostInteraction] { rare?.interactions ?? [] }

  /// Attaches an interaction to this view, which retains it.
  ///
  /// An interaction is attached to one view: it is removed from its former one.
  public final func addInteraction(_ interaction: any HostInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    makeRare().interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Detaches an interaction from this view; does nothing if it is not attached to it.
  public final func removeInteraction(_ interaction: any HostInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rare?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
