/// What a placeholder in a modifier's body stands for.
@MainActor
protocol ModifierContentProvider: AnyObject {
  /// Makes the nodes of the content inside of a placeholder's node.
  func mountContent(in placeholder: PlaceholderNode)
  /// A placeholder goes.
  func forget(_ placeholder: PlaceholderNode)
  /// Changes the transaction of updates of the content, where a placeholder says that it is changed.
  func changeTransaction(ofContent transaction: inout Transaction)
}

extension ModifierContentProvider {
  func changeTransaction(ofContent transaction: inout Transaction) {}
}

/// Stands for the view that a modifier was applied to, in the modifier's body.
public struct _ViewModifier_Content<Modifier>: View {
  /// There is no body: it stands for another view.
  public typealias Body = Never

  /// Held, since a value may leave the modifier's body, in a preference perhaps, and be mounted after the modifier went.
  let provider: any ModifierContentProvider

  /// Appends a node that contains the content's own nodes.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    builder.append(PlaceholderNode(view.provider, in: builder))
  }

  /// Does nothing: the modifier's node hands new content to each placeholder itself.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) { _ = cursor.next() }
}

/// The node of a placeholder: the content's nodes are inside.
final class PlaceholderNode: ViewNode, TransactionChanging {
  private let provider: any ModifierContentProvider

  init(_ provider: any ModifierContentProvider, in builder: NodeBuilder) {
    self.provider = provider
    super.init(in: builder)
  }

  override func mount() { provider.mountContent(in: self) }
  override func willUnmount() { provider.forget(self) }
  func changeTransaction(_ transaction: inout Transaction) {
    provider.changeTransaction(ofContent: &transaction)
  }
}

/// The node of a modifier that has a body.
///
/// The body runs again when the modifier has changed; content that has changed goes straight to the placeholders.
final class ModifierNode<C: View, Modifier: ViewModifier>: ReaderNode, ModifierContentProvider {
  // Not checked, because each comparison would be: nothing that may write it runs while it is compared or handed on.
  @exclusivity(unchecked) private var modifier: Modifier
  /// Kept for placeholders that come later.
  @exclusivity(unchecked) private var content: C
  @exclusivity(unchecked) private var keeper: ValueKeeper
  private var placeholders: [PlaceholderNode] = []

  init(_ modifier: Modifier, _ content: C, in builder: NodeBuilder) {
    self.modifier = modifier
    self.content = content
    keeper = ValueKeeper(.of(Modifier.self))
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.value = modifier }

  override func mount() {
    keeper.mount(&modifier, in: self)
    runBody(isFirst: true)
  }

  func update(with new: Modifier, _ newContent: C) {
    content = newContent
    let former = placeholders
    if keeper.take(new, into: &modifier, in: self) { rerun() }
    // Placeholders that the body has just made have the new content already.
    for placeholder in former where !placeholder.flags.contains(.isUnmounted) {
      inPlace(&content) { placeholder.updateChildren($0) }
    }
  }

  override func readsOtherEnvironment() -> Bool { keeper.install(in: &modifier, of: self) }

  override func run() { runBody(isFirst: false) }

  private func runBody(isFirst: Bool) {
    if keeper.lacksObject { return contentIsMissing() }
    let body = trackObserving(keeper.descriptor) {
      keeper.descriptor.updateComposed(&modifier)
      let placeholder = _ViewModifier_Content<Modifier>(provider: self)
      return keeper.present(&modifier, in: self) { $0.body(content: placeholder) }
    }
    show(body, isFirst: isFirst)
  }

  func mountContent(in placeholder: PlaceholderNode) {
    placeholders.append(placeholder)
    inPlace(&content) { placeholder.mountChildren($0) }
  }

  func forget(_ placeholder: PlaceholderNode) { placeholders.removeAll { $0 === placeholder } }

  override func willUnmount() {
    keeper.unmount(from: self)
    super.willUnmount()
  }

  override var viewName: String { "\(Modifier.self)" }
}
