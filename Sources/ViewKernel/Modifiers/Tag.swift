import HostTree

/// The modifier behind `tag(_:)`.
struct TagModifier<Value: Hashable> {
  let value: Value
}

extension TagModifier: ViewModifier {
  typealias Body = Never

  static func makeNodes<C: View>(_ view: ModifiedContent<C, Self>, in builder: inout NodeBuilder) {
    builder.append(TagNode<C, Value>(view, in: builder))
  }
}

extension View {
  /// Says what choosing this view means, in a `Picker` or another container with a selection.
  ///
  /// The tag is of the selection's type; for a selection that may be nil, the wrapped type does as well. Views of a
  /// `ForEach` need no tag where the identity of the element is what is selected.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(value: tag))
  }
}

/// The node of a tag: it gives it to hosts as they pass through where somebody asks.
final class TagNode<C: View, Value: Hashable>: ValueNode<ModifiedContent<C, TagModifier<Value>>> {
  private var view: ModifiedContent<C, TagModifier<Value>>

  init(_ view: ModifiedContent<C, TagModifier<Value>>, in builder: NodeBuilder) {
    self.view = view
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.value = view.modifier }

  override func mount() { mountChildren(view.content) }

  override func update(with new: ModifiedContent<C, TagModifier<Value>>) {
    let isEqual = view.modifier.value == new.modifier.value
    view = new
    updateChildren(view.content)
    // Collected again, so that whoever asks learns of it.
    if !isEqual { contentHostsDidChange() }
  }

  override func collectHosts(into hosts: inout HostCollector) {
    let start = hosts.hosts.count
    super.collectHosts(into: &hosts)
    if hosts.collectsTags { hosts.tag(AnyHashable(unwrapping: view.modifier.value), since: start) }
  }
}

extension AnyHashable {
  /// A value, or what it wraps if it is an optional: 1 and `Optional(1)` are the same, and nil is `none` of any type.
  init<Value: Hashable>(unwrapping value: Value) {
    if let optional = value as? any OptionalTag {
      self = optional.wrappedTag
    } else {
      self = AnyHashable(value)
    }
  }
}

/// The tag that stands for nil.
private struct NoTag: Hashable {}

private protocol OptionalTag {
  var wrappedTag: AnyHashable { get }
}

extension Optional: OptionalTag where Wrapped: Hashable {
  var wrappedTag: AnyHashable { map { AnyHashable(unwrapping: $0) } ?? AnyHashable(NoTag()) }
}

extension Binding where Value: Hashable {
  /// The same value as a tag; a tag of another type is not written.
  var tag: Binding<AnyHashable> {
    Binding<AnyHashable>(
      get: { AnyHashable(unwrapping: wrappedValue) },
      set: { tag in
        if let value = tag.base as? Value {
          wrappedValue = value
        } else if let type = Value.self as? any ExpressibleByNilLiteral.Type, tag.base is NoTag,
          let nothing = type.init(nilLiteral: ()) as? Value
        {
          wrappedValue = nothing
        }
      })
  }
}

extension AnyHashable {
  /// Whether this is the tag that stands for nil.
  var isNoTag: Bool { base is NoTag }
}
