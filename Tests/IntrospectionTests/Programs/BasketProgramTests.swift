import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

private struct Item: Identifiable, Equatable {
  let id: String
  var count = 1
}

private final class Basket: ObservableObject {
  @Published var items = [Item(id: "Apples"), Item(id: "Pears")]
}

private struct ItemRow: View {
  @Binding var item: Item
  @State private var isFavourite = false

  var body: some View {
    HStack {
      Text(item.id)
      Text("\(item.count)").accessibilityIdentifier("count of \(item.id)")
      Button("More") { item.count += 1 }
      Toggle("Favourite", isOn: $isFavourite)
    }
  }
}

private struct BasketPage: View {
  @StateObject private var basket = Basket()
  @State private var isAsking = false

  var body: some View {
    VStack {
      ForEach($basket.items) { $item in ItemRow(item: $item) }
      Text("Total \(basket.items.map(\.count).reduce(0, +))").bold()
      Button("Empty") { isAsking = true }
        .disabled(basket.items.isEmpty)
        .alert("Empty the basket?", isPresented: $isAsking) {
          Button("Yes", role: .destructive) { basket.items = [] }
          Button("No", role: .cancel) {}
        }
    }
    .environment(\.lineLimit, 2)
  }
}

/// A program of somebody who tests views, and knows tools that look into them.
@MainActor
final class BasketProgramTests: HostTestCase {
  func testAUserFillsAndEmptiesTheBasket() throws {
    let window = show(BasketPage(), width: 400, height: 400).window
    let pears = try window.find(viewType: ItemRow.self) { $0.item.id == "Pears" }
    XCTAssertEqual(pears.property("isFavourite"), false)
    XCTAssertEqual(pears.property("item", as: Item.self)?.count, 1)
    XCTAssertEqual(pears.environment.lineLimit, 2)
    try pears.find(HostButton.self, labelled: "More").user.tap()
    try pears.find(HostSwitch.self).user.turn(on: true)
    XCTAssertEqual(pears.property("isFavourite"), true)
    XCTAssertEqual(pears.property("item", as: Item.self)?.count, 2)
    XCTAssertEqual(try window.find(HostLabel.self, identified: "count of Pears").text, "2")
    XCTAssertEqual(try window.find(HostLabel.self, containing: "Total").text, "Total 3")

    try window.find(HostButton.self, labelled: "Empty").user.tap()
    try window.find(HostButton.self, labelled: "Yes").user.tap()
    XCTAssertEqual(window.findAll(viewType: ItemRow.self).count, 0)
    XCTAssertFalse(pears.isAlive)
    XCTAssertThrowsError(try window.find(HostButton.self, labelled: "Empty").user.tap()) {
      XCTAssertEqual("\($0)", "Can't tap HostButton \"Empty\": it is disabled.")
    }
  }

  func testWhatIsAroundAText() throws {
    let window = show(BasketPage(), width: 400, height: 400).window
    let total = try window.find(HostLabel.self, containing: "Total")
    XCTAssertEqual(total.viewChain.filter { !$0.isModifier }.map(\.typeName), ["Text", "VStack", "BasketPage"])
    XCTAssertThrowsError(try window.find(HostButton.self, labelled: "More")) { error in
      XCTAssertTrue("\(error)".hasPrefix("2 times HostButton labelled \"More\" in HostWindow"), "\(error)")
    }
  }
}
