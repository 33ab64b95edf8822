public import Foundation
import HostTree

/// Knows the host of an anchored view, and tells the readers of its anchors when it is another one. Whether it was moved they find out
/// themselves.
final class AnchorHolder: @unchecked Sendable {
  // Confined to the main actor, like all that views are made of.
  private let source = Source()
  private weak var host: HostView?

  init() {}

  /// The view shows `host`.
  @MainActor
  func hold(_ host: HostView) {
    guard host !== self.host else { return }
    self.host = host
    source.notifyReaders()
  }

  /// Notes that somebody depends on which host that is.
  func recordRead() { source.recordRead() }

  /// What an anchor stands for, in the coordinates of `reader`; an empty rectangle if the view is not in the reader's window.
  @MainActor
  func rect(_ kind: AnchorKind, in reader: HostView) -> CGRect {
    guard let host, host.window === reader.window else { return .zero }
    return host.convert(kind.rect(in: host.bounds), to: reader)
  }
}

/// Finds the host of an anchored view.
struct AnchorHolderModifier {
  let holder: AnchorHolder
}

extension AnchorHolderModifier: HostAttributeModifier {
  typealias Body = Never

  func apply(to host: HostView) { holder.hold(host) }
}

/// The modifier behind `anchorPreference` and `transformAnchorPreference`.
struct AnchorPreferenceModifier<Key: PreferenceKey, Value> {
  let source: Anchor<Value>.Source
  let transform: (inout Key.Value?, Anchor<Value>) -> Void
  @Kept private var holder = AnchorHolder()
}

extension AnchorPreferenceModifier: ViewModifier {
  func body(content: Content) -> some View {
    let anchor = Anchor<Value>(holder: holder, kind: source.kind)
    content.modifier(AnchorHolderModifier(holder: holder)).modifier(
      _PreferenceTransformModifier<Key> { value in
        var changed: Key.Value? = value
        transform(&changed, anchor)
        if let changed { value = changed }
      })
  }
}

extension View {
  /// Hands up a value made of an anchor of this view for the preference `key`; it takes the place of what views inside
  /// hand up for it.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorPreferenceModifier<K, A>(source: value) { $0 = transform($1) })
  }

  /// Changes what views inside hand up for the preference `key` by an anchor of this view, starting from the key's
  /// default where none does.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<K, A>(source: value) { value, anchor in
        if var inner = value {
          transform(&inner, anchor)
          value = inner
        }
      })
  }
}

extension GeometryProxy {
  /// An anchor's rectangle in the geometry reader's coordinates; an empty one if its view is not on screen.
  ///
  /// The content of the reader is made again when the rectangle has changed.
  public subscript(anchor: Anchor<CGRect>) -> CGRect { geometry.resolve(anchor.holder, anchor.kind) }

  /// An anchor's place in the geometry reader's coordinates; the origin if its view is not on screen.
  ///
  /// The content of the reader is made again when the place has changed.
  public subscript(anchor: Anchor<CGPoint>) -> CGPoint { geometry.resolve(anchor.holder, anchor.kind).origin }
}
