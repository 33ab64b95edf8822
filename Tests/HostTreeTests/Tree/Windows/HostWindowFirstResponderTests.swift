import Foundation
import HostTree
import XCTest

@MainActor
final class HostWindowFirstResponderTests: HostTreeTestCase {
  private func makeFields(_ log: EventLog) -> (HostTextField, HostTextField) {
    func make(_ name: String, _ y: CGFloat) -> HostTextField {
      let field = HostTextField(frame: CGRect(0, y, 100, 22))
      field.addAction(for: .editingDidBegin) { log.add("\(name) begins") }
      field.addAction(for: .editingDidEnd) { log.add("\(name) ends") }
      return field
    }
    return (make("first", 0), make("second", 30))
  }

  func testAWindowHasOneFirstResponder() {
    let log = EventLog()
    let (first, second) = makeFields(log)
    let window = settledWindow(first, second)
    XCTAssertTrue(first.becomeFirstResponder())
    XCTAssertTrue(first.becomeFirstResponder())
    XCTAssertTrue(second.becomeFirstResponder())
    XCTAssertEqual([first.isFirstResponder, second.isFirstResponder], [false, true])
    XCTAssertTrue(second.resignFirstResponder())
    XCTAssertNil(window.firstResponder)
    XCTAssertEqual(log.take(), ["first begins", "first ends", "second begins", "second ends"])
  }

  func testTextGoesToTheFirstResponderOnly() {
    let (first, second) = makeFields(EventLog())
    let window = settledWindow(first, second)
    XCTAssertEqual([window.insertText("x"), window.deleteBackward()], [false, false])
    second.tap()
    XCTAssertTrue(window.insertText("x"))
    XCTAssertEqual([first.text, second.text], ["", "x"])
  }

  func testNotEveryViewMayBecomeIt() {
    let view = HostView(frame: CGRect(0, 0, 10, 10))
    let window = settledWindow(view)
    XCTAssertFalse(view.becomeFirstResponder())
    XCTAssertFalse(HostTextField().becomeFirstResponder())
    XCTAssertNil(window.firstResponder)
  }

  func testWhoDoesNotLetGoStays() {
    let stubborn = StubbornView(frame: CGRect(0, 0, 10, 10))
    let (field, _) = makeFields(EventLog())
    let window = settledWindow(stubborn, field)
    XCTAssertTrue(stubborn.becomeFirstResponder())
    XCTAssertFalse(field.becomeFirstResponder())
    XCTAssertFalse(window.endEditing())
    XCTAssertTrue(window.firstResponder === stubborn)
  }

  func testWhoLeavesTheWindowLetsGo() {
    let log = EventLog()
    let (first, _) = makeFields(log)
    let container = HostView(frame: CGRect(0, 0, 200, 200))
    container.addSubview(first)
    let window = settledWindow(container)
    first.becomeFirstResponder()
    container.removeFromSuperview()
    XCTAssertNil(window.firstResponder)
    XCTAssertFalse(window.insertText("x"))
    XCTAssertEqual(first.text, "")
    XCTAssertEqual(log.take(), ["first begins", "first ends"])
  }

  func testATargetThatDisappearsDuringTheHandOverGetsNothing() {
    let log = EventLog()
    let (first, second) = makeFields(log)
    first.addAction(for: .editingDidEnd) { [weak second] in second?.removeFromSuperview() }
    let window = settledWindow(first, second)
    first.becomeFirstResponder()
    XCTAssertFalse(second.becomeFirstResponder())
    XCTAssertNil(window.firstResponder)
    XCTAssertEqual(log.take(), ["first begins", "first ends"])
  }

  func testWhileTheWindowSettlesActionsWaitForTheEffects() {
    let log = EventLog()
    let (first, second) = makeFields(log)
    let updating = UpdatingView(frame: .zero)
    updating.onUpdate = { [unowned first, unowned second] in
      log.add("update begins")
      first.removeFromSuperview()
      second.becomeFirstResponder()
      log.add("update ends")
    }
    let window = settledWindow(first, second, updating)
    XCTAssertEqual(log.take(), [])
    first.becomeFirstResponder()
    updating.setNeedsUpdateProperties()
    window.settle()
    XCTAssertEqual(
      log.take(), ["first begins", "update begins", "update ends", "first ends", "second begins"])
    XCTAssertTrue(second.isFirstResponder)
  }

  func testEndEditingLooksInsideTheViewOnly() {
    let (first, second) = makeFields(EventLog())
    let container = HostView(frame: CGRect(0, 0, 200, 200))
    container.addSubview(first)
    let window = settledWindow(container, second)
    second.becomeFirstResponder()
    XCTAssertTrue(container.endEditing())
    XCTAssertTrue(second.isFirstResponder)
    first.becomeFirstResponder()
    XCTAssertTrue(container.endEditing())
    XCTAssertNil(window.firstResponder)
  }

  func testTheWindowDoesNotKeepItAlive() {
    let window = settledWindow()
    do {
      let (first, _) = makeFields(EventLog())
      window.addSubview(first)
      first.becomeFirstResponder()
      first.removeFromSuperview()
    }
    XCTAssertNil(window.firstResponder)
  }
}

@MainActor
private final class UpdatingView: HostView {
  var onUpdate: @MainActor () -> Void = {}
  override func updateProperties() { onUpdate() }
}

@MainActor
private final class StubbornView: HostView {
  override var canBecomeFirstResponder: Bool { true }
  override func resignFirstResponder() -> Bool { false }
}
