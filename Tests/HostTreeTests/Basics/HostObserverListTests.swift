import Foundation
import HostTree
import XCTest

/// Any number of observers, whatever they do while they are told.
@MainActor
final class HostObserverListTests: HostTreeTestCase {
  private let log = EventLog()

  private func scroll(_ view: HostScrollView) { view.contentOffset.y += 1 }

  func testAllAreToldInTheOrderInWhichTheyWereAdded() {
    let view = HostScrollView()
    let observers = ["a", "b", "c"].map { Listener($0, log) }
    for observer in observers { view.addObserver(observer) }
    scroll(view)
    XCTAssertEqual(log.take(), ["a", "b", "c"])
    view.removeObserver(observers[1])
    scroll(view)
    XCTAssertEqual(log.take(), ["a", "c"])
    view.addObserver(observers[1])
    scroll(view)
    XCTAssertEqual(log.take(), ["a", "c", "b"])
  }

  func testWhoIsAddedAgainStaysAndWhoIsNoneCanBeRemoved() {
    let view = HostScrollView()
    let (a, b) = (Listener("a", log), Listener("b", log))
    view.removeObserver(a)
    for observer in [a, b, a] { view.addObserver(observer) }
    scroll(view)
    XCTAssertEqual(log.take(), ["a", "b"])
    view.removeObserver(a)
    scroll(view)
    XCTAssertEqual(log.take(), ["b"])
  }

  func testNobodyIsKeptAlive() {
    let view = HostScrollView()
    weak var died: Listener?
    do {
      let observer = Listener("a", log)
      died = observer
      view.addObserver(observer)
    }
    XCTAssertNil(died)
    scroll(view)
    XCTAssertEqual(log.take(), [])
  }

  func testWhoIsRemovedWhileOthersAreToldIsNotToldAnyMore() {
    let view = HostScrollView()
    let (a, b, c) = (Listener("a", log), Listener("b", log), Listener("c", log))
    for observer in [a, b, c] { view.addObserver(observer) }
    a.onScroll = {
      view.removeObserver(a)
      view.removeObserver(b)
    }
    scroll(view)
    scroll(view)
    XCTAssertEqual(log.take(), ["a", "c", "c"])
    a.onScroll = nil
  }

  func testWhoIsAddedWhileOthersAreToldIsToldTheNextTime() {
    let view = HostScrollView()
    let (a, b) = (Listener("a", log), Listener("b", log))
    view.addObserver(a)
    a.onScroll = { view.addObserver(b) }
    scroll(view)
    XCTAssertEqual(log.take(), ["a"])
    scroll(view)
    XCTAssertEqual(log.take(), ["a", "b"])
    a.onScroll = nil
  }

  func testTheDelegateHearsFirst() {
    let view = HostScrollView()
    let (a, b) = (Listener("a", log), Listener("b", log))
    view.addObserver(a)
    view.delegate = b
    scroll(view)
    XCTAssertEqual(log.take(), ["b", "a"])
    view.delegate = nil
    scroll(view)
    XCTAssertEqual(log.take(), ["a"])
    for list in [HostTableView(), HostTextView()] as [HostScrollView] {
      list.delegate = b
      scroll(list)
      XCTAssertEqual(log.take(), ["b"], "\(list) tells one that is not of its own kind of scrolling")
    }
  }

  func testAnObserverMayScroll() {
    let view = HostScrollView()
    let (a, b) = (Listener("a", log), Listener("b", log))
    for observer in [a, b] { view.addObserver(observer) }
    a.onScroll = { if view.contentOffset.y < 3 { self.scroll(view) } }
    scroll(view)
    XCTAssertEqual(log.take(), ["a", "a", "a", "b", "b", "b"])
    a.onScroll = nil
  }
}

@MainActor
private final class Listener: HostScrollViewDelegate {
  private let name: String
  private let log: EventLog
  var onScroll: (() -> Void)?

  init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
  }

  func scrollViewDidScroll(_ scrollView: HostScrollView) {
    log.add(name)
    onScroll?()
  }
}
