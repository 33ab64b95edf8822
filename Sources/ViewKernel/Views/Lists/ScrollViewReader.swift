import Foundation
public import HostTree

/// Lets its content scroll to views by their identity.
///
///     ScrollViewReader { proxy in
///       List(messages) { Text($0.text) }
///       Button("Newest") { proxy.scrollTo(messages.last?.id) }
///     }
public struct ScrollViewReader<Content: View>: View {
  /// There is no body.
  public typealias Body = Never
  /// Makes the content.
  nonisolated(unsafe) public var content: (ScrollViewProxy) -> Content

  /// Makes a view of what `content` makes with a proxy.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  /// Appends one node that the proxy looks for views in.
  public static func makeNodes(_ view: Self, in builder: inout NodeBuilder) {
    builder.append(ScrollViewReaderNode(view, in: builder))
  }

  /// Hands the new value to the one node.
  public static func updateNodes(_ view: Self, in cursor: inout NodeCursor) {
    cursor.update(view)
  }
}

/// Scrolls the lists and scroll views inside a `ScrollViewReader`.
///
/// It may be handed to code that is bound to no actor.
public struct ScrollViewProxy: Sendable {
  weak var node: ViewNode?

  /// Scrolls to the view with an identity: that of an element of a `ForEach` or `List`, or one given by `id(_:)`.
  ///
  /// It is done when all views are up to date, in the same settle, so it finds what the same action has added. Called off the
  /// main actor, that is the next settle.
  ///
  /// - Parameters:
  ///   - id: The identity. One that no view has changes nothing.
  ///   - anchor: The place in the view that is to lie at the same place in the scroll view; nil scrolls as little as needed.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    // Handed over, and nobody here keeps it.
    nonisolated(unsafe) let id = AnyHashable(unwrapping: id)
    let anchor = anchor?.sound("The anchor of scrollTo")
    onMainActor { scroll(to: id, anchor) }
  }

  @MainActor
  private func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
    guard let node else { return }
    node.graph.owner.enqueueEffect(.lifecycle) { [weak node] in
      guard let node, !node.flags.contains(.isUnmounted) else { return }
      _ = node.scroll(to: id, anchor)
    }
  }
}

/// The node of a reader: it runs the content closure.
final class ScrollViewReaderNode<Content: View>: ValueNode<ScrollViewReader<Content>> {
  private var view: ScrollViewReader<Content>
  private let descriptor = ViewDescriptor.of(Content.self)

  init(_ view: ScrollViewReader<Content>, in builder: NodeBuilder) {
    self.view = view
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.value = view }

  private func makeContent() -> Content {
    trackObserving(descriptor) { view.content(ScrollViewProxy(node: self)) }
  }

  override func mount() { mountChildren(makeContent()) }

  override func update(with new: ScrollViewReader<Content>) {
    view = new
    rerun()
  }

  override func run() { updateChildren(makeContent()) }
}

extension ScrollViewReader: RowCounting {
  static var rowCount: Int? { RowCount.of(Content.self) }
}

/// A node whose content scrolls to rows that need not exist.
@MainActor
protocol RowScrolling: ViewNode {
  /// Scrolls to the row with an identity; false if there is none.
  func scrollToRow(_ id: AnyHashable, _ anchor: UnitPoint?) -> Bool
}

/// A node with an identity of its own.
@MainActor
protocol IdentityNode: ViewNode {
  func hasIdentity(_ id: AnyHashable) -> Bool
}

extension IdentifiedNode: IdentityNode {
  func hasIdentity(_ id: AnyHashable) -> Bool { AnyHashable(unwrapping: currentID) == id }
}

extension ViewNode {
  /// Scrolls to the first view inside that has an identity; false if none has.
  fileprivate final func scroll(to id: AnyHashable, _ anchor: UnitPoint?) -> Bool {
    if let node = self as? any IdentityNode, node.hasIdentity(id), showFirstHost(anchor) { return true }
    if let list = self as? any RowScrolling, list.scrollToRow(id, anchor) { return true }
    let elements = self as? any ElementNodes
    var isDone = false
    forEachChild { child in
      if isDone { return }
      if let elements, let index = elements.elementIndex(of: child),
        AnyHashable(unwrapping: elements.elementID(at: index)) == id, child.showFirstHost(anchor)
      {
        isDone = true
      } else {
        isDone = child.scroll(to: id, anchor)
      }
    }
    return isDone
  }

  /// Scrolls the nearest scroll view around this node's first host to it; false without one.
  private func showFirstHost(_ anchor: UnitPoint?) -> Bool {
    guard let host = collectHosts().first(where: { !$0.isOutsideLayout }) else { return false }
    var view = host.superview
    while let current = view, !(current is HostScrollView) { view = current.superview }
    guard let scroll = view as? HostScrollView else { return false }
    scroll.scroll(to: host.convert(host.bounds, to: scroll), anchor: anchor)
    return true
  }
}

extension ListNode: RowScrolling {
  func scrollToRow(_ id: AnyHashable, _ anchor: UnitPoint?) -> Bool {
    guard let path = indexPath(of: id) else { return false }
    let position: HostTableView.ScrollPosition =
      anchor.map { $0.y < 0.25 ? .top : $0.y > 0.75 ? .bottom : .middle } ?? .none
    host.scrollToRow(at: path, at: position, animated: true)
    return true
  }
}
