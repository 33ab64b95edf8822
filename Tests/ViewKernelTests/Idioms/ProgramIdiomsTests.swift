import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Small programs as tutorials build them, from the first tap to the last.
@MainActor
final class ProgramIdiomsTests: HostTestCase {
  // MARK: A shop

  fileprivate struct Product: Identifiable, Hashable {
    let id: Int
    let name: String
    let price: Int
  }

  @Observable
  fileprivate final class Shop {
    let products = [Product(id: 1, name: "Tea", price: 3), Product(id: 2, name: "Cup", price: 5)]
    var cart: [Int: Int] = [:]
    var tab = "shop"
    var isPaying = false
    var thanks = false
    var total: Int { products.reduce(0) { $0 + $1.price * cart[$1.id, default: 0] } }
    var count: Int { cart.values.reduce(0, +) }
  }

  /// Products in one tab, a cart with a badge in another, a sheet that asks for the money, an alert that thanks.
  func testAShop() {
    struct ProductPage: View {
      let product: Product
      let shop: Shop
      var body: some View {
        VStack {
          Text("\(product.price) coins")
          Button("Buy") { shop.cart[product.id, default: 0] += 1 }
          if let count = shop.cart[product.id] { Text("\(count) in the cart") }
        }
        .navigationTitle(product.name)
      }
    }
    struct Cart: View {
      @Bindable var shop: Shop
      var body: some View {
        List {
          ForEach(shop.products.filter { shop.cart[$0.id] != nil }) { product in
            Stepper(
              "\(product.name) x \(shop.cart[product.id] ?? 0)",
              value: Binding(
                get: { shop.cart[product.id] ?? 0 }, set: { shop.cart[product.id] = $0 == 0 ? nil : $0 }), in: 0...9)
          }
          if shop.cart.isEmpty { Text("Empty") } else { Button("Pay \(shop.total)") { shop.isPaying = true } }
        }
        .sheet(isPresented: $shop.isPaying) {
          Button("Really pay \(shop.total)") {
            shop.cart = [:]
            shop.isPaying = false
            shop.thanks = true
          }
        }
        .alert("Thank you", isPresented: $shop.thanks) {}
      }
    }
    struct Root: View {
      @Bindable var shop: Shop
      var body: some View {
        TabView(selection: $shop.tab) {
          NavigationStack {
            List(shop.products) { NavigationLink($0.name, value: $0) }
              .navigationDestination(for: Product.self) { ProductPage(product: $0, shop: shop) }
              .navigationTitle("Shop")
          }
          .tabItem { Text("Shop") }.tag("shop")
          Cart(shop: shop).tabItem { Text("Cart") }.badge(shop.count).tag("cart")
        }
      }
    }
    let shop = Shop()
    let screen = show(Root(shop: shop), width: 320, height: 600)
    screen.assertShows("Tea", "Cup", "Shop", "Shop", "Cart")
    screen.tap("Cup")
    screen.tap("Buy")
    screen.tap("Buy")
    XCTAssertEqual(screen.shownTexts, ["5 coins", "Buy", "2 in the cart", "Shop", "Cup", "Shop", "Cart", "2"])
    screen.navigation.goBack()
    screen.assertShows("Tea", "Cup", "Shop", "Shop", "Cart", "2")
    screen.tap("Tea")
    screen.tap("Buy")
    screen.tap("Cart")
    XCTAssertEqual(screen.shownTexts, ["Tea x 1", "Cup x 2", "Pay 13", "Shop", "Cart", "3"])
    XCTAssertTrue(screen.hosts(of: HostStepper.self)[0].decrement())
    screen.assertShows("Cup x 2", "Pay 10", "Shop", "Cart", "2")
    screen.tap("Pay 10")
    screen.assertShows("Cup x 2", "Pay 10", "Shop", "Cart", "2", "Really pay 10")
    screen.tapLabel("Really pay 10")
    screen.assertShows("Empty", "Shop", "Cart", "Thank you", "OK")
    screen.tapLabel("OK")
    screen.assertShows("Empty", "Shop", "Cart")
    XCTAssertFalse(shop.thanks)
  }

  // MARK: A wizard

  @Observable
  fileprivate final class Registration {
    enum Step: Hashable { case name, plan, done }
    var path: [Step] = []
    var name = ""
    var plan = "free"
    var finished: [String] = []
  }

  /// Steps one after another, each on a page, which share a draft; at the end all pages go.
  func testAWizard() {
    struct Root: View {
      @Bindable var draft: Registration
      var body: some View {
        NavigationStack(path: $draft.path) {
          List {
            ForEach(draft.finished, id: \.self) { Text($0) }
            NavigationLink("Register", value: Registration.Step.name)
          }
          .navigationTitle("People")
          .navigationDestination(for: Registration.Step.self) { step in
            switch step {
            case .name:
              Form {
                TextField("Name", text: $draft.name)
                NavigationLink("Continue", value: Registration.Step.plan).disabled(draft.name.isEmpty)
              }
              .navigationTitle("Name")
            case .plan:
              Form {
                Picker("Plan", selection: $draft.plan) { ForEach(["free", "pro"], id: \.self) { Text($0) } }
                NavigationLink("To the end", value: Registration.Step.done)
              }
              .navigationTitle("Plan")
            case .done:
              Button("Finish \(draft.name), \(draft.plan)") {
                draft.finished.append("\(draft.name) (\(draft.plan))")
                draft.name = ""
                draft.path = []
              }
              .navigationTitle("Done")
            }
          }
        }
      }
    }
    let draft = Registration()
    let screen = show(Root(draft: draft), width: 320, height: 500)
    screen.tap("Register")
    screen.assertShows("Name", "Continue", "People", "Name")
    XCTAssertFalse(screen.host("Continue")?.tap() ?? true, "it is disabled")
    let field = screen.hosts(of: HostTextField.self)[0]
    XCTAssertTrue(field.becomeFirstResponder())
    screen.window.insertText("Ada")
    screen.settle()
    screen.tap("Continue")
    XCTAssertTrue(screen.hosts(of: HostButton.self)[0].chooseMenuItem("pro"))
    screen.settle()
    screen.tap("To the end")
    screen.assertShows("Finish Ada, pro", "Plan", "Done")
    screen.tap("Finish Ada, pro")
    screen.assertShows("Ada (pro)", "Register", "People")
    screen.tap("Register")
    screen.assertShows("Name", "Continue", "People", "Name")
  }
}
