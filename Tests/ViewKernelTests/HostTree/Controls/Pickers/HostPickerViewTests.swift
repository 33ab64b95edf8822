import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

@MainActor
final class HostPickerViewTests: HostTestCase {
  func testTheChosenRowIsInTheMiddle() {
    let wheel = HostPickerView(items: ["a", "b", "c"])
    wheel.frame = CGRect(0, 0, 100, 216)
    wheel.selectedRow = 1
    let window = settledWindow(wheel)
    defer { withExtendedLifetime(window) {} }
    assertTree(
      wheel,
      """
      HostPickerView (0, 0, 100 x 216) selected=1
      ├─ HostLabel "a" (45, 66, 10 x 20) lines=1
      ├─ HostLabel "b" (45, 98, 10 x 20) lines=1
      └─ HostLabel "c" (45.5, 130, 9 x 20) lines=1
      """)
  }

  func testPickingTurnsIt() {
    let wheel = HostPickerView(items: ["a", "b", "c"])
    wheel.frame = CGRect(0, 0, 100, 200)
    let log = EventLog()
    wheel.addAction(for: .valueChanged) { log.add("\($0.selectedRow)") }
    let window = settledWindow(wheel)
    XCTAssertTrue(wheel.pick(row: 2))
    XCTAssertTrue(wheel.pick(row: 2))
    XCTAssertFalse(wheel.pick(row: 3))
    window.settle()
    XCTAssertTrue(window.tap(at: CGPoint(x: 50, y: 70)))
    XCTAssertEqual(log.take(), ["2", "1"])
    wheel.isEnabled = false
    XCTAssertFalse(wheel.pick(row: 0))
  }

  func testATechnologyTurnsItRowByRow() {
    let wheel = HostPickerView(items: ["a", "b"])
    let log = EventLog()
    wheel.addAction(for: .valueChanged) { log.add("\($0.selectedRow)") }
    XCTAssertTrue(wheel.accessibilityIncrement())
    XCTAssertTrue(wheel.accessibilityIncrement())
    XCTAssertTrue(wheel.accessibilityIncrement())
    XCTAssertTrue(wheel.accessibilityDecrement())
    XCTAssertEqual(log.take(), ["0", "1", "0"])
    wheel.isEnabled = false
    XCTAssertFalse(wheel.accessibilityIncrement())
  }

  func testARowMayBeAskedForBeforeItIsThere() {
    let wheel = HostPickerView(frame: .zero)
    wheel.selectedRow = 0
    XCTAssertEqual(wheel.selectedRow, HostPickerView.noRow)
    wheel.addSubview(HostView())
    XCTAssertEqual(wheel.selectedRow, 0)
  }

  private final class Times: UIPickerViewDataSource, UIPickerViewDelegate {
    var hours = 3
    var lines: [String] = []
    var width: CGFloat = 0
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? hours : 2
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "\(row) \(component == 0 ? "h" : "min")"
    }
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
      -> NSAttributedString?
    { component == 1 && row == 1 ? NSAttributedString(string: "half", attributes: [.kern: 1]) : nil }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      lines.append("selects \(row) in \(component)")
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      component == 0 ? width : 0
    }
  }

  func testADataSourceHasSeveralWheels() {
    let times = Times()
    let picker = UIPickerView(frame: CGRect(0, 0, 200, 96))
    picker.dataSource = times
    picker.delegate = times
    let log = EventLog()
    picker.addAction(for: .valueChanged) { _ in log.add("changed") }
    picker.selectRow(1, inComponent: 0, animated: false)
    picker.selectRow(7, inComponent: 1, animated: false)
    picker.selectRow(7, inComponent: 2, animated: false)
    let window = settledWindow(picker)
    assertTree(
      picker,
      """
      HostPickerView (0, 0, 200 x 96)
      ├─ HostPickerView (0, 0, 100 x 96) selected=1
      │  ├─ HostLabel "0 h" (38, 6, 24 x 20) lines=1
      │  ├─ HostLabel "1 h" (38, 38, 24 x 20) lines=1
      │  └─ HostLabel "2 h" (38, 70, 24 x 20) lines=1
      └─ HostPickerView (100, 0, 100 x 96) selected=0
         ├─ HostLabel "0 min" (29, 38, 42 x 20) lines=1
         └─ HostLabel "half" (34, 70, 32 x 20) runs=["half" kern=1] lines=1
      """)
    XCTAssertTrue(window.tap(at: CGPoint(x: 50, y: 80)))
    XCTAssertEqual(times.lines, ["selects 2 in 0"])
    XCTAssertEqual(log.take(), ["changed"])
    XCTAssertEqual([0, 1, 2].map { picker.selectedRow(inComponent: $0) }, [2, 0, -1])
    XCTAssertEqual([0, 1, 2].map { picker.numberOfRows(inComponent: $0) }, [3, 2, 0])
    XCTAssertEqual(picker.numberOfComponents, 2)
    XCTAssertEqual((picker.view(forRow: 1, forComponent: 1) as? HostLabel)?.text, "half")
    XCTAssertNil(picker.view(forRow: 2, forComponent: 1))
    times.hours = 2
    times.width = 50
    picker.reloadAllComponents()
    picker.setNeedsLayout()
    window.settle()
    XCTAssertEqual(picker.subviews.map(\.frame), [CGRect(0, 0, 50, 96), CGRect(50, 0, 150, 96)])
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 1)
    picker.dataSource = nil
    window.settle()
    assertTree(picker, "HostPickerView (0, 0, 200 x 96) selected=none")
  }

  func testRowsMayBeViews() {
    final class Colors: UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1 }
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
      ) -> UIView {
        let view = UIView()
        view.backgroundColor = .red
        return view
      }
    }
    let colors = Colors()
    let picker = UIPickerView(frame: .zero)
    picker.delegate = colors
    picker.dataSource = colors
    XCTAssertEqual(picker.view(forRow: 0, forComponent: 0)?.backgroundColor, .red)
  }
}
