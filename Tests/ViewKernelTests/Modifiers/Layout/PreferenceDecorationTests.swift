import HostTree
import TestSupport
import ViewKernel
import XCTest

private struct FramesKey: PreferenceKey {
  static var defaultValue: [String: CGRect] { [:] }
  static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
    value.merge(nextValue()) { $1 }
  }
}

private struct AnchorsKey: PreferenceKey {
  static var defaultValue: [String: Anchor<CGRect>] { [:] }
  static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

/// How the items tell where they are.
private enum Means {
  case state, preference, anchor
}

/// A dot under the selected one of some items, which say by a preference where they are.
private struct Tabs: View {
  let means: Means
  let log: EventLog
  @State private var selection = "One"
  @State private var frames: [String: CGRect] = [:]

  private var row: some View {
    HStack(spacing: 10) {
      ForEach(["One", "Two", "Three"], id: \.self) { name in
        if means == .anchor {
          Button(name) { selection = name }.anchorPreference(key: AnchorsKey.self, value: .bounds) { [name: $0] }
        } else {
          Button(name) { selection = name }.background(
            GeometryReader { proxy in
              Color.clear.preference(key: FramesKey.self, value: [name: proxy.frame(in: .named("tabs"))])
            })
        }
      }
    }
  }

  private func dot(_ frames: [String: CGRect]) -> some View {
    log.add("dot of \(frames.count)")
    let frame = frames[selection] ?? .zero
    return Color.red.frame(width: 4, height: 4)
      .offset(x: frame.midX - 2, y: frame.maxY + 6)
      .accessibilityIdentifier("dot")
  }

  var body: some View {
    VStack {
      switch means {
      case .state:
        row.overlay(alignment: .topLeading) { dot(frames) }.onPreferenceChange(FramesKey.self) { frames = $0 }
      case .preference: row.overlayPreferenceValue(FramesKey.self, alignment: .topLeading) { dot($0) }
      case .anchor:
        row.overlayPreferenceValue(AnchorsKey.self) { anchors in
          GeometryReader { proxy in dot(anchors.mapValues { proxy[$0] }) }
        }
      }
    }
    .coordinateSpace(name: "tabs")
  }
}

@MainActor
final class PreferenceDecorationTests: HostTestCase {
  private func dots(_ means: Means) -> [CGRect?] {
    let screen = show(Tabs(means: means, log: EventLog()))
    func dot() -> CGRect? { screen.hosts(of: HostColorView.self).last.map { $0.convert($0.bounds, to: nil) } }
    var result = [dot()]
    for name in ["Three", "Two"] {
      screen.tap(name)
      let item = screen.frame(name)
      XCTAssertEqual(dot()?.midX, item?.midX, "in the middle of the item")
      XCTAssertEqual(dot()?.midY, item.map { $0.maxY + 8 }, "8 below its lower edge")
      result.append(dot())
    }
    return result
  }

  func testStateAndPreferencesAndAnchorsGiveIdenticalFrames() {
    XCTAssertEqual(dots(.state), dots(.preference))
    XCTAssertEqual(dots(.state), dots(.anchor))
  }

  func testAnAnchorFollowsItsView() {
    struct Page: View {
      @State private var isLow = false
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: isLow ? 30 : 10)
          Button("Move") { isLow.toggle() }.frame(height: 20)
            .anchorPreference(key: AnchorsKey.self, value: .bounds) { ["button": $0] }
        }
        .frame(height: 100, alignment: .top)
        .overlayPreferenceValue(AnchorsKey.self) { anchors in
          GeometryReader { proxy in Text(verbatim: "\(Int(anchors["button"].map { proxy[$0] }?.minY ?? -1))") }
        }
      }
    }
    let screen = show(Page(), width: 100, height: 100)
    XCTAssertEqual(screen.texts.last, "10")
    screen.tap("Move")
    XCTAssertEqual(screen.texts.last, "30")
  }

  func testItIsMadeOnceForEachValue() {
    let log = EventLog()
    let screen = show(Tabs(means: .preference, log: log))
    XCTAssertEqual(log.take().last, "dot of 3")
    screen.tap("Two")
    XCTAssertEqual(log.take(), ["dot of 3"])
  }

  func testABackgroundLiesBehind() {
    struct NamesKey: PreferenceKey {
      static var defaultValue: [String] { [] }
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
    let screen = show(
      HStack {
        Text(verbatim: "a").preference(key: NamesKey.self, value: ["a"])
        Text(verbatim: "b").preference(key: NamesKey.self, value: ["b"])
      }
      .backgroundPreferenceValue(NamesKey.self) { Text(verbatim: $0.joined(separator: "+")) })
    XCTAssertEqual(screen.texts, ["a+b", "a", "b"])
  }

  func testWithoutWritersTheDefaultCounts() {
    let screen = show(
      Text(verbatim: "a").overlayPreferenceValue(FramesKey.self) { Text(verbatim: "\($0.count) frames") })
    XCTAssertEqual(screen.texts, ["a", "0 frames"])
  }

  func testTheFirstValueHasWhatViewsOfOtherViewsContribute() {
    let log = EventLog()
    struct Rows: View {
      let log: EventLog
      var body: some View {
        Group(subviews: ForEach(0..<3) { Text("\($0)") }) { subviews in
          ForEach(subviews) { subview in
            Label {
              subview
            } icon: {
              Image(systemName: "star").background(
                GeometryReader { proxy in
                  Color.clear.preference(
                    key: FramesKey.self, value: ["\(subview.id)": proxy.frame(in: .global)])
                })
            }
          }
        }
        .overlayPreferenceValue(FramesKey.self) { frames in let _ = log.add("\(frames.count)") }
      }
    }
    _ = show(VStack { Rows(log: log) })
    XCTAssertEqual(log.take().filter { $0 != "3" }, [])
  }

  /// Programs subscript by what they expect to be there: with the default value, `0..<count - 1` would end them.
  func testTheFirstValueHasWhatGeometryReadersContribute() {
    let log = EventLog()
    struct Row: View {
      let log: EventLog
      var body: some View {
        HStack {
          ForEach(0..<3) { index in
            Text("\(index)").background(
              GeometryReader { outer in
                GeometryReader { proxy in
                  Color.clear.preference(key: FramesKey.self, value: ["\(index)": proxy.frame(in: .global)])
                }
                .frame(width: outer.size.width / 2)
              })
          }
        }
        .backgroundPreferenceValue(FramesKey.self) { frames in
          let _ = log.add("\(frames.count)")
          ForEach(0..<frames.count - 1, id: \.self) { _ in Color.red }
        }
      }
    }
    let screen = show(Row(log: log))
    XCTAssertEqual(log.take().filter { $0 != "3" }, [])
    XCTAssertEqual(screen.hosts(of: HostColorView.self).filter { $0.backgroundColor == .red }.count, 2)
  }
}
