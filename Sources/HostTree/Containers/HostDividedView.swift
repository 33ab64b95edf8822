// Tests: `HSplitViewTests`.

public import Foundation

/// A container with a divider between each two subviews, which the user drags, as `NSSplitView`: see ``DividedLayout``.
///
/// A touch near a divider belongs to it, not to the subviews.
open class HostDividedView: HostContainerView {
  /// The direction in which the subviews follow each other. Defaults to horizontal.
  public final var axis = Axis.horizontal {
    didSet { if axis != oldValue { layoutDidChange() } }
  }

  /// How far each divider was moved, in points; dividers without a number stay where they are. Numbers that are not
  /// finite count as 0.
  public final var shifts: [CGFloat] = [] {
    didSet {
      shifts = shifts.map { $0.isFinite ? $0 : 0 }
      if shifts != oldValue { layoutDidChange() }
    }
  }

  /// How near a touch must be to the middle of a divider, in points.
  public static let reach: CGFloat = 5

  private var drag: (divider: Int, shift: CGFloat, start: CGPoint)?

  override var handsOnTraits: Bool { false }
  override func runLayout(_ call: inout LayoutCall) { call.run(DividedLayout(axis: axis, shifts: shifts)) }

  /// The rectangles of the dividers, in this view's coordinates.
  public final var dividers: [CGRect] {
    let frames = subviews.filter { !$0.isOutsideLayout && !$0.isHidden }.map(\.frame)
    return zip(frames, frames.dropFirst()).map { first, second in
      let end = min(first.maxX, second.maxX)
      return axis == .vertical
        ? CGRect(x: bounds.minX, y: first.maxY, width: bounds.width, height: DividedLayout.thickness)
        : CGRect(x: end, y: bounds.minY, width: DividedLayout.thickness, height: bounds.height)
    }
  }

  private func divider(near point: CGPoint) -> Int? {
    dividers.firstIndex { rect in
      let distance = axis == .vertical ? point.y - rect.midY : point.x - rect.midX
      return abs(distance) <= Self.reach && bounds.contains(point)
    }
  }

  // MARK: Touches

  /// True: dividers are dragged.
  open override var takesHitsItself: Bool { true }

  /// This view near a divider, else a subview.
  open override func hitTest(_ point: CGPoint, with event: HostEvent?) -> HostView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    if divider(near: point) != nil { return self }
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  /// Takes touches near a divider.
  open override func touchesBegan(_ touches: Set<HostTouch>, with event: HostEvent?) {
    guard let place = touches.first?.location(in: self), let divider = divider(near: place) else {
      return super.touchesBegan(touches, with: event)
    }
    drag = (divider, shifts.indices.contains(divider) ? shifts[divider] : 0, place)
  }

  /// Moves the divider.
  open override func touchesMoved(_ touches: Set<HostTouch>, with event: HostEvent?) {
    guard let drag, let place = touches.first?.location(in: self) else {
      return super.touchesMoved(touches, with: event)
    }
    let isBackwards = axis == .horizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let way = axis == .vertical ? place.y - drag.start.y : place.x - drag.start.x
    var new = shifts
    while new.count <= drag.divider { new.append(0) }
    new[drag.divider] = drag.shift + (isBackwards ? -way : way)
    shifts = new
  }

  /// Ends the drag.
  open override func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent?) {
    if drag == nil { super.touchesEnded(touches, with: event) }
    drag = nil
  }

  /// Ends the drag, and brings the divider back.
  open override func touchesCancelled(_ touches: Set<HostTouch>, with event: HostEvent?) {
    guard let drag else { return super.touchesCancelled(touches, with: event) }
    if shifts.indices.contains(drag.divider) { shifts[drag.divider] = drag.shift }
    self.drag = nil
  }

  // MARK: Drawing and printing

  /// Draws the dividers.
  open override func draw(into drawing: inout HostDrawing) {
    for divider in dividers { drawing.fill(divider, with: .separator) }
  }

  /// Adds the axis and what was moved.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.add("axis", axis)
    if shifts.contains(where: { $0 != 0 }) {
      description.add("shifts", Words(shifts.map(\.printed).joined(separator: " ")))
    }
  }
}
