public import Foundation

/// A container whose content takes the place of another view's: the source of its group.
///
/// Views in one window with the same ``id`` and ``namespace`` are a group. The source, of which there should be one at
/// a time, lays its content out as if this container were not there. The content of the others is offered the source's
/// size and lies where the source lies; their containers take part in layout unchanged. All that is settled in the
/// layout pass in which the source moves, also where it was only scrolled.
///
/// In an animated update the content of a view that becomes the source, or is inserted in place of a removed one, moves
/// from the former source's place to its own, and a view that is removed with a transition moves to the new source's.
///
/// Rotations, scales and other transforms around a view of the group are drawn on top, and are not matched.
open class HostMatchedGeometryView: HostContainerView {
  /// The identity of the group; nil, the default, for a view without a group.
  public final var id: AnyHashable? { didSet { if id != oldValue { matchMayChange() } } }

  /// Distinguishes the identity from equal ones elsewhere; nil by default.
  public final var namespace: AnyHashable? { didSet { if namespace != oldValue { matchMayChange() } } }

  /// Whether the other views of the group follow this one; true by default.
  public final var isSource = true { didSet { if isSource != oldValue { matchMayChange() } } }

  /// The properties that the view takes over from a source: position and size by default.
  public final var properties = MatchedGeometryProperties.frame {
    didSet { if properties != oldValue { matchMayChange() } }
  }

  /// The point of the view that lies on the same point of the source, or of itself if it is one; the centre by default.
  ///
  /// Where the layout runs from right to left, it counts from the right. An anchor that is not finite is reported, and
  /// counts as the centre.
  public final var anchor = UnitPoint.center {
    didSet {
      if !anchor.x.isFinite || !anchor.y.isFinite {
        HostDiagnostics.report(
          "The anchor of a matched geometry is (\(anchor.x.printed), \(anchor.y.printed)): what is not finite counts as "
            + "the centre. Give it a point.")
        anchor = .center
      }
      if anchor != oldValue { matchMayChange() }
    }
  }

  /// The geometry taken over from the source, in this view's coordinates.
  private var match = SharedGeometry()
  /// The identity of the source: only compared.
  private var followed: ObjectIdentifier?
  /// Whether the next layout ends the flight under way, as the view has another source without an animation.
  private var endsFlight = false
  /// Whether the content was laid out in this window.
  private var isLaidOut = false
  /// The settle in which this view came into the window.
  private var entrance = 0
  private var turns = (settle: 0, count: 0)

  /// The number of times that a view follows its source in one settle.
  private static let maximumTurns = 16

  private func matchMayChange() {
    setNeedsLayout()
    root?.setNeedsSettle()
  }

  /// Joins the group in the window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    isLaidOut = false
    match = SharedGeometry()
    followed = nil
    guard let root else { return }
    entrance = root.settleCount
    if root.geometryMatches == nil { root.geometryMatches = GeometryMatches() }
    root.geometryMatches?.add(self)
    setNeedsLayout()
  }

  /// Leaves the group in the window.
  open override func willMove(toWindow newWindow: HostWindow?) {
    super.willMove(toWindow: newWindow)
    root?.geometryMatches?.remove(self)
  }

  /// Places the content at the source's place, or within the bounds.
  open override func layoutSubviews() {
    if !isLaidOut, let root {
      isLaidOut = true
      if root.mover != nil, let beginning = root.geometryMatches?.beginning(of: self, in: root) {
        // The whole subtree is laid out there first, so that all of it moves from there.
        place(at: taken(of: beginning))
        layoutIfNeeded()
      }
    }
    if endsFlight {
      endsFlight = false
      for child in subviews { child.finishSlides() }
    }
    if match != SharedGeometry(), let root, root.mover != nil, root.settleCount == entrance {
      return placeAtOnce(in: root)
    }
    place(at: match)
  }

  /// A view that has just come does not move to its source from where it would lie without one.
  private func placeAtOnce(in root: HostWindow) {
    let mover = root.mover
    root.mover = nil
    place(at: match)
    layoutIfNeeded()
    root.mover = mover
  }

  private func place(at match: SharedGeometry) {
    guard match != SharedGeometry() else { return super.layoutSubviews() }
    let proposal = match.size.map { ProposedViewSize($0) } ?? placedProposal
    let point = match.position ?? CGPoint(x: side * bounds.width, y: anchor.y * bounds.height)
    for child in subviews where !child.isOutsideLayout {
      let size = child.sizeThatFits(proposal)
      var frame = CGRect(
        origin: CGPoint(x: point.x - side * size.width, y: point.y - anchor.y * size.height), size: size)
      // Placing mirrors it again.
      if flags.contains(.isRightToLeft) { frame = mirrored(frame) }
      child.place(at: frame.origin, proposal: proposal)
    }
  }

  /// The anchor's place from the left.
  private var side: CGFloat { flags.contains(.isRightToLeft) ? 1 - anchor.x : anchor.x }

  /// The parts of a geometry that are taken over, in this view's coordinates.
  private func taken(of geometry: SharedGeometry) -> SharedGeometry {
    var taken = SharedGeometry()
    if properties.contains(.size) { taken.size = geometry.size }
    if properties.contains(.position), let position = geometry.position {
      let origin = laidOutOrigin
      taken.position = CGPoint(x: position.x - origin.x, y: position.y - origin.y)
    }
    return taken
  }

  private func geometry(of frame: CGRect) -> SharedGeometry {
    let origin = laidOutOrigin
    return SharedGeometry(
      position: CGPoint(
        x: origin.x + frame.minX + side * frame.width, y: origin.y + frame.minY + anchor.y * frame.height),
      size: frame.size)
  }

  /// True: the content takes part in hit testing where it is shown, also outside of this view's bounds.
  open override func point(inside point: CGPoint, with event: HostEvent?) -> Bool { true }

  override var hitsBeyondBounds: Bool { true }

  /// Adds the identity, and whether the view follows another one, to the description.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if let id { description.add("id", "\(id)") }
    if !isSource { description.add("follows") }
    if properties == .position { description.add("position") }
    if properties == .size { description.add("size") }
    if anchor != .center { description.add("anchor", CGPoint(x: anchor.x, y: anchor.y)) }
  }
}

extension HostMatchedGeometryView: GeometryMatching {
  var geometryGroup: GeometryGroup? { id.map { GeometryGroup(id: $0, namespace: namespace) } }

  var sharedGeometry: SharedGeometry { geometry(of: CGRect(origin: .zero, size: storedFrame.size)) }

  var shownGeometry: SharedGeometry {
    guard let content = onlyLayoutChild else { return sharedGeometry }
    return geometry(of: content.storedFrame)
  }

  func follow(_ source: (any GeometryMatching)?) -> Bool {
    let new = source.map { taken(of: $0.sharedGeometry) } ?? SharedGeometry()
    guard new != match, isLaidOut, let root else { return false }
    let identity = source.map { ObjectIdentifier($0) }
    if identity != followed {
      followed = identity
      endsFlight = root.mover == nil
    }
    if turns.settle != root.settleCount { turns = (root.settleCount, 0) }
    turns.count += 1
    guard turns.count <= HostMatchedGeometryView.maximumTurns else {
      if turns.count == HostMatchedGeometryView.maximumTurns + 1 {
        HostDiagnostics.report(
          "A view with the matched geometry \"\(id.map { "\($0)" } ?? "")\" moves its own source by way of others, so it stays where "
            + "it is. Put the source outside of all that follow it.")
      }
      return false
    }
    match = new
    setNeedsLayout()
    return true
  }
}
