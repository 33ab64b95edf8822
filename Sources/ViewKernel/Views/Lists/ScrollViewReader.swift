import Foundation
public import HostTree

/// Provides its content with a proxy that scrolls to views by their identity.
///
/// ```swift
/// struct Messages: View {
///   var body: some View {
///     ScrollViewReader { proxy in
///       List(1..<100) { Text("Message \($0)") }
///         .onAppear { proxy.scrollTo(50, anchor: .top) }
///     }
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: Messages())
/// window.makeKeyAndVisible()
/// window.settle()
/// print(window.treeDescription(options: HostTreeOptions(depth: 2)))
/// // Prints:
/// // HostWindow (0, 0, 320 x 480)
/// // └─ HostingView<Messages> (0, 0, 320 x 480)
/// //    └─ HostTableView (0, 0, 320 x 480) contentOffset=(0, 2191) style=insetGrouped … 44 inside
/// ```
public struct ScrollViewReader<Content: View>: View {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never
  /// Makes the content; its reads are tracked as a body's.
  nonisolated(unsafe) public var content: (ScrollViewProxy) -> Content

  /// Creates a view with the content that `content` makes from a proxy.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  /// Appends one node, whose subtree the proxy searches.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    builder.append(ScrollViewReaderNode(view, in: builder))
  }

  /// Updates the one node with the new value.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    cursor.update(view)
  }
}

/// Scrolls the lists and scroll views in a `ScrollViewReader`.
///
/// It is sendable: `scrollTo` may be called from any thread.
public struct ScrollViewProxy: Sendable {
  weak var node: ViewNode?

  /// Scrolls to the view with an identity: the identity of an element of a `ForEach` or `List`, or one set by `id(_:)`.
  ///
  /// It scrolls in the same settle, after all views are updated, so it finds views that the same action has added. A
  /// call from off the main actor scrolls in the next settle. The new offset takes effect at once.
  ///
  /// - Parameters:
  ///   - id: The identity. One that no view has does nothing.
  ///   - anchor: The point of the view to align with the same point of the scroll view; nil scrolls as little as needed
  ///     to make the view visible. A list distinguishes only the top (`y` below 0.25), the middle and the bottom (`y`
  ///     above 0.75).
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    // Sendable in effect: it is handed over and not kept here.
    nonisolated(unsafe) let id = AnyHashable(unwrapping: id)
    let anchor = anchor?.sound("The anchor of scrollTo")
    onMainActor { scroll(to: id, anchor) }
  }

  @MainActor
  private func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
    guard let node else { return }
    node.graph.owner.enqueueEffect(.normal) { [weak node] in
      guard let node, !node.flags.contains(.isUnmounted) else { return }
      _ = node.scroll(to: id, anchor)
    }
  }
}

/// The node of a `ScrollViewReader`: it runs the content closure.
final class ScrollViewReaderNode<Content: View>: ValueNode<ScrollViewReader<Content>> {
  private var view: ScrollViewReader<Content>
  private let descriptor = ViewDescriptor.of(Content.self)

  init(_ view: ScrollViewReader<Content>, in builder: NodeBuilder) {
    self.view = view
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.show(view) }

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
  static func rowCount(content: Int?) -> Int? { RowCount.of(Content.self, content: content) }
}

/// A node with an explicit identity, set by `id(_:)`.
@MainActor
protocol IdentityNode: ViewNode {
  /// The identity, without the optionals around it.
  var identity: AnyHashable { get }
}

extension IdentifiedNode: IdentityNode {
  var identity: AnyHashable { AnyHashable(unwrapping: currentID) }
}

extension ViewNode {
  /// Scrolls to the first descendant with an identity, in depth-first order; returns false if there is none.
  final func scroll(to id: AnyHashable, _ anchor: UnitPoint?) -> Bool {
    if let node = self as? any IdentityNode, node.identity == id, showFirstHost(anchor) { return true }
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

  /// Scrolls the nearest scroll view around this node's first host to that host; returns false without one.
  private func showFirstHost(_ anchor: UnitPoint?) -> Bool {
    guard let host = collectHosts().first(where: { !$0.isOutsideLayout }) else { return false }
    var view = host.superview
    while let current = view, !(current is HostScrollView) { view = current.superview }
    guard let scroll = view as? HostScrollView else { return false }
    scroll.scroll(to: host.convert(host.bounds, to: scroll), anchor: anchor)
    return true
  }
}
