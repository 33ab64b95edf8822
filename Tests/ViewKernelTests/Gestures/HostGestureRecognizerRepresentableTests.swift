import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class HostGestureRecognizerRepresentableTests: HostTestCase {
  private final class Coordinator: HostGestureRecognizerDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }

    func gestureRecognizer(
      _ gestureRecognizer: HostGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: HostGestureRecognizer
    ) -> Bool { true }
  }

  private struct Drag: HostGestureRecognizerRepresentable {
    let log: EventLog
    var name = "drag"
    var space = NamedCoordinateSpace.scrollView

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator {
      log.add("coordinator")
      return Coordinator(log)
    }

    func makeHostGestureRecognizer(context: Context) -> HostPanGestureRecognizer {
      log.add("make")
      let recognizer = HostPanGestureRecognizer()
      recognizer.delegate = context.coordinator
      return recognizer
    }

    func updateHostGestureRecognizer(_ recognizer: HostPanGestureRecognizer, context: Context) {
      log.add("update \(name) \(context.environment.layoutDirection)")
    }

    func handleHostGestureRecognizerAction(_ recognizer: HostPanGestureRecognizer, context: Context) {
      let converter = context.converter
      log.add(
        "\(name) \(recognizer.state) \(converter.localLocation.y) \(converter.location(in: space).y) "
          + "\(converter.localTranslation?.y ?? -1)")
    }
  }

  private struct Page: View {
    let log: EventLog
    var name = "drag"
    var isDisabled = false
    var isRightToLeft = false

    var body: some View {
      ScrollView {
        Color.red.frame(height: 100)
        Color.blue.frame(height: 900).gesture(Drag(log: log, name: name))
          .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
          .disabled(isDisabled)
      }
    }
  }

  private func drag(_ screen: Screen<Page>, from start: CGFloat, to end: CGFloat) {
    let touch = screen.window.beginTouch(at: CGPoint(x: 50, y: start))
    touch.move(to: CGPoint(x: 50, y: end))
    touch.end()
    screen.settle()
  }

  func testARecognizerLivesAsLongAsTheViewAndFollowsIt() {
    let log = EventLog()
    let screen = show(Page(log: log))
    XCTAssertEqual(log.take(), ["coordinator", "make", "update drag leftToRight"])
    screen.view = Page(log: log, name: "other")
    screen.settle()
    XCTAssertEqual(log.take(), ["update other leftToRight"])
    screen.view = Page(log: log, name: "other", isRightToLeft: true)
    screen.settle()
    XCTAssertEqual(log.take(), ["update other rightToLeft"])
    XCTAssertEqual(screen.hosts(of: HostGestureView.self).map { $0.gestureRecognizers?.count }, [1])
  }

  func testItsActionIsThatOfTheNewestValueWithPlacesOfTheViews() {
    let log = EventLog()
    let screen = show(Page(log: log))
    screen.view = Page(log: log, name: "new")
    screen.settle()
    _ = log.take()
    // The view begins 108 points below the upper edge. Its delegate lets the scroll view scroll as well.
    let touch = screen.window.beginTouch(at: CGPoint(x: 50, y: 180))
    touch.move(to: CGPoint(x: 50, y: 150))
    XCTAssertEqual(log.take(), ["new began 42.0 150.0 -30.0"])
    touch.end()
    screen.settle()
    XCTAssertEqual(log.take(), ["new ended 72.0 150.0 -30.0"])
    XCTAssertEqual(screen.hosts(of: HostScrollView.self)[0].contentOffset.y, 30)
  }

  func testADisabledViewRecognizesNothing() {
    let log = EventLog()
    let screen = show(Page(log: log, isDisabled: true))
    _ = log.take()
    drag(screen, from: 150, to: 180)
    XCTAssertEqual(log.take(), [])
    screen.view = Page(log: log)
    screen.settle()
    _ = log.take()
    drag(screen, from: 150, to: 170)
    XCTAssertEqual(log.take(), ["drag began 62.0 170.0 20.0", "drag ended 62.0 170.0 20.0"])
    screen.view = Page(log: log, isDisabled: true)
    screen.settle()
    _ = log.take()
    drag(screen, from: 150, to: 170)
    XCTAssertEqual(log.take(), [])
  }

  func testAnUnknownCoordinateSpaceIsReported() {
    struct Tap: HostGestureRecognizerRepresentable {
      let log: EventLog
      func makeHostGestureRecognizer(context: Context) -> HostTapGestureRecognizer { HostTapGestureRecognizer() }
      func handleHostGestureRecognizerAction(_ recognizer: HostTapGestureRecognizer, context: Context) {
        let place = context.converter.location(in: .named("board"))
        log.add("\(place.x) \(place.y) \(context.converter.localTranslation == nil)")
        log.add("\(context.converter.convert(localPoint: .zero).x)")
      }
    }
    let log = EventLog()
    let screen = show(Color.red.frame(width: 40, height: 40).gesture(Tap(log: log)))
    screen.window.tap(at: CGPoint(x: 90, y: 95))
    XCTAssertEqual(log.take(), ["90.0 95.0 true", "80.0"])
    XCTAssertEqual(
      takeSentences(),
      [
        "A gesture asks for places in the coordinate space board, but no view around it has that name: the window's "
          + "coordinates count. Name one with coordinateSpace(name:)."
      ])
  }
}
