import Foundation
import HostTree
import ViewKernel
import XCTest

/// Views under a cover, whose hosts are out of the window meanwhile: they go on to be updated, and the cover goes with
/// them.
@MainActor
final class CoveredViewsTests: HostTestCase {
  /// A hosting controller as the root of a window: a cover takes its view out of the window.
  @MainActor
  private final class Covered<Content: View> {
    let window: HostWindow
    let controller: HostingController<Content>
    let clock = HostManualClock()

    init(_ view: Content, line: UInt = #line) {
      window = HostWindow(frame: CGRect(0, 0, 200, 200), clock: clock)
      controller = HostingController(rootView: view)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      pass(line: line)
    }

    func pass(_ seconds: TimeInterval = 1, line: UInt = #line) {
      window.settle()
      clock.advance(by: seconds)
      window.settle()
      let hosting = controller.view as? HostingView<Content>
      XCTAssertEqual((hosting?.checkViewInvariants() ?? []) + window.checkInvariants(), [], line: line)
    }

    var root: Content {
      get { controller.rootView }
      set {
        controller.rootView = newValue
        pass()
      }
    }

    /// The texts of the labels in the window.
    var texts: [String] {
      var result: [String] = []
      var rest: [HostView] = [window]
      while let host = rest.popLast() {
        if let label = host as? HostLabel { result.append(label.text ?? "") }
        rest += host.subviews.reversed()
      }
      return result
    }
  }

  private struct Page: View {
    let number: Int
    var hasCover = true

    var body: some View {
      VStack {
        Text("page \(number)")
        if hasCover { Color.clear.fullScreenCover(isPresented: .constant(true)) { Text("cover \(number)") } }
      }
    }
  }

  func testANewRootView() {
    let screen = Covered(Page(number: 1))
    XCTAssertEqual(screen.texts, ["cover 1"])
    screen.root = Page(number: 2)
    XCTAssertEqual(screen.texts, ["cover 2"])
    screen.root = Page(number: 3, hasCover: false)
    XCTAssertEqual(screen.texts, ["page 3"])
    XCTAssertNil(screen.controller.presentedViewController)
    screen.root = Page(number: 4)
    XCTAssertEqual(screen.texts, ["cover 4"])
  }

  func testANewRootViewUnderASheetInACover() {
    struct Nested: View {
      let number: Int
      let depth: Int
      var body: some View {
        Text("page \(number)").fullScreenCover(isPresented: .constant(depth > 0)) {
          Text("cover \(number)").fullScreenCover(isPresented: .constant(depth > 1)) { Text("inner \(number)") }
        }
      }
    }
    let screen = Covered(Nested(number: 1, depth: 2))
    XCTAssertEqual(screen.texts, ["inner 1"])
    screen.root = Nested(number: 2, depth: 2)
    XCTAssertEqual(screen.texts, ["inner 2"])
    screen.root = Nested(number: 3, depth: 1)
    XCTAssertEqual(screen.texts, ["cover 3"])
    screen.root = Nested(number: 4, depth: 0)
    XCTAssertEqual(screen.texts, ["page 4"])
  }

  func testTheEnvironmentUnderACover() {
    struct Themed: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View {
        Text("page").fullScreenCover(isPresented: .constant(true)) { Text(scheme == .dark ? "dark" : "light") }
      }
    }
    let screen = Covered(Themed())
    XCTAssertEqual(screen.texts, ["light"])
    screen.window.overrideUserInterfaceStyle = .dark
    screen.pass()
    XCTAssertEqual(screen.texts, ["dark"])
  }

  // MARK: Who shows the cover goes

  func testTheViewThatShowsTheCoverGoes() {
    let shows = Setting(true)
    let screen = Covered(
      Showing(shows) { shows in
        Text("page")
        if shows { Text("owner").fullScreenCover(isPresented: .constant(true)) { Text("cover") } }
      })
    XCTAssertEqual(screen.texts, ["cover"])
    shows.value = false
    screen.pass()
    XCTAssertEqual(screen.texts, ["page"])
    shows.value = true
    screen.pass()
    XCTAssertEqual(screen.texts, ["cover"])
  }

  func testTheViewThatShowsTheCoverGoesWithAnAnimation() {
    let shows = Setting(true)
    let screen = Covered(
      Showing(shows) { shows in
        Text("page")
        if shows { Text("owner").fullScreenCover(isPresented: .constant(true)) { Text("cover") } }
      })
    withAnimation { shows.value = false }
    screen.pass()
    XCTAssertEqual(screen.texts, ["page"])
    XCTAssertNil(screen.controller.presentedViewController)
  }

  func testTheHostingControllerGoes() {
    let screen = Covered(Page(number: 1))
    screen.window.rootViewController = HostingController(rootView: Text("another"))
    screen.pass()
    XCTAssertEqual(screen.texts, ["another"])
    XCTAssertNil(screen.controller.presentedViewController)
  }

  func testAChildThatShowsTheCoverGoes() {
    let window = makeWindow(width: 200, height: 200)
    let parent = HostViewController()
    window.rootViewController = parent
    func show() {
      let child = HostingController(rootView: Page(number: 1))
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.view.frame = window.bounds
      child.didMove(toParent: parent)
      window.settle()
      XCTAssertNotNil(window.label("cover 1"))
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    show()
    window.settle()
    XCTAssertNil(window.label("cover 1"))
    XCTAssertTrue(parent.view.superview === window)
    XCTAssertEqual(window.checkInvariants(), [])
  }

  func testAHostingViewWithoutAControllerGoes() {
    let window = makeWindow(width: 200, height: 200)
    func show() {
      let hosting = HostingView(rootView: Page(number: 1))
      hosting.frame = window.bounds
      window.addSubview(hosting)
      window.settle()
      XCTAssertNotNil(window.label("cover 1"))
      hosting.removeFromSuperview()
    }
    show()
    window.settle()
    XCTAssertNil(window.label("cover 1"))
    XCTAssertEqual(window.checkInvariants(), [])
  }

  // MARK: Beside a cover

  private struct Beside: View {
    @State private var number = 0
    @State private var isShown = false
    var hasCover = true

    var body: some View {
      VStack {
        GeometryReader { geometry in Text("\(number) in \(Int(geometry.size.width))") }
        if number < 2 { Text("first").transition(.slide) }
        Button("show") {
          withAnimation {
            isShown = true
            number += 1
          }
        }
      }
      .fullScreenCover(isPresented: $isShown) {
        VStack {
          Button("more") { withAnimation { number += 1 } }
          Button("hide") { isShown = false }
        }
      }
    }
  }

  func testAGeometryReaderAndATransitionBesideACover() {
    let screen = Covered(Beside())
    for round in 0..<2 {
      XCTAssertEqual(screen.window.label("show")?.tap(), true)
      screen.pass()
      for _ in 0..<3 {
        XCTAssertEqual(screen.window.label("more")?.tap(), true)
        screen.window.settle()
        screen.pass(0.1)
      }
      XCTAssertEqual(screen.window.label("hide")?.tap(), true)
      screen.pass()
      XCTAssertEqual(screen.texts, ["\(4 * (round + 1)) in 200", "show"])
    }
  }

  private struct Leaving: View {
    @State private var isShown = false

    var body: some View {
      VStack {
        Text("page")
        if !isShown { GeometryReader { Text("\(Int($0.size.width))") }.transition(.move(edge: .leading)) }
        Button("show") { withAnimation { isShown = true } }
      }
      .fullScreenCover(isPresented: $isShown) { Button("hide") { withAnimation { isShown = false } } }
    }
  }

  func testAViewThatLeavesWithAnAnimationAsTheCoverComes() {
    let screen = Covered(Leaving())
    let before = screen.window.treeDescription()
    for _ in 0..<2 {
      XCTAssertEqual(screen.window.label("show")?.tap(), true)
      screen.pass(0.1)
      XCTAssertEqual(screen.texts, ["hide"])
      XCTAssertEqual(screen.window.label("hide")?.tap(), true)
      screen.pass(0.1)
      screen.pass(5)
      XCTAssertEqual(screen.window.treeDescription(), before)
    }
  }

  func testRowsAndPagesUnderACover() {
    let count = Setting(3)
    func view(_ hasCover: Bool) -> some View {
      Showing(count) { count in
        List(0..<count, id: \.self) { Text("row \($0) of \(count)") }
          .fullScreenCover(isPresented: .constant(hasCover)) { Text("cover \(count)") }
      }
    }
    let screen = Covered(view(true))
    count.value = 2
    screen.pass()
    XCTAssertEqual(screen.texts, ["cover 2"])
    screen.root = view(false)
    screen.pass()
    XCTAssertEqual(screen.texts, ["row 0 of 2", "row 1 of 2"])
  }
}
