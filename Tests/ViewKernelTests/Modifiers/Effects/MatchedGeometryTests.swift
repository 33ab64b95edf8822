import Foundation
import HostTree
import ViewKernel
import XCTest

/// Views that take another one's place, and those that fly there.
@MainActor
final class MatchedGeometryTests: HostTestCase {
  private let linear = Animation.linear(duration: 1)

  /// Shows a view with a namespace, which changes with a setting.
  private struct Stage<Content: View>: View {
    @Namespace private var space
    let value: Int
    @ViewBuilder let content: (Int, Namespace.ID) -> Content
    var body: some View { content(value, space) }
  }

  private func stage<Content: View>(
    _ setting: Setting<Int>, @ViewBuilder _ content: @escaping (Int, Namespace.ID) -> Content
  ) -> Screen<Showing<Int, Stage<Content>>> {
    show(Showing(setting) { Stage(value: $0, content: content) }, width: 200, height: 200)
  }

  /// A small view at the top left, and a large one further down.
  private func hero() -> (Setting<Int>, Screen<some View>) {
    let setting = Setting(0)
    let screen = stage(setting) { value, space in
      ZStack(alignment: .topLeading) {
        if value == 1 {
          Color.red.matchedGeometryEffect(id: "x", in: space).frame(width: 160, height: 120)
            .offset(x: 40, y: 80)
        } else {
          Color.blue.matchedGeometryEffect(id: "x", in: space).frame(width: 40, height: 20)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    return (setting, screen)
  }

  func testTheOneThatIsInsertedFliesFromTheOneThatIsRemoved() {
    let (setting, screen) = hero()
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 40, 20)])
    withAnimation(linear) { setting.value = 1 }
    screen.settle()
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 40, 20), CGRect(0, 0, 40, 20)])
    screen.pass(0.25)
    XCTAssertEqual(screen.colorFrames, [CGRect(10, 20, 70, 45), CGRect(10, 20, 70, 45)])
    XCTAssertEqual(
      screen.hosts(of: HostFrameView.self).map { $0.width },
      [40, 160])
    screen.pass(0.75)
    XCTAssertEqual(screen.colorFrames, [CGRect(40, 80, 160, 120)])
    XCTAssertFalse(screen.window.isAnimating)
  }

  func testTheFlightTurnsAround() {
    let (setting, screen) = hero()
    withAnimation(linear) { setting.value = 1 }
    screen.settle()
    screen.pass(0.5)
    setting.value = 0
    screen.settle()
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 40, 20)])
    withAnimation(linear) { setting.value = 1 }
    screen.settle()
    screen.pass(0.5)
    withAnimation(.spring) { setting.value = 0 }
    screen.settle()
    XCTAssertEqual(screen.colorFrames, [CGRect(20, 40, 100, 70), CGRect(20, 40, 100, 70)])
    screen.pass(5)
    screen.pass(5)
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 40, 20)])
  }

  func testWithoutAnAnimationItIsThereAtOnce() {
    let (setting, screen) = hero()
    setting.value = 1
    screen.settle()
    XCTAssertEqual(screen.colorFrames, [CGRect(40, 80, 160, 120)])
  }

  func testWithoutATransitionOnlyTheNewOneFlies() {
    let setting = Setting(0)
    let screen = stage(setting) { value, space in
      HStack(spacing: 0) {
        ForEach(0..<4, id: \.self) { index in
          Circle().frame(width: 50, height: 20).background {
            if index == value {
              Color.red.matchedGeometryEffect(id: "mark", in: space).transition(.identity)
            }
          }
        }
      }
    }
    withAnimation(linear) { setting.value = 2 }
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(screen.colorFrames, [CGRect(50, 90, 50, 20)])
  }

  func testThoseInsideFlyOnTheirOwn() {
    let setting = Setting(0)
    let screen = stage(setting) { value, space in
      ZStack(alignment: .topLeading) {
        if value == 1 {
          Color.green.matchedGeometryEffect(id: "title", in: space).frame(width: 100, height: 30)
            .frame(width: 160, height: 160, alignment: .top)
            .matchedGeometryEffect(id: "card", in: space).padding(.leading, 40)
        } else {
          Color.blue.matchedGeometryEffect(id: "title", in: space).frame(width: 20, height: 10)
            .frame(width: 40, height: 40)
            .matchedGeometryEffect(id: "card", in: space)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    withAnimation(linear) { setting.value = 1 }
    screen.settle()
    XCTAssertEqual(screen.colorFrames, [CGRect(10, 15, 20, 10), CGRect(10, 15, 20, 10)])
    screen.pass(0.5)
    XCTAssertEqual(screen.colorFrames, [CGRect(40, 7.5, 60, 20), CGRect(40, 7.5, 60, 20)])
    screen.pass(0.5)
    XCTAssertEqual(screen.colorFrames, [CGRect(70, 0, 100, 30)])
  }

  func testAMarkMovesToAnotherSource() {
    let setting = Setting(0)
    let screen = stage(setting) { value, space in
      HStack(spacing: 0) {
        Color.blue.frame(width: 100, height: 40).matchedGeometryEffect(id: 0, in: space)
        Color.blue.frame(width: 60, height: 20).matchedGeometryEffect(id: 1, in: space)
      }
      .overlay { Color.red.matchedGeometryEffect(id: value, in: space, isSource: false) }
    }
    XCTAssertEqual(screen.colorFrames.last, CGRect(20, 80, 100, 40))
    withAnimation(linear) { setting.value = 1 }
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(screen.colorFrames.last, CGRect(70, 85, 80, 30))
    screen.pass(1)
    XCTAssertEqual(screen.colorFrames.last, CGRect(120, 90, 60, 20))
    setting.value = 7
    screen.settle()
    XCTAssertEqual(screen.colorFrames.last, CGRect(20, 80, 160, 40))
  }

  func testTheSourceChangesItsRole() {
    let setting = Setting(0)
    let screen = stage(setting) { value, space in
      ZStack(alignment: .topLeading) {
        Color.red.matchedGeometryEffect(id: 0, in: space, isSource: value == 0).frame(width: 20, height: 20)
        Color.blue.matchedGeometryEffect(id: 0, in: space, isSource: value == 1).frame(width: 40, height: 40)
          .offset(x: 100)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 20, 20), CGRect(0, 0, 20, 20)])
    withAnimation(linear) { setting.value = 1 }
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(screen.colorFrames, [CGRect(50, 0, 30, 30), CGRect(50, 0, 30, 30)])
  }

  func testOneThatComesWithItsSourceIsThereAtOnce() {
    let setting = Setting(0)
    let screen = stage(setting) { value, space in
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 20, height: 20).matchedGeometryEffect(id: 0, in: space)
        if value == 1 { Color.blue.matchedGeometryEffect(id: 0, in: space, isSource: false) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    withAnimation(linear) { setting.value = 1 }
    screen.settle()
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 20, 20), CGRect(0, 0, 20, 20)])
  }

  func testAScaleIsDrawnOnTop() {
    let setting = Setting(0)
    let screen = stage(setting) { value, space in
      ZStack(alignment: .topLeading) {
        if value == 1 {
          Color.red.matchedGeometryEffect(id: 0, in: space).frame(width: 100, height: 100).transition(.scale)
        } else {
          Color.blue.matchedGeometryEffect(id: 0, in: space).frame(width: 20, height: 20).transition(.scale)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    withAnimation(linear) { setting.value = 1 }
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(
      screen.hosts(of: HostColorView.self).map(\.frame),
      [CGRect(0, 0, 60, 60), CGRect(0, 0, 60, 60)])
    screen.pass(1)
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 100, 100)])
  }

  func testASourceInALazyRowThatIsNotThereAnyMore() {
    let screen = stage(Setting(3)) { value, space in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50) { index in Color.blue.frame(height: 20).matchedGeometryEffect(id: index, in: space) }
        }
      }
      .overlay { Color.red.matchedGeometryEffect(id: value, in: space, isSource: false) }
    }
    XCTAssertEqual(screen.colorFrames.last, CGRect(0, 60, 200, 20))
    screen.scroll.contentOffset.y = 50
    screen.settle()
    XCTAssertEqual(screen.colorFrames.last, CGRect(0, 10, 200, 20))
    screen.scroll.contentOffset.y = 550
    screen.settle()
    XCTAssertEqual(screen.colorFrames.last, CGRect(0, 0, 200, 200))
    screen.scroll.contentOffset.y = 0
    screen.settle()
    XCTAssertEqual(screen.colorFrames.last, CGRect(0, 60, 200, 20))
  }
}
