import HostTree
import ViewKernel

extension DemoScene {
  static let tabs = DemoScene(
    "J1", "tabs",
    "A tab's view comes to be when its tab is first chosen, and is kept; the selection can be written, too."
  ) { stage in
    stage.show(Shop(log: stage.log))
    stage.tap("Cart")
    stage.tap("Add")
    stage.tap("Go shopping")
    stage.tap("Cart")
  }
}

private struct Shop: View {
  let log: CallLog
  @State private var tab = "shop"
  @State private var count = 0

  var body: some View {
    TabView(selection: $tab) {
      NavigationView { Text("Apples, pears").navigationBarTitle("Goods", displayMode: .inline) }
        .onAppear { log("the shop appears") }
        .onDisappear { log("the shop disappears") }
        .tabItem {
          Image(systemName: "bag")
          Text("Shop")
        }
        .tag("shop")
      VStack {
        Text("\(count) things")
        Button("Add") { count += 1 }
        Button("Go shopping") { tab = "shop" }
      }
      .onAppear { log("the cart appears") }
      .onDisappear { log("the cart disappears") }
      .tabItem {
        Image(systemName: "cart")
        Text("Cart")
      }
      .tag("cart")
      .badge(count)
    }
  }
}

#Preview { Shop(log: CallLog()) }
