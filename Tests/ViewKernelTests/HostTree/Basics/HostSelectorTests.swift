import Foundation
import HostTree
import TestSupport
import UIKitCompatibility
import XCTest

/// Methods by name, for targets.
@MainActor
final class HostSelectorTests: HostTestCase {
  @MainActor
  private final class Target: HostResponder {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func plain() { log.add("plain") }
    func sender(_ sender: HostButton) { log.add("sender \(sender.title ?? "-")") }
    func optional(_ sender: HostSwitch?) { log.add("optional \(sender == nil)") }
    func any(_ sender: Any) { log.add("any \(type(of: sender))") }
    func event(_ sender: Any?, _ event: HostEvent?) { log.add("event \(event == nil)") }
    func answer() -> Bool {
      log.add("answer")
      return true
    }
    func flag(_ flag: Bool) { log.add("flag \(flag)") }
  }

  /// Bound to no actor, as models are.
  private final class Model {
    func plain() {}
  }

  private let log = EventLog()
  private func makeButton() -> HostButton {
    let button = HostButton()
    button.title = "Go"
    return button
  }

  private let plain = HostSelector("plain", Target.plain)

  func testMethodsOfAllKindsAreCalledWithWhatTheyTake() {
    let target = Target(log)
    let button = makeButton()
    let selectors = [
      plain, HostSelector("sender", Target.sender), HostSelector("any(_:)", Target.any(_:)),
      HostSelector("event", Target.event), HostSelector("answer", Target.answer),
      HostSelector("flag", Target.flag), HostSelector("plain", of: target, { $0.plain }),
    ]
    for selector in selectors { button.addTarget(target, action: selector, for: .touchUpInside) }
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(
      log.take(), ["plain", "sender Go", "any HostButton", "event false", "answer", "flag true"],
      "The last one is the first again, which is called once.")
    HostSelector("optional", Target.optional).perform(on: target, with: nil)
    HostSelector("optional", Target.optional).perform(on: target)
    XCTAssertEqual(log.take(), ["optional true", "optional true"])
  }

  func testWhatDoesNotFitIsReported() {
    let target = Target(log)
    let reports = HostDiagnostics.collect {
      XCTAssertFalse(HostSelector("sender(_:)", Target.sender).perform(on: target, with: HostLabel()))
      XCTAssertFalse(HostSelector("sender(_:)", Target.sender).perform(on: target))
      XCTAssertFalse(plain.perform(on: HostLabel()))
      XCTAssertFalse(HostSelector("gone:").perform(on: target))
      HostButton().addTarget(3, action: plain, for: .touchUpInside)
    }
    XCTAssertEqual(
      reports,
      [
        "sender(_:) of Target takes a HostButton, and what there is for it is a HostLabel, so it is not called. Change the parameter's type.",
        "sender(_:) of Target takes a HostButton, and what there is for it is nil, so it is not called. Change the parameter's type.",
        "plain is a method of Target, and the target is a HostLabel, so it is not called. Name a method of the target's class.",
        "gone: of Target is not called: a selector that is made of a name alone has no method. Use Selector(\"gone:\", Target.method).",
        "plain is added to a HostButton for a target that is no object but a Int, so it is not called. Give an object of a class.",
      ])
    XCTAssertEqual(log.take(), [])
  }

  func testSelectorsAreEqualByNameAndNumberOfParameters() {
    XCTAssertEqual(HostSelector("sender", Target.sender), HostSelector("sender(_:)", Target.sender(_:)))
    XCTAssertEqual(HostSelector("sender(_:)", Target.sender), "sender:")
    XCTAssertNotEqual(plain, HostSelector("plain", Target.sender))
    XCTAssertEqual(Set([plain, HostSelector("plain", Model.plain)]).count, 1)
    XCTAssertEqual("\(plain)", "plain")
  }

  func testLabelsCountIfBothNamesHaveThem() {
    @MainActor final class Drag {
      let log: EventLog
      init(_ log: EventLog) { self.log = log }
      func moved(began: Any) { log.add("began") }
      func moved(ended: Any) { log.add("ended") }
    }
    let drag = Drag(log)
    let button = HostButton()
    button.addTarget(drag, action: HostSelector("moved(began:)", Drag.moved(began:)), for: .touchDown)
    button.addTarget(drag, action: HostSelector("moved(ended:)", Drag.moved(ended:)), for: .touchUpInside)
    button.sendActions(for: .touchDown)
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(log.take(), ["began", "ended"])
  }

  func testTargetsThatFollowEachOtherAtOneAddressAreAllCalled() {
    let button = HostButton()
    for _ in 0..<5 {
      let target = Target(log)
      button.addTarget(target, action: plain, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
    }
    XCTAssertEqual(log.take().count, 5)
  }

  func testTargetsAreNotRetainedAndAreRemoved() {
    var target: Target? = Target(log)
    weak let gone = target
    let button = HostButton()
    button.addTarget(target, action: plain, for: [.touchDown, .touchUpInside])
    button.removeTarget(target, action: plain, for: .touchDown)
    button.addTarget(target, action: HostSelector("answer", Target.answer), for: .touchUpInside)
    button.removeTarget(nil, action: HostSelector("answer", Target.answer), for: .allEvents)
    button.sendActions(for: [.touchDown])
    button.sendActions(for: [.touchUpInside])
    XCTAssertEqual(log.take(), ["plain"])
    target = nil
    XCTAssertNil(gone)
    button.sendActions(for: [.touchUpInside])
    XCTAssertEqual(log.take(), [])
  }

  func testRecognizersAndItemsOfBars() {
    let target = Target(log)
    let view = HostView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addGestureRecognizer(HostTapGestureRecognizer(target: target, action: HostSelector("any", Target.any)))
    let window = settledWindow(view)
    window.tap(at: CGPoint(x: 10, y: 10))
    XCTAssertEqual(log.take(), ["any HostTapGestureRecognizer"])
    let items = [
      HostBarButtonItem(title: "Go", style: .plain, target: target, action: plain),
      HostBarButtonItem(image: HostImage(systemName: "star"), style: .plain, target: target, action: plain),
      HostBarButtonItem(barButtonSystemItem: .add, target: target, action: plain),
      HostBarButtonItem(title: "None", style: .plain, target: target, action: nil),
    ]
    items[1].action = HostSelector("answer", Target.answer)
    items[2].target = nil
    items[3].action = HostSelector("any", Target.any)
    for item in items { item.button?.sendActions(for: .primaryActionTriggered) }
    XCTAssertEqual(log.take(), ["plain", "answer", "any HostBarButtonItem"])
  }

  func testWithoutATargetTheResponderChainIsAsked() {
    final class Card: HostView {
      let log: EventLog
      init(_ log: EventLog) {
        self.log = log
        super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      }
      func chosen(_ sender: Any?) { log.add("chosen by \(type(of: sender ?? self))") }
    }
    let card = Card(log)
    let field = HostTextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let button = makeButton()
    card.addSubview(field)
    card.addSubview(button)
    let window = settledWindow(card)
    let chosen = HostSelector("chosen(_:)", Card.chosen(_:))
    button.addTarget(nil, action: chosen, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(log.take(), ["chosen by HostButton"], "Nobody is the first responder: it begins with the sender.")
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    let application = HostApplication.shared
    XCTAssertTrue(application.sendAction(chosen, to: nil, from: self, for: nil))
    XCTAssertEqual(log.take(), ["chosen by HostSelectorTests"])
    let resign = HostSelector("resignFirstResponder", HostResponder.resignFirstResponder)
    XCTAssertTrue(application.sendAction(resign, to: nil, from: nil, for: nil))
    XCTAssertNil(window.firstResponder)
    XCTAssertFalse(application.sendAction(plain, to: nil, from: nil, for: nil), "Nobody there has the method.")
    XCTAssertTrue(application.sendAction(plain, to: Target(log), from: nil, for: nil))
    XCTAssertEqual(log.take(), ["plain"])
  }
}
