import Foundation
import HostTree
import XCTest

@preconcurrency @MainActor
final class HostImageViewTests: XCTestCase {
  private let photo = HostImage(named: "photo", size: CGSize(width: 40, height: 30))

  private func lines(_ view: HostView) -> [String] {
    var description = HostDescription()
    view.describe(into: &description)
    return description.properties.map { name, value in value.map { "\(name)=\($0)" } ?? name }
  }

  func testASymbolIsAsHighAsALineOfText() {
    XCTAssertEqual(HostImage(systemName: "star")?.size, CGSize(width: 20, height: 20))
    XCTAssertNil(HostImage(systemName: ""))
    let known: HostImage = HostImage(systemName: "star")
    XCTAssertEqual(known, HostImage(systemName: "star", scale: .medium))
    let small = HostImage(systemName: "star", font: .preferredFont(forTextStyle: .caption1))
    XCTAssertEqual(small.size, CGSize(width: 14, height: 14))
    XCTAssertEqual(
      HostImage.SymbolScale.allCases.map { HostImage(systemName: "star", scale: $0).size.width }, [16, 20, 26])
  }

  func testUnsoundSizesCountAsZero() {
    XCTAssertEqual(HostImage(named: "x", size: CGSize(width: CGFloat.nan, height: -4)).size, .zero)
    XCTAssertEqual(HostImage(named: "x", size: CGSize(width: CGFloat.infinity, height: 4)).size.width, 0)
  }

  func testAPictureKeepsItsSize() {
    let view = HostImageView(image: photo)
    XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 40, height: 30))
    let proposals = [ProposedViewSize.zero, .unspecified, .infinity, ProposedViewSize(width: 7, height: nil)]
    XCTAssertEqual(proposals.map { view.sizeThatFits($0) }, Array(repeating: photo.size, count: 4))
  }

  func testAResizablePictureTakesWhatIsProposed() {
    let view = HostImageView(image: photo)
    view.isResizable = true
    let proposals = [
      ProposedViewSize.zero, .unspecified, .infinity, ProposedViewSize(width: 7, height: nil),
      ProposedViewSize(width: nil, height: -1),
    ]
    XCTAssertEqual(
      proposals.map { view.sizeThatFits($0) },
      [
        .zero, photo.size, CGSize(width: CGFloat.infinity, height: .infinity), CGSize(width: 7, height: 30),
        CGSize(width: 40, height: 0),
      ])
  }

  func testWithoutAPictureThereIsNoSize() {
    let view = HostImageView()
    view.isResizable = true
    XCTAssertEqual(view.sizeThatFits(.infinity), .zero)
    view.image = photo
    XCTAssertEqual(view.sizeThatFits(.unspecified), photo.size)
  }

  func testWhatIsPrinted() {
    let view = HostImageView(image: photo)
    XCTAssertEqual(lines(view), ["image=photo"])
    view.image = HostImage(systemName: "star.fill")
    view.isResizable = true
    XCTAssertEqual(lines(view), ["symbol=star.fill", "resizable"])
  }

  func testOnlyAnotherSizeAsksForLayout() {
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let row = CountingRow()
    let view = HostImageView(image: photo)
    row.addSubview(view)
    window.addSubview(row)
    row.frame = window.bounds
    window.settle()
    row.layouts = 0

    view.image = HostImage(named: "another", size: photo.size)
    XCTAssertTrue(window.needsSettle)
    window.settle()
    XCTAssertEqual(row.layouts, 0)

    view.image = HostImage(systemName: "star")
    window.settle()
    XCTAssertEqual(row.layouts, 1)
    XCTAssertEqual(view.frame.size, CGSize(width: 20, height: 20))
  }

  func testViewsAreFreed() {
    let before = HostView.liveCount
    do { _ = HostImageView(image: photo) }
    XCTAssertEqual(HostView.liveCount, before)
  }
}

/// Gives its subviews what it has, and counts how often.
private final class CountingRow: HostView {
  var layouts = 0

  override func layoutSubviews() {
    layouts += 1
    for view in subviews { view.place(at: .zero, proposal: ProposedViewSize(bounds.size)) }
  }
}
