import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Forms whose fields depend on each other.
@MainActor
final class FormIdiomsTests: HostTestCase {
  fileprivate struct Country: Identifiable, Hashable {
    var id: String { name }
    let name: String
    let cities: [String]
  }

  @Observable
  fileprivate final class Order {
    var countries = [
      Country(name: "France", cities: ["Lyon", "Paris"]), Country(name: "Italy", cities: ["Milan", "Rome"]),
    ]
    var country = "France" { didSet { if country != oldValue { city = cities.first ?? "" } } }
    var city = "Lyon"
    var amount = 1
    var isGift = false
    var message = ""
    var email = ""
    var start = Date(timeIntervalSinceReferenceDate: 0)
    var end = Date(timeIntervalSinceReferenceDate: 86_400 * 2)
    var price = 2.5
    var cities: [String] { countries.first { $0.name == country }?.cities ?? [] }
    var isValid: Bool { email.contains("@") && amount > 0 }
  }

  private func choose<V>(_ title: String, in number: Int, _ screen: Screen<V>, line: UInt = #line) {
    let buttons = screen.hosts(of: HostButton.self)
    XCTAssertTrue(buttons[number].chooseMenuItem(title), "no \(title)", line: line)
    screen.settle()
  }

  /// Two pickers: the second one's choices depend on the first one.
  func testPickersThatDepend() {
    struct Place: View {
      @Bindable var order: Order
      var body: some View {
        Form {
          Picker("Country", selection: $order.country) { ForEach(order.countries) { Text($0.name).tag($0.name) } }
          Picker("City", selection: $order.city) { ForEach(order.cities, id: \.self) { Text($0) } }
          Text("to \(order.city), \(order.country)")
        }
      }
    }
    let order = Order()
    let screen = show(Place(order: order), width: 320, height: 400)
    screen.assertShows("Country", "France", "City", "Lyon", "to Lyon, France")
    choose("Italy", in: 0, screen)
    screen.assertShows("Country", "Italy", "City", "Milan", "to Milan, Italy")
    choose("Rome", in: 1, screen)
    screen.assertShows("Country", "Italy", "City", "Rome", "to Rome, Italy")
    order.countries.append(Country(name: "Spain", cities: ["Vigo"]))
    screen.settle()
    choose("Spain", in: 0, screen)
    screen.assertShows("Country", "Spain", "City", "Vigo", "to Vigo, Spain")
  }

  /// Fields that are there for some values only, and a section that comes and goes.
  func testFieldsThatComeAndGo() {
    struct Gift: View {
      @Bindable var order: Order
      var body: some View {
        Form {
          Section("Order") {
            Stepper("\(order.amount) pieces", value: $order.amount, in: 1...9)
            Toggle("A gift", isOn: $order.isGift)
            if order.isGift { TextField("Message", text: $order.message) }
          }
          if order.amount > 1 {
            Section { Text("Thank you for \(order.amount)") }
          }
        }
      }
    }
    let order = Order()
    let screen = show(Gift(order: order), width: 320, height: 500)
    screen.assertShows("1 pieces", "A gift", "ORDER")
    XCTAssertTrue(screen.hosts(of: HostSwitch.self)[0].tap())
    screen.assertShows("1 pieces", "A gift", "Message", "ORDER")
    screen.type("Hi", into: "Message")
    XCTAssertTrue(screen.hosts(of: HostStepper.self)[0].increment())
    screen.window.endEditing()
    screen.assertShows("2 pieces", "A gift", "Hi", "Thank you for 2", "ORDER")
    order.isGift = false
    screen.assertShows("2 pieces", "A gift", "Thank you for 2", "ORDER")
    order.isGift = true
    order.amount = 1
    screen.assertShows("1 pieces", "A gift", "Hi", "ORDER")
  }

  /// The button is enabled, and the footer says what is missing, by what was typed.
  func testValidation() {
    struct Mail: View {
      @Bindable var order: Order
      var body: some View {
        Form {
          Section {
            TextField("Email", text: $order.email)
          } footer: {
            Text(order.isValid ? "Fine" : "An address has an @")
          }
          Button("Send") { order.email = "" }.disabled(!order.isValid)
        }
      }
    }
    let order = Order()
    let screen = show(Mail(order: order), width: 320, height: 400)
    func isEnabled() -> Bool? { screen.hosts(of: HostButton.self).first?.isEnabled }
    screen.assertShows("Email", "Send", "An address has an @")
    XCTAssertEqual(isEnabled(), false)
    screen.type("a@b", into: "Email")
    XCTAssertEqual(isEnabled(), true)
    screen.window.endEditing()
    screen.assertShows("a@b", "Send", "Fine")
    screen.tap("Send")
    XCTAssertEqual(isEnabled(), false)
    screen.assertShows("Email", "Send", "An address has an @")
  }

  /// A footer that is there only when there is something to say.
  func testAFooterThatComesLater() {
    struct Mail: View {
      @Bindable var order: Order
      var body: some View {
        Form {
          Section {
            Text("email \(order.email)")
          } header: {
            if order.isGift { Text("A gift") }
          } footer: {
            if !order.isValid { Text("Missing") }
          }
        }
      }
    }
    let order = Order()
    order.email = "@"
    let screen = show(Mail(order: order), width: 320, height: 400)
    screen.assertShows("email @")
    order.email = ""
    screen.assertShows("email ", "Missing")
    order.isGift = true
    screen.assertShows("email ", "A GIFT", "Missing")
    order.email = "@"
    order.isGift = false
    screen.assertShows("email @")
  }

  /// The second date is never before the first one.
  func testTwoDates() {
    struct Stay: View {
      @Bindable var order: Order
      private var days: Int { Int(order.end.timeIntervalSince(order.start) / 86_400) }
      var body: some View {
        Form {
          DatePicker("From", selection: $order.start, displayedComponents: .date)
          DatePicker("To", selection: $order.end, in: order.start..., displayedComponents: .date)
          Text("\(days) nights")
        }
        .onChange(of: order.start) { if order.end < order.start { order.end = order.start } }
      }
    }
    let order = Order()
    let screen = show(Stay(order: order), width: 320, height: 400)
    screen.assertShows("From", "To", "2 nights")
    let pickers = screen.hosts(of: HostDatePicker.self)
    XCTAssertTrue(pickers[0].pick(order.start.addingTimeInterval(86_400)))
    screen.assertShows("From", "To", "1 nights")
    XCTAssertTrue(pickers[0].pick(order.start.addingTimeInterval(86_400 * 4)))
    screen.assertShows("From", "To", "0 nights")
    XCTAssertEqual(pickers[1].date, order.start)
    XCTAssertTrue(pickers[1].pick(order.end.addingTimeInterval(86_400)))
    screen.assertShows("From", "To", "1 nights")
  }

  /// A number with a format: the field follows the model, also after it was edited badly.
  func testANumberField() {
    struct Price: View {
      @Bindable var order: Order
      var body: some View {
        TextField("Amount", value: $order.amount, format: .number)
        Text("costs \(Double(order.amount) * order.price)")
        Button("Ten") { order.amount = 10 }
      }
    }
    let order = Order()
    let screen = show(Price(order: order), width: 320, height: 400)
    screen.assertShows("1", "costs 2.5", "Ten")
    screen.type("2", into: "Amount")
    screen.window.endEditing()
    screen.assertShows("12", "costs 30.0", "Ten")
    screen.tap("Ten")
    screen.assertShows("10", "costs 25.0", "Ten")
    screen.type("x", into: "Amount")
    screen.window.endEditing()
    screen.assertShows("10", "costs 25.0", "Ten")
    order.amount = 7
    screen.assertShows("7", "costs 17.5", "Ten")
  }

  /// "All": a switch that is on while every other one is, and switches them all.
  func testASwitchForAll() {
    struct Flags: View {
      @ObservedObject var flags: Setting<[Bool]>
      private var all: Binding<Bool> {
        Binding(
          get: { flags.value.allSatisfy { $0 } },
          set: { isOn in flags.value = flags.value.map { _ in isOn } })
      }
      var body: some View {
        Form {
          Toggle("All", isOn: all)
          ForEach(flags.value.indices, id: \.self) { Toggle("Flag \($0)", isOn: $flags.value[$0]) }
        }
      }
    }
    let flags = Setting([true, false])
    let screen = show(Flags(flags: flags), width: 320, height: 400)
    func states() -> [Bool] { screen.hosts(of: HostSwitch.self).map(\.isOn) }
    XCTAssertEqual(states(), [false, true, false])
    XCTAssertTrue(screen.hosts(of: HostSwitch.self)[2].tap())
    screen.assertShows("All", "Flag 0", "Flag 1")
    XCTAssertEqual(states(), [true, true, true])
    XCTAssertTrue(screen.hosts(of: HostSwitch.self)[0].tap())
    screen.settle()
    XCTAssertEqual(states(), [false, false, false])
    flags.value = [true, true, true]
    screen.assertShows("All", "Flag 0", "Flag 1", "Flag 2")
    XCTAssertEqual(states(), [true, true, true, true])
  }

  /// Another `id` makes a form anew, with all its state as in the beginning.
  func testAFormThatStartsAgain() {
    struct Fields: View {
      @State private var name = ""
      @State private var isOn = true
      var body: some View {
        TextField("Name", text: $name)
        Toggle("On", isOn: $isOn)
      }
    }
    struct Root: View {
      @ObservedObject var generation: Setting<Int>
      var body: some View {
        Form {
          Fields().id(generation.value)
          Button("Reset") { generation.value += 1 }
        }
      }
    }
    let generation = Setting(0)
    let screen = show(Root(generation: generation), width: 320, height: 400)
    screen.type("Ada", into: "Name")
    XCTAssertTrue(screen.hosts(of: HostSwitch.self)[0].tap())
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["Ada", "On", "Reset"])
    screen.tap("Reset")
    screen.assertShows("Name", "On", "Reset")
    XCTAssertEqual(screen.hosts(of: HostSwitch.self).map(\.isOn), [true])
  }
}
