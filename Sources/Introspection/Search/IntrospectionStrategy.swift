/// How an introspection finds the hosts of its receiver.
///
/// ``exact`` is what everybody wants. The others are the ways of libraries that do not own the tree they look into; they are
/// here for code that was written for what they find, and to be compared.
public enum IntrospectionStrategy: Hashable, Sendable, CaseIterable {
  /// The kernel says which hosts the receiver made; only they, and what is inside them, are searched. Whatever is around
  /// the receiver makes no difference.
  case exact
  /// From the marker back through all siblings behind it, the nearest first: each itself, then what is inside it. Does not
  /// end at the receiver's hosts: a receiver without a match may lead to a sibling's.
  case previousSiblings
  /// With a second marker right behind the receiver: all that the tree has between the two, in its order.
  case betweenMarkers
}
