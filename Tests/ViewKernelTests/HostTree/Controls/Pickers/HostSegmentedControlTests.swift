import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

@MainActor
final class HostSegmentedControlTests: HostTestCase {
  func testATapSelectsASegment() {
    let control = HostSegmentedControl(items: ["a", "b", "c"])
    let log = EventLog()
    control.addAction(for: .valueChanged) { log.add("\($0.selectedSegmentIndex)") }
    let window = settledWindow(control)
    defer { withExtendedLifetime(window) {} }
    XCTAssertEqual(control.selectedSegmentIndex, HostSegmentedControl.noSegment)
    XCTAssertTrue(control.tapSegment(at: 2))
    XCTAssertTrue(control.tapSegment(at: 2))
    XCTAssertTrue(control.tapSegment(at: 0))
    XCTAssertFalse(control.tapSegment(at: 3))
    XCTAssertEqual(log.take(), ["2", "0"])
  }

  func testSegmentsAreEquallyWide() {
    let control = HostSegmentedControl(items: ["wide", "b"])
    control.frame = CGRect(10, 10, 180, 32)
    let window = settledWindow(control)
    assertTree(
      control,
      """
      HostSegmentedControl (10, 10, 180 x 32) selected=none
      ├─ HostLabel "wide" (31.5, 8, 27 x 16) font=system 13 medium lines=1
      └─ HostLabel "b" (131, 8, 8 x 16) font=system 13 medium lines=1
      """)
    XCTAssertTrue(window.tap(at: CGPoint(x: 105, y: 20)))
    XCTAssertEqual(control.selectedSegmentIndex, 1)
    XCTAssertEqual(control.sizeThatFits(.unspecified), CGSize(width: 94, height: 32))
    XCTAssertEqual(control.sizeThatFits(ProposedViewSize(width: 50, height: 9)), CGSize(width: 50, height: 32))
  }

  func testSegmentsComeAndGo() {
    let control = HostSegmentedControl(items: ["a", "b"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "first", at: -3, animated: false)
    control.insertSegment(withTitle: "last", at: 9, animated: false)
    XCTAssertEqual(control.subviews.compactMap { ($0 as? HostLabel)?.text }, ["first", "a", "b", "last"])
    XCTAssertEqual(control.selectedSegmentIndex, 2)
    control.removeSegment(at: 0, animated: false)
    XCTAssertEqual(control.selectedSegmentIndex, 1)
    control.removeSegment(at: 1, animated: false)
    XCTAssertEqual(control.selectedSegmentIndex, HostSegmentedControl.noSegment)
    control.setTitle("other", forSegmentAt: 1)
    control.setTitle("nobody", forSegmentAt: 7)
    XCTAssertEqual(control.titleForSegment(at: 1), "other")
    XCTAssertNil(control.titleForSegment(at: 7))
    control.removeAllSegments()
    XCTAssertEqual(control.numberOfSegments, 0)
  }

  func testImages() {
    let star = HostImage(systemName: "star")
    let control = HostSegmentedControl(items: ["a", star as Any, 7])
    control.selectedSegmentIndex = 2
    XCTAssertEqual(control.imageForSegment(at: 1), star)
    XCTAssertNil(control.imageForSegment(at: 0))
    XCTAssertEqual(control.titleForSegment(at: 2), "7")
    let heart = HostImage(systemName: "heart")
    control.setImage(heart, forSegmentAt: 0)
    control.setImage(heart, forSegmentAt: 1)
    control.setImage(heart, forSegmentAt: 9)
    control.insertSegment(with: star, at: 0, animated: false)
    XCTAssertEqual((0..<4).map { control.imageForSegment(at: $0)?.name }, ["star", "heart", "heart", nil])
    XCTAssertEqual(control.selectedSegmentIndex, 3)
  }

  func testASegmentMayBeAskedForBeforeItIsThere() {
    let control = HostSegmentedControl(frame: .zero)
    control.selectedSegmentIndex = 1
    XCTAssertEqual(control.selectedSegmentIndex, HostSegmentedControl.noSegment)
    control.addSubview(HostView())
    control.addSubview(HostView())
    XCTAssertEqual(control.selectedSegmentIndex, 1)
  }

  func testASelectionSetBeforeTheSegmentsStaysWhereItIs() {
    let control = HostSegmentedControl(frame: .zero)
    control.selectedSegmentIndex = 1
    for (index, title) in ["a", "b", "c"].enumerated() {
      control.insertSegment(withTitle: title, at: index, animated: false)
    }
    XCTAssertEqual(control.selectedSegmentIndex, 1)
  }

  func testASegmentIsInsertedAmongSegmentsOnly() {
    let control = HostSegmentedControl(items: ["a", "c"])
    let marker = HostView()
    marker.isOutsideLayout = true
    control.insertSubview(marker, at: 0)
    control.insertSegment(withTitle: "b", at: 1, animated: false)
    control.insertSegment(withTitle: "d", at: 3, animated: false)
    XCTAssertEqual((0..<4).map { control.titleForSegment(at: $0) }, ["a", "b", "c", "d"])
  }

  func testASegmentThatDoesNotExistCannotBeDisabled() {
    let control = HostSegmentedControl(items: ["a"])
    for segment in [-1, 1] { control.setEnabled(false, forSegmentAt: segment) }
    XCTAssertTrue(control.isEnabledForSegment(at: -1))
    XCTAssertTrue(control.isEnabledForSegment(at: 1))
  }

  func testDisabledAndMomentary() {
    let control = HostSegmentedControl(items: ["a", "b"])
    let log = EventLog()
    control.addAction(for: .primaryActionTriggered) { log.add("\($0.selectedSegmentIndex)") }
    let window = settledWindow(control)
    defer { withExtendedLifetime(window) {} }
    control.setEnabled(false, forSegmentAt: 0)
    XCTAssertFalse(control.tapSegment(at: 0))
    control.isMomentary = true
    XCTAssertTrue(control.tapSegment(at: 1))
    XCTAssertTrue(control.tapSegment(at: 1))
    XCTAssertEqual(log.take(), ["1", "1"])
    XCTAssertEqual(control.selectedSegmentIndex, HostSegmentedControl.noSegment)
    control.isEnabled = false
    XCTAssertFalse(control.tapSegment(at: 1))
    XCTAssertEqual(log.take(), [])
  }

  func testTitlesHaveTheLooksOfTheirState() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    control.selectedSegmentIndex = 0
    let window = settledWindow(control)
    control.setTitleTextAttributes([.foregroundColor: UIColor.gray, .font: UIFont.systemFont(ofSize: 9)], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .disabled)
    control.setEnabled(false, forSegmentAt: 2)
    func looks() -> [String] {
      window.settle()
      return control.subviews.compactMap { $0 as? HostLabel }.map { "\($0.font) \($0.textColor ?? .clear)" }
    }
    XCTAssertEqual(looks(), ["system 9 red", "system 9 gray", "system 9 blue"])
    control.selectedSegmentIndex = 1
    XCTAssertEqual(looks(), ["system 9 gray", "system 9 red", "system 9 blue"])
    XCTAssertNotNil(control.titleTextAttributes(for: .selected))
    for state in [HostControl.State.normal, .selected, .disabled] { control.setTitleTextAttributes(nil, for: state) }
    XCTAssertEqual(looks(), ["system 13 medium clear", "system 13 semibold clear", "system 13 medium clear"])
  }

  func testTheBolderTitleOfASelectionMovesNothing() {
    let control = HostSegmentedControl(items: ["long title", "b"])
    let window = settledWindow(control)
    let size = control.intrinsicContentSize
    for index in [0, 1, HostSegmentedControl.noSegment] {
      control.selectedSegmentIndex = index
      window.settle()
      XCTAssertEqual(control.intrinsicContentSize, size)
      let weights = control.subviews.compactMap { ($0 as? HostLabel)?.font.weight }
      XCTAssertEqual(weights, [0, 1].map { $0 == index ? .semibold : .medium })
    }
    control.selectedSegmentIndex = 0
    control.removeSegment(at: 0, animated: false)
    control.insertSegment(withTitle: "new", at: 0, animated: false)
    control.selectedSegmentIndex = 0
    window.settle()
    XCTAssertEqual(control.subviews.compactMap { ($0 as? HostLabel)?.font.weight }, [.semibold, .medium])
  }

  func testPickersOfAProgram() {
    UISegmentedControl.appearance().selectedSegmentTintColor = .blue
    UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    defer {
      UISegmentedControl.appearance().selectedSegmentTintColor = nil
      UISegmentedControl.appearance().setTitleTextAttributes(nil, for: .selected)
    }
    struct Page: View {
      @State private var kind = 1
      var body: some View {
        Picker("Kind", selection: $kind) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(.segmented)
      }
    }
    let screen = show(Page())
    let control = screen.hosts(of: HostSegmentedControl.self)[0]
    func colors() -> [HostColor?] { screen.hosts(of: HostLabel.self).map(\.textColor) }
    XCTAssertEqual(colors().firstIndex(of: .white), 1)
    XCTAssertTrue(control.tapSegment(at: 2))
    screen.settle()
    XCTAssertEqual(colors().firstIndex(of: .white), 2)
    XCTAssertEqual(colors().count { $0 == .white }, 1)
    XCTAssertEqual(control.selectedSegmentTintColor, .blue)
  }

  func testLabelsThatComeIntoASegmentHaveTheLooksToo() {
    UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    defer { UISegmentedControl.appearance().setTitleTextAttributes(nil, for: .normal) }
    let control = HostSegmentedControl(frame: CGRect(0, 0, 200, 32))
    let segment = HostStackView()
    control.addSubview(segment)
    let window = settledWindow(control)
    let label = HostLabel()
    label.text = "a"
    segment.addSubview(label)
    window.settle()
    XCTAssertEqual(label.textColor, .red)
    label.removeFromSuperview()
    window.settle()
    XCTAssertNil(label.textColor, "it is its own again")
  }
}
