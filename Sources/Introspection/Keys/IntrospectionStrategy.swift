/// How an introspection determines the hosts of its receiver.
///
/// Use ``exact``. The other strategies are those of libraries that do not own the tree they search; they exist for code
/// that relies on what they find, and for comparison.
public enum IntrospectionStrategy: Hashable, Sendable, CaseIterable {
  /// Searches the hosts that the receiver made, as the kernel knows them, and their subtrees. The receiver's
  /// surroundings make no difference.
  case exact
  /// Searches all siblings behind the marker, the nearest first: each itself, then its subtree. Does not stop at the
  /// receiver's hosts: a receiver without a match may lead to a sibling's host.
  case previousSiblings
  /// Searches everything in tree order between a second marker, directly behind the receiver, and the marker.
  case betweenMarkers
}
