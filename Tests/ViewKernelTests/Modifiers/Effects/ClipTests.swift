import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ClipTests: HostTestCase {
  private var box: some View { Color.red.frame(width: 80, height: 40) }

  func testClipsChangeNothingAboutLayout() {
    assertShows(
      box.clipShape(Circle()).clipped().cornerRadius(8),
      """
      HostClipView (10, 30, 80 x 40) shape=RoundedRectangle(8)
      └─ HostClipView (0, 0, 80 x 40) shape=Rectangle
         └─ HostClipView (0, 0, 80 x 40) shape=Circle
            └─ HostFrameView (0, 0, 80 x 40) width=80 height=40
               └─ HostColorView (0, 0, 80 x 40) background=red
      """)
  }

  func testWhatIsShownIsTheShapeInTheFrame() {
    func path(_ view: some View) -> Path? {
      let host = show(view).hosts(of: HostClipView.self).first
      return host.map { $0.shape.path(in: $0.bounds) }
    }
    let bounds = CGRect(0, 0, 80, 40)
    XCTAssertEqual(path(box.clipShape(Circle())), Circle().path(in: bounds))
    XCTAssertEqual(path(box.clipped()), Path(bounds))
    XCTAssertEqual(path(box.cornerRadius(8)), Path(roundedRect: bounds, cornerRadius: 8, style: .circular))
    XCTAssertEqual(path(box.clipShape(.rect(cornerRadius: 5))), Path(roundedRect: bounds, cornerRadius: 5))
  }

  func testAnotherShapeAtTheSamePlaceKeepsTheHost() {
    let screen = show(box.cornerRadius(8))
    let host = screen.hosts(of: HostClipView.self)[0]
    screen.view = box.cornerRadius(12)
    XCTAssertTrue(screen.hosts(of: HostClipView.self)[0] === host)
    XCTAssertEqual(
      host.shape.path(in: host.bounds), Path(roundedRect: host.bounds, cornerRadius: 12, style: .circular))
  }

  func testTapsReachWhatIsCutOff() {
    // As SwiftUI's clips do, ours leave hits alone.
    let log = EventLog()
    let screen = show(box.clipShape(Circle()).onTapGesture { log.add("hit") }, width: 80, height: 40)
    XCTAssertTrue(screen.window.tap(at: CGPoint(x: 2, y: 2)))
    let large = Color.red.frame(width: 80, height: 40).frame(width: 20, height: 20).clipped()
    let overflowing = show(large.onTapGesture { log.add("hit") }, width: 80, height: 40)
    XCTAssertTrue(overflowing.window.tap(at: CGPoint(x: 2, y: 2)))
    XCTAssertEqual(log.take(), ["hit", "hit"])
  }

  func testAContentShapeSaysWhereAViewIsHit() {
    let log = EventLog()
    let screen = show(
      box.clipShape(Circle()).contentShape(Circle()).onTapGesture { log.add("hit") }, width: 80, height: 40)
    XCTAssertFalse(screen.window.tap(at: CGPoint(x: 2, y: 2)))
    XCTAssertTrue(screen.window.tap(at: CGPoint(x: 40, y: 2)))
    let overflowing = Color.red.frame(width: 80, height: 40).frame(width: 20, height: 20).contentShape(Rectangle())
    let cut = show(overflowing.onTapGesture { log.add("hit") }, width: 80, height: 40)
    XCTAssertFalse(cut.window.tap(at: CGPoint(x: 2, y: 2)))
    XCTAssertEqual(log.take(), ["hit"])
  }

  func testAContentShapeTakesTapsBetweenItsSubviews() {
    let log = EventLog()
    let row = HStack {
      Text("a")
      Spacer()
      Text("b")
    }
    let plain = show(row.onTapGesture { log.add("plain") }, width: 100, height: 20)
    XCTAssertFalse(plain.window.tap(at: CGPoint(x: 50, y: 10)))
    let shaped = show(row.contentShape(Rectangle()).onTapGesture { log.add("shaped") }, width: 100, height: 20)
    XCTAssertTrue(shaped.window.tap(at: CGPoint(x: 50, y: 10)))
    let preview = show(
      row.contentShape(.dragPreview, Rectangle()).onTapGesture { log.add("preview") }, width: 100, height: 20)
    XCTAssertFalse(preview.window.tap(at: CGPoint(x: 50, y: 10)))
    let hole = Path { $0.addRects([CGRect(0, 0, 100, 20), CGRect(40, 0, 20, 20)]) }
    let holed = show(row.contentShape(hole, eoFill: true).onTapGesture { log.add("holed") }, width: 100, height: 20)
    XCTAssertEqual(
      [holed.window.tap(at: CGPoint(x: 50, y: 10)), holed.window.tap(at: CGPoint(x: 30, y: 10))], [false, true])
    XCTAssertEqual(log.take(), ["shaped", "holed"])
  }

  func testAButtonInsideAContentShapeTakesItsTaps() {
    let log = EventLog()
    let screen = show(
      Button("Go") { log.add("button") }.padding().contentShape(Rectangle()).onTapGesture { log.add("around") })
    screen.tap("Go")
    XCTAssertEqual(log.take(), ["button"])
  }

  // MARK: Masks

  func testAMaskHasTheSizeOfItsContentAndIsNotHit() {
    let log = EventLog()
    let screen = assertShows(
      Button("Go") { log.add("pressed") }.mask { Circle() },
      """
      HostMaskView (38.5, 40, 23 x 20)
      ├─ HostButton (0, 0, 23 x 20)
      │  └─ HostLabel "Go" (0, 0, 23 x 20)
      └─ HostShapeView (1.5, 0, 20 x 20) shape=Circle fill=label
      """)
    screen.tap("Go")
    XCTAssertEqual(log.take(), ["pressed"])
  }

  func testAMaskLiesByItsAlignment() {
    let small = Rectangle().frame(width: 10, height: 10)
    func places(_ view: some View) -> [CGRect] {
      let screen = show(view, width: 80, height: 40)
      return screen.hosts(of: HostShapeView.self).map { $0.convert($0.bounds, to: nil) }
    }
    XCTAssertEqual(places(box.mask(alignment: .topLeading) { small }), [CGRect(0, 0, 10, 10)])
    XCTAssertEqual(places(box.mask(small)), [CGRect(35, 15, 10, 10)])
  }
}
