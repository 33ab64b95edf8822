import ViewKernel

extension DemoScene {
  static let cardGrows = DemoScene(
    "E10", "card-grows",
    "A card grows out of a small one with the same identity, and jumps by keyframes when it is there."
  ) { stage in
    stage.show(GrowingCard())
    stage.step("a tap: both have one place, and fade into each other") { stage.host(HostView.self, "small").tap() }
    for _ in 1...2 {
      stage.clock.advance(by: 0.25)
      stage.window.settle()
      stage.note("a quarter of a second later the large one is at \(stage.frame("large"))")
    }
    stage.clock.advance(by: 0.1)
    stage.window.settle()
    stage.note("then keyframes lift it to \(stage.frame("large").origin)")
  }
}

private struct GrowingCard: View {
  @Namespace private var space
  @State private var isLarge = false
  @State private var arrivals = 0

  var body: some View {
    ZStack {
      if isLarge {
        Color.blue
          .accessibilityIdentifier("large")
          .matchedGeometryEffect(id: "card", in: space)
          .frame(width: 200, height: 120)
      } else {
        Color.green
          .accessibilityIdentifier("small")
          .matchedGeometryEffect(id: "card", in: space)
          .frame(width: 40, height: 40)
          .onTapGesture {
            withAnimation(.linear(duration: 0.5)) {
              isLarge = true
            } completion: {
              arrivals += 1
            }
          }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isLarge ? .center : .topLeading)
    .keyframeAnimator(initialValue: 0.0, trigger: arrivals) { content, height in
      content.offset(y: -height)
    } keyframes: { _ in
      LinearKeyframe(20, duration: 0.2)
      SpringKeyframe(0, duration: 0.5, spring: .bouncy)
    }
  }
}

#Preview { GrowingCard() }
