import HostTree
import ViewKernel

extension DemoScene {
  static let dragAndDrop = DemoScene(
    "K3", "drag-and-drop",
    "A long press lifts a card; it follows the finger in front of everything, and a column takes it."
  ) { stage in
    stage.show(Errands())
    let start = stage.frame("Tea")
    let touch = stage.window.beginTouch(at: CGPoint(x: start.midX, y: start.midY))
    stage.step("press \"Tea\" for half a second, and move to \"Done\"") {
      stage.clock.advance(by: 0.5)
      touch.move(to: CGPoint(x: start.midX + 5, y: start.midY))
      stage.window.settle()
      let end = stage.frame("Done")
      touch.move(to: CGPoint(x: end.midX, y: end.midY + 40))
    }
    stage.step("lift the finger") { touch.end() }
  }
}

private struct Errands: View {
  @State private var open = ["Tea", "Bread"]
  @State private var done: [String] = []

  var body: some View {
    HStack(alignment: .top) {
      Column(title: "Open", names: $open, others: $done)
      Column(title: "Done", names: $done, others: $open)
    }
    .padding()
  }
}

private struct Column: View {
  let title: String
  @Binding var names: [String]
  @Binding var others: [String]
  @State private var isTargeted = false

  var body: some View {
    VStack {
      Text(title).font(.headline)
      ForEach(names, id: \.self) { name in
        Text(name).padding(8).background(.blue.opacity(0.15), in: .rect(cornerRadius: 8)).draggable(name)
      }
      Spacer()
    }
    .padding()
    .frame(maxWidth: .infinity)
    .background(isTargeted ? .green.opacity(0.2) : .gray.opacity(0.1), in: .rect(cornerRadius: 12))
    .dropDestination(for: String.self) { items, _ in
      others.removeAll { items.contains($0) }
      names += items
      return true
    } isTargeted: {
      isTargeted = $0
    }
  }
}

#Preview { Errands() }
