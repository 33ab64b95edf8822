import HostTree
import XCTest

/// `HostView.animate`: properties have their new values at once, drawings show what is between.
@MainActor
final class HostViewAnimationTests: HostTreeTestCase {
  private func makeScene() -> (window: HostWindow, clock: HostManualClock, view: HostView) {
    let clock = HostManualClock()
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200), clock: clock)
    let view = HostView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .red
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.settle()
    return (window, clock, view)
  }

  /// What is drawn of the red or blue view: where, in what colour, how opaque.
  private func shown(_ window: HostWindow) -> String {
    var opacity = 1.0
    var move = CGAffineTransform.identity
    for command in HostDrawing(of: window).commands {
      switch command {
      case .begin(let effects):
        for effect in effects {
          if case .opacity(let value) = effect { opacity = value }
          if case .transform(let transform) = effect { move = transform.concatenating(move) }
        }
      case .fill(let path, .color(let color), _) where path.boundingRect.width < 200:
        let rect = path.boundingRect.applying(move)
        let parts = [rect.minX, rect.minY, rect.width, rect.height].map { "\(Int($0.rounded()))" }
        return parts.joined(separator: " ") + (opacity < 1 ? " \((opacity * 100).rounded() / 100)" : "") + " \(color)"
      default: break
      }
    }
    return "nothing"
  }

  func testAFrameIsShownOnItsWay() {
    let (window, clock, view) = makeScene()
    var ends: [Bool] = []
    HostView.animate(withDuration: 1, options: .curveLinear) {
      view.frame.origin.x = 100
    } completion: {
      ends.append($0)
    }
    XCTAssertEqual(view.frame.minX, 100, "the property is there already")
    var places = [shown(window)]
    while window.isAnimating && places.count < 10 {
      clock.advance(by: 0.25)
      window.settle()
      places.append(shown(window))
    }
    XCTAssertEqual(
      places,
      ["0 0 20 20 #FF3B30", "25 0 20 20 #FF3B30", "50 0 20 20 #FF3B30", "75 0 20 20 #FF3B30", "100 0 20 20 #FF3B30"])
    XCTAssertEqual(ends, [true])
  }

  func testSizesColoursAndOpacity() {
    let (window, clock, view) = makeScene()
    HostView.animate(withDuration: 1, options: .curveLinear) {
      view.frame.size.width = 60
      view.alpha = 0.5
      view.backgroundColor = .blue
    }
    clock.advance(by: 0.5)
    window.settle()
    XCTAssertTrue(shown(window).hasPrefix("0 0 40 20 0.75 "), shown(window))
    clock.advance(by: 0.5)
    window.settle()
    XCTAssertEqual(shown(window), "0 0 60 20 0.5 #007AFF")
    XCTAssertFalse(window.isAnimating)
  }

  func testCurvesBeginAndEndSlowly() {
    func halfway(_ options: HostView.AnimationOptions, at time: Double) -> Int {
      let (window, clock, view) = makeScene()
      HostView.animate(withDuration: 1, options: options) { view.frame.origin.x = 100 }
      clock.advance(by: time)
      window.settle()
      return Int(shown(window).split(separator: " ")[0]) ?? -1
    }
    XCTAssertEqual(halfway(.curveEaseInOut, at: 0.5), 50)
    XCTAssertLessThan(halfway(.curveEaseInOut, at: 0.1), 5)
    XCTAssertLessThan(halfway(.curveEaseIn, at: 0.5), 40)
    XCTAssertGreaterThan(halfway(.curveEaseOut, at: 0.5), 60)
  }

  func testADelayAndAnEndThatIsBrokenOff() {
    let (window, clock, view) = makeScene()
    var ends: [String] = []
    HostView.animate(withDuration: 1, delay: 1, options: .curveLinear) {
      view.frame.origin.x = 100
    } completion: {
      ends.append("first \($0)")
    }
    clock.advance(by: 1)
    window.settle()
    XCTAssertEqual(shown(window), "0 0 20 20 #FF3B30")
    clock.advance(by: 0.5)
    window.settle()
    XCTAssertEqual(shown(window), "50 0 20 20 #FF3B30")
    HostView.animate(withDuration: 1, options: .curveLinear) {
      view.frame.origin.x = 0
    } completion: {
      ends.append("second \($0)")
    }
    XCTAssertEqual(shown(window), "50 0 20 20 #FF3B30", "it goes on from where it is shown")
    clock.advance(by: 0.5)
    window.settle()
    XCTAssertEqual(shown(window), "25 0 20 20 #FF3B30")
    clock.advance(by: 0.5)
    window.settle()
    XCTAssertEqual(shown(window), "0 0 20 20 #FF3B30")
    XCTAssertEqual(ends, ["first false", "second true"])
  }

  func testViewsOfTwoWindowsAreAnimatedByTheirClocks() {
    let (first, second) = (makeScene(), makeScene())
    var ends: [Bool] = []
    HostView.animate(withDuration: 1, options: .curveLinear) {
      first.view.frame.origin.x = 100
      second.view.frame.origin.x = 50
    } completion: {
      ends.append($0)
    }
    func shownPlaces() -> [String] { [first, second].map { String(shown($0.window).prefix { $0 != " " }) } }
    XCTAssertEqual(shownPlaces(), ["0", "0"])
    for scene in [first, second] {
      scene.clock.advance(by: 0.5)
      scene.window.settle()
    }
    XCTAssertEqual(shownPlaces(), ["50", "25"])
    second.clock.advance(by: 0.5)
    second.window.settle()
    XCTAssertEqual(shownPlaces(), ["50", "50"])
    XCTAssertEqual(ends, [], "the other one is still on its way")
    first.clock.advance(by: 0.5)
    first.window.settle()
    XCTAssertEqual(ends, [true])
  }

  func testAViewThatLeavesItsWindowBreaksTheAnimationOff() {
    let (window, clock, view) = makeScene()
    var ends: [Bool] = []
    HostView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      ends.append($0)
    }
    view.removeFromSuperview()
    clock.advance(by: 0.5)
    window.settle()
    XCTAssertEqual(ends, [false])
  }

  func testRepeatedForthAndBack() {
    let (window, clock, view) = makeScene()
    HostView.animate(withDuration: 1, options: [.curveLinear, .repeat, .autoreverse]) { view.frame.origin.x = 100 }
    var places: [String] = []
    for _ in 0..<4 {
      clock.advance(by: 0.75)
      window.settle()
      places.append(String(shown(window).split(separator: " ")[0]))
    }
    XCTAssertEqual(places, ["75", "50", "25", "100"])
    HostView.performWithoutAnimation { view.removeFromSuperview() }
    clock.advance(by: 0.1)
    window.settle()
    XCTAssertFalse(window.isAnimating)
  }

  func testASpringSwings() {
    let (window, clock, view) = makeScene()
    HostView.animate(withDuration: 1, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) {
      view.frame.origin.x = 100
    }
    var places: [Int] = []
    for _ in 0..<20 {
      clock.advance(by: 0.05)
      window.settle()
      places.append(Int(shown(window).split(separator: " ")[0]) ?? -1)
    }
    XCTAssertGreaterThan(places.max() ?? 0, 110)
    XCTAssertEqual(places.last, 100)
  }

  func testWhatLayoutPlacesIsShownOnItsWay() {
    let (window, clock, view) = makeScene()
    view.removeFromSuperview()
    let stack = HostStackView(axis: .horizontal, spacing: 0)
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let frame = HostFrameView(width: 20, height: 20)
    frame.addSubview(view)
    stack.addSubview(frame)
    let padding = HostPaddingView()
    padding.addSubview(stack)
    window.addSubview(stack)
    window.settle()
    let before = shown(window)
    HostView.animate(withDuration: 1, options: .curveLinear) {
      stack.insertSubview(HostFrameView(width: 100, height: 20), at: 0)
      stack.layoutIfNeeded()
    }
    XCTAssertEqual(shown(window), before)
    clock.advance(by: 1)
    window.settle()
    XCTAssertNotEqual(shown(window), before)
  }

  func testWithoutAWindowItIsDoneAtOnce() {
    let view = HostView(frame: .zero)
    var ends: [Bool] = []
    HostView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      ends.append($0)
    }
    XCTAssertEqual([view.alpha == 0, ends == [true]], [true, true])
  }

  // MARK: Transforms

  func testATransformIsAboutTheMiddle() {
    let (window, _, view) = makeScene()
    view.frame.origin = CGPoint(x: 40, y: 40)
    view.transform = CGAffineTransform(scaleX: 3, y: 3)
    window.settle()
    XCTAssertEqual(shown(window), "20 20 60 60 #FF3B30")
    XCTAssertEqual(view.frame, CGRect(x: 40, y: 40, width: 20, height: 20))
    XCTAssertTrue(window.hitTest(CGPoint(x: 25, y: 25), with: nil) === view)
    XCTAssertFalse(window.hitTest(CGPoint(x: 15, y: 25), with: nil) === view)
    XCTAssertEqual(view.convert(.zero, to: nil), CGPoint(x: 20, y: 20))
    XCTAssertEqual(view.convert(CGPoint(x: 20, y: 20), from: nil), .zero)
    XCTAssertTrue(window.treeDescription().contains("transform=3 0 0 3 0 0"))
    view.transform = .identity
    XCTAssertEqual(view.convert(.zero, to: nil), CGPoint(x: 40, y: 40))
  }

  func testATransformIsAnimated() {
    let (window, clock, view) = makeScene()
    view.frame.origin = CGPoint(x: 40, y: 40)
    HostView.animate(withDuration: 1, options: .curveLinear) { view.transform = CGAffineTransform(scaleX: 3, y: 3) }
    clock.advance(by: 0.5)
    window.settle()
    XCTAssertEqual(shown(window), "30 30 40 40 #FF3B30")
  }

  func testATransformWithoutNumbersIsReported() {
    let view = HostView(frame: .zero)
    view.transform = CGAffineTransform(scaleX: .nan, y: 1)
    XCTAssertEqual(view.transform, .identity)
    XCTAssertEqual(takeSentences().count, 1)
  }

  func testATransitionChangesPropertiesOverItsTime() {
    let (window, clock, view) = makeScene()
    let log = EventLog()
    HostView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      view.alpha = 0
    } completion: {
      log.add("done \($0)")
    }
    window.settle()
    clock.advance(by: 0.5)
    window.settle()
    XCTAssertTrue(shown(window).contains("0.5"), shown(window))
    clock.advance(by: 0.5)
    window.settle()
    XCTAssertEqual(log.take(), ["done true"])
    HostView.transition(with: view, duration: 1, animations: nil)
  }
}
