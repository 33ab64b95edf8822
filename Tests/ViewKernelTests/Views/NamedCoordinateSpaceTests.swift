import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class NamedCoordinateSpaceTests: HostTestCase {
  func testItNamesAsTheNameAloneDoes() {
    let reader = GeometryReader { geometry in
      Text("\(Int(geometry.frame(in: .named("page")).minY))")
    }
    func told<Content: View>(_ view: Content) -> [String] { show(view, width: 100, height: 100).texts }
    XCTAssertEqual(told(reader.padding(.top, 30).coordinateSpace(.named("page")).padding(.top, 7)), ["30"])
    XCTAssertEqual(told(reader.padding(.top, 30).coordinateSpace(name: "page").padding(.top, 7)), ["30"])
  }

  func testTheSpaceOfAScrollViewIsThatOfItsCorner() {
    let screen = show(
      ScrollView {
        GeometryReader { Text("\(Int($0.frame(in: .named("scroll")).minY)) \(Int($0.frame(in: .global).minY))") }
          .frame(height: 500)
      }
      .coordinateSpace(name: "scroll")
      .padding(.top, 50), width: 100, height: 200)
    XCTAssertEqual(screen.texts, ["0 50"])
    screen.scroll(by: 30)
    XCTAssertEqual(screen.texts, ["-30 20"])
    screen.scroll(by: -30)
    XCTAssertEqual(screen.texts, ["0 50"])
  }

  func testATapInTheSpaceOfAScrollView() {
    let log = EventLog()
    let screen = show(
      ScrollView {
        Color.red.frame(width: 100, height: 500)
          .gesture(SpatialTapGesture(coordinateSpace: .named("scroll")).onEnded { log.add("\($0.location)") })
      }
      .coordinateSpace(name: "scroll")
      .padding(.top, 50), width: 100, height: 200)
    screen.scroll(by: 30)
    XCTAssertTrue(screen.window.tap(at: CGPoint(x: 10, y: 60)))
    XCTAssertEqual(log.take(), ["CGPoint(x: 10.0, y: 10.0)"])
  }
}
