import ViewKernel

extension DemoScene {
  static let objectForManyReaders = DemoScene(
    "E2", "object-for-many-readers", "An environment object is read several levels down, and all readers keep in step."
  ) { stage in
    stage.show(Shop(log: stage.log))
    stage.tap("Add to basket")
    stage.tap("Add to basket")
    stage.tap("Empty")
  }
}

private final class Basket: ObservableObject {
  @Published private(set) var count = 0

  func add() { count += 1 }
  func empty() { count = 0 }
}

private struct Shop: View {
  let log: CallLog
  @StateObject private var basket = Basket()

  var body: some View {
    VStack(alignment: .leading) {
      Header(log: log)
      Shelf(log: log)
    }
    .environmentObject(basket)
  }
}

// Neither the header nor the shelf reads the basket, so neither runs again.

private struct Header: View {
  let log: CallLog

  var body: some View {
    let _ = log("body of Header")
    HStack {
      Text("The shop").bold(); Badge(log: log)
    }
  }
}

private struct Shelf: View {
  let log: CallLog

  var body: some View {
    let _ = log("body of Shelf")
    VStack(alignment: .leading) { Product(log: log) }
  }
}

private struct Badge: View {
  let log: CallLog
  @EnvironmentObject private var basket: Basket

  var body: some View {
    let _ = log("body of Badge")
    Text("\(basket.count)").foregroundColor(.red)
  }
}

private struct Product: View {
  let log: CallLog
  @EnvironmentObject private var basket: Basket

  var body: some View {
    let _ = log("body of Product")
    HStack {
      Button("Add to basket") { basket.add() }
      if basket.count > 0 { Button("Empty") { basket.empty() } }
    }
  }
}

#Preview { Shop(log: CallLog()) }
