// Tests: `HostViewSubviewsTests`, `TreeHooksTests`.

/// The one operation by which a reconciler changes a tree.
extension HostView {
  /// Replaces the subviews by `new`, in this order, changing only what differs: views that stay get no calls.
  ///
  /// The one operation by which a reconciler changes a tree. A view that occurs twice in `new` counts once, at one of
  /// its places.
  /// - Complexity: O(n) comparisons of references, plus the work of adding and removing what differs.
  package final func setSubviews(_ new: [HostView]) {
    arrangeSubviews(flags.contains(.hasOwnSubviews) ? ownedFirst(new) : new)
  }

  /// As ``setSubviews(_:)`` with one view, which needs no array where it is there already or the first.
  package final func setOnlySubview(_ view: HostView) {
    if flags.contains(.hasOwnSubviews) { return setSubviews([view]) }
    if subviews.isEmpty { return insert(view, at: 0) }
    if subviews.count > 1 || subviews[0] !== view { arrangeSubviews([view]) }
  }

  /// As ``setSubviews(_:)`` with views that lie somewhere else than in an array; departing views are outside of layout.
  ///
  /// Nothing is copied where the same views are there already.
  package final func setContentSubviews(_ new: UnsafeBufferPointer<HostView>) {
    if !areSubviews(new) {
      if subviews.isEmpty, new.count == 1, !flags.contains(.hasOwnSubviews) {
        insert(new[0], at: 0)
      } else {
        setSubviews(Array(few: new))
      }
    }
    subviews.forEachInPlace { if $0.flags.contains(.isDeparting) { $0.isOutsideLayout = true } }
  }

  private func areSubviews(_ views: UnsafeBufferPointer<HostView>) -> Bool {
    guard subviews.count == views.count else { return false }
    for index in views.indices where views[index] !== subviews[index] { return false }
    return true
  }

  /// As ``setSubviews(_:)``, but `new` includes the subviews that this view added itself; for its own class.
  final func arrangeSubviews(_ new: [HostView]) {
    if subviews.isEmpty, new.count < 2 { return new.isEmpty ? () : insert(new[0], at: 0) }
    if subviews.isEmpty { return fill(with: new) }
    let (prefix, suffix) = ends(sharedWith: new)
    if prefix == subviews.count && prefix == new.count { return }

    let leaving = Array(subviews[prefix..<(subviews.count - suffix)])
    leaving.forEachInPlace { $0.flags.insert(.isLeaving) }
    var middle = arriving(new[prefix..<(new.count - suffix)])
    let arrivals = middle.having(.isArriving)
    let gone = leaving.having(.isLeaving)

    var places = prefix..<(subviews.count - suffix)
    // Shared until the hooks have run, so that a change by them is one of the storage.
    var before: [HostView]? = subviews
    gone.forEachInPlace { $0.willLeave(for: nil) }
    arrivals.forEachInPlace { prepareToAttach($0) }
    if !subviews.hasSameStorage(as: before) {
      middle = new[..<prefix] + middle + new[(new.count - suffix)...]
      takeUpWhatHooksDid(in: &middle)
      places = subviews.indices
    }
    before = nil
    // First the whole structure, then the hooks: they may change it again.
    gone.forEachInPlace { view in
      view.flags.remove(.isLeaving)
      if view.parentLink === self { view.forgetSuperview() }
    }
    arrivals.forEachInPlace { view in
      view.flags.remove(.isArriving)
      if view.parentLink.isNil { view.parent = self }
    }
    if places == subviews.indices { subviews = middle } else { subviews.replaceSubrange(places, with: middle) }
    gone.forEachInPlace { if $0.parentLink.isNil { $0.didLeave() } }
    arrivals.forEachInPlace { if $0.parentLink === self { attach($0) } }
    subviewsDidChange()
  }

  /// Adds the first subviews, in the same steps. Most views are filled once.
  private final func fill(with new: [HostView]) {
    // Nearly always it is the array itself.
    let arrivals = allArrive(new) ? new : arriving(new[...])
    let before: [HostView]? = subviews
    arrivals.forEachInPlace { prepareToAttach($0) }
    var all = arrivals
    if !subviews.hasSameStorage(as: before) { takeUpWhatHooksDid(in: &all) }
    arrivals.forEachInPlace { view in
      view.flags.remove(.isArriving)
      if view.parentLink.isNil { view.parent = self }
    }
    subviews = all
    arrivals.forEachInPlace { if $0.parentLink === self { attach($0) } }
    subviewsDidChange()
  }

  /// Marks views as arriving if each can be added and occurs once, else none.
  private func allArrive(_ new: [HostView]) -> Bool {
    var count = 0
    new.forEachInPlace { view in
      if view.flags.contains(.isArriving) || !isAddable(view) { return }
      view.flags.insert(.isArriving)
      count += 1
    }
    if count == new.count { return true }
    new.forEachInPlace { $0.flags.remove(.isArriving) }
    return false
  }

  /// The views that will be here, each once: those that were not here are arriving now, and the others are not leaving
  /// any more.
  @inline(__always)
  private func arriving(_ new: ArraySlice<HostView>) -> [HostView] {
    var result: [HostView] = []
    result.reserveCapacity(new.count)
    for index in new.indices {
      let view = new[index]
      if view.parentLink === self {
        // A view that is not leaving occurs in `new` a second time.
        guard view.flags.contains(.isLeaving) else { continue }
        view.flags.remove(.isLeaving)
      } else {
        guard !view.flags.contains(.isArriving), canAdd(view) else { continue }
        view.flags.insert(.isArriving)
      }
      result.append(view)
    }
    return result
  }

  /// How many views at the start and at the end are the same in `new`.
  private func ends(sharedWith new: [HostView]) -> (Int, Int) {
    let old = subviews
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] === new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] === new[new.count - 1 - suffix] { suffix += 1 }
    return (prefix, suffix)
  }

  /// Hooks have changed the subviews during the update: what they removed stays removed, what they added goes in front.
  private func takeUpWhatHooksDid(in result: inout [HostView]) {
    result.removeAll { $0.parent !== self && !($0.parent == nil && $0.flags.contains(.isArriving)) }
    for view in subviews where !view.flags.contains(.isLeaving) && !result.contains(where: { $0 === view }) {
      result.append(view)
    }
  }

  /// The subviews that this view added itself, then the subviews in `new` that it did not add.
  private func ownedFirst(_ new: [HostView]) -> [HostView] {
    subviews.filter(\.isOwnedBySuperview) + new.filter { !$0.isOwnedBySuperview }
  }
}

extension [HostView] {
  // The standard library's `filter` would check for each view whether it runs on the main actor.
  /// The views with a flag.
  @MainActor
  fileprivate func having(_ flag: HostFlags) -> [HostView] {
    if isEmpty { return [] }
    var result: [HostView] = []
    result.reserveCapacity(count)
    forEachInPlace { if $0.flags.contains(flag) { result.append($0) } }
    return result
  }

  /// Whether two copies of an array still share their storage: neither was changed.
  fileprivate func hasSameStorage(as other: [HostView]?) -> Bool {
    withUnsafeBufferPointer { mine in
      (other ?? []).withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress && mine.count == $0.count }
    }
  }
}
