package import Foundation

/// The safe area at a view's place in the tree: the part of a window that bars and the system do not cover.
///
/// Leading is left here, in either direction of layout.
struct SafeArea {
  /// The uncovered part, in the coordinates of the topmost view.
  var safe: CGRect
  /// The part that may be covered by bars: content that extends into it is visible around them and through them.
  var outer: CGRect
  /// The edges on which something is covered.
  var covered: Edge.Set = []

  /// Subtracts what covers the edges of `own`.
  mutating func cover(_ insets: EdgeInsets, of own: CGRect) {
    var outer = self.outer
    var safe = self.safe
    func cut(_ edge: Edge, _ inset: CGFloat) {
      guard inset > 0 else { return }
      let touches = self.touches(edge, own)
      covered.insert(Edge.Set(edge))
      switch edge {
      case .top:
        if !touches { outer = outer.with(minY: own.minY) }
        safe = safe.with(minY: max(safe.minY, own.minY) + inset)
      case .leading:
        if !touches { outer = outer.with(minX: own.minX) }
        safe = safe.with(minX: max(safe.minX, own.minX) + inset)
      case .bottom:
        if !touches { outer = outer.with(maxY: own.maxY) }
        safe = safe.with(maxY: min(safe.maxY, own.maxY) - inset)
      case .trailing:
        if !touches { outer = outer.with(maxX: own.maxX) }
        safe = safe.with(maxX: min(safe.maxX, own.maxX) - inset)
      }
    }
    cut(.top, insets.top)
    cut(.leading, insets.leading)
    cut(.bottom, insets.bottom)
    cut(.trailing, insets.trailing)
    self.outer = outer
    self.safe = safe
  }

  /// Whether a rectangle reaches the end of the safe part at an edge where something is covered.
  private func touches(_ edge: Edge, _ own: CGRect) -> Bool {
    guard covered.contains(Edge.Set(edge)) else { return false }
    // A hundredth of a point is no visible gap.
    return switch edge {
    case .top: own.minY <= safe.minY + 0.01
    case .leading: own.minX <= safe.minX + 0.01
    case .bottom: own.maxY >= safe.maxY - 0.01
    case .trailing: own.maxX >= safe.maxX - 0.01
    }
  }

  /// The length by which each edge of `own` is covered.
  func insets(of own: CGRect) -> EdgeInsets {
    EdgeInsets(
      top: touches(.top, own) ? max(min(safe.minY - own.minY, own.height), 0) : 0,
      leading: touches(.leading, own) ? max(min(safe.minX - own.minX, own.width), 0) : 0,
      bottom: touches(.bottom, own) ? max(min(own.maxY - safe.maxY, own.height), 0) : 0,
      trailing: touches(.trailing, own) ? max(min(own.maxX - safe.maxX, own.width), 0) : 0)
  }

  /// How far `own` can extend beyond the safe area at the given edges, where it ends at the safe part's end or beyond
  /// it.
  func reach(of own: CGRect, _ edges: Edge.Set) -> EdgeInsets {
    func reach(_ edge: Edge, _ length: CGFloat) -> CGFloat {
      edges.contains(Edge.Set(edge)) && touches(edge, own) ? max(length, 0) : 0
    }
    return EdgeInsets(
      top: reach(.top, own.minY - outer.minY), leading: reach(.leading, own.minX - outer.minX),
      bottom: reach(.bottom, outer.maxY - own.maxY), trailing: reach(.trailing, outer.maxX - own.maxX))
  }
}

extension HostView {
  /// The length by which each edge of this view is covered, such as by a bar in front of it, in points.
  ///
  /// The sum of ``HostWindow/systemInsets`` and of ``HostViewController/additionalSafeAreaInsets`` of this view's
  /// controller and ancestors', as far as they cover this view. Zero inside a scroll view. A view that has read it gets
  /// ``safeAreaInsetsDidChange()`` when it may have changed, or when the view has moved; read it during layout.
  /// - Complexity: O(*d*), where *d* is the view's depth.
  public final var safeAreaInsets: EdgeInsets { readSafeArea(.insets) }

  /// How far this view can extend beyond the safe area at the given edges, in points.
  final func safeAreaReach(_ edges: Edge.Set) -> EdgeInsets { readSafeArea(.reach(edges)) }

  final func readSafeArea(_ question: SafeAreaReading.Question) -> EdgeInsets {
    flags.insert(.readsSafeArea)
    let answer = answer(question)
    if root?.hasSafeArea != false {
      makeWhereabouts().safeAreaReading = SafeAreaReading(question: question, answer: answer)
      watchSafeArea()
    }
    return answer
  }

  private func watchSafeArea() {
    // A window in its own list would keep itself alive.
    guard let root, root !== self, let whereabouts, whereabouts.safeAreaWatcher != ObjectIdentifier(root) else {
      return
    }
    whereabouts.safeAreaWatcher = ObjectIdentifier(root)
    root.safeAreaReaders.append(self)
  }

  /// A view that has read the safe area enters a window, where it may differ.
  final func safeAreaReaderDidEnter() {
    if whereabouts?.safeAreaReading == nil { safeAreaInsetsDidChange() } else { watchSafeArea() }
  }

  private func answer(_ question: SafeAreaReading.Question) -> EdgeInsets {
    if case .systemReach = question { return systemReach }
    var area = safeAreaAround
    let own = placeInRoot
    switch question {
    case .reach(let edges): return bySides(area.reach(of: own, bySides(edges)))
    case .systemReach: return EdgeInsets()
    case .insets:
      if let window = self as? HostWindow { area.cover(window.bySides(window.systemInsets), of: own) }
      if let extra = whereabouts?.additionalSafeAreaInsets, extra != EdgeInsets() {
        area.cover(bySides(extra), of: own)
      }
      return bySides(area.insets(of: own))
    }
  }

  /// Insets of this view with leading at the left, or such insets as this view's.
  final func bySides(_ insets: EdgeInsets) -> EdgeInsets {
    guard flags.contains(.isRightToLeft) else { return insets }
    return EdgeInsets(top: insets.top, leading: insets.trailing, bottom: insets.bottom, trailing: insets.leading)
  }

  private func bySides(_ edges: Edge.Set) -> Edge.Set {
    guard flags.contains(.isRightToLeft), edges.contains(.leading) != edges.contains(.trailing) else { return edges }
    return edges.symmetricDifference(.horizontal)
  }

  /// The insets that this view adds to its ancestors'; see ``HostViewController/additionalSafeAreaInsets``.
  package final var additionalSafeAreaInsets: EdgeInsets {
    get { whereabouts?.additionalSafeAreaInsets ?? EdgeInsets() }
    set {
      let value = newValue.asSafeArea
      guard value != additionalSafeAreaInsets else { return }
      makeWhereabouts().additionalSafeAreaInsets = value
      root?.hasSafeArea = true
      safeAreaMayChange()
    }
  }

  /// The safe area at this view's place, from its ancestors.
  private var safeAreaAround: SafeArea {
    // From the nearest scroll view, or the topmost view, down to this one.
    var path: [HostView] = []
    var view = self
    while let parent = view.parent, !parent.endsSafeArea {
      if parent.parent == nil || parent.whereabouts?.additionalSafeAreaInsets != nil { path.append(parent) }
      view = parent
    }
    let all = topmost.bounds
    var area = SafeArea(safe: all, outer: all)
    for view in path.reversed() {
      let own = view.placeInRoot
      if let window = view as? HostWindow { area.cover(window.bySides(window.systemInsets), of: own) }
      if let extra = view.whereabouts?.additionalSafeAreaInsets { area.cover(view.bySides(extra), of: own) }
    }
    return area
  }

  /// This view's rectangle in the topmost view at the end of all animations: the subtree is laid out for that place,
  /// and not again when the view arrives.
  final var placeInRoot: CGRect {
    var result = convert(bounds, to: nil)
    if let goal = slideGoal { result.size = goal.size }
    var view: HostView? = self
    while let current = view {
      let detour = current.detour
      result.origin.x -= detour.width
      result.origin.y -= detour.height
      view = current.parent
    }
    return result
  }

  /// Calls ``safeAreaInsetsDidChange()`` in the views of this subtree that have read the safe area.
  final func safeAreaMayChange() {
    if flags.contains(.readsSafeArea) { safeAreaInsetsDidChange() }
    for child in subviews { child.safeAreaMayChange() }
  }
}

/// A view's last question about the safe area, and the answer.
struct SafeAreaReading {
  enum Question {
    case insets
    case reach(Edge.Set)
    case systemReach
  }
  let question: Question
  let answer: EdgeInsets
}

extension HostWindow {
  /// Called after a layout pass or the effects: notifies views whose safe area differs from the one that they read.
  final func checkSafeAreaReaders() {
    guard !safeAreaReaders.isEmpty else { return }
    safeAreaReaders.removeAll { view in
      guard view.root !== self else { return false }
      if let whereabouts = view.whereabouts, whereabouts.safeAreaWatcher == ObjectIdentifier(self) {
        whereabouts.safeAreaWatcher = nil
      }
      return true
    }
    for view in safeAreaReaders { view.checkSafeAreaReading() }
  }
}

extension HostView {
  fileprivate final func checkSafeAreaReading() {
    guard let reading = whereabouts?.safeAreaReading else { return }
    let now = answer(reading.question)
    guard now != reading.answer else { return }
    whereabouts?.safeAreaReading = SafeAreaReading(question: reading.question, answer: now)
    safeAreaInsetsDidChange()
  }
}

extension HostViewController {
  /// Insets that this controller adds to its view's safe area, in points, besides its ancestors'; zero by default.
  ///
  /// For controllers that show bars in front of their children's views. Setting it loads the view. Negative lengths and
  /// those that are not finite count as 0.
  public final var additionalSafeAreaInsets: EdgeInsets {
    get { viewIfLoaded?.additionalSafeAreaInsets ?? EdgeInsets() }
    set { view.additionalSafeAreaInsets = newValue }
  }
}

extension EdgeInsets {
  /// These insets, with 0 for negative lengths and those that are not finite.
  package var asSafeArea: EdgeInsets {
    func sound(_ length: CGFloat) -> CGFloat { length > 0 && length < .infinity ? length : 0 }
    return EdgeInsets(top: sound(top), leading: sound(leading), bottom: sound(bottom), trailing: sound(trailing))
  }
}

extension CGRect {
  fileprivate func with(minX: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY, width: max(maxX - minX, 0), height: height)
  }
  fileprivate func with(minY: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY, width: width, height: max(maxY - minY, 0))
  }
  fileprivate func with(maxX: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY, width: max(maxX - minX, 0), height: height)
  }
  fileprivate func with(maxY: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY, width: width, height: max(maxY - minY, 0))
  }

  /// This rectangle inset by the given lengths; empty at least.
  package func without(_ insets: EdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.leading, y: origin.y + insets.top, width: max(size.width - insets.horizontal, 0),
      height: max(size.height - insets.vertical, 0))
  }
}
