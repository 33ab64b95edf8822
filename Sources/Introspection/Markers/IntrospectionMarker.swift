import HostTree
import ViewKernel

/// The marker of an introspection by key: it knows its targets, and tells the closure when one comes, stays or goes.
final class IntrospectionMarker<Target>: IntrospectionHostView {
  /// A target that the closure was called with.
  private struct Attachment {
    /// How many came before it.
    let number: Int
    weak var target: AnyObject?
    var traces = IntrospectionTraces()
  }

  private var plan: IntrospectionPlan<Target>
  private var attachments: [ObjectIdentifier: Attachment] = [:]
  private var attachmentCount = 0

  init(_ plan: IntrospectionPlan<Target>) {
    self.plan = plan
    super.init(label: nil)
    take(plan)
  }

  /// Takes what the newest value of the view says.
  func take(_ new: IntrospectionPlan<Target>) {
    if !new.asksTheSame(as: plan) { forgetMiss() }
    plan = new
    if plan.strategy == .betweenMarkers, anchor == nil { anchor = IntrospectionAnchor() }
    setNeedsLookup()
  }

  /// The view goes: the targets are let go of; user code at the beginning of this round's effects pass, or at once if the
  /// marker is in no window.
  func end() {
    let gone = attachments.values.sorted { $0.number > $1.number }
    attachments = [:]
    status = .pending
    for attachment in gone { attachment.traces.removeValues() }
    guard gone.contains(where: { !$0.traces.teardowns.isEmpty }) else { return }
    let tearDown: @MainActor () -> Void = { for attachment in gone { attachment.traces.tearDown() } }
    if let window { window.enqueueEffect(.teardown, tearDown) } else { tearDown() }
  }

  // MARK: Lookup

  override func lookUp(isUpdated: Bool) {
    guard plan.isEnabled else {
      detach(but: [])
      return resolve(.skipped)
    }
    let search = IntrospectionSearch(marker: self, match: plan.key.match, strategy: plan.strategy)
    let found = search.targets(in: plan.scope, limit: plan.choice.limit)
    let targets = plan.choice.choose(from: found)
    detach(but: targets)
    for target in targets {
      // What ran before has taken the view away.
      if receiver == nil { return }
      customize(target, isUpdated: isUpdated)
    }
    if receiver == nil { return }
    if targets.isEmpty && plan.choice != .all {
      miss { [unowned self] in explainMiss() }
    } else {
      resolve(.found(targets.count))
    }
  }

  /// Calls the closure with a target that is new, or that is to be customised again.
  private func customize(_ target: Target, isUpdated: Bool) {
    let id = ObjectIdentifier(target as AnyObject)
    let former = attachments[id]
    if former != nil && !isUpdated { return }
    let edit = IntrospectionEdit(
      target, phase: former == nil ? .attach : .update, rank: rank, after: former?.traces ?? IntrospectionTraces())
    if former == nil {
      attachments[id] = Attachment(number: attachmentCount, target: target as AnyObject)
      attachmentCount += 1
    }
    // They are the edit's while the closure runs: should the view go meanwhile, they are taken back below, and only there.
    attachments[id]?.traces = IntrospectionTraces()
    plan.customize(target, edit)
    let traces = edit.end()
    if attachments[id] != nil {
      attachments[id]?.traces = traces
    } else {
      // The closure has taken its own view away.
      traces.takeBack()
    }
  }

  /// Values of outer introspections lie above those of inner ones.
  private var rank: HostEditRank { HostEditRank(rawValue: -(receiver?.depth ?? 0)) }

  /// Lets go of the attachments but those of `targets`, and of those whose target has died.
  private func detach(but targets: [Target]) {
    if attachments.isEmpty { return }
    let wanted = Set(targets.lazy.map { ObjectIdentifier($0 as AnyObject) })
    let gone = attachments.filter { $0.value.target == nil || !wanted.contains($0.key) }
    if gone.isEmpty { return }
    for id in gone.keys { attachments[id] = nil }
    for attachment in gone.values.sorted(by: { $0.number > $1.number }) { attachment.traces.takeBack() }
  }

  /// A condition is asked again when a view inside the receiver was updated.
  override var watchesProperties: Bool { plan.key.hasCondition && plan.isEnabled && plan.scope.contains(.receiver) }

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
  override var targets: [AnyObject] {
    attachments.values.sorted { $0.number < $1.number }.compactMap(\.target)
  }

  override func describe(into description: inout HostDescription) {
    description.add("key", ".\(plan.key.name)")
    description.add("scope", "\(plan.scope)")
    if plan.choice != .first { description.add("choice", "\(plan.choice)") }
    if case .found(let count) = status { description.add("found", count) } else { description.add("\(status)") }
  }
}
