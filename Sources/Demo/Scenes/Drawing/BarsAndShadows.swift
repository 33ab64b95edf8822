import HostTree
import ViewKernel

extension DemoScene {
  static let barsAndShadows = DemoScene(
    "G3", "bars-and-shadows",
    "Cards on a background of one's own, a bar with a colour and a menu, borders in shapes, shadows as parts of styles."
  ) { stage in
    stage.show(Shop())
    stage.tap("Shop")
    stage.tap("Sort")
  }
}

private struct Shop: View {
  @State private var names = ["Tea", "Bread", "Apples"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(names, id: \.self) { name in
          HStack {
            Circle().fill(.mint.shadow(.inner(radius: 2, y: 1))).frame(width: 24, height: 24)
            Text(name)
            Spacer()
            Button("Add", systemImage: "plus") {}
              .labelStyle(.iconOnly).buttonStyle(.bordered).buttonBorderShape(.circle)
          }
        }
        Button("Buy") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
        Text("50 % off").font(.largeTitle.bold()).foregroundStyle(.orange.shadow(.drop(radius: 1, x: 1, y: 2)))
      }
      .listRowSpacing(8)
      .scrollContentBackground(.hidden)
      .background(.linearGradient(colors: [.mint, .blue], startPoint: .top, endPoint: .bottom))
      .navigationTitle("Shop")
      .navigationBarTitleDisplayMode(.inline)
      .toolbarBackground(.yellow)
      .toolbarBackground(.visible)
      .toolbarTitleMenu { Button("Sort") { names.sort() } }
    }
  }
}

#Preview { Shop() }
