import HostTree

/// What an introspection is told: what to look for, where, and what to do with it.
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

  /// Whether what is looked for, and where, is what `other` says; what a predicate asks can't be compared.
  func asksTheSame(as other: Self) -> Bool {
    key.name == other.key.name && choice == other.choice && scope == other.scope && strategy == other.strategy
  }

  /// Where it is written.
  var source: HostSource { HostSource(fileID: "\(fileID)", line: line) }
}
