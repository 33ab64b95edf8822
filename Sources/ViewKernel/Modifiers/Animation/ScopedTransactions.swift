extension View {
  /// Animates the modifiers that `body` applies to this view, but not the view itself.
  ///
  /// ```swift
  /// Text("Row").animation(.easeIn) { $0.opacity(isActive ? 1 : 0.5) }
  /// ```
  ///
  /// - Parameters:
  ///   - animation: The animation of changes; nil disables animation.
  ///   - body: Applies the modifiers to a placeholder of this view.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Changes the transaction of updates for the modifiers that `body` applies, but not for this view itself.
  ///
  /// - Parameters:
  ///   - transform: Changes a transaction.
  ///   - body: Applies the modifiers to a placeholder of this view.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let slot = PlaceholderSlot()
    return ScopedTransactionView(
      content: self, modified: body(PlaceholderContentView(provider: slot)), slot: slot, transform: transform)
  }
}

/// A modifier with a transaction of its own: the one behind `animation(_:)` and `transaction(_:)` of modifiers.
struct TransactionOfModifier<Base: ViewModifier> {
  let base: Base
  let transform: (inout Transaction) -> Void
}

extension TransactionOfModifier: ViewModifier {
  func body(content: Content) -> some View { content.transaction(transform) { $0.modifier(base) } }
}

/// Forwards the requests of a placeholder to the node with the content, as the placeholder is created before the node.
final class PlaceholderSlot: ModifierContentProvider {
  fileprivate weak var provider: (any ModifierContentProvider)?

  nonisolated init() {}

  func mountContent(in placeholder: PlaceholderNode) { provider?.mountContent(in: placeholder) }
  func forget(_ placeholder: PlaceholderNode) { provider?.forget(placeholder) }
  func changeTransaction(ofContent transaction: inout Transaction) {
    provider?.changeTransaction(ofContent: &transaction)
  }
}

/// The view behind `animation(_:body:)` and `transaction(_:body:)`.
struct ScopedTransactionView<Content: View, Modified: View> {
  let content: Content
  let modified: Modified
  let slot: PlaceholderSlot
  let transform: (inout Transaction) -> Void
}

extension ScopedTransactionView: View {
  typealias Body = Never

  static func _makeNodes(_ view: Self, in builder: inout NodeBuilder) {
    builder.append(ScopedTransactionNode(view, in: builder))
  }

  static func _updateNodes(_ view: Self, in cursor: inout NodeCursor) {
    cursor.update(ScopedTransactionNode<Content, Modified>.self) { $0.update(with: view) }
  }
}

/// Changes the transaction for what is inside, and takes that back for the content, which is further inside.
final class ScopedTransactionNode<Content: View, Modified: View>: ViewNode, ModifierContentProvider,
  TransactionChanging
{
  private var view: ScopedTransactionView<Content, Modified>
  private var placeholders: [PlaceholderNode] = []
  /// The transaction before the last change, as it came from the ancestors.
  private var outer = Transaction()

  init(_ view: ScopedTransactionView<Content, Modified>, in builder: NodeBuilder) {
    self.view = view
    super.init(in: builder)
    view.slot.provider = self
  }

  override func mount() {
    flags.insert(.changesTransactions)
    graph.transactions.changingNodes += 1
    mountChildren(view.modified)
  }

  func update(with new: ScopedTransactionView<Content, Modified>) {
    view = new
    new.slot.provider = self
    let former = placeholders
    let outer = graph.transaction
    var inner = outer
    changeTransaction(&inner)
    graph.withTransaction(inner, for: inner.animation == outer.animation ? nil : self) { updateChildren(new.modified) }
    for placeholder in former where !placeholder.flags.contains(.isUnmounted) {
      graph.withTransaction(outer, for: inner.animation == outer.animation ? nil : placeholder) {
        placeholder.updateChildren(new.content)
      }
    }
  }

  func changeTransaction(_ transaction: inout Transaction) {
    outer = transaction
    view.transform(&transaction)
  }

  /// Restores the transaction for updates of the content.
  func changeTransaction(ofContent transaction: inout Transaction) { transaction = outer }

  func mountContent(in placeholder: PlaceholderNode) {
    placeholder.flags.insert(.changesTransactions)
    placeholders.append(placeholder)
    placeholder.mountChildren(view.content)
  }

  func forget(_ placeholder: PlaceholderNode) { placeholders.removeAll { $0 === placeholder } }

  override func willUnmount() {
    graph.transactions.changingNodes -= 1
    super.willUnmount()
  }
}
