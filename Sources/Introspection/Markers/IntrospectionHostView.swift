public import HostTree
public import ViewKernel

/// The marker of an introspection: a hidden host of zero size that is the starting point of its searches.
///
/// ```swift
/// struct Feed: View {
///   var body: some View {
///     ScrollView { Text("News") }
///       .introspect(.scrollView) { $0.bounces = false }
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: Feed())
/// window.makeKeyAndVisible()
/// window.settle()
/// print(window.treeDescription(options: HostTreeOptions(showsFrames: false, showsMarkers: true)))
/// // Prints:
/// // HostWindow
/// // └─ HostingView<Feed>
/// //    ├─ HostScrollView bounces=false
/// //    │  └─ HostLabel "News"
/// //    └─ IntrospectionMarker<HostScrollView> key=.scrollView scope=.receiver found=1
/// ```
///
/// It stands directly in front of the hosts of the introspected view, outside of layout. It takes no touches and
/// assistive technologies skip it. Its life:
/// - *made* with the view, and inserted in front of its hosts;
/// - *scheduled* for a lookup when the view with the modifier is updated, when hosts in its receiver come or go, when a
///   view in there is updated and the key has a condition, and when it enters a window;
/// - *looks up* in the window's effects pass, at most once a round, when the tree is complete and laid out;
/// - *dismantled* with the view, when it detaches from its targets.
///
/// Selectors get a marker as the start of the search. The accessibility label of such a marker names its target, as in
/// `IntrospectionHostView<HostScrollView>`; the marker of an introspection by key shows it in its generic type.
public class IntrospectionHostView: HostView, CompanionHost {
  /// The introspected view's hosts; nil once the marker's view has been unmounted.
  public final var receiver: CompanionReceiver?

  /// A second marker directly behind the receiver's hosts, for ``IntrospectionStrategy/betweenMarkers``; else nil.
  public internal(set) final var anchor: HostView?

  /// A lookup is queued in the window's effects pass.
  private var isScheduled = false
  private var isUpdated = false
  /// The index of the marker, or of its view host, among its siblings at the last search; a first guess for the next.
  final var place: Int?

  init(label: String?) {
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    if let label { accessibilityLabel = label }
  }

  /// Searches for the target and customises it.
  ///
  /// - Parameter isUpdated: Whether the view with the introspection was made or updated since the last lookup, so that
  ///   known targets are customised again.
  func lookUp(isUpdated: Bool) { lookup?.lookUp(from: self, isUpdated: isUpdated) }

  /// The objects that are customised at the moment.
  var targets: [AnyObject] { lookup?.targets ?? [] }

  /// The introspection's name in diagnostics.
  var name: String { accessibilityLabel ?? "\(type(of: self))" }

  /// The object that does the lookup where no subclass does; nil once the marker's view has been unmounted.
  final weak var lookup: (any SelectorLookup)?

  /// Schedules a lookup after the view with the introspection was made or updated: in this round's effects pass or,
  /// outside of a window, in that of the round in which the marker enters one.
  ///
  /// Calls are coalesced into one lookup a round.
  final func setNeedsLookup() {
    isUpdated = true
    schedule()
  }

  private func schedule() {
    guard let window, !isScheduled else { return }
    isScheduled = true
    window.enqueueEffect(.early, of: self) { [unowned self] in
      guard isScheduled else { return }
      isScheduled = false
      let isUpdated = isUpdated
      self.isUpdated = false
      lookUp(isUpdated: isUpdated)
    }
  }

  /// Schedules a lookup: the receiver has other hosts, so the target may be another one.
  public func receiverHostsDidChange() { schedule() }

  /// Schedules a lookup: hosts in the receiver's subtree have come or gone.
  public func hostsInsideReceiverDidChange() { schedule() }

  /// Whether the target depends on properties of hosts. False by default.
  public var watchesProperties: Bool { false }

  /// Schedules a lookup: properties have changed, so a key's condition may hold for other hosts.
  public func propertiesInsideReceiverDidChange() { schedule() }

  /// Schedules a lookup in the new window.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    isScheduled = false
    isMissing = false
    schedule()
  }

  /// Returns zero for any proposal: a marker takes no space.
  public override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  // MARK: Status

  /// The result of the last lookup.
  public internal(set) final var status = IntrospectionStatus.pending

  /// A miss is to be reported when the window is at rest.
  private var isMissing = false
  /// A miss has been reported since a target was found last.
  private var hasReported = false

  /// Records a lookup that found its targets or was skipped.
  final func resolve(_ status: IntrospectionStatus) {
    self.status = status
    isMissing = false
    if case .found = status { hasReported = false }
  }

  /// Forgets a recorded miss, since the marker searches for something else from now on.
  final func forgetMiss() {
    hasReported = false
    if case .missed = status { status = .pending }
  }

  /// Records a lookup without a target. If there is still none when the window is at rest, the miss is explained and
  /// reported, once until a target is found.
  final func miss(_ explain: @escaping @MainActor () -> IntrospectionMiss?) {
    if case .missed = status { return }
    status = .pending
    guard let window, !isMissing else { return }
    isMissing = true
    window.enqueueEffect(.atRest, of: self) { [unowned self] in
      guard isMissing else { return }
      isMissing = false
      // A target exists by now: `addSubview` by hand does not notify markers.
      guard let miss = explain() else { return schedule() }
      status = .missed(miss)
      if hasReported { return }
      hasReported = true
      report(miss)
    }
  }

  /// Reports a miss; to ``HostDiagnostics`` by default.
  func report(_ miss: IntrospectionMiss) { HostDiagnostics.report(miss.description) }
}

/// A view whose hosts are markers: `inject(_:)` keeps them out of layout, hit testing and accessibility.
public protocol MarkerView: View {}

/// The lookup of a marker by selector.
@MainActor
protocol SelectorLookup: AnyObject {
  /// See ``IntrospectionHostView/lookUp(isUpdated:)``.
  func lookUp(from marker: IntrospectionHostView, isUpdated: Bool)
  /// See ``IntrospectionHostView/targets``.
  var targets: [AnyObject] { get }
}

/// The second marker, directly behind a receiver's hosts.
final class IntrospectionAnchor: HostView {
  init() {
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
}
