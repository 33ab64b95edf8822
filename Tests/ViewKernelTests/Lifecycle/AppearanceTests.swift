import HostTree
import ViewKernel
import XCTest

/// When views come and go, and when values change.
@MainActor
final class AppearanceTests: HostTestCase {
  /// Notes when it is laid out.
  private final class Measured: HostView {
    let log: EventLog
    init(_ log: EventLog) {
      self.log = log
      super.init(frame: .zero)
    }
    override func layoutSubviews() { log.add("layout") }
  }

  private struct MeasuredView: HostViewRepresentable {
    let log: EventLog
    func makeHostView(context: Context) -> Measured { Measured(log) }
    func updateHostView(_ hostView: Measured, context: Context) {}
  }

  func testInnerViewsAreToldBeforeOuterOnesInWrittenOrder() {
    let log = EventLog()
    _ = show(
      Group {
        VStack {
          Text("a").onAppear { log.add("text appears") }.onChange(of: 1, initial: true) { log.add("text changes") }
        }
        .onAppear { log.add("stack appears") }.onChange(of: 1, initial: true) { log.add("stack changes") }
      }
      .onAppear { log.add("group appears") }.onChange(of: 1, initial: true) { log.add("group changes") })
    XCTAssertEqual(
      log.take(),
      ["text appears", "text changes", "stack appears", "stack changes", "group appears", "group changes"])
  }

  func testAViewAppearsAfterLayout() {
    let log = EventLog()
    struct Shown: View {
      let log: EventLog
      var body: some View {
        let _ = log.ran("body")
        MeasuredView(log: log).onAppear { log.add("appears") }
      }
    }
    _ = show(Shown(log: log))
    XCTAssertEqual(log.take(), ["body", "layout", "appears"])
  }

  func testAViewAppearsAndDisappearsWithItsBranchAndWithItsWindow() {
    let log = EventLog()
    let setting = Setting("a")
    let screen = show(
      Showing(setting) { name in
        VStack {
          if !name.isEmpty {
            Text(name).padding(1).onAppear { log.add("+\(name)") }.onDisappear { log.add("-\(name)") }
          }
        }
      })
    XCTAssertEqual(log.take(), ["+a"])
    setting.value = "b"
    screen.settle()
    XCTAssertEqual(log.take(), [], "it is the same view")
    setting.value = ""
    screen.settle()
    XCTAssertEqual(log.take(), ["-b"], "the newest action counts")
    setting.value = "c"
    screen.settle()
    XCTAssertEqual(log.take(), ["+c"])
    screen.hosting.removeFromSuperview()
    XCTAssertEqual(log.take(), [], "actions run in the effects pass")
    screen.window.settle()
    XCTAssertEqual(log.take(), ["-c"])
    screen.window.addSubview(screen.hosting)
    screen.settle()
    XCTAssertEqual(log.take(), ["+c"])
  }

  func testElementsAppearAndDisappearEachForItself() {
    let log = EventLog()
    let setting = Setting([1, 2, 3])
    let screen = show(
      Showing(setting) { numbers in
        ForEach(numbers, id: \.self) { number in
          Text("\(number)").onAppear { log.add("+\(number)") }.onDisappear { log.add("-\(number)") }
        }
      })
    _ = log.take()
    setting.value = [3, 1, 4]
    screen.settle()
    XCTAssertEqual(log.take(), ["-2", "+4"])
  }

  func testAStateWrittenOnAppearanceIsShownInTheSameSettle() {
    struct Loading: View {
      let log: EventLog
      @State private var text = "loading"
      var body: some View {
        let _ = log.ran("body \(text)")
        Text(text).onAppear { text = "loaded" }
      }
    }
    let log = EventLog()
    XCTAssertEqual(show(Loading(log: log)).texts, ["loaded"])
    XCTAssertEqual(log.take(), ["body loading", "body loaded"])
  }

  func testAChangeIsReportedWithOldAndNewValue() {
    let log = EventLog()
    let setting = Setting(1)
    let screen = show(
      Showing(setting) { number in
        Text("a")
          .onChange(of: number) { old, new in log.add("\(old) to \(new)") }
          .onChange(of: number > 2) { log.add("now \(number)") }
          .onChange(of: number, perform: { log.add("perform \($0)") })
      })
    XCTAssertEqual(log.take(), [])
    for number in [2, 2, 5] {
      setting.value = number
      screen.settle()
    }
    XCTAssertEqual(log.take(), ["1 to 2", "perform 2", "2 to 5", "now 5", "perform 5"])
  }

  func testChangesMayCauseChanges() {
    struct Chain: View {
      let end: Int
      @State private var number = 0
      var body: some View {
        Button("\(number)") { number += 1 }
          .onChange(of: number) { if number < end { number += 1 } }
      }
    }
    let screen = show(Chain(end: 10))
    screen.tap("0")
    XCTAssertEqual(screen.texts, ["10"])
  }

  func testAChainThatNeverEndsIsReportedWithTheViewsName() {
    struct Endless: View {
      @State private var number = 0
      var body: some View { Text("\(number)").onAppear { number = 1 }.onChange(of: number) { number += 1 } }
    }
    let hosting = HostingView(rootView: Endless())
    let window = makeWindow(hosting)
    window.settle()
    XCTAssertEqual(
      takeSentences(),
      ["settle() gave up after 32 rounds because the views never came to rest; these kept asking: Endless."])
  }
}
