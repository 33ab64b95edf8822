public import HostTree
public import ViewKernel

/// The marker: a host that shows nothing and takes part in nothing, from whose place a search begins.
///
/// It stands right in front of the hosts of the view that is introspected, outside of layout. It is hidden, has a zero frame,
/// takes no touches and is passed over by assistive tools. It lives like this:
/// - *made* with the view, and put in front of its hosts;
/// - *asked for a lookup*: by an update of the view that it is written in, by hosts that come and go in its receiver, by updates
///   of views in there where the key has a condition, and when it comes into a window;
/// - *looks up* in the window's effects pass, once a round at most, when the tree is complete and laid out;
/// - *dismantled* with the view: it lets go of everything.
///
/// Selectors get a marker as the place to search from. The accessibility label of such a marker says what it looks for, as
/// `IntrospectionHostView<HostScrollView>`; that of an introspection by key says it by its type.
public class IntrospectionHostView: HostView, CompanionHost {
  /// The view that is introspected; nil once the marker's view has gone.
  public final var receiver: CompanionReceiver?

  /// A second host right behind the receiver's hosts, for searches that need one.
  public internal(set) final var anchor: HostView?

  /// A lookup waits in the window's effects pass.
  private var isScheduled = false
  private var isUpdated = false
  /// Where the marker's view host, or the marker itself, stood among its siblings at the last search; only a guess where it
  /// stands now.
  final var place: Int?

  init(label: String?) {
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    if let label { accessibilityLabel = label }
  }

  /// Looks for the target and customises it.
  ///
  /// - Parameter isUpdated: Whether the view that the introspection is written in was made or updated since the last time,
  ///   so that what was found before is customised again.
  func lookUp(isUpdated: Bool) { lookup?.lookUp(from: self, isUpdated: isUpdated) }

  /// The objects that are customised now.
  var targets: [AnyObject] { lookup?.targets ?? [] }

  /// What the introspection is called where it is spoken of.
  var name: String { accessibilityLabel ?? "\(type(of: self))" }

  /// Who looks up, where no subclass does; nil once the marker's view has gone.
  final weak var lookup: (any SelectorLookup)?

  /// The view that the introspection is written in was made or updated: asks for a lookup in this round's effects pass;
  /// outside of a window, in that of the round in which the marker comes into one.
  ///
  /// Asking several times in a round makes one lookup.
  final func setNeedsLookup() {
    isUpdated = true
    schedule()
  }

  private func schedule() {
    guard let window, !isScheduled else { return }
    isScheduled = true
    window.enqueueEffect(.introspection, of: self) { [unowned self] in
      guard isScheduled else { return }
      isScheduled = false
      let isUpdated = isUpdated
      self.isUpdated = false
      lookUp(isUpdated: isUpdated)
    }
  }

  /// The receiver shows other hosts, so there may be another target: looks again.
  public func receiverHostsDidChange() { schedule() }

  /// There may be another target further inside: looks again.
  public func hostsInsideReceiverDidChange() { schedule() }

  /// Whether what is found depends on properties of hosts.
  public var watchesProperties: Bool { false }

  /// What has a condition may hold for other hosts now: looks again.
  public func propertiesInsideReceiverDidChange() { schedule() }

  /// Does what waited for a window; in another place there may be another target, too.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    isScheduled = false
    isMissing = false
    schedule()
  }

  /// Takes no room.
  public override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  // MARK: What came of it

  /// What has come of the last lookup.
  public internal(set) final var status = IntrospectionStatus.pending

  /// Whether a miss waits for the window to come to rest.
  private var isMissing = false
  /// Whether a miss was reported since something was found last.
  private var hasReported = false

  /// Something was found, or need not be.
  final func resolve(_ status: IntrospectionStatus) {
    self.status = status
    isMissing = false
    if case .found = status { hasReported = false }
  }

  /// Something else is looked for from now on.
  final func forgetMiss() {
    hasReported = false
    if case .missed = status { status = .pending }
  }

  /// Nothing was found: if that is so still when the window has come to rest, it is explained and reported, once until
  /// something is found.
  final func miss(_ explain: @escaping @MainActor () -> IntrospectionMiss?) {
    if case .missed = status { return }
    status = .pending
    guard let window, !isMissing else { return }
    isMissing = true
    window.enqueueEffect(.rest, of: self) { [unowned self] in
      guard isMissing else { return }
      isMissing = false
      // Something has come meanwhile without a word: nobody tells of a host that is added by hand.
      guard let miss = explain() else { return schedule() }
      status = .missed(miss)
      if hasReported { return }
      hasReported = true
      report(miss)
    }
  }

  /// Tells whoever wants to know.
  func report(_ miss: IntrospectionMiss) { HostDiagnostics.report(miss.description) }
}

/// What looks up for a marker by a selector.
@MainActor
protocol SelectorLookup: AnyObject {
  /// See ``IntrospectionHostView/lookUp(isUpdated:)``.
  func lookUp(from marker: IntrospectionHostView, isUpdated: Bool)
  /// See ``IntrospectionHostView/targets``.
  var targets: [AnyObject] { get }
}

/// What stands behind a receiver's hosts, as the marker stands in front of them.
final class IntrospectionAnchor: HostView {
  init() {
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
}
