import ViewKernel

extension DemoScene {
  static let dotSlides = DemoScene(
    "E9", "dot-slides", "With an animation the dot slides to the selected item; only the clock moves it."
  ) { stage in
    stage.show(SlidingTabs())
    stage.tap("Three")
    let curve = UnitCurve.easeInOut
    let (start, way) = (stage.frame("dot").minX, stage.frame("Three").midX - stage.frame("One").midX)
    for step in 1...5 {
      // The only clock: the window presents the time at which it settles.
      stage.clock.advance(by: 0.1)
      stage.window.settle()
      let expected = start + way * CGFloat(curve.value(at: Double(step) / 5))
      stage.note(
        "after 0.\(step) s the dot is at \(rounded(stage.frame("dot").minX)), the curve at \(rounded(expected))"
          + (stage.window.isAnimating ? "" : "; nothing is animated any more"))
    }
    stage.tap("One")
    stage.clock.advance(by: 0.25)
    stage.step("half way, tap \"Three\" again: it turns round where it is") { stage.host(HostView.self, "Three").tap() }
    for _ in 1...2 {
      stage.clock.advance(by: 0.25)
      stage.window.settle()
      stage.note("a quarter of a second later the dot is at \(rounded(stage.frame("dot").minX))")
    }
  }

  private static func rounded(_ length: CGFloat) -> CGFloat { (length * 100).rounded() / 100 }
}

private struct TabsKey: PreferenceKey {
  static let defaultValue: [String: CGRect] = [:]

  static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
    value.merge(nextValue()) { $1 }
  }
}

private struct SlidingTabs: View {
  @State private var selection = "One"
  @State private var frames: [String: CGRect] = [:]

  var body: some View {
    HStack {
      ForEach(["One", "Two", "Three"], id: \.self) { name in
        Button(name) {
          withAnimation(.easeInOut(duration: 0.5)) { selection = name }
        }
        .background(
          GeometryReader { proxy in
            Color.clear.preference(key: TabsKey.self, value: [name: proxy.frame(in: .named("tabs"))])
          })
      }
    }
    .overlay(alignment: .topLeading) {
      Color.red
        .accessibilityIdentifier("dot")
        .frame(width: 4, height: 4)
        .offset(x: selected.midX - 2, y: selected.maxY + 6)
    }
    .coordinateSpace(name: "tabs")
    .onPreferenceChange(TabsKey.self) { frames = $0 }
  }

  private var selected: CGRect { frames[selection] ?? .zero }
}

#Preview { SlidingTabs() }
