import HostTree
import ViewKernel
import XCTest

/// Trees that are deeper than the stack has room for, or have no end: each gets a sentence, and what is not too deep is
/// shown.
@MainActor
final class EndlessTreesTests: HostTestCase {
  private static let tooDeep = "Views are nested more than 8000 deep: "

  private struct Endless: View {
    var body: some View { Endless() }
  }

  private struct EndlessStack: View {
    var body: some View { VStack { EndlessStack() } }
  }

  private struct EndlessErased: View {
    var body: some View { AnyView(EndlessErased()).padding(1) }
  }

  private struct EndlessElements: View {
    var body: some View { ForEach(0..<1) { _ in AnyView(EndlessElements()) } }
  }

  private func check<V: View>(_ view: V, file: StaticString = #filePath, line: UInt = #line) {
    let setting = Setting(false)
    let screen = show(
      Showing(setting) { isOn in
        VStack {
          Text("before")
          if isOn { view.hidden() }
          Text("after")
        }
      })
    setting.value = true
    screen.settle(file: file, line: line)
    let sentences = takeSentences()
    XCTAssertEqual(sentences.filter { $0.hasPrefix(EndlessTreesTests.tooDeep) }.count, 1, file: file, line: line)
    XCTAssertEqual(
      sentences.filter { !$0.hasPrefix("Views are nested more than ") }, [], file: file, line: line)
    XCTAssertEqual(screen.texts, ["before", "after"], file: file, line: line)
    setting.value = false
    screen.settle(file: file, line: line)
    XCTAssertEqual(screen.texts, ["before", "after"], file: file, line: line)
    screen.close()
  }

  func testViewsThatContainThemselves() { check(Endless()) }

  func testViewsThatContainThemselvesInStacks() { check(EndlessStack()) }

  func testViewsThatContainThemselvesErased() { check(EndlessErased()) }

  func testViewsThatContainThemselvesInLoops() { check(EndlessElements()) }

  private struct EndlessTwice: View {
    var body: some View {
      EndlessTwice()
      EndlessTwice()
    }
  }

  func testViewsThatContainThemselvesTwice() {
    ViewGraph.mostNodes = 50_000
    defer { ViewGraph.mostNodes = 500_000 }
    let setting = Setting(false)
    let screen = show(
      Showing(setting) { isOn in
        Text("before")
        if isOn { EndlessTwice() }
      })
    setting.value = true
    screen.settle()
    XCTAssertEqual(
      takeSentences(),
      [
        "EndlessTwice contains itself more than 16 times, and more than 50000 nodes were made in one update: what is further inside "
          + "is not shown. A view that contains itself needs a condition under which it does not."
      ])
    XCTAssertEqual(screen.texts, ["before"])
    setting.value = false
    screen.settle()
    XCTAssertEqual(screen.texts, ["before"])
  }

  // MARK: Deep, with an end

  private func nested(_ levels: Int, _ level: (AnyView) -> AnyView) -> AnyView {
    var view = AnyView(Text("leaf"))
    for _ in 0..<levels { view = level(view) }
    return view
  }

  /// Shows a deep tree, changes something around it, and takes it away again; with a sentence or without.
  private func showNested(
    _ levels: Int, file: StaticString = #filePath, line: UInt = #line, _ level: (AnyView) -> AnyView
  ) {
    let view = nested(levels, level)
    let setting = Setting(1.0)
    let screen = show(
      Showing(setting) { size in if size > 0 { view.font(.system(size: size)) } }, file: file, line: line)
    setting.value = 2
    screen.settle(file: file, line: line)
    setting.value = 0
    screen.settle(file: file, line: line)
    XCTAssertEqual(screen.texts, [], file: file, line: line)
    XCTAssertEqual(
      takeSentences().filter { !$0.hasPrefix("Views are nested more than ") }, [], file: file, line: line)
    screen.close()
  }

  /// They are made as they are measured, and so need more stack for each level than others.
  func testLazyStacksInLazyStacks() {
    let screen = show(nested(2_000) { view in AnyView(LazyVStack { ForEach(0..<1) { _ in view } }) })
    let sentences = takeSentences()
    XCTAssertFalse(sentences.isEmpty)
    XCTAssertTrue(sentences.allSatisfy { $0.hasPrefix("Views are nested more than ") })
    screen.close()
  }

  func testOverlays() { showNested(5_000) { view in AnyView(Color.clear.overlay { view }) } }

  func testLoops() { showNested(5_000) { view in AnyView(ForEach(0..<1) { _ in view }) } }

  func testEnvironments() { showNested(5_000) { view in AnyView(view.environment(\.lineLimit, 1)) } }

  func testErasedStacks() { showNested(10_000) { view in AnyView(VStack { view }) } }

  func testValuesThatAreDeeperThanTheStack() {
    showNested(100_000) { view in AnyView(VStack { view }) }
    showNested(100_000) { view in AnyView(ForEach(0..<1) { _ in view }) }
  }

  // MARK: Hosts

  private final class Doubling: HostView {
    override func layoutSubviews() { if subviews.isEmpty { addSubview(Doubling(frame: bounds)) } }
  }

  func testAHostThatAddsAnotherLikeItselfWhenItIsLaidOut() {
    let window = makeWindow(Doubling(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    window.settle()
    XCTAssertEqual(takeSentences().map { $0.prefix(44) }, ["Views are nested more than 8000 deep, and Do"])
    window.settle()
  }
}
