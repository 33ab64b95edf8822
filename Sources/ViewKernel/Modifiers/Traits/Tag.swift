import HostTree

struct TagModifier<Value: Hashable> {
  let value: Value
}

extension TagModifier: EnclosingModifier {
  typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { TagNode(self, in: builder) }
}

extension View {
  /// Sets the selection value that this view stands for in a `Picker` or another container with a selection.
  ///
  /// The tag has the type of the selection; for an optional selection, the wrapped type works as well. Views of a
  /// `ForEach` need no tag where the selection is the elements' identity. Of nested tags of one view, the innermost
  /// wins.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(value: tag))
  }
}

/// The node of a tag: it attaches the tag to the hosts of its content, where an ancestor collects tags.
final class TagNode<Value: Hashable>: EnclosingModifierNode<TagModifier<Value>> {
  override func update(with new: TagModifier<Value>, around content: () -> Void) {
    let isEqual = modifier.value == new.value
    modifier = new
    if !isEqual { subviewModifierDidChange() }
    content()
    // Collected again, so that readers see it.
    if !isEqual { contentDidChange(.contribution) }
  }

  override func contribute(to gathering: Gathering) {
    let start = (gathering as? HostCollector)?.count ?? 0
    super.contribute(to: gathering)
    if let hosts = gathering as? HostCollector, hosts.collectsTags {
      hosts.tag(AnyHashable(unwrapping: modifier.value), since: start)
    }
  }
}

extension TagModifier: ContainerTrait {
  func amend(_ values: inout ContainerValues) { values.add(tag: AnyHashable(unwrapping: value)) }
}

extension TagNode: ContainerTraitSource, RowModifying {
  var containerTrait: any ContainerTrait { modifier }
  func modify<V: View>(_ row: V) -> any View { row.modifier(modifier) }
}

extension AnyHashable {
  /// Wraps a value, or the value in an optional: 1 and `Optional(1)` are equal, and nil of any type is one tag.
  init<Value: Hashable>(unwrapping value: Value) {
    if let optional = value as? any OptionalTag {
      self = optional.wrappedTag
    } else {
      self = AnyHashable(value)
    }
  }
}

/// The tag for nil.
private struct NoTag: Hashable {}

private protocol OptionalTag {
  var wrappedTag: AnyHashable { get }
}

extension Optional: OptionalTag where Wrapped: Hashable {
  var wrappedTag: AnyHashable { map { AnyHashable(unwrapping: $0) } ?? AnyHashable(NoTag()) }
}

extension Binding where Value: Hashable {
  /// The selection as a tag; writing a tag of another type has no effect.
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
  /// Whether this is the tag for nil.
  var isNoTag: Bool { base is NoTag }
}
