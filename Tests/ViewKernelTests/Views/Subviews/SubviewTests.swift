import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Subviews, and the places where containers show them.
@MainActor
final class SubviewTests: HostTestCase {
  @Observable
  fileprivate final class Model {
    var count = 0
    var isOn = true
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Reversed<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      VStack {
        Group(subviews: content) { subviews in
          ForEach(subviews.reversed()) { $0 }
        }
      }
    }
  }

  func testModifiersOfASubviewComeAroundItsOwn() {
    let screen = show(
      Group(subviews: Text("a").padding(1)) { subviews in
        ForEach(subviews) { $0.padding(2) }
      })
    XCTAssertEqual(screen.hosts(of: HostPaddingView.self).map(\.insets.top), [2, 1])
  }

  /// A subview has the environment of the container, with that of the modifiers within the content.
  func testTheEnvironmentIsTheContainers() {
    let log = EventLog()
    struct Reader: View {
      let log: EventLog
      @Environment(\.lineLimit) private var limit
      var body: some View {
        log.add("limit \(limit ?? 0)")
        return Text("x")
      }
    }
    struct Root: View {
      let log: EventLog
      @State private var limit = 1
      var body: some View {
        VStack {
          Group(subviews: Group { Reader(log: log) }.lineLimit(limit)) { subviews in
            VStack { subviews }.lineLimit(9)
          }
          Button("more") { limit += 1 }
        }
      }
    }
    let screen = show(Root(log: log))
    XCTAssertEqual(log.take(), ["limit 1"])
    screen.tap("more")
    XCTAssertEqual(log.take(), ["limit 2"])
  }

  func testStateStaysWhenTheOrderChanges() {
    struct Root: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        Reversed { ForEach(names, id: \.self) { Counter(name: $0) } }
        Button("Turn") { names = ["c", "d", "a"] }
      }
    }
    let screen = show(Root())
    screen.tap("a 0")
    screen.tap("c 0")
    XCTAssertEqual(screen.texts, ["c 1", "b 0", "a 1", "Turn"])
    screen.tap("Turn")
    XCTAssertEqual(screen.texts, ["a 1", "d 0", "c 1", "Turn"])
  }

  func testASubviewShownTwiceHasTwoStates() {
    let screen = show(
      Group(subviews: Counter(name: "a")) { subviews in
        VStack {
          subviews[0]
          subviews[0]
        }
      })
    screen.tap("a 0")
    XCTAssertEqual(screen.texts, ["a 1", "a 0"])
  }

  /// Neither the closure nor the other subviews run when one subview has another value.
  func testASubviewAloneIsUpdatedAlone() {
    struct Part: View {
      let name: String
      var body: some View { Text(name) }
    }
    struct Parts: View {
      let model: Model
      var body: some View {
        Part(name: "count \(model.count)")
        if model.isOn { Part(name: "on") }
      }
    }
    struct Row: View {
      let subview: Subview
      var body: some View { subview }
    }
    struct Container<Content: View>: View {
      let log: EventLog
      @ViewBuilder var content: Content
      var body: some View {
        Group(subviews: content) { subviews in
          let _ = log.add("\(subviews.count) subviews")
          ForEach(subviews) { Row(subview: $0) }
        }
      }
    }
    let (model, log) = (Model(), EventLog())
    let screen = show(Container(log: log) { Parts(model: model) })
    XCTAssertEqual(log.take(), ["2 subviews"])
    assertBodies(of: screen, ran: ["Parts", "Part"]) { model.count += 1 }
    XCTAssertEqual(screen.texts, ["count 1", "on"])
    XCTAssertEqual(log.take(), [])
    assertBodies(of: screen, ran: ["Parts"]) { model.isOn = false }
    XCTAssertEqual(screen.texts, ["count 1"])
    XCTAssertEqual(log.take(), ["1 subviews"])
    assertBodies(of: screen, ran: ["Parts", "Row", "Part"]) { model.isOn = true }
    XCTAssertEqual(screen.texts, ["count 1", "on"])
  }

  func testSubviewsComeAndGoWithTransitions() {
    struct Root: View {
      @State private var isOn = false
      var body: some View {
        Reversed {
          Text("stays")
          if isOn { Text("comes").transition(.move(edge: .leading)) }
        }
        Button("Turn") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
      }
    }
    let screen = show(Root())
    screen.tap("Turn")
    XCTAssertEqual(screen.texts, ["comes", "stays", "Turn"])
    screen.advance(by: 2)
    screen.tap("Turn")
    XCTAssertEqual(screen.texts, ["comes", "stays", "Turn"])
    screen.advance(by: 2)
    XCTAssertEqual(screen.texts, ["stays", "Turn"])
  }

  /// A subview that code has kept shows its view as long as that exists.
  func testASubviewThatIsKept() {
    struct Root: View {
      @State private var isOn = true
      @State private var kept: [Subview] = []
      var body: some View {
        VStack {
          Group(subviews: Group { if isOn { Text("a") } }) { subviews in
            Button("keep \(subviews.count)") { kept = Array(subviews) }
          }
          ForEach(kept) { $0 }
          Button("off") { isOn = false }
        }
      }
    }
    let screen = show(Root())
    screen.tap("keep 1")
    XCTAssertEqual(screen.texts, ["keep 1", "a", "off"])
    screen.tap("off")
    screen.tap("keep 0")
    XCTAssertEqual(screen.texts, ["keep 0", "off"])
  }

  /// Subviews of subviews: each container adds its own.
  func testContainersInContainers() {
    struct Boxed<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View { ForEach(subviews: content) { $0.padding(1) } }
    }
    let screen = show(
      HStack {
        Boxed {
          Boxed {
            Text("a")
            ForEach(0..<2) { Text("\($0)") }
          }
        }
      })
    XCTAssertEqual(screen.texts, ["a", "0", "1"])
    XCTAssertEqual(screen.hosts(of: HostPaddingView.self).count, 6)
  }

  /// Views whose bodies set traits are not requested one by one: their traits are only known when they exist.
  func testElementsWithTraitsInTheirBodies() {
    struct Tagged: View {
      let number: Int
      var body: some View { Text("\(number)").tag(number) }
    }
    struct Boxed<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View { ForEach(subviews: content) { $0.padding(1) } }
    }
    let count = Setting(2)
    let screen = show(
      Showing(count) { count in
        NavigationStack {
          VStack {
            Boxed {
              ForEach(0..<count, id: \.self) { number in
                NavigationLink("Link \(number)") { Text("Page \(number)") }
              }
              ForEach(0..<count, id: \.self) { Tagged(number: $0) }
            }
          }
        }
      })
    XCTAssertEqual(screen.texts, ["Link 0", "Link 1", "0", "1"])
    count.value = 3
    screen.settle()
    XCTAssertEqual(screen.texts, ["Link 0", "Link 1", "Link 2", "0", "1", "2"])
    screen.tap("Link 2")
    XCTAssertEqual(screen.texts.first, "Page 2")
  }
}
