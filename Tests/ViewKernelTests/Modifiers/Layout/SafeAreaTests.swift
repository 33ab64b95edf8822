import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class SafeAreaTests: HostTestCase {
  /// A window of 100 x 200 points with a bar of 20 above and one of 10 below.
  private func show<V: View>(_ view: V, top: CGFloat = 20, bottom: CGFloat = 10) -> Screen<V> {
    let screen = TestSupport.show(view, width: 100, height: 200)
    screen.window.systemInsets = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    screen.settle()
    return screen
  }

  // MARK: Keeping clear

  func testViewsKeepClearOfWhatIsCovered() {
    XCTAssertEqual(show(Color.red).colorFrames, [CGRect(0, 20, 100, 170)])
    let screen = show(Color.red)
    screen.window.systemInsets = EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 15)
    screen.settle()
    XCTAssertEqual(screen.colorFrames, [CGRect(5, 0, 80, 200)])
  }

  func testImpossibleInsetsCountAsNone() {
    let screen = TestSupport.show(Color.red, width: 100, height: 200)
    screen.window.systemInsets = EdgeInsets(top: .nan, leading: -5, bottom: .infinity, trailing: 1)
    XCTAssertEqual(screen.window.systemInsets, EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 1))
    screen.settle()
  }

  // MARK: Reaching out

  func testAViewThatIgnoresItReachesTheSidesOfTheWindow() {
    XCTAssertEqual(show(Color.red.ignoresSafeArea()).colorFrames, [CGRect(0, 0, 100, 200)])
    XCTAssertEqual(show(Color.red.ignoresSafeArea(edges: .top)).colorFrames, [CGRect(0, 0, 100, 190)])
    XCTAssertEqual(show(Color.red.edgesIgnoringSafeArea(.bottom)).colorFrames, [CGRect(0, 20, 100, 180)])
    XCTAssertEqual(show(Color.red.ignoresSafeArea(.keyboard)).colorFrames, [CGRect(0, 20, 100, 170)])
  }

  func testItIsPrinted() {
    let screen = show(Color.red.ignoresSafeArea(edges: [.top, .leading]))
    assertText(
      screen.hosting.subviews[0].treeDescription(),
      """
      HostSafeAreaIgnoringView (0, 20, 100 x 170) edges=top,leading
      └─ HostColorView (0, -20, 100 x 190) background=red
      """)
  }

  func testNothingAroundItMoves() {
    let screen = show(
      ZStack {
        Color.red.ignoresSafeArea()
        Color.blue
      })
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 100, 200), CGRect(0, 20, 100, 170)])
  }

  func testItReachesOutOnlyWhereItTouchesTheEnd() {
    let screen = show(
      VStack(spacing: 0) {
        Color.red.ignoresSafeArea()
        Color.blue.frame(height: 70)
        Color.green.ignoresSafeArea()
      })
    XCTAssertEqual(
      screen.colorFrames, [CGRect(0, 0, 100, 70), CGRect(0, 70, 100, 70), CGRect(0, 140, 100, 60)])
    XCTAssertEqual(
      show(Color.red.ignoresSafeArea().padding(1)).colorFrames, [CGRect(1, 21, 98, 168)])
  }

  func testABackgroundMayReachOut() {
    let screen = show(
      Text("title").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red.ignoresSafeArea()))
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 100, 200)])
  }

  func testAStyleInTheBackgroundReachesOutUnlessTold() {
    let filling = Text("title").frame(maxWidth: .infinity, maxHeight: .infinity)
    XCTAssertEqual(show(filling.background(Color.red)).colorFrames, [CGRect(0, 0, 100, 200)])
    XCTAssertEqual(
      show(filling.background(Color.red, ignoresSafeAreaEdges: .top)).colorFrames, [CGRect(0, 0, 100, 190)])
    XCTAssertEqual(show(filling.background(Color.red, ignoresSafeAreaEdges: [])).colorFrames, [CGRect(0, 20, 100, 170)])
    XCTAssertEqual(
      show(filling.background(ignoresSafeAreaEdges: .top).backgroundStyle(.red)).colorFrames, [CGRect(0, 0, 100, 190)])
    XCTAssertEqual(show(filling.background { Color.red }).colorFrames, [CGRect(0, 20, 100, 170)], "views don't")
    XCTAssertEqual(show(filling.padding(1).background(Color.red).padding(1)).colorFrames, [CGRect(1, 21, 98, 168)])
    let screen = show(filling.background(Color.red))
    screen.window.systemInsets = EdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0)
    screen.settle()
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 100, 200)])
    screen.window.systemInsets = EdgeInsets()
    screen.settle()
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 100, 200)])
  }

  func testAStyleInFrontReachesOutUnlessTold() {
    let filling = Text("title").frame(maxWidth: .infinity, maxHeight: .infinity)
    XCTAssertEqual(show(filling.overlay(Color.red)).colorFrames, [CGRect(0, 0, 100, 200)])
    XCTAssertEqual(
      show(filling.overlay(Color.red, ignoresSafeAreaEdges: .bottom)).colorFrames, [CGRect(0, 20, 100, 180)])
    XCTAssertEqual(show(filling.overlay(Color.red, ignoresSafeAreaEdges: [])).colorFrames, [CGRect(0, 20, 100, 170)])
    XCTAssertEqual(show(filling.overlay { Color.red }).colorFrames, [CGRect(0, 20, 100, 170)], "views don't")
    XCTAssertEqual(show(filling.padding(1).overlay(Color.red).padding(1)).colorFrames, [CGRect(1, 21, 98, 168)])
    let screen = show(filling.overlay(Color.red))
    screen.window.systemInsets = EdgeInsets()
    screen.settle()
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 100, 200)])
    screen.window.systemInsets = EdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0)
    screen.settle()
    XCTAssertEqual(screen.frame(of: HostOverlayView.self), CGRect(0, 50, 100, 150))
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 100, 200)])
  }

  func testABorderStaysAroundItsView() {
    let screen = show(Color.red.border(Color.blue))
    XCTAssertEqual(screen.frame(of: HostBorderView.self), CGRect(0, 20, 100, 170))
  }

  func testABackgroundFollowsWhenItComesToTouchTheEnd() {
    func column(_ height: CGFloat) -> some View {
      VStack(spacing: 0) {
        Spacer(minLength: 0).frame(height: height)
        Text("bar").frame(maxWidth: .infinity).frame(height: 10).background(Color.red)
        Spacer(minLength: 0)
      }
    }
    let screen = show(column(30))
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 50, 100, 10)])
    screen.view = column(0)
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 100, 30)])
  }

  func testItFollowsWhenItComesToTouchTheEnd() {
    func column(_ height: CGFloat) -> some View {
      VStack(spacing: 0) {
        Color.blue.frame(height: height)
        Color.red.frame(height: 10).ignoresSafeArea()
        Spacer(minLength: 0)
      }
    }
    let screen = show(column(30))
    XCTAssertEqual(screen.colorFrames.last, CGRect(0, 50, 100, 10))
    screen.view = column(0)
    XCTAssertEqual(screen.frame(of: HostSafeAreaIgnoringView.self), CGRect(0, 20, 100, 10))
    XCTAssertEqual(screen.colorFrames.last, CGRect(0, 0, 100, 10), "a fixed height lies at the upper side")
  }

  func testTapsArriveWhereItIsSeen() {
    let log = EventLog()
    let screen = show(Color.red.onTapGesture { log.add("tap") }.ignoresSafeArea())
    XCTAssertTrue(screen.window.tap(at: CGPoint(x: 50, y: 5)))
    XCTAssertEqual(log.take(), ["tap"])
  }

  func testWithoutAnythingCoveredItChangesNothing() {
    XCTAssertEqual(show(Color.red.ignoresSafeArea(), top: 0, bottom: 0).colorFrames, [CGRect(0, 0, 100, 200)])
    XCTAssertEqual(
      show(Color.red.frame(width: 300, height: 300).ignoresSafeArea(), top: 0, bottom: 0).colorFrames,
      [CGRect(-100, -50, 300, 300)])
  }

  // MARK: Bars of one's own

  func testABarTakesRoomAtASide() {
    let bar = Color.blue.frame(height: 30)
    XCTAssertEqual(
      show(Color.red.safeAreaInset(edge: .bottom) { bar }).colorFrames,
      [CGRect(0, 20, 100, 140), CGRect(0, 160, 100, 30)])
    XCTAssertEqual(
      show(Color.red.safeAreaInset(edge: .top, spacing: 5) { bar }).colorFrames,
      [CGRect(0, 55, 100, 135), CGRect(0, 20, 100, 30)])
    XCTAssertEqual(
      show(Color.red.safeAreaInset(edge: .leading, alignment: .top) { Color.blue.frame(width: 10, height: 10) })
        .colorFrames,
      [CGRect(10, 20, 90, 170), CGRect(0, 20, 10, 10)])
    XCTAssertEqual(
      show(Color.red.safeAreaInset(edge: .trailing) { Color.blue.frame(width: 10) }).colorFrames,
      [CGRect(0, 20, 90, 170), CGRect(90, 20, 10, 170)])
  }

  func testAViewMayReachBehindTheBar() {
    let view = Color.red.ignoresSafeArea().safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30) }
    XCTAssertEqual(show(view).colorFrames, [CGRect(0, 0, 100, 200), CGRect(0, 160, 100, 30)])
    XCTAssertEqual(
      show(view.padding(5)).colorFrames, [CGRect(5, 25, 90, 160), CGRect(5, 155, 90, 30)],
      "and no further than the view with the bar")
  }

  func testABarsBackgroundMayReachTheWindowsEnd() {
    let view = Color.red.safeAreaInset(edge: .bottom) {
      Text("bar").frame(maxWidth: .infinity).frame(height: 30).background(Color.blue.ignoresSafeArea(edges: .bottom))
    }
    XCTAssertEqual(show(view).colorFrames, [CGRect(0, 20, 100, 140), CGRect(0, 160, 100, 40)])
  }

  func testBarsAddUpAndChange() {
    func view(_ height: CGFloat) -> some View {
      Color.red.ignoresSafeArea(edges: .top)
        .safeAreaInset(edge: .bottom) { Color.blue.frame(height: height) }
        .safeAreaInset(edge: .bottom) { Color.green.frame(height: 10) }
    }
    let screen = show(view(20))
    XCTAssertEqual(
      screen.colorFrames, [CGRect(0, 0, 100, 160), CGRect(0, 160, 100, 20), CGRect(0, 180, 100, 10)])
    screen.view = view(40)
    XCTAssertEqual(
      screen.colorFrames, [CGRect(0, 0, 100, 140), CGRect(0, 140, 100, 40), CGRect(0, 180, 100, 10)])
  }

  // MARK: Asking for it

  func testAGeometryReaderKnowsWhatIsCovered() {
    struct Insets: View {
      let log: EventLog
      var body: some View {
        GeometryReader { proxy in
          let _ = log.add("\(proxy.safeAreaInsets.top) \(proxy.safeAreaInsets.bottom)")
          Color.red
        }
        .ignoresSafeArea()
      }
    }
    let log = EventLog()
    let screen = show(Insets(log: log))
    XCTAssertEqual(log.take().last, "20.0 10.0")
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 100, 200)])
  }

  func testControllersAddToIt() {
    let controller = HostingController(rootView: Color.red)
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200), clock: HostManualClock())
    window.systemInsets = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    window.rootViewController = controller
    controller.additionalSafeAreaInsets = EdgeInsets(top: 44, leading: 0, bottom: 0, trailing: 0)
    window.makeKeyAndVisible()
    window.settle()
    XCTAssertEqual(controller.view.safeAreaInsets, EdgeInsets(top: 64, leading: 0, bottom: 0, trailing: 0))
    XCTAssertEqual(controller.view.subviews.map(\.frame), [CGRect(0, 64, 100, 136)])
    controller.additionalSafeAreaInsets = EdgeInsets()
    window.settle()
    XCTAssertEqual(controller.view.subviews.map(\.frame), [CGRect(0, 20, 100, 180)])
  }

  func testAHostIsToldOnlyOfWhatItHasRead() {
    let log = EventLog()
    let reader = Reading(log, "reader")
    let other = Reading(log, "other")
    let window = makeWindow(reader, other)
    reader.frame = CGRect(0, 0, 50, 50)
    XCTAssertEqual(reader.safeAreaInsets, EdgeInsets())
    window.systemInsets = EdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0)
    XCTAssertEqual(log.take(), ["reader"])
    XCTAssertEqual(reader.safeAreaInsets, EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0))
    reader.frame = CGRect(0, 30, 50, 100)
    XCTAssertEqual(reader.safeAreaInsets, EdgeInsets(top: 0, leading: 0, bottom: 40, trailing: 0))
  }

  func testInAScrollViewNothingIsCovered() {
    let screen = show(ScrollView { Color.red.frame(height: 300).ignoresSafeArea() })
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 20, 100, 300)])
  }
}

private final class Reading: HostView {
  private let log: EventLog
  private let name: String
  init(_ log: EventLog, _ name: String) {
    self.log = log
    self.name = name
    super.init(frame: .zero)
  }
  override func safeAreaInsetsDidChange() {
    log.add(name)
    super.safeAreaInsetsDidChange()
  }
}

extension Screen {
  /// The frame in the window of the first host of a class.
  fileprivate func frame<Host: HostView>(of type: Host.Type) -> CGRect? {
    hosts(of: type).first.map { $0.convert($0.bounds, to: nil) }
  }
}
