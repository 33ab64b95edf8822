public import Foundation
public import HostTree

/// Decides which drags over a view it takes, and takes them: see `onDrop(of:delegate:)`.
///
/// `validateDrop` and `performDrop` are called in any case; the others when a drag comes over the view, moves there,
/// and leaves it without a drop.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether a drag with an item of a supported type is taken. Defaults to true.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what is dropped. Returns whether it could.
  func performDrop(info: DropInfo) -> Bool
  /// Called when a drag that is taken comes over the view.
  func dropEntered(info: DropInfo)
  /// Called after that, and whenever the drag moves. Returns the proposed operation; nil, the default, for a copy.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when the drag leaves the view, or is cancelled there.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// True.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Returns nil.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// A drag over a view.
public struct DropInfo: Sendable {
  /// The place of the drag, in the view's coordinates.
  public let location: CGPoint
  private let providers: [NSItemProvider]

  @MainActor init(_ session: HostDropSession, in view: HostView) {
    location = session.location(in: view)
    providers = session.items.map(\.itemProvider)
  }

  /// Whether any item has data of one of some types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

  /// The providers of the items that have data of one of some types, in order.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in
      contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }

  /// Whether any item has data of one of some types, by their identifiers.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.map { UTType(importedAs: $0) })
  }

  /// The providers of the items that have data of one of some types, by their identifiers.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType(importedAs: $0) })
  }
}

/// How a view would take a drop.
public struct DropProposal: Sendable {
  /// The operation that the drop would perform.
  public let operation: DropOperation
  /// The operation for a drag from outside of the program; nil if it is the same.
  public let operationOutsideApplication: DropOperation?

  /// Creates a proposal.
  public init(operation: DropOperation) {
    self.operation = operation
    operationOutsideApplication = nil
  }

  /// Creates a proposal for drags that began in this program, and for others: those by
  /// ``/HostTree/HostWindow/beginDrag(_:at:preview:)``.
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
    operation = withinApplication
    operationOutsideApplication = outsideApplication
  }

  @MainActor func host(for session: HostDropSession) -> HostDropOperation {
    ((session.isLocal ? nil : operationOutsideApplication) ?? operation).host
  }
}

// MARK: The modifier

/// Takes drops together with facts about the drag.
@MainActor
protocol SessionDropDelegate: DropDelegate {
  func performDrop(info: DropInfo, session: HostDropSession)
}

/// The modifier behind `onDrop` and `dropDestination`.
struct DropModifier {
  let types: [UTType]
  var isEnabled = true
  let delegate: any DropDelegate
}

extension DropModifier: HostModifier {
  typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostDropView {
    let host = HostDropView()
    // A window may ask a host whose node is unmounted, until the next settle has removed it.
    func call<R>(
      _ otherwise: R, _ body: @escaping @MainActor (DropModifier, DropInfo, HostDropSession) -> R
    ) -> (@MainActor (HostDropSession) -> R) {
      { [weak node = context.node, unowned host] session in
        guard let node, !node.flags.contains(.isUnmounted) else { return otherwise }
        return body(node.modifier, DropInfo(session, in: host), session)
      }
    }
    host.canHandle = call(false) { modifier, info, _ in
      info.hasItemsConforming(to: modifier.types) && modifier.delegate.validateDrop(info: info)
    }
    host.onEnter = call(()) { modifier, info, _ in modifier.delegate.dropEntered(info: info) }
    host.onUpdate = call(HostDropProposal(operation: .cancel)) { modifier, info, session in
      HostDropProposal(operation: modifier.delegate.dropUpdated(info: info)?.host(for: session) ?? .copy)
    }
    host.onExit = call(()) { modifier, info, _ in modifier.delegate.dropExited(info: info) }
    host.onDrop = call(()) { modifier, info, session in
      guard let delegate = modifier.delegate as? any SessionDropDelegate else {
        _ = modifier.delegate.performDrop(info: info)
        return
      }
      delegate.performDrop(info: info, session: session)
    }
    return host
  }

  func updateHost(_ host: HostDropView, context: HostModifierContext<Self>) {
    host.isDropEnabled = context.environment.isEnabled && isEnabled
  }
}

extension View {
  /// Lets users drop something on this view, which a delegate decides about.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of data that are taken; a drag without any of them is not noticed.
  ///   - delegate: Decides about drops, and takes them.
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(DropModifier(types: supportedContentTypes, delegate: delegate))
  }

  /// Lets users drop something on this view, which a delegate decides about; with identifiers of types.
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, delegate: delegate)
  }
}
