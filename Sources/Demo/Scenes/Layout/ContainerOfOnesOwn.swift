import ViewKernel

extension DemoScene {
  static let containerOfOnesOwn = DemoScene(
    "F5", "container-of-ones-own",
    "A container takes its content apart: a column for each section, a card for each view in the colour that it asks for."
  ) { stage in
    stage.show(Dinner())
    for name in ["Soup", "Bread", "Cake"] { stage.note("\(name): \(stage.frame(name).inWords)") }
    stage.tap("More")
    stage.note("Tea: \(stage.frame("Tea").inWords)")
  }
}

extension ContainerValues {
  @Entry fileprivate var cardColor = Color.gray
}

/// A column for each section, and a card for each view.
private struct Board<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      ForEach(sections: content) { section in
        VStack(spacing: 8) {
          HStack { section.header }
          ForEach(section.content) { subview in
            subview
              .padding(10)
              .frame(width: 110)
              .background(subview.containerValues.cardColor.opacity(0.3), in: RoundedRectangle(cornerRadius: 8))
          }
        }
      }
    }
  }
}

private struct Dinner: View {
  @State private var dishes = ["Soup", "Bread"]

  var body: some View {
    VStack(spacing: 20) {
      Board {
        Section("First") {
          ForEach(dishes, id: \.self) { Text($0) }
        }
        .containerValue(\.cardColor, .blue)
        Section("Then") {
          Text("Cake").containerValue(\.cardColor, .orange)
          Text("Figs")
        }
      }
      .font(.body)
      Button("More") { dishes.append("Tea") }
    }
  }
}

#Preview { Dinner() }
