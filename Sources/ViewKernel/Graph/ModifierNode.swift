// Tests: `ViewModifierTests`.

/// Provides the content for which placeholders stand in a modifier's body: the modifier's node.
@MainActor
protocol ModifierContentProvider: AnyObject {
  /// Mounts the nodes of the content as children of a placeholder's node.
  func mountContent(in placeholder: PlaceholderNode)
  /// Forgets a placeholder, which is being unmounted.
  func forget(_ placeholder: PlaceholderNode)
  /// Changes the transaction of updates of the content. Called if a placeholder has ``NodeFlags/changesTransactions``.
  func changeTransaction(ofContent transaction: inout Transaction)
}

extension ModifierContentProvider {
  func changeTransaction(ofContent transaction: inout Transaction) {}
}

/// The content of a modifier's body: stands for the view that the modifier was applied to.
///
/// A body may use it more than once, or not at all; each use mounts the content's nodes again, with state of their own.
public struct _ViewModifier_Content<Modifier>: View {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  /// Retained, since a placeholder may leave the modifier's body, in a preference perhaps, and be mounted after the
  /// modifier's node was unmounted.
  let provider: any ModifierContentProvider

  /// Appends one node, whose children are the content's nodes.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    builder.append(PlaceholderNode(view.provider, in: builder))
  }

  /// Does nothing: the modifier's node updates each placeholder itself.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) { _ = cursor.next() }
}

/// The node of a placeholder. Its children are the content's nodes.
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
/// The body runs again when the modifier has changed or something that the body has read; changed content goes straight
/// to the placeholders, without a run of the body.
final class ModifierNode<C: View, Modifier: ViewModifier>: ReaderNode, ModifierContentProvider {
  // Without exclusivity checks, as each comparison would pay for one: no code that could write it runs while it is
  // compared or handed on.
  @exclusivity(unchecked) private var modifier: Modifier
  /// Kept for placeholders that are mounted later.
  @exclusivity(unchecked) private var content: C
  private let descriptor: ViewDescriptor
  @exclusivity(unchecked) private var keeper = ValueKeeper()
  private var placeholders: [PlaceholderNode] = []

  init(_ modifier: Modifier, _ content: C, in builder: NodeBuilder) {
    self.modifier = modifier
    self.content = content
    descriptor = .of(Modifier.self)
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.show(modifier) }

  override func mount() {
    keeper.mount(&modifier, by: descriptor, in: self)
    runBody(isFirst: true)
  }

  func update(with new: Modifier, _ newContent: C) {
    content = newContent
    let former = placeholders
    if keeper.take(new, into: &modifier, by: descriptor, in: self) { rerun() }
    // Placeholders that the body has just mounted have the new content already.
    for placeholder in former where !placeholder.flags.contains(.isUnmounted) {
      inPlace(&content) { placeholder.updateChildren($0) }
    }
  }

  override func readsOtherEnvironment() -> Bool { keeper.install(in: &modifier, by: descriptor, of: self) }

  override func run() { runBody(isFirst: false) }

  private func runBody(isFirst: Bool) {
    if descriptor.hasObjects, readsMissingObject { return contentIsMissing() }
    if UpdateWatch.isOn { UpdateWatch.bodyWillRun(Modifier.self, descriptor, of: self, isFirst: isFirst) }
    let body = trackObserving(descriptor) {
      descriptor.updateComposed(&modifier)
      let placeholder = _ViewModifier_Content<Modifier>(provider: self)
      return keeper.present(&modifier, in: self) { $0.body(content: placeholder) }
    }
    show(body, isFirst: isFirst)
    if UpdateWatch.isOn { UpdateWatch.bodyDidRun(of: self) }
  }

  private var readsMissingObject: Bool {
    keeper.readsMissingObject(&modifier, descriptor) {
      _ = $0.body(content: _ViewModifier_Content(provider: NoContent()))
    }
  }

  func mountContent(in placeholder: PlaceholderNode) {
    placeholders.append(placeholder)
    inPlace(&content) { placeholder.mountChildren($0) }
  }

  func forget(_ placeholder: PlaceholderNode) { placeholders.removeAll { $0 === placeholder } }

  override func willUnmount() {
    keeper.unmount(by: descriptor, from: self)
    super.willUnmount()
  }

  override var viewName: String { "\(Modifier.self)" }
}

/// Stands for the content of a modifier whose body is only attempted.
private final class NoContent: ModifierContentProvider {
  func mountContent(in placeholder: PlaceholderNode) {}
  func forget(_ placeholder: PlaceholderNode) {}
}
