import HostTree

/// The handling of a drop on a view: see `dropConfiguration(_:)`.
public struct DropConfiguration: Sendable {
  /// The operation that is performed. If the source does not allow it, nothing can be dropped.
  public var operation: DropOperation
  /// The number of items that are taken, the first ones; nil, the default, for all. A negative number is reported as
  /// misuse and counts as 0.
  public var acceptedItemCount: Int?

  /// Creates a configuration.
  public init(operation: DropOperation) { self.operation = operation }

  @MainActor fileprivate var proposal: HostDropProposal {
    if let count = acceptedItemCount, count < 0 {
      reportMisuse("A drop was told to accept \(count) items; it accepts none. Give it 0 or more, or nil for all.")
    }
    var proposal = HostDropProposal(operation: operation.host)
    proposal.itemLimit = acceptedItemCount.map { max($0, 0) }
    return proposal
  }
}

/// The modifier behind what says more about drops in a view.
struct DropContainerModifier {
  var configure: ((DropSession) -> DropConfiguration)?
  var formation: DragDropPreviewsFormation?
  var onUpdate: ((DropSession) -> Void)?
}

extension DropContainerModifier: HostModifier {
  typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostDropContainerView {
    let host = HostDropContainerView()
    func current(_ node: HostModifierNode<Self>?) -> DropContainerModifier? {
      node.flatMap { $0.flags.contains(.isUnmounted) ? nil : $0.modifier }
    }
    if configure != nil {
      host.configure = { [weak node = context.node] in
        current(node)?.configure?(DropSession($0, .active)).proposal
      }
    }
    if onUpdate != nil {
      host.onUpdate = { [weak node = context.node] in current(node)?.onUpdate?(DropSession($0, $1)) }
    }
    return host
  }

  func updateHost(_ host: HostDropContainerView, context: HostModifierContext<Self>) {
    host.formation = formation?.host
  }
}

extension View {
  /// Decides how drops on the views in this view are performed.
  ///
  /// - Parameter configuration: Called when a drag comes over a view that takes it, and whenever it moves there.
  nonisolated public func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration) -> some View
  {
    modifier(DropContainerModifier(configure: configuration))
  }

  /// Sets how several items that are dragged together are shown while they are over a view in this view that takes
  /// them.
  nonisolated public func dropPreviewsFormation(_ previewsFormation: DragDropPreviewsFormation) -> some View {
    modifier(DropContainerModifier(formation: previewsFormation))
  }

  /// Calls an action when a drag comes over a view in this view that takes it, moves there, leaves it and is dropped.
  nonisolated public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    modifier(DropContainerModifier(onUpdate: onUpdate))
  }
}
