import ViewKernel

extension DemoScene {
  static let shapesAndPaints = DemoScene(
    "G1", "shapes-and-paints", "Shapes take their room, one host each; clips change what is seen, not what is laid out."
  ) { stage in
    stage.show(Gallery())
    for name in ["circle", "rectangle", "star", "ring", "avatar", "banner"] {
      stage.note("\(name): \(stage.frame(name).inWords)")
    }
    stage.tap("More")
    stage.tap("More")
  }
}

private struct Gallery: View {
  @State private var share = 0.25

  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 12) {
        // A circle takes a square, other shapes all of their room.
        Circle()
          .fill(.red)
          .accessibilityIdentifier("circle")
        Rectangle()
          .fill(.linearGradient(colors: [.yellow, .orange], startPoint: .top, endPoint: .bottom))
          .accessibilityIdentifier("rectangle")
        Star(points: 5)
          .fill(.yellow)
          .stroke(.orange, lineWidth: 2)
          .accessibilityIdentifier("star")
      }
      .frame(height: 60)

      ZStack {
        Circle()
          .stroke(.tertiary, lineWidth: 8)
        Circle()
          .trim(from: 0, to: share)
          .stroke(.tint, style: StrokeStyle(lineWidth: 8, lineCap: .round))
          .rotationEffect(.degrees(-90))
          .accessibilityIdentifier("ring")
        Text("\(Int(share * 100)) %")
      }
      .frame(width: 80, height: 80)
      .tint(.green)

      Color.purple
        .frame(width: 90, height: 60)
        .clipShape(Circle())
        .overlay(Circle().strokeBorder(.white, lineWidth: 3))
        .shadow(radius: 4)
        .accessibilityIdentifier("avatar")

      Text("Summer")
        .padding(8)
        .background(.blue.opacity(0.2), in: .rect(topLeadingRadius: 12, bottomTrailingRadius: 12))
        .border(.blue)
        .cornerRadius(12)
        .accessibilityIdentifier("banner")

      Button("More") { share = min(share + 0.5, 1) }
    }
    .padding()
  }
}

/// A star that fills its room.
private struct Star: Shape {
  let points: Int

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    var path = Path()
    for corner in 0..<points * 2 {
      let angle = Angle.degrees(Double(corner) * 180 / Double(points) - 90)
      let distance = corner.isMultiple(of: 2) ? radius : radius / 2
      let point = CGPoint(
        x: center.x + distance * cos(angle.radians), y: center.y + distance * sin(angle.radians))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}

#Preview { Gallery() }
