import Foundation
import HostTree
import XCTest

@MainActor
final class HostCanvasTests: HostTreeTestCase {
  private func paths(_ view: HostView) -> [String] {
    HostDrawing(of: view).commands.map { command in
      switch command {
      case .fill(let path, _, _): "\(path.boundingRect)"
      case .begin(let effects): effects.count == 1 ? "begin" : "begin \(effects.count)"
      case .end: "end"
      default: "other"
      }
    }
  }

  func testItAsksAgainWhenItIsTold() {
    let canvas = HostCanvas(frame: CGRect(0, 0, 20, 10))
    XCTAssertEqual(paths(canvas), [])
    var count = 0
    canvas.content = { drawing, size in
      count += 1
      drawing.fill(CGRect(0, 0, CGFloat(count), size.height), with: .red)
    }
    XCTAssertEqual(paths(canvas), ["\(CGRect(0, 0, 1, 10))"])
    XCTAssertEqual(paths(canvas), ["\(CGRect(0, 0, 1, 10))"])
    canvas.setNeedsContent()
    XCTAssertEqual(paths(canvas), ["\(CGRect(0, 0, 2, 10))"])
    canvas.frame.size.height = 30
    XCTAssertEqual(paths(canvas), ["\(CGRect(0, 0, 3, 30))"])
    canvas.overrideUserInterfaceStyle = .dark
    XCTAssertEqual(paths(canvas), ["\(CGRect(0, 0, 4, 30))"])
  }

  func testSubviewsAreNotDrawn() {
    let canvas = HostCanvas(frame: CGRect(0, 0, 20, 10))
    canvas.content = { drawing, _ in drawing.fill(CGRect(0, 0, 5, 5), with: .red) }
    canvas.addSubview(HostColorView(.blue))
    canvas.layoutIfNeeded()
    XCTAssertEqual(paths(canvas), ["\(CGRect(0, 0, 5, 5))"])
    XCTAssertEqual(
      canvas.treeDescription(),
      """
      HostCanvas (0, 0, 20 x 10)
      └─ HostColorView (0, 0, 10 x 10) background=blue
      """)
    XCTAssertTrue(canvas.hitTest(CGPoint(x: 5, y: 5), with: nil) === canvas)
  }

  func testBoundsThatBeginElsewhere() {
    let canvas = HostCanvas(frame: CGRect(0, 0, 20, 10))
    canvas.bounds.origin = CGPoint(x: 3, y: 4)
    canvas.content = { drawing, _ in drawing.fill(CGRect(0, 0, 5, 5), with: .red) }
    XCTAssertEqual(paths(canvas), ["begin", "begin", "\(CGRect(0, 0, 5, 5))", "end", "end"])
  }
}
