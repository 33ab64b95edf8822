public import Foundation
import HostTree

/// Keeps the host of an anchored view, and notifies the readers of its anchors when the host is replaced.
///
/// Readers notice by themselves that the host has moved.
final class AnchorHolder: @unchecked Sendable {
  // Confined to the main actor, as all parts of views.
  private let source = Source()
  private weak var host: HostView?

  init() {}

  /// Sets the host that the anchors refer to; its readers are invalidated if it differs.
  @MainActor
  func hold(_ host: HostView) {
    guard host !== self.host else { return }
    self.host = host
    source.notifyReaders()
  }

  /// Records that the current reader depends on the identity of the host.
  func recordRead() { source.recordRead() }

  /// The rectangle that an anchor stands for, in the coordinates of `reader`; empty if both are not in one window.
  @MainActor
  func rect(_ kind: AnchorKind, in reader: HostView) -> CGRect {
    guard let host, host.window === reader.window else { return .zero }
    return host.convert(kind.rect(in: host.bounds), to: reader)
  }
}

/// Hands its content's host to an `AnchorHolder`.
struct AnchorHolderModifier {
  let holder: AnchorHolder
}

extension AnchorHolderModifier: HostAttributeModifier {
  typealias Body = Never

  func apply(to host: HostView) { holder.hold(host) }
}

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
  /// Sets the value of the preference `key` from an anchor of this view; it replaces what the subtree sets for the key.
  ///
  /// An ancestor resolves the anchor with ``GeometryProxy``, in its own coordinates:
  ///
  /// ```swift
  /// Text("Chosen").anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
  /// ```
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorPreferenceModifier<K, A>(source: value) { $0 = transform($1) })
  }

  /// Changes the value of the preference `key`, as the subtree sets it, using an anchor of this view.
  ///
  /// The value is the key's default where the subtree sets none.
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
  /// The rectangle of an anchor in the coordinates of the geometry reader; empty if its view is not in the same window.
  ///
  /// Reading it makes the geometry reader depend on it: its content is evaluated again when the rectangle has changed.
  public subscript(anchor: Anchor<CGRect>) -> CGRect {
    answer(else: .zero, "an anchor", "an empty rectangle") { $0.resolve(anchor.holder, anchor.kind) }
  }

  /// The point of an anchor in the coordinates of the geometry reader.
  ///
  /// It is the origin if the anchor's view is not in the same window.
  ///
  /// Reading it makes the geometry reader depend on it: its content is evaluated again when the point has changed.
  public subscript(anchor: Anchor<CGPoint>) -> CGPoint {
    answer(else: .zero, "an anchor", "the origin") { $0.resolve(anchor.holder, anchor.kind).origin }
  }
}
