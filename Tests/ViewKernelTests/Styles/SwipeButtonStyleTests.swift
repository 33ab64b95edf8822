import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class SwipeButtonStyleTests: HostTestCase {
  /// The blocks of colour beside a row, from the edge inwards.
  private func blocks(_ actions: some View) -> [String] {
    let screen = show(
      List { Text("row").swipeActions { actions } }.listStyle(.plain).tint(.green).buttonStyle(.bordered), width: 300)
    screen.table.swipeRow(at: IndexPath(row: 0, section: 0))
    screen.settle()
    return screen.hosts(of: HostButton.self).map { button in
      let fill = HostDrawing(of: button).commands.lazy.compactMap { command in
        if case .fill(let path, let paint, _) = command { "\(path.boundingRect.size) \(paint)" } else { nil }
      }.first
      let inset = button.subviews.first.map { $0.frame.minX >= 12 } ?? false
      return "\(fill ?? "none") \(inset)"
    }
  }

  func testACellsOwnBackgroundHasTheCornersOfItsGroup() {
    let screen = show(List { Text("row") }.listStyle(.insetGrouped), width: 300)
    screen.table.visibleCells[0].backgroundColor = .red
    screen.settle()
    let clips = screen.table.visibleCells[0].drawingEffects.map { "\($0)".prefix(5) }
    XCTAssertEqual(clips, ["clip("])
  }

  func testALabelIsItsIconAndIsCalledByItsTitle() {
    let screen = show(
      List { Text("row").swipeActions { Button("Flag", systemImage: "flag") {} } }.listStyle(.plain), width: 300)
    screen.table.swipeRow(at: IndexPath(row: 0, section: 0))
    screen.settle()
    XCTAssertEqual(screen.hosts(of: HostLabel.self).map(\.text), ["row"])
    XCTAssertEqual(screen.hosts(of: HostButton.self).map(\.spokenLabel), ["Flag"])
  }

  func testTheyAreBlocksOfColourWithRoomAroundTheirLabels() {
    XCTAssertEqual(
      blocks(
        Group {
          Button("Delete", role: .destructive) {}
          Button("Mark as unread") {}
          Button("Flag") {}.tint(.orange)
        }),
      [
        "CGSize(width: 74.0, height: 44.0) color(#FF3B30) true",
        "CGSize(width: 143.0, height: 44.0) color(#8E8E93) true",
        "CGSize(width: 74.0, height: 44.0) color(#FF9500) true",
      ])
  }
}
