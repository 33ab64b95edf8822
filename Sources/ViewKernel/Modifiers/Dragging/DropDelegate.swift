public import Foundation
public import HostTree

/// Decides what a view takes that is dragged upon it, and takes it: see `onDrop(of:delegate:)`.
///
/// `validateDrop` and `performDrop` are called in any case; the others when a drag comes upon the view, moves there, and
/// leaves it without a drop.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether a drag with an item of a supported type is taken. Defaults to true.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what is dropped. Returns whether it could.
  func performDrop(info: DropInfo) -> Bool
  /// Called when a drag that is taken comes upon the view.
  func dropEntered(info: DropInfo)
  /// Called after that, and whenever the drag moves. Returns what would become of it; nil, the default, for a copy.
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

/// A drag upon a view.
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

/// What becomes of a drag that is dropped.
public enum DropOperation: Hashable, Sendable {
  /// Nothing: as if the view were not there.
  case cancel
  /// Nothing: a drop is not possible now.
  case forbidden
  /// The data are copied.
  case copy
  /// The data are moved.
  case move

  var host: HostDropOperation {
    switch self {
    case .cancel: .cancel
    case .forbidden: .forbidden
    case .copy: .copy
    case .move: .move
    }
  }
}

/// How a view would take a drop.
public struct DropProposal: Sendable {
  /// What would become of the drag.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

// MARK: The modifier

/// The modifier behind `onDrop` and `dropDestination`.
struct DropModifier {
  let types: [UTType]
  let delegate: any DropDelegate
}

extension DropModifier: HostModifier {
  typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostDropView {
    let host = HostDropView()
    // A window may ask a host whose node is unmounted, until the next settle has removed it.
    func call<R>(_ otherwise: R, _ body: @escaping @MainActor (DropModifier, DropInfo) -> R) -> (
      @MainActor (HostDropSession) -> R
    ) {
      { [weak node = context.node, unowned host] session in
        guard let node, !node.flags.contains(.isUnmounted) else { return otherwise }
        return body(node.modifier, DropInfo(session, in: host))
      }
    }
    host.canHandle = call(false) { $1.hasItemsConforming(to: $0.types) && $0.delegate.validateDrop(info: $1) }
    host.onEnter = call(()) { $0.delegate.dropEntered(info: $1) }
    host.onUpdate = call(HostDropProposal(operation: .cancel)) {
      HostDropProposal(operation: $0.delegate.dropUpdated(info: $1)?.operation.host ?? .copy)
    }
    host.onExit = call(()) { $0.delegate.dropExited(info: $1) }
    host.onDrop = call(()) { _ = $0.delegate.performDrop(info: $1) }
    return host
  }

  func updateHost(_ host: HostDropView, context: HostModifierContext<Self>) {
    host.isDropEnabled = context.environment.isEnabled
  }
}

extension View {
  /// Lets users drop something on this view, which a delegate decides about.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of data that are taken; a drag without any of them is not noticed.
  ///   - delegate: Decides, and takes what is dropped.
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(DropModifier(types: supportedContentTypes, delegate: delegate))
  }

  /// Lets users drop something on this view, which a delegate decides about; with identifiers of types.
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, delegate: delegate)
  }
}
