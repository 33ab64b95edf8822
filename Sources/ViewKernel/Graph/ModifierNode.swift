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
  public static func makeNodes(_ view: Self, in builder: inout NodeBuilder) {
    builder.append(PlaceholderNode(view.provider, in: builder))
  }

  /// Does nothing: the modifier's node hands new content to each placeholder itself.
  public static func updateNodes(_ view: Self, in cursor: inout NodeCursor) { _ = cursor.next() }
}

/// The node of a placeholder: the content's nodes are inside.
final class PlaceholderNode: ViewNode {
  private let provider: any ModifierContentProvider

  init(_ provider: any ModifierContentProvider, in builder: NodeBuilder) {
    self.provider = provider
    super.init(in: builder)
  }

  override func mount() { provider.mountContent(in: self) }
  override func willUnmount() { provider.forget(self) }
  override func changeTransaction(_ transaction: inout Transaction) {
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
  private let descriptor: ViewDescriptor
  private var storages = PropertyStorages()
  private var placeholders: [PlaceholderNode] = []
  /// Presents the modifier while it is animated.
  @exclusivity(unchecked) private var animator: Animator<Modifier>?

  init(_ modifier: Modifier, _ content: C, in builder: NodeBuilder) {
    self.modifier = modifier
    self.content = content
    descriptor = ViewDescriptor.of(Modifier.self)
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.value = modifier }

  override func mount() {
    storages.mount(&modifier, descriptor, in: self)
    runBody(isFirst: true)
  }

  func update(with new: Modifier, _ newContent: C) {
    let isEqual =
      withAddress(of: new) { descriptor.areEqual(&modifier, $0) } && !doubtsClosures(in: descriptor.comparison)
    content = newContent
    let former = placeholders
    if !isEqual {
      if mayAnimate(animator) { animate(&animator, from: modifier, to: new) }
      modifier = new
      storages.install(in: &modifier, descriptor, of: self)
      runBody()
    }
    // Placeholders that the body has just made have the new content already.
    for placeholder in former where !placeholder.flags.contains(.isUnmounted) {
      inPlace(&content) { placeholder.updateChildren($0) }
    }
  }

  override func refresh() {
    guard !flags.isDisjoint(with: [.needsRefresh, .needsEnvironmentCheck]) else { return }
    if flags.contains(.needsEnvironmentCheck) {
      let changed = storages.install(in: &modifier, descriptor, of: self)
      guard changed || flags.contains(.needsRefresh) else {
        flags.remove(.needsEnvironmentCheck)
        return
      }
    }
    runBody()
  }

  private func runBody(isFirst: Bool = false) {
    flags.subtract([.needsRefresh, .needsEnvironmentCheck])
    if storages.lacksObject(descriptor) { return contentIsMissing() }
    let body = trackObserving(descriptor) {
      descriptor.updateComposed(&modifier)
      let placeholder = _ViewModifier_Content<Modifier>(provider: self)
      return animator == nil
        ? inPlace(&modifier) { $0.body(content: placeholder) }
        : presented(modifier, by: &animator).body(content: placeholder)
    }
    show(body, isFirst: isFirst)
  }

  func mountContent(in placeholder: PlaceholderNode) {
    placeholders.append(placeholder)
    inPlace(&content) { placeholder.mountChildren($0) }
  }

  func forget(_ placeholder: PlaceholderNode) { placeholders.removeAll { $0 === placeholder } }

  override func willUnmount() {
    if animator != nil { end(&animator) }
    storages.unmount(descriptor)
    super.willUnmount()
  }

  override var viewName: String { "\(Modifier.self)" }
}
