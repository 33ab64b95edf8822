import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class LineHeightTests: HostTestCase {
  private let text = Text("one\ntwo").font(.system(size: 10))

  /// The height of two lines of 10 points, which are 12 points high.
  private func height(_ lineHeight: AttributedString.LineHeight?) -> CGFloat? {
    show(text.lineHeight(lineHeight), width: 100, height: 100).hosts(of: HostLabel.self).first?.bounds.height
  }

  func testHeights() {
    XCTAssertEqual(height(nil), 24)
    XCTAssertEqual(height(.variable), 24)
    XCTAssertEqual(height(.normal), 24)
    XCTAssertEqual(height(.tight), 20)
    XCTAssertEqual(height(.loose), 30)
    XCTAssertEqual(height(.multiple(factor: 2)), 40)
    XCTAssertEqual(height(.leading(increase: 3)), 26)
    XCTAssertEqual(height(.exact(points: 7)), 14)
  }

  func testTheRoomIsAboveAndBelowTheLettersInEqualParts() {
    let screen = show(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        text
        text.lineHeight(.exact(points: 20))
      }, width: 100, height: 100)
    let frames = screen.hosts(of: HostLabel.self).map(\.frame)
    XCTAssertEqual(frames[0].minY - frames[1].minY, 4)
    XCTAssertEqual(frames[1].height, 40)
  }

  func testItChangesAndIsPrinted() {
    let setting = Setting<AttributedString.LineHeight?>(.multiple(factor: 1.5))
    let screen = show(Showing(setting) { Text("a").lineHeight($0) })
    let label = screen.hosts(of: HostLabel.self)[0]
    XCTAssertTrue(label.treeDescription().hasSuffix("10 x 25.5) lineHeight=1.5em"), label.treeDescription())
    setting.value = .leading(increase: 4)
    screen.settle()
    XCTAssertEqual(label.lineHeight, .leading(increase: 4))
    setting.value = nil
    screen.settle()
    XCTAssertNil(label.lineHeight)
    screen.assertAgreesWithFresh()
  }

  func testHeightsThatAreNone() {
    let label = HostLabel()
    label.lineHeight = .exact(points: .nan)
    XCTAssertEqual(label.lineHeight, .exact(points: 0))
    label.lineHeight = .multiple(factor: -1)
    XCTAssertEqual(label.lineHeight, .multiple(factor: 0))
    label.lineHeight = .leading(increase: .infinity)
    XCTAssertEqual(label.lineHeight, .leading(increase: 0))
  }
}
