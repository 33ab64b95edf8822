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
}
