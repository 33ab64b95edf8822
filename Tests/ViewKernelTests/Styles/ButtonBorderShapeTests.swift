import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ButtonBorderShapeTests: HostTestCase {
  private func button(_ view: some View) -> HostButton { show(view).hosts(of: HostButton.self)[0] }

  func testOnlyBackgroundsHaveAShape() {
    XCTAssertEqual(
      button(Button("a") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)).configuration?.borderShape, .capsule)
    XCTAssertEqual(
      button(Button("a") {}.buttonStyle(.borderedProminent).buttonBorderShape(.roundedRectangle(radius: 12)))
        .configuration?.borderShape, .roundedRectangle(radius: 12))
    XCTAssertEqual(
      button(Button("a") {}.buttonStyle(.borderless).buttonBorderShape(.capsule)).configuration?.borderShape, .automatic
    )
    XCTAssertNil(button(Button("a") {}.buttonBorderShape(.capsule)).configuration)
  }

  func testInTheTree() {
    let screen = show(
      VStack(alignment: .leading, spacing: 0) {
        Button("Buy") {}.buttonBorderShape(.capsule)
        Button("Buy") {}.buttonBorderShape(.roundedRectangle(radius: 12))
        Button("Buy") {}
        Button("Buy") {}.buttonBorderShape(.circle)
      }.buttonStyle(.bordered))
    assertTree(
      screen.hosting.subviews[0],
      """
      HostStackView (73, 27, 54 x 146) axis=vertical spacing=0 alignment=leading
      ├─ HostButton (0, 0, 54 x 34) bordered border=capsule
      │  └─ HostLabel "Buy" (12, 7, 30 x 20) color=tintColor
      ├─ HostButton (0, 34, 54 x 34) bordered border=roundedRectangle(12)
      │  └─ HostLabel "Buy" (12, 7, 30 x 20) color=tintColor
      ├─ HostButton (0, 68, 54 x 34) bordered
      │  └─ HostLabel "Buy" (12, 7, 30 x 20) color=tintColor
      └─ HostButton (0, 102, 44 x 44) bordered border=circle
         └─ HostLabel "Buy" (7, 12, 30 x 20) color=tintColor
      """)
  }

  func testACircleIsAsHighAsItIsWide() {
    let symbol = Image(systemName: "xmark")
    let screen = show(
      Button {
      } label: {
        symbol
      }.buttonStyle(.bordered).buttonBorderShape(.circle))
    XCTAssertEqual(screen.hosts(of: HostButton.self)[0].frame.size, CGSize(width: 34, height: 34))
    XCTAssertEqual(screen.hosts(of: HostImageView.self)[0].frame, CGRect(7, 7, 20, 20))
    screen.view = Button {
    } label: {
      symbol
    }.buttonStyle(.bordered).buttonBorderShape(.capsule)
    XCTAssertEqual(screen.hosts(of: HostButton.self)[0].frame.size, CGSize(width: 44, height: 34))
    let wide = show(Button("Many words") {}.buttonStyle(.bordered).buttonBorderShape(.circle))
    let size = wide.hosts(of: HostButton.self)[0].frame.size
    XCTAssertEqual(size.width, size.height)
    XCTAssertEqual(size.width, (wide.frame("Many words")?.width ?? 0) + 14)
  }

  func testTheBackgroundIsDrawnInTheShape() {
    func corner(_ shape: ButtonBorderShape) -> String? {
      let screen = show(Button("Buy") {}.buttonStyle(.borderedProminent).buttonBorderShape(shape))
      return screen.window.svgDescription.split(separator: "\n").first { $0.contains("<path") }.map {
        String($0.drop { $0 != "M" }.prefix { $0 != "C" })
      }
    }
    // The upper edge between the corners of a button from 73 to 127.
    XCTAssertEqual(
      [corner(.automatic), corner(.roundedRectangle), corner(.roundedRectangle(radius: 3)), corner(.capsule)],
      ["M80 83L120 83", "M80 83L120 83", "M76 83L124 83", "M90 83L110 83"])
  }

  func testAShapeOfItsOwn() {
    let rect = CGRect(0, 0, 40, 20)
    XCTAssertEqual(ButtonBorderShape.capsule.path(in: rect), Capsule().path(in: rect))
    XCTAssertEqual(ButtonBorderShape.circle.path(in: rect), Circle().path(in: rect))
    XCTAssertEqual(
      ButtonBorderShape.roundedRectangle(radius: 4).path(in: rect), RoundedRectangle(cornerRadius: 4).path(in: rect))
    XCTAssertEqual(
      ButtonBorderShape.capsule.inset(by: 2).path(in: rect), Capsule().inset(by: 2).path(in: rect))
  }

  func testTheShapeFollowsTheEnvironment() {
    let isRound = Setting(false)
    let screen = show(
      Showing(isRound) { Button("a") {}.buttonBorderShape($0 ? .capsule : .automatic) }.buttonStyle(.bordered))
    let button = screen.hosts(of: HostButton.self)[0]
    XCTAssertEqual(button.configuration?.borderShape, .automatic)
    isRound.value = true
    screen.settle()
    XCTAssertEqual(button.configuration?.borderShape, .capsule)
    XCTAssertTrue(screen.hosts(of: HostButton.self)[0] === button)
  }
}
