import Foundation
import HostTree
import XCTest

@MainActor
final class HostNavigationBarTests: HostTreeTestCase {
  private let log = EventLog()

  private func bar(width: CGFloat = 320, _ items: HostNavigationItem...) -> (HostWindow, HostNavigationBar) {
    let bar = HostNavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    bar.setItems(items, animated: false)
    let window = makeWindow(width: width, height: 200)
    window.addSubview(bar)
    window.settle()
    return (window, bar)
  }

  func testItemsStandOnBothSidesAndTheTitleBetween() {
    let item = HostNavigationItem(title: "Title")
    item.leftBarButtonItem = HostBarButtonItem(barButtonSystemItem: .cancel)
    item.rightBarButtonItems = [
      HostBarButtonItem(barButtonSystemItem: .save), HostBarButtonItem(image: HostImage(systemName: "star")),
    ]
    let (window, bar) = bar(item)
    assertTree(
      bar,
      """
      HostNavigationBar (0, 0, 320 x 44)
      ├─ HostButton "Cancel" (16, 12, 53 x 20)
      │  └─ HostLabel "Cancel" (0, 0, 53 x 20)
      ├─ HostLabel "Title" (143, 12, 35 x 20) font=system 17 semibold lines=1
      ├─ HostButton (228, 12, 20 x 20)
      │  └─ HostImageView (0, 0, 20 x 20) symbol=star
      └─ HostButton "Save" (264, 12, 40 x 20)
         └─ HostLabel "Save" (0, 0, 40 x 20) font=system 17 semibold
      """)
    item.title = "A title that is much too long for this bar"
    window.settle()
    XCTAssertEqual(bar.titleFrame, CGRect(92, 12, 120, 20), "cut off, between the items")
  }

  func testALineIsDrawnWhileContentIsScrolledBeneath() {
    let (window, bar) = bar(HostNavigationItem(title: "Title"))
    func lines() -> Int {
      HostDrawing(of: bar).commands.filter { command in
        if case .fill(let path, _, _) = command { path.boundingRect.height == 0.5 } else { false }
      }.count
    }
    XCTAssertEqual(lines(), 0, "nothing scrolls")
    let content = HostScrollView(frame: CGRect(x: 0, y: 44, width: 320, height: 156))
    content.contentSize = CGSize(width: 320, height: 1000)
    window.addSubview(content)
    window.settle()
    XCTAssertEqual(lines(), 0)
    content.contentOffset.y = 10
    window.settle()
    XCTAssertEqual(lines(), 1)
  }

  func testATapCallsTheItem() {
    let item = HostNavigationItem(title: "Title")
    let add = HostBarButtonItem(title: "Add") { [log] in log.add("added") }
    item.rightBarButtonItem = add
    let (window, _) = bar(item)
    let button = add.button
    XCTAssertEqual(button?.tap(), true)
    add.title = "Add more"
    window.settle()
    XCTAssertTrue(add.button === button, "the button stays")
    XCTAssertEqual(button?.title, "Add more")
    add.isEnabled = false
    XCTAssertEqual(button?.tap(), false)
    XCTAssertEqual(log.take(), ["added"])
  }

  func testATapOnTheChevronGoesBack() {
    let (window, bar) = bar(HostNavigationItem(title: "First"), HostNavigationItem(title: "Second"))
    XCTAssertGreaterThan(bar.backButton.frame.minX, 20)
    for isMirrored in [false, true] {
      window.traitOverrides.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      window.settle()
      let x = isMirrored ? bar.bounds.width - 8 : 8
      XCTAssertTrue(bar.hitTest(CGPoint(x: x, y: 22), with: nil) === bar.backButton)
      XCTAssertFalse(bar.hitTest(CGPoint(x: bar.bounds.width / 2, y: 22), with: nil) === bar.backButton)
    }
    window.tap(at: bar.convert(CGPoint(x: bar.bounds.width - 8, y: 22), to: nil))
    window.settle()
    XCTAssertEqual(bar.items.count, 1)
  }

  func testTheBackButton() {
    let (first, second) = (HostNavigationItem(title: "First"), HostNavigationItem())
    let (window, bar) = bar(first, second)
    XCTAssertEqual(bar.shape, #"NavigationBar[Button "First"[Label "First"]]"#)
    first.backButtonTitle = "Go"
    second.leftBarButtonItem = HostBarButtonItem(title: "Left")
    window.settle()
    XCTAssertEqual(bar.shape, #"NavigationBar[Button "Left"[Label "Left"]]"#)
    second.leftItemsSupplementBackButton = true
    window.settle()
    XCTAssertEqual(bar.shape, #"NavigationBar[Button "Go"[Label "Go"], Button "Left"[Label "Left"]]"#)
    first.backButtonTitle = nil
    first.title = nil
    window.settle()
    XCTAssertEqual(bar.backButton.title, "Back")
    XCTAssertTrue(bar.backButton.tap())
    XCTAssertTrue(bar.topItem === first)
  }

  func testLargeTitlesAndPrompts() {
    let (first, second) = (HostNavigationItem(title: "First"), HostNavigationItem(title: "Second"))
    let (window, bar) = bar(first)
    func height() -> CGFloat { bar.sizeThatFits(ProposedViewSize(width: 320, height: nil)).height }
    XCTAssertEqual(height(), 44)
    bar.prefersLargeTitles = true
    window.settle()
    XCTAssertEqual(height(), 96)
    bar.frame.size.height = 96
    window.settle()
    assertTree(
      bar,
      """
      HostNavigationBar (0, 0, 320 x 96) largeTitle
      └─ HostLabel "First" (16, 48, 74 x 41) font=system 34 bold lines=1
      """)
    first.largeTitleDisplayMode = .never
    first.prompt = "Choose"
    window.settle()
    XCTAssertEqual(height(), 74)
    XCTAssertEqual(bar.titleFrame, CGRect(142, 42, 37, 20))
    bar.pushItem(second, animated: false)
    XCTAssertFalse(bar.showsLargeTitle, "as the item before")
    second.largeTitleDisplayMode = .always
    XCTAssertTrue(bar.showsLargeTitle)
    XCTAssertTrue(bar.popItem(animated: false) === second)
    XCTAssertNil(bar.popItem(animated: false))
  }

  func testAViewInThePlaceOfTheTitle() {
    let item = HostNavigationItem(title: "Title")
    let field = HostTextField()
    item.titleView = field
    item.rightBarButtonItem = HostBarButtonItem(customView: HostView("mine", width: 30, height: 10))
    let (window, bar) = bar(item)
    XCTAssertTrue(field.superview === bar)
    item.titleView = nil
    window.settle()
    XCTAssertNil(field.superview)
    XCTAssertEqual(bar.shape, #"NavigationBar[Label "Title", View]"#)
  }
}

extension HostNavigationBar {
  /// Where the small title lies.
  fileprivate var titleFrame: CGRect? {
    subviews.first { $0 is HostLabel && $0.shape.contains("itle") || $0.shape.contains("First") }?.frame
  }
}
