import Foundation

/// A row that a finger swipes.
private struct SwipedRow {
  weak var cell: HostTableViewCell?
  let edge: HorizontalEdge
  /// How far its buttons stood out when the swipe began, in points.
  let start: CGFloat
}

private final class RowSwipeRecognizer: HostPanGestureRecognizer {
  var row: SwipedRow?
}

extension HostTableView {
  /// Sets up the recognizer with which a finger reveals the buttons of a row, and hides them again.
  final func setUpSwiping() {
    let pan = RowSwipeRecognizer()
    pan.isForScrolling = true
    pan.shouldBegin = { [weak self, unowned pan] in self?.rowToSwipe(by: $0, pan) != nil }
    pan.addAction { [weak self, unowned pan] in self?.followSwipe(pan) }
    addGestureRecognizer(pan)
  }

  /// The row below the finger, if it has buttons that a movement reveals or hides.
  private func rowToSwipe(by way: CGPoint, _ pan: HostPanGestureRecognizer) -> SwipedRow? {
    guard abs(way.x) > abs(way.y), !storedIsEditing else { return nil }
    let place = pan.location(in: self)
    let cell = visibleCells.first { $0.frame.minY <= place.y - way.y && place.y - way.y < $0.frame.maxY }
    guard let cell, let path = indexPath(for: cell), cell.isUserInteractionEnabled else { return nil }
    if let open = cell.furniture.swipe {
      return SwipedRow(cell: cell, edge: open.edge, start: cell.furniture.widthOfSwipe)
    }
    let edge: HorizontalEdge = (way.x > 0) == (traitCollection.layoutDirection != .rightToLeft) ? .leading : .trailing
    return swipeActions(at: path, edge) == nil ? nil : SwipedRow(cell: cell, edge: edge, start: 0)
  }

  private func followSwipe(_ pan: RowSwipeRecognizer) {
    let way = pan.translation(in: self)
    if pan.state == .began {
      pan.row = rowToSwipe(by: way, pan)
      guard let row = pan.row, let cell = row.cell, let path = indexPath(for: cell) else { return }
      for other in visibleCells where other !== cell { other.setSwipe(nil) }
      if !cell.isSwiped, let actions = swipeActions(at: path, row.edge) { showSwipe(of: cell, row.edge, actions) }
    }
    guard let row = pan.row, let cell = row.cell, cell.isSwiped, let path = indexPath(for: cell) else { return }
    let isRightwards = (row.edge == .leading) == (traitCollection.layoutDirection != .rightToLeft)
    let distance = row.start + (isRightwards ? way.x : -way.x)
    switch pan.state {
    case .began, .changed: cell.followSwipe(distance)
    case .ended:
      let speed = pan.velocity(in: self).x * (isRightwards ? 1 : -1)
      // Where the row would come to rest.
      let end = distance + speed * 0.1
      if distance > cell.bounds.width * 0.6, swipeRow(at: path, edge: row.edge, fully: true) { return }
      if end > cell.furniture.widthOfSwipe / 2 { cell.followSwipe(nil) } else { cell.setSwipe(nil) }
    default: cell.setSwipe(nil)
    }
  }
}
