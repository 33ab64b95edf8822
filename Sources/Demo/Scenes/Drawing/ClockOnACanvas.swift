import ViewKernel

extension DemoScene {
  static let clockOnACanvas = DemoScene(
    "G4", "clock-on-a-canvas",
    "A canvas draws in one host; a timeline has it draw again each second, and wakes nobody in between."
  ) { stage in
    stage.show(Clock(start: stage.clock.date))
    for _ in 1...2 {
      stage.clock.advance(by: 7.5)
      stage.window.settle()
      let next = HostTimer.nextFireTime(by: stage.clock).map { "\($0)" } ?? "none"
      stage.note(
        "after \(stage.clock.now) s the second hand points to \(stage.host(HostView.self, "hand").accessibilityValue ?? "?"), the "
          + "next date is at \(next) s")
    }
    stage.note("\(HostDrawing(of: stage.host(HostView.self, "hand")).commands.count) commands are drawn")
  }
}

private struct Clock: View {
  let start: Date

  var body: some View {
    TimelineView(.periodic(from: start, by: 1)) { timeline in
      let second = Int(timeline.date.timeIntervalSince(start)) % 60
      Canvas { context, size in
        let radius = min(size.width, size.height) / 2
        context.translateBy(x: size.width / 2, y: size.height / 2)
        let face = Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
        context.fill(
          face,
          with: .radialGradient(
            Gradient(colors: [.white, .yellow]), center: .zero, startRadius: 0, endRadius: radius))
        for hour in 1...12 {
          var copy = context
          copy.rotate(by: .degrees(Double(hour) * 30))
          copy.translateBy(x: 0, y: -radius * 0.85)
          copy.rotate(by: .degrees(Double(hour) * -30))
          copy.draw(Text("\(hour)").font(.caption), at: .zero)
        }
        context.addFilter(.shadow(radius: 2, y: 1))
        context.rotate(by: .degrees(Double(second) * 6))
        let hand = Path { path in
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: 0, y: -radius * 0.7))
        }
        context.stroke(hand, with: .color(.red), style: StrokeStyle(lineWidth: 3, lineCap: .round))
      }
      .accessibilityIdentifier("hand")
      .accessibilityValue("\(second)")
    }
    .padding(20)
  }
}

#Preview { Clock(start: Date(timeIntervalSinceReferenceDate: 0)) }
