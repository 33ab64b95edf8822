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

/// A dot under the selected one of some items, which say by a preference where they are.
private struct Tabs: View {
  let usesState: Bool
  let log: EventLog
  @State private var selection = "One"
  @State private var frames: [String: CGRect] = [:]

  private var row: some View {
    HStack(spacing: 10) {
      ForEach(["One", "Two", "Three"], id: \.self) { name in
        Button(name) { selection = name }.background(
          GeometryReader { proxy in
            Color.clear.preference(key: FramesKey.self, value: [name: proxy.frame(in: .named("tabs"))])
          })
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
      if usesState {
        row.overlay(alignment: .topLeading) { dot(frames) }.onPreferenceChange(FramesKey.self) { frames = $0 }
      } else {
        row.overlayPreferenceValue(FramesKey.self, alignment: .topLeading) { dot($0) }
      }
    }
    .coordinateSpace(name: "tabs")
  }
}

@MainActor
final class PreferenceDecorationTests: HostTestCase {
  private func dots(usesState: Bool) -> [CGRect?] {
    let screen = show(Tabs(usesState: usesState, log: EventLog()))
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

  func testAnOverlayMadeOfAPreferenceLiesWhereStateWouldPutIt() {
    XCTAssertEqual(dots(usesState: true), dots(usesState: false))
  }

  func testItIsMadeOnceForEachValue() {
    let log = EventLog()
    let screen = show(Tabs(usesState: false, log: log))
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
}
