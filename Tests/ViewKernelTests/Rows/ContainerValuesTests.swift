import Foundation
import HostTree
import ViewKernel
import XCTest

private struct WeightKey: ContainerValueKey {
  static let defaultValue = 1
}

extension ContainerValues {
  fileprivate var weight: Int {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = newValue }
  }
  @Entry fileprivate var note: String? = "none"
}

/// Values that views give their container.
@MainActor
final class ContainerValuesTests: HostTestCase {
  private struct Weights<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      Group(subviews: content) { subviews in
        Text(subviews.map { "\($0.containerValues.weight)" }.joined(separator: " "))
      }
    }
  }

  private struct Heavy: View {
    var weight = 9
    var body: some View { Text("heavy").containerValue(\.weight, weight).bold() }
  }

  private func weights<V: View>(@ViewBuilder _ content: () -> V) -> String {
    show(Weights(content: content)).texts[0]
  }

  func testWhereAValueComesFrom() {
    let isOn = true
    XCTAssertEqual(weights { Text("a") }, "1")
    XCTAssertEqual(weights { Text("a").containerValue(\.weight, 2).padding() }, "2")
    XCTAssertEqual(weights { Text("a").containerValue(\.weight, 2).containerValue(\.weight, 3) }, "2", "the inner one")
    XCTAssertEqual(
      weights {
        Group {
          Text("a")
          Text("b").containerValue(\.weight, 4)
          ForEach(0..<2) { Text("\($0)").id($0) }
        }
        .padding()
        .containerValue(\.weight, 5)
      }, "5 4 5 5")
    XCTAssertEqual(
      weights {
        Heavy()
        Heavy(weight: 8).padding().id(3)
        if isOn { Heavy(weight: 7) } else { Text("b") }
        VStack { Heavy() }
        AnyView(Text("c").containerValue(\.weight, 6))
      }, "9 8 7 1 6", "in bodies and branches, not out of containers")
  }

  func testOptionalValues() {
    let screen = show(
      Group(
        subviews: Group {
          Text("a")
          Text("b").containerValue(\.note, nil)
          Text("c").containerValue(\.note, "x")
        }
      ) { subviews in
        ForEach(subviews) { Text($0.containerValues.note ?? "nil") }
      })
    XCTAssertEqual(screen.texts, ["none", "nil", "x"])
  }

  func testTags() {
    let screen = show(
      Group(
        subviews: Group {
          Text("a").tag(1)
          Text("b").tag("x").tag(2)
          Group { Text("c") }.tag(Int?.some(3))
          Text("d")
        }
      ) { subviews in
        ForEach(subviews) { subview in
          let values = subview.containerValues
          Text("\(values.tag(for: Int.self) ?? 0) \(values.tag(for: String.self) ?? "-") \(values.hasTag(2))")
        }
      })
    XCTAssertEqual(screen.texts, ["1 - false", "2 x true", "3 - false", "0 - false"])
  }

  /// Code that has read container values runs again when one changes, and only then.
  func testReadersFollow() {
    struct Root: View {
      let log: EventLog
      @State private var weight = 1
      @State private var text = "a"
      var body: some View {
        // Without `log`, the closure would have captured the view with its states.
        let log = log
        VStack {
          Group(subviews: Text(text).containerValue(\.weight, weight)) { subviews in
            let _ = log.add("weight \(subviews[0].containerValues.weight)")
            subviews
          }
          Button("weight") { weight += 1 }
          Button("text") { text += "a" }
        }
      }
    }
    let log = EventLog()
    let screen = show(Root(log: log))
    XCTAssertEqual(log.take(), ["weight 1"])
    screen.tap("text")
    XCTAssertEqual(screen.texts, ["aa", "weight", "text"])
    XCTAssertEqual(log.take(), [])
    screen.tap("weight")
    XCTAssertEqual(log.take(), ["weight 2"])
  }

  private struct WeightedRow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      let weights = subviews.map { CGFloat($0.containerValues.weight) }
      let unit = bounds.width / max(weights.reduce(0, +), 1)
      var x = bounds.minX
      for (subview, weight) in zip(subviews, weights) {
        let size = ProposedViewSize(width: unit * weight, height: bounds.height)
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: size)
        x += unit * weight
      }
    }
  }

  func testALayoutReadsThem() {
    struct Root: View {
      @State private var weight = 2
      var body: some View {
        VStack {
          WeightedRow {
            Color.red.containerValue(\.weight, weight).opacity(0.5).containerValue(\.weight, 7)
            Group { Color.blue }.containerValue(\.weight, 3)
            Color.green
          }
          Button("more") { weight = 4 }
        }
      }
    }
    let screen = show(Root(), width: 240)
    XCTAssertEqual(screen.hosts(of: HostColorView.self).map(\.bounds.width), [80, 120, 40])
    screen.tap("more")
    XCTAssertEqual(screen.hosts(of: HostColorView.self).map(\.bounds.width), [120, 90, 30])
  }
}
