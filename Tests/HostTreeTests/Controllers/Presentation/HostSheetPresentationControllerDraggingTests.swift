import Foundation
import HostTree
import XCTest

/// A sheet in a window, and a finger.
@MainActor
private struct SheetStage {
  let log = EventLog()
  let window = makeWindow(width: 390, height: 844)
  let sheet = HostViewController()

  init(_ detents: [HostSheetPresentationController.Detent] = [.large()]) {
    let root = HostViewController()
    window.rootViewController = root
    window.settle()
    sheet.sheetPresentationController?.detents = detents
    sheet.sheetPresentationController?.onDetentChange = { [log] in log.add($0.rawValue) }
    root.present(sheet, animated: false)
    window.settle()
  }

  /// Drags by a finger; returns where the sheet is meanwhile, and afterwards.
  func drag(from y: CGFloat, by distance: CGFloat) -> [String] {
    let finger = window.beginTouch(at: CGPoint(x: 100, y: y))
    finger.move(to: CGPoint(x: 102, y: y + distance / 2))
    finger.move(to: CGPoint(x: 104, y: y + distance))
    window.settle()
    let place = shown
    finger.end()
    window.settle()
    return [place, shown]
  }

  private var shown: String {
    guard let view = sheet.viewIfLoaded, view.window != nil else { return "gone" }
    return "\(Int(view.frame.minY))+\(Int(view.frame.height))"
  }
}

/// What a finger does with a sheet.
@MainActor
final class HostSheetPresentationControllerDraggingTests: HostTreeTestCase {
  func testDownAndAway() {
    let stage = SheetStage()
    XCTAssertEqual(stage.drag(from: 100, by: 200), ["210+834", "10+834"], "not far enough")
    XCTAssertEqual(stage.drag(from: 100, by: -200), ["10+834", "10+834"])
    XCTAssertEqual(stage.drag(from: 100, by: 500), ["510+834", "gone"])
  }

  func testBetweenDetents() {
    let stage = SheetStage([.medium(), .large()])
    XCTAssertEqual(stage.drag(from: 500, by: -300), ["127+717", "10+834"])
    XCTAssertEqual(stage.drag(from: 500, by: -300), ["10+834", "10+834"])
    XCTAssertEqual(stage.drag(from: 50, by: 250), ["260+834", "427+417"])
    XCTAssertEqual(stage.log.take(), ["large", "medium"])
    XCTAssertEqual(stage.drag(from: 500, by: 300), ["727+417", "gone"])
  }

  func testOneThatMustBeAnswered() {
    let stage = SheetStage()
    stage.sheet.isModalInPresentation = true
    XCTAssertEqual(stage.drag(from: 100, by: 500), ["510+834", "10+834"])
  }

  func testAScrollViewInsideScrollsFirst() {
    let stage = SheetStage()
    let scroll = HostScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 834))
    scroll.contentSize = CGSize(width: 390, height: 2_000)
    stage.sheet.view.addSubview(scroll)
    stage.window.settle()
    XCTAssertEqual(stage.drag(from: 600, by: -100), ["10+834", "10+834"])
    XCTAssertEqual(scroll.contentOffset.y, 100)
    XCTAssertEqual(stage.drag(from: 100, by: 600), ["10+834", "10+834"], "the drag is the scroll view's until it ends")
    XCTAssertEqual(scroll.contentOffset.y, 0)
    XCTAssertEqual(stage.drag(from: 100, by: 600), ["610+834", "gone"])
  }
}
