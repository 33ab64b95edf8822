import Foundation
import HostTree
import XCTest

@MainActor
final class HostPageControlTests: HostTreeTestCase {
  private func makeControl(_ pages: Int) -> (control: HostPageControl, window: HostWindow, log: EventLog) {
    let control = HostPageControl(frame: CGRect(0, 0, 100, 26))
    control.numberOfPages = pages
    let log = EventLog()
    control.addAction(for: .valueChanged) { log.add("page \($0.currentPage)") }
    return (control, settledWindow(control), log)
  }

  private func dots(_ control: HostPageControl) -> [CGFloat] {
    var drawing = HostDrawing()
    control.draw(into: &drawing)
    return drawing.commands.compactMap { if case .fill(let path, _, _) = $0 { path.boundingRect.minX } else { nil } }
  }

  func testATapGoesToTheSideWhereItIs() {
    let (control, window, log) = makeControl(3)
    for x: CGFloat in [80, 80, 80, 20, 51] { XCTAssertTrue(window.tap(at: CGPoint(x: x, y: 13))) }
    XCTAssertEqual(log.take(), ["page 1", "page 2", "page 1", "page 2"], "behind the last page there is none")
    control.currentPage = 0
    XCTAssertEqual(log.take(), [])
    control.isEnabled = false
    window.tap(at: CGPoint(x: 80, y: 13))
    XCTAssertEqual(control.currentPage, 0)
  }

  func testPagesThatDoNotExist() {
    let control = HostPageControl()
    control.currentPage = 4
    XCTAssertEqual(control.currentPage, 0)
    control.numberOfPages = 3
    control.currentPage = 9
    XCTAssertEqual(control.currentPage, 2)
    control.numberOfPages = 2
    XCTAssertEqual(control.currentPage, 1)
    control.numberOfPages = -1
    XCTAssertEqual([control.numberOfPages, control.currentPage], [0, 0])
    control.currentPage = -1
    XCTAssertEqual(control.currentPage, 0)
  }

  func testItsSize() {
    let control = HostPageControl()
    XCTAssertEqual([0, 1, 3, -2].map { control.size(forNumberOfPages: $0).width }, [18, 25, 57, 18])
    control.numberOfPages = 3
    XCTAssertEqual(control.sizeThatFits(.unspecified), CGSize(width: 57, height: 26))
  }

  func testItDrawsTheDotsThatThereIsRoomFor() {
    let (control, window, _) = makeControl(3)
    XCTAssertEqual(dots(control), [30.5, 46.5, 62.5])
    control.numberOfPages = 100
    control.currentPage = 99
    XCTAssertEqual(dots(control).count, 5)
    control.frame.size.width = 0
    XCTAssertEqual(dots(control).count, 1)
    control.frame.size.width = 100
    control.numberOfPages = 1
    XCTAssertEqual(dots(control).count, 1)
    control.hidesForSinglePage = true
    XCTAssertEqual(dots(control), [])
    XCTAssertFalse(control.tap(), "where there are no dots nobody taps them")
    control.numberOfPages = 2
    control.backgroundStyle = .prominent
    XCTAssertEqual(dots(control).first, 0, "the ground")
    withExtendedLifetime(window) {}
  }

  func testItPrintsThePage() {
    let control = HostPageControl()
    XCTAssertEqual(line(for: control), "HostPageControl page=none")
    control.numberOfPages = 3
    control.currentPage = 1
    control.backgroundStyle = .minimal
    XCTAssertEqual(line(for: control), "HostPageControl page=2/3 minimal")
  }
}
