import Foundation
import HostTree
import ViewKernel

extension DemoScene {
  static let rightToLeft = DemoScene(
    "F4", "right-to-left",
    "Where reading begins on the right, every place is mirrored; layouts and shapes of one's own need not know."
  ) { stage in
    stage.show(Message())
    stage.step("read from right to left") { stage.window.traitOverrides.layoutDirection = .rightToLeft }
  }
}

private struct Message: View {
  @State private var volume = 0.25

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Image(systemName: "chevron.backward")
        Text("Inbox")
        Spacer()
        Tag().fill(.orange).frame(width: 40, height: 20)
      }
      Text("Two lines of a letter\nto somebody").padding(.leading, 20)
      Slider(value: $volume)
      Spacer()
    }
    .padding()
  }
}

/// A label with its tip where reading goes on.
private struct Tag: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX - rect.height / 2, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX - rect.height / 2, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

#Preview { Message() }
