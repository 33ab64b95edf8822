public import HostTree
public import ViewKernel

/// The marker: a host that shows nothing and takes part in nothing, from whose place a search begins.
///
/// It stands in a view host, right in front of the hosts of the view that is introspected, outside of layout. It is
/// hidden, has a zero frame, takes no touches and is passed over by assistive tools. Its accessibility label says what it
/// looks for, as `IntrospectionHostView<HostScrollView>`.
///
/// Markers are made by ``IntrospectionView``; selectors get them as the place to search from.
public final class IntrospectionHostView: HostView, CompanionHost {
  /// Looks for the target and customises it.
  ///
  /// Told whether it should do so if it finds the same target as the last time. Nil once the marker's view has gone.
  var lookUp: ((_ customizesAgain: Bool) -> Void)?

  /// A lookup waits in the window's effects pass.
  private var isScheduled = false
  private var customizesAgain = false
  /// Where the view host stood among its siblings at the last search; only a guess where it stands now.
  var place: Int?

  init(label: String) {
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    accessibilityLabel = label
  }

  /// Asks for a lookup in this round's effects pass; outside of a window, in that of the round in which the marker
  /// comes into one.
  ///
  /// Asking several times in a round makes one lookup.
  func setNeedsLookup() {
    customizesAgain = true
    schedule()
  }

  private func schedule() {
    guard let window, !isScheduled else { return }
    isScheduled = true
    window.enqueueEffect(.introspection, of: self) { [unowned self] in
      guard isScheduled else { return }
      isScheduled = false
      let customizesAgain = customizesAgain
      self.customizesAgain = false
      lookUp?(customizesAgain)
    }
  }

  /// The introspected view shows other hosts: looks again.
  public func receiverHostsDidChange() { setNeedsLookup() }

  /// Does what waited for a window; in another place there may be another target, too.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    isScheduled = false
    schedule()
  }

  /// Takes no room.
  public override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
}
