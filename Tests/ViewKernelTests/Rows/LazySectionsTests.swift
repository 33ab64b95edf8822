import Foundation
import HostTree
import ViewKernel
import XCTest

/// Sections in lazy stacks and grids.
@MainActor
final class LazySectionsTests: HostTestCase {
  private func sections(_ count: Int, _ rows: Int) -> some View {
    ForEach(0..<count, id: \.self) { section in
      Section {
        ForEach(0..<rows, id: \.self) { Text("\(section).\($0)").frame(height: 20) }
      } header: {
        Text("head \(section)").frame(height: 30)
      } footer: {
        Text("foot \(section)").frame(height: 10)
      }
    }
  }

  private func show(_ pins: PinnedScrollableViews = [], height: CGFloat = 100) -> Screen<some View> {
    ViewKernelTests.show(
      ScrollView { LazyVStack(spacing: 0, pinnedViews: pins) { sections(5, 4) } }, height: height)
  }

  /// What is in sight, and where it begins.
  private func lines<V: View>(_ screen: Screen<V>) -> [String] {
    screen.hosts(of: HostFrameView.self).map { frame in
      let text = frame.subviews.compactMap { ($0 as? HostLabel)?.text }.joined()
      return "\(text): \(Int(frame.convert(frame.bounds, to: nil).minY))"
    }
  }

  private func scroll<V: View>(_ screen: Screen<V>, _ distance: CGFloat) {
    screen.hosts(of: HostScrollView.self)[0].scroll(by: CGPoint(x: 0, y: distance))
    screen.settle()
  }

  func testHeadersAndFootersFollowTheirRows() {
    let screen = show()
    XCTAssertEqual(lines(screen), ["head 0: 0", "0.0: 30", "0.1: 50", "0.2: 70", "0.3: 90"])
    scroll(screen, 100)
    XCTAssertEqual(lines(screen), ["0.3: -10", "foot 0: 10", "head 1: 20", "1.0: 50", "1.1: 70", "1.2: 90"])
    for _ in 0..<10 { scroll(screen, 90) }
    XCTAssertEqual(screen.hosts(of: HostScrollView.self)[0].contentSize.height, 600)
    XCTAssertEqual(lines(screen), ["head 4: -20", "4.0: 10", "4.1: 30", "4.2: 50", "4.3: 70", "foot 4: 90"])
  }

  func testHeadersLookAsTheyWereWritten() {
    let screen = ViewKernelTests.show(
      ScrollView { LazyVStack { Section("Title") { Text("row").padding(2) }.padding(3) } })
    let labels = screen.hosts(of: HostLabel.self)
    XCTAssertEqual(labels.map(\.text), ["Title", "row"])
    XCTAssertEqual(labels[0].font, labels[1].font)
    XCTAssertEqual(screen.hosts(of: HostPaddingView.self).map(\.insets.top), [3, 3, 2], "around each view")
  }

  func testAHeaderOfSeveralViews() {
    let screen = ViewKernelTests.show(
      ScrollView {
        LazyVStack(spacing: 1) {
          Section {
            Text("row").frame(height: 20)
          } header: {
            Text("a").frame(height: 10)
            Text("b").frame(height: 10)
          }
        }
      })
    XCTAssertEqual(lines(screen), ["a: 0", "b: 11", "row: 22"])
  }

  func testPinnedHeadersStayAsLongAsTheirSection() {
    let screen = show(.sectionHeaders)
    XCTAssertEqual(lines(screen).last, "head 0: 0")
    scroll(screen, 60)
    XCTAssertEqual(
      lines(screen), ["0.1: -10", "0.2: 10", "0.3: 30", "foot 0: 50", "1.0: 90", "head 0: 0", "head 1: 60"],
      "headers lie in front")
    scroll(screen, 45)
    XCTAssertEqual(lines(screen).suffix(2), ["head 0: -15", "head 1: 15"])
    scroll(screen, 25)
    XCTAssertEqual(lines(screen).suffix(1), ["head 1: 0"])
  }

  func testPinnedFootersStayAsLongAsTheirSection() {
    let screen = show(.sectionFooters)
    XCTAssertEqual(lines(screen).last, "foot 0: 90")
    scroll(screen, 40)
    XCTAssertEqual(
      lines(screen), ["0.0: -10", "0.1: 10", "0.2: 30", "0.3: 50", "head 1: 80", "foot 0: 70", "foot 1: 90"])
  }

  func testSectionsOfAGridBeginNewLines() {
    let grid = LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) { sections(3, 3) }
    let screen = ViewKernelTests.show(ScrollView { grid }, width: 100, height: 200)
    XCTAssertEqual(
      lines(screen),
      [
        "head 0: 0", "0.0: 30", "0.1: 30", "0.2: 50", "foot 0: 70", "head 1: 80", "1.0: 110", "1.1: 110", "1.2: 130",
        "foot 1: 150", "head 2: 160", "2.0: 190", "2.1: 190",
      ])
    XCTAssertEqual(screen.frame("head 1").map { $0.midX }, 50, "over both columns")
  }

  func testSectionsThatComeAndGo() {
    let setting = Setting([0, 1, 2])
    let screen = ViewKernelTests.show(
      Showing(setting) { numbers in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(numbers, id: \.self) { number in
              Section {
                Counter("\(number):").frame(height: 20)
              } header: {
                Text("head \(number)").frame(height: 20)
              }
            }
          }
        }
      }, height: 100)
    screen.tap("1: 0")
    setting.value = [2, 1]
    screen.settle()
    XCTAssertEqual(screen.texts, ["head 2", "2: 0", "head 1", "1: 1"])
    setting.value = []
    screen.settle()
    XCTAssertEqual(screen.texts, [])
  }
}
