import HostTree

/// The modifier behind `tag(_:)`.
struct TagModifier<Value: Hashable> {
  let value: Value
}

extension TagModifier: EnclosingModifier {
  typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { TagNode(self, in: builder) }
}

extension View {
  /// Says what choosing this view means, in a `Picker` or another container with a selection.
  ///
  /// The tag is of the selection's type; for a selection that may be nil, the wrapped type does as well. Views of a
  /// `ForEach` need no tag where the identity of the element is what is selected. Of several tags of a view the inner one counts.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(value: tag))
  }
}

/// The node of a tag: it gives it to hosts as they pass through where somebody asks.
final class TagNode<Value: Hashable>: EnclosingModifierNode<TagModifier<Value>> {
  override func update(with new: TagModifier<Value>, around content: () -> Void) {
    let isEqual = modifier.value == new.value
    modifier = new
    content()
    // Collected again, so that whoever asks learns of it.
    if !isEqual { contentDidChange(.contribution) }
  }

  override func contribute(to gathering: Gathering) {
    let start = (gathering as? HostCollector)?.hosts.count ?? 0
    super.contribute(to: gathering)
    if let hosts = gathering as? HostCollector, hosts.collectsTags {
      hosts.tag(AnyHashable(unwrapping: modifier.value), since: start)
    }
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
