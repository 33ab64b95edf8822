import HostTree
import ViewKernel

/// The marker of an introspection by key: it knows its targets, and tells the closure when one comes, stays or goes.
final class IntrospectionMarker<Target>: IntrospectionHostView {
  /// A target that the closure was called with.
  private struct Attachment {
    let id: ObjectIdentifier
    weak var target: AnyObject?
    var traces = IntrospectionTraces()
  }

  private var plan: IntrospectionPlan<Target>
  private var attachments: [Attachment] = []

  init(_ plan: IntrospectionPlan<Target>) {
    self.plan = plan
    super.init(label: "IntrospectionMarker<\(Target.self)>")
    take(plan)
  }

  /// Takes what the newest value of the view says.
  func take(_ new: IntrospectionPlan<Target>) {
    plan = new
    if plan.strategy == .betweenMarkers, anchor == nil { anchor = IntrospectionAnchor() }
    setNeedsLookup()
  }

  /// The view goes: the targets are let go of, user code with the effects of this round.
  func end() {
    let traces = attachments.reversed().map(\.traces)
    attachments = []
    status = .pending
    for value in traces.flatMap({ $0.values.reversed() }) { value.edit.undo() }
    let teardowns = traces.flatMap { $0.teardowns.reversed() }
    guard !teardowns.isEmpty else { return }
    let run: @MainActor () -> Void = { for teardown in teardowns { teardown() } }
    if let window { window.enqueueEffect(.introspection, run) } else { run() }
  }

  // MARK: Lookup

  override func lookUp(isUpdated: Bool) {
    guard plan.isEnabled else {
      detach { _ in true }
      return resolve(.skipped)
    }
    let search = IntrospectionSearch(marker: self, match: plan.key.match, strategy: plan.strategy)
    let found = search.targets(in: plan.scope, limit: plan.choice.limit)
    let targets = plan.choice.choose(from: found)
    detach { attachment in !targets.contains { ObjectIdentifier($0 as AnyObject) == attachment.id } }
    for target in targets { customize(target, isUpdated: isUpdated) }
    if targets.isEmpty && plan.choice != .all {
      miss { [unowned self] in explainMiss() }
    } else {
      resolve(.found(targets.count))
    }
  }

  /// Calls the closure with a target that is new, or that is to be customised again.
  private func customize(_ target: Target, isUpdated: Bool) {
    let object = target as AnyObject
    let index = attachments.firstIndex { $0.id == ObjectIdentifier(object) }
    if index != nil && !isUpdated { return }
    let edit = IntrospectionEdit(
      target, phase: index == nil ? .attach : .update, rank: rank,
      after: index.map { attachments[$0].traces } ?? IntrospectionTraces())
    if index == nil { attachments.append(Attachment(id: ObjectIdentifier(object), target: object)) }
    plan.customize(target, edit)
    let traces = edit.end()
    if let place = attachments.firstIndex(where: { $0.id == ObjectIdentifier(object) }) {
      attachments[place].traces = traces
    } else {
      // The closure has taken its own view away.
      traces.remove()
    }
  }

  /// Values of outer introspections lie above those of inner ones.
  private var rank: HostEditRank { HostEditRank(rawValue: -(receiver?.depth ?? 0)) }

  /// Lets go of those attachments that are not wanted any more, and of those whose target has died.
  private func detach(where isGone: (Attachment) -> Bool) {
    if attachments.isEmpty { return }
    let gone = attachments.filter { $0.target == nil || isGone($0) }
    if gone.isEmpty { return }
    attachments.removeAll { attachment in gone.contains { $0.id == attachment.id } }
    for attachment in gone.reversed() { attachment.traces.remove() }
  }

  // MARK: Diagnostics

  override func report(_ miss: IntrospectionMiss) {
    if let onMiss = plan.onMiss { onMiss(miss) } else { super.report(miss) }
  }

  private func explainMiss() -> IntrospectionMiss? {
    MissExplanation(marker: self, key: plan.key, choice: plan.choice, scope: plan.scope, strategy: plan.strategy)
      .miss(at: plan.source)
  }

  /// Named where an introspection keeps a window from coming to rest.
  override var pendingWork: [String] { [name] }

  override var name: String { "introspect(.\(plan.key.name)) at \(plan.source)" }

  /// The objects that are customised now.
  override var targets: [AnyObject] { attachments.compactMap(\.target) }

  override func describe(into description: inout HostDescription) {
    description.add("key", ".\(plan.key.name)")
    description.add("scope", "\(plan.scope)")
    if plan.choice != .first { description.add("choice", "\(plan.choice)") }
    description.add("status", "\(status)")
  }
}
