import ViewKernel

/// The view behind `introspect(_:)`: it inserts a marker in front of the receiver's hosts, and passes it the latest
/// plan.
struct IntrospectionRequest<Target>: CompanionRepresentable, MarkerView {
  typealias Body = Never

  let plan: IntrospectionPlan<Target>

  func makeCompanion() -> IntrospectionMarker<Target> { IntrospectionMarker(plan) }
  func updateCompanion(_ marker: IntrospectionMarker<Target>) { marker.take(plan) }
  static func dismantleCompanion(_ marker: IntrospectionMarker<Target>) { marker.end() }
}
