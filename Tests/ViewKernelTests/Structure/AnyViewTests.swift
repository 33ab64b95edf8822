import HostTree
import ViewKernel
import XCTest

/// A view without its type: as long as the type inside stays the same, so does the view.
@MainActor
final class AnyViewTests: HostTestCase {
  func testTheSameTypeKeepsItsStateAndItsHost() {
    let setting = Setting(1)
    let screen = show(Showing(setting) { AnyView(Counter("a").padding(CGFloat($0))) })
    screen.tap("a 0")
    let host = screen.host("a 1")
    setting.value = 2
    screen.settle()
    XCTAssertTrue(screen.host("a 1") === host)
    XCTAssertEqual(screen.hosts(of: HostPaddingView.self).map(\.insets.top), [2])
  }

  func testAnotherTypeIsAnotherView() {
    let setting = Setting(1)
    let screen = show(
      HStack {
        Text("<")
        Showing(setting) {
          $0 == 1 ? AnyView(Counter("a")) : $0 == 2 ? AnyView(Counter("a").padding()) : AnyView(EmptyView())
        }
        .padding(1)
        Text(">")
      })
    var seen: [[String]] = []
    for value in [1, 2, 3, 1] {
      setting.value = value
      screen.settle()
      seen.append(screen.texts)
      if value < 3 { screen.tap("a 0") }
    }
    XCTAssertEqual(seen, [["<", "a 0", ">"], ["<", "a 0", ">"], ["<", ">"], ["<", "a 0", ">"]])
  }

  func testAnErasedViewIsNotErasedAgain() {
    let setting = Setting(1)
    let screen = show(Showing(setting) { $0 == 1 ? AnyView(Counter("a")) : AnyView(AnyView(erasing: Counter("a"))) })
    screen.tap("a 0")
    setting.value = 2
    screen.settle()
    XCTAssertEqual(screen.texts, ["a 1"])
  }

  func testViewsAndShapesOfTypesThatAreKnownAtRunTimeOnlyHaveModifiers() {
    func framed(_ view: any View) -> any View {
      view.padding(2).frame(width: 40).background(style).opacity(0.5).id(1).font(.body).transition(.opacity)
    }
    let view: any View = Text("a")
    let shape: any Shape = Circle()
    let style: any ShapeStyle = Color.blue
    let screen = show(
      VStack {
        AnyView(framed(view))
        AnyView(Text("b").clipShape(shape))
        AnyView(Text("c").foregroundStyle(style).disabled(true))
      }, width: 100, height: 100)
    XCTAssertEqual(screen.texts, ["a", "b", "c"])
    XCTAssertEqual(screen.hosts(of: HostClipView.self).count, 1)
    XCTAssertEqual(screen.hosts(of: HostFrameView.self).map { $0.frame.width }, [40])
  }
}
