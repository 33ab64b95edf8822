import Foundation
import HostTree
import ViewKernel
import XCTest

/// What a user's code sees is the same in each run of a program, whatever the hash tables and the addresses of that run
/// are.
///
/// Each of these tests failed in nearly every process while the order was that of a hash table.
@MainActor
final class DeterminismTests: HostTestCase {
  private static let count = 12

  // MARK: Nodes that come where others were in memory

  private struct ChangingSections: View {
    @State private var ids = [0, 1, 2]
    var body: some View {
      VStack {
        Button("next") { ids = ids.map { $0 + 3 } }
        List {
          ForEach(ids, id: \.self) { id in
            Section("S\(id)") { Text("r\(id)") }
          }
        }
      }
    }
  }

  func testSectionsThatReplaceOthersHaveTheirOwnHeaders() {
    let screen = show(ChangingSections(), height: 600)
    for step in 1..<20 {
      screen.tap("next")
      let expected = (0..<3).flatMap { ["S\(step * 3 + $0)", "r\(step * 3 + $0)"] }
      XCTAssertEqual(screen.texts.filter { $0 != "next" }.sorted(), expected.sorted())
    }
  }

  private struct ChangingRows: View {
    struct Row: Identifiable {
      let id: Int
      let version: Int
    }
    let log: EventLog
    @State private var version = 0
    var body: some View {
      VStack {
        Button("change") { version += 1 }
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach((0..<400).map { Row(id: $0, version: version) }) { row in
              let _ = log.add("\(row.id)")
              Text("\(row.id)").frame(height: 20)
            }
          }
        }
        .frame(height: 100)
      }
    }
  }

  func testARowThatComesWhereAForgottenOneWasIsMadeOnce() {
    let log = EventLog()
    let screen = show(ChangingRows(log: log))
    let scroll = screen.hosts(of: HostScrollView.self)[0]
    func scrollTo(_ offset: Int) {
      scroll.contentOffset.y = CGFloat(offset)
      screen.settle()
    }
    for offset in stride(from: 0, to: 1_800, by: 60) { scrollTo(offset) }
    screen.tap("change")
    _ = log.take()
    for offset in stride(from: 1_800, to: 6_000, by: 60) { scrollTo(offset) }
    let made = log.take()
    XCTAssertEqual(made.count, Set(made).count)
  }

  // MARK: Animations

  private struct Leaf: HostViewRepresentable {
    let name: String
    let log: EventLog
    final class Host: HostView {
      var onDismantle: () -> Void = {}
    }
    func makeHostView(context: Context) -> Host {
      let host = Host()
      host.onDismantle = { log.add("dismantle \(name)") }
      return host
    }
    func updateHostView(_ host: Host, context: Context) {}
    static func dismantleHostView(_ host: Host, coordinator: Void) { host.onDismantle() }
  }

  private struct Leaving: View {
    let log: EventLog
    @State private var isOn = true
    var body: some View {
      VStack {
        Button("go") { withAnimation(.linear(duration: 1)) { isOn = false } }
        ForEach(0..<DeterminismTests.count, id: \.self) { index in
          if isOn {
            Leaf(name: "\(index)", log: log).frame(width: 5, height: 5).onDisappear { log.add("gone \(index)") }
          }
        }
      }
    }
  }

  func testWhatHasFadedOutGoesInOrder() {
    let log = EventLog()
    let screen = show(Leaving(log: log))
    screen.tap("go")
    screen.clock.advance(by: 1.5)
    screen.settle()
    let order = (0..<DeterminismTests.count).map(String.init)
    XCTAssertEqual(log.take(), order.map { "dismantle \($0)" } + order.map { "gone \($0)" })
  }

  private struct Sliding: View {
    let log: EventLog
    @State private var moved: Set<Int> = []
    var body: some View {
      VStack {
        Button("next") {
          let index = moved.count
          withAnimation(.linear(duration: 1)) {
            _ = moved.insert(index)
          } completion: {
            log.add("\(index)")
          }
        }
        ForEach(0..<DeterminismTests.count, id: \.self) { index in
          Text("\(index)").frame(width: 100, alignment: moved.contains(index) ? .leading : .trailing)
        }
      }
    }
  }

  func testAnimationsThatEndInOneFrameAreCompletedInOrder() {
    let log = EventLog()
    let screen = show(Sliding(log: log), height: 400)
    for _ in 0..<DeterminismTests.count { screen.tap("next") }
    screen.clock.advance(by: 1.5)
    screen.settle()
    XCTAssertEqual(log.take(), (0..<DeterminismTests.count).map(String.init))
  }

  // MARK: Controllers, notifications

  func testColumnsStandInTheirOrder() throws {
    for _ in 0..<8 {
      let screen = show(
        NavigationSplitView {
          Text("a")
        } content: {
          Text("b")
        } detail: {
          Text("c")
        }, width: 900, height: 400)
      let split = try XCTUnwrap(screen.all.compactMap { $0.next as? HostSplitViewController }.first)
      XCTAssertTrue(split.children.elementsEqual(split.viewControllers, by: ===))
    }
  }

  // MARK: Texts

  private struct Tagged: View {
    let tags: Set<String> = ["d", "b", "a", "c", "e"]
    let counts = ["z": 1, "x": 2, "y": 3, "w": 4]
    let empty: [String: Int] = [:]
    let formatter = DateFormatter()
    var body: some View { Text("x") }
  }

  func testPrintedCollectionsAndObjects() {
    let screen = show(Tagged())
    XCTAssertEqual(
      screen.hosting.inspectedViews.map { $0.treeDescription() },
      [
        """
        Tagged tags=["a", "b", "c", "d", "e"] counts=["w": 4, "x": 2, "y": 3, "z": 1] empty=[:] formatter=DateFormatter
        └─ Text -> HostLabel "x"
        """
      ])
  }

  private struct Tall: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { 100 }
  }

  func testADetentOfOnesOwnIsCalledByItsType() throws {
    let screen = show(
      Text("a").sheet(isPresented: .constant(true)) {
        Text("sheet").presentationDetents([.custom(Tall.self), .medium])
      },
      height: 400)
    XCTAssertTrue(
      screen.window.treeDescription().contains("custom:ViewKernelTests.DeterminismTests.Tall"),
      screen.window.treeDescription())
  }

  func testDuplicatesAreReportedWithoutAddresses() {
    final class Thing: Identifiable {}
    let thing = Thing()
    _ = show(
      VStack {
        ForEach([thing, thing]) { _ in Text("x") }
      })
    let sentences = takeSentences()
    XCTAssertEqual(sentences.count, 1)
    XCTAssertTrue(sentences[0].contains("the identity ObjectIdentifier(Thing)"), "\(sentences)")
  }
}
