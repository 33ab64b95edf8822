import HostTree

/// The parameters of an introspection: what to search for, where, and what to do with it.
struct IntrospectionPlan<Target> {
  let key: IntrospectionKey<Target>
  let choice: IntrospectionChoice
  let scope: IntrospectionScope
  let strategy: IntrospectionStrategy
  let isEnabled: Bool
  let fileID: StaticString
  let line: Int
  let onMiss: (@MainActor (IntrospectionMiss) -> Void)?
  let customize: @MainActor (Target, IntrospectionEdit<Target>) -> Void

  /// Whether this plan searches for the same as `other`. The predicates of keys can't be compared; their names are.
  func asksTheSame(as other: Self) -> Bool {
    key.name == other.key.name && choice == other.choice && scope == other.scope && strategy == other.strategy
  }

  /// The source location of the introspection.
  var source: HostSource { HostSource(fileID: "\(fileID)", line: line) }
}
