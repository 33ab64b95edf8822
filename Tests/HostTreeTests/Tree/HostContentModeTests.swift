import Foundation
import HostTree
import XCTest

@MainActor
final class HostContentModeTests: HostTreeTestCase {
  /// Where an image of 20 x 10 lies in a view of 100 x 100.
  private func place(_ mode: HostView.ContentMode) -> CGRect {
    let view = HostImageView(image: HostImage(named: "picture", size: CGSize(width: 20, height: 10)))
    view.frame = CGRect(0, 0, 100, 100)
    view.contentMode = mode
    guard case .image(_, let rect, _)? = HostDrawing(of: view).commands.first else { return .null }
    return rect
  }

  func testPlaces() {
    XCTAssertEqual(HostImageView(image: nil).contentMode, .center)
    let places: [HostView.ContentMode: CGRect] = [
      .scaleToFill: CGRect(0, 0, 100, 100), .redraw: CGRect(0, 0, 100, 100), .scaleAspectFit: CGRect(0, 25, 100, 50),
      .scaleAspectFill: CGRect(-50, 0, 200, 100), .center: CGRect(40, 45, 20, 10), .top: CGRect(40, 0, 20, 10),
      .bottom: CGRect(40, 90, 20, 10), .left: CGRect(0, 45, 20, 10), .right: CGRect(80, 45, 20, 10),
      .topLeft: CGRect(0, 0, 20, 10), .topRight: CGRect(80, 0, 20, 10), .bottomLeft: CGRect(0, 90, 20, 10),
      .bottomRight: CGRect(80, 90, 20, 10),
    ]
    for mode in HostContentMode.allCases { XCTAssertEqual(place(mode), places[mode], "\(mode)") }
  }

  func testAnImageOfNoSizeIsNotDrawn() {
    let view = HostImageView(image: HostImage())
    view.frame = CGRect(0, 0, 100, 100)
    view.contentMode = .scaleAspectFit
    XCTAssertEqual(HostDrawing(of: view).commands, [])
  }
}
