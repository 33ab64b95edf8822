import Foundation
import HostTree
import XCTest

@MainActor
final class HostColorWellTests: HostTreeTestCase {
  private func makeWell() -> (well: HostColorWell, window: HostWindow, log: EventLog) {
    let well = HostColorWell(frame: CGRect(0, 0, 28, 28))
    let log = EventLog()
    well.addAction(for: .valueChanged) { log.add("\($0.selectedColor.map { "\($0)" } ?? "none")") }
    return (well, settledWindow(well), log)
  }

  private func drawing(of well: HostColorWell) -> HostDrawing {
    var drawing = HostDrawing()
    well.draw(into: &drawing)
    return drawing
  }

  func testAUserPicksAColor() {
    let (well, window, log) = makeWell()
    defer { withExtendedLifetime(window) {} }
    well.selectedColor = .blue
    XCTAssertTrue(well.pick(.red))
    XCTAssertTrue(well.pick(.red))
    XCTAssertTrue(well.pick(HostColor(red: 0, green: 1, blue: 0, alpha: 0.5)))
    XCTAssertEqual(log.take(), ["red", "#00FF0080"])
    well.isEnabled = false
    XCTAssertFalse(well.pick(.blue))
    XCTAssertEqual(line(for: well), "HostColorWell color=#00FF0080 disabled")
    XCTAssertEqual(log.take(), [])
  }

  func testWithoutAlphaPickedColorsAreOpaque() {
    let (well, window, log) = makeWell()
    defer { withExtendedLifetime(window) {} }
    well.supportsAlpha = false
    well.pick(HostColor(white: 0, alpha: 0.5))
    XCTAssertEqual(log.take(), ["black"])
    well.selectedColor = HostColor(white: 0, alpha: 0.5)
    XCTAssertEqual(well.selectedColor?.alpha ?? 0, 0.5, accuracy: 0.001)
  }

  func testOutsideOfAWindowNobodyPicks() {
    let well = HostColorWell(frame: CGRect(0, 0, 28, 28))
    XCTAssertFalse(well.pick(.red))
    XCTAssertNil(well.selectedColor)
  }

  func testItDrawsARingAndTheColor() {
    let (well, window, _) = makeWell()
    defer { withExtendedLifetime(window) {} }
    XCTAssertEqual(drawing(of: well).commands.count, 2, "the ring, and the stroke that stands for no colour")
    well.selectedColor = .green
    guard case .fill(let path, _, _)? = drawing(of: well).commands.last else { return XCTFail("no well") }
    XCTAssertEqual(path.boundingRect, CGRect(5, 5, 18, 18))
  }

  func testItPrintsWhatWasSaid() {
    let well = HostColorWell()
    XCTAssertEqual(line(for: well), "HostColorWell")
    well.selectedColor = .red
    well.title = "Ground"
    well.supportsAlpha = false
    XCTAssertEqual(line(for: well), "HostColorWell color=red title=Ground opaque")
  }
}
