import HostTree
import ViewKernel

/// The marker of an introspection by key. It knows its targets, and calls the closure to attach, update and detach
/// them.
final class IntrospectionMarker<Target>: IntrospectionHostView {
  /// A target for which the closure has been called.
  private struct Attachment {
    /// Its number in the order of attachment.
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

  /// Stores the plan of the latest update, and schedules a lookup.
  func take(_ new: IntrospectionPlan<Target>) {
    if !new.asksTheSame(as: plan) { forgetMiss() }
    plan = new
    if plan.strategy == .betweenMarkers, anchor == nil { anchor = IntrospectionAnchor() }
    setNeedsLookup()
  }

  /// Detaches all targets when the view is unmounted. Property values are undone at once; user code runs at the
  /// beginning of this round's effects pass, or at once if the marker is in no window.
  func end() {
    let gone = attachments.values.sorted { $0.number > $1.number }
    attachments = [:]
    status = .pending
    for attachment in gone { attachment.traces.removeValues() }
    guard gone.contains(where: { !$0.traces.teardowns.isEmpty }) else { return }
    let tearDown: @MainActor () -> Void = { for attachment in gone { attachment.traces.tearDown() } }
    if let window { window.enqueueEffect(.first, tearDown) } else { tearDown() }
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
      // A closure that ran before has removed the view.
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

  /// Calls the closure with a target that is new or whose view was updated.
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
    // The edit owns the traces while the closure runs: if the view goes meanwhile, only the code below undoes them.
    attachments[id]?.traces = IntrospectionTraces()
    plan.customize(target, edit)
    let traces = edit.end()
    if attachments[id] != nil {
      attachments[id]?.traces = traces
    } else {
      // The closure has removed its own view.
      traces.takeBack()
    }
  }

  /// Rank of the property values: those of outer introspections override those of inner ones.
  private var rank: HostEditRank { HostEditRank(rawValue: -(receiver?.depth ?? 0)) }

  /// Detaches all targets but `targets`, and those that have been deallocated.
  private func detach(but targets: [Target]) {
    if attachments.isEmpty { return }
    let wanted = Set(targets.lazy.map { ObjectIdentifier($0 as AnyObject) })
    let gone = attachments.filter { $0.value.target == nil || !wanted.contains($0.key) }
    if gone.isEmpty { return }
    for id in gone.keys { attachments[id] = nil }
    for attachment in gone.values.sorted(by: { $0.number > $1.number }) { attachment.traces.takeBack() }
  }

  /// True for a key with a condition, which is evaluated again after updates of views in the receiver.
  override var watchesProperties: Bool { plan.key.hasCondition && plan.isEnabled && plan.scope.contains(.receiver) }

  // MARK: Diagnostics

  override func report(_ miss: IntrospectionMiss) {
    if let onMiss = plan.onMiss { onMiss(miss) } else { super.report(miss) }
  }

  private func explainMiss() -> IntrospectionMiss? {
    MissExplanation(marker: self, key: plan.key, choice: plan.choice, scope: plan.scope, strategy: plan.strategy)
      .miss(at: plan.source)
  }

  /// The introspection's name, for the report about a window that does not come to rest.
  override var pendingWork: [String] { [name] }

  override var name: String { "introspect(.\(plan.key.name)) at \(plan.source)" }

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
