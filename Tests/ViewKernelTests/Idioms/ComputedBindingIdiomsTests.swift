import Foundation
import HostTree
import ViewKernel
import XCTest

/// Bindings that are worked out from others.
@MainActor
final class ComputedBindingIdiomsTests: HostTestCase {
  @Observable
  fileprivate final class Store {
    var isHidden = false
    var chosen: Set<String> = []
    var celsius = 20.0
    var profile = Profile()
  }

  fileprivate struct Profile: Equatable {
    struct Address: Equatable { var city = "Paris" }
    var address = Address()
    var phase = Phase.draft
  }

  fileprivate enum Phase: Equatable {
    case draft
    case sent(String)
  }

  private func toggle<V>(_ screen: Screen<V>, _ number: Int) {
    XCTAssertTrue(screen.hosts(of: HostSwitch.self)[number].tap())
    screen.settle()
  }

  /// A flag the other way round.
  func testABindingThatInverts() {
    struct Visible: View {
      @Bindable var store: Store
      var body: some View {
        Toggle("Visible", isOn: Binding(get: { !store.isHidden }, set: { store.isHidden = !$0 }))
        Toggle("Hidden", isOn: $store.isHidden)
      }
    }
    let store = Store()
    let screen = show(Visible(store: store))
    func states() -> [Bool] { screen.hosts(of: HostSwitch.self).map(\.isOn) }
    XCTAssertEqual(states(), [true, false])
    toggle(screen, 0)
    XCTAssertEqual(states(), [false, true])
    screen.assertShows("Visible", "Hidden")
    toggle(screen, 1)
    XCTAssertEqual(states(), [true, false])
    store.isHidden = true
    screen.settle()
    XCTAssertEqual(states(), [false, true])
    screen.assertAgreesWithFresh()
  }

  /// A switch for each element says whether a set contains it.
  func testMembersOfASet() {
    struct Tags: View {
      @Bindable var store: Store
      var body: some View {
        VStack {
          Text(store.chosen.sorted().joined(separator: "+"))
          ForEach(["red", "green"], id: \.self) { tag in Toggle(tag, isOn: $store.chosen[contains: tag]) }
        }
      }
    }
    let store = Store()
    let screen = show(Tags(store: store))
    screen.assertShows("", "red", "green")
    toggle(screen, 1)
    toggle(screen, 0)
    screen.assertShows("green+red", "red", "green")
    store.chosen = ["red"]
    screen.assertShows("red", "red", "green")
    XCTAssertEqual(screen.hosts(of: HostSwitch.self).map(\.isOn), [true, false])
  }

  /// One value shown in two units: each slider writes what the other shows.
  func testTwoUnitsOfOneValue() {
    struct Converter: View {
      @Bindable var store: Store
      private var fahrenheit: Binding<Double> {
        Binding(get: { store.celsius * 9 / 5 + 32 }, set: { store.celsius = ($0 - 32) * 5 / 9 })
      }
      var body: some View {
        Slider(value: $store.celsius, in: 0...100)
        Slider(value: fahrenheit, in: 32...212)
        Text("\(Int(store.celsius)) C, \(Int(fahrenheit.wrappedValue)) F")
      }
    }
    let store = Store()
    let screen = show(Converter(store: store))
    screen.assertShows("20 C, 68 F")
    XCTAssertTrue(screen.hosts(of: HostSlider.self)[1].drag(to: 212))
    screen.assertShows("100 C, 212 F")
    XCTAssertEqual(screen.hosts(of: HostSlider.self).map(\.value), [100, 212])
    store.celsius = 0
    screen.assertShows("0 C, 32 F")
    XCTAssertEqual(screen.hosts(of: HostSlider.self).map(\.value), [0, 32])
  }

  /// A field deep in a structure, handed down through views that each know a part.
  func testAPathOfBindings() {
    struct CityField: View {
      @Binding var address: Profile.Address
      var body: some View { TextField("City", text: $address.city) }
    }
    struct ProfileView: View {
      @Binding var profile: Profile
      var body: some View {
        Text("lives in \(profile.address.city)")
        CityField(address: $profile.address)
      }
    }
    struct Root: View {
      @Bindable var store: Store
      var body: some View { ProfileView(profile: $store.profile) }
    }
    let store = Store()
    let screen = show(Root(store: store))
    screen.assertShows("lives in Paris", "Paris")
    store.profile.address.city = "Rome"
    screen.assertShows("lives in Rome", "Rome")
    screen.type("!", into: "Rome")
    screen.window.endEditing()
    screen.assertShows("lives in Rome!", "Rome!")
  }

  /// A case's value of an enumeration, edited only while the case is there.
  func testABindingToACase() {
    struct Composer: View {
      @Binding var phase: Phase
      private var receiver: Binding<String>? {
        guard case .sent(let name) = phase else { return nil }
        return Binding(get: { name }, set: { phase = .sent($0) })
      }
      var body: some View {
        if let receiver {
          TextField("To", text: receiver)
        } else {
          Button("Send") { phase = .sent("Ada") }
        }
      }
    }
    struct Root: View {
      @Bindable var store: Store
      var body: some View { Composer(phase: $store.profile.phase) }
    }
    let store = Store()
    let screen = show(Root(store: store))
    screen.assertShows("Send")
    screen.tap("Send")
    screen.assertShows("Ada")
    screen.type("m", into: "Ada")
    XCTAssertEqual(store.profile.phase, .sent("Adam"))
    screen.window.endEditing()
    screen.assertShows("Adam")
    store.profile.phase = .sent("Bob")
    screen.assertShows("Bob")
    store.profile.phase = .draft
    screen.assertShows("Send")
  }
}

extension Set {
  /// Whether an element is in the set, as a property that can be written.
  fileprivate subscript(contains element: Element) -> Bool {
    get { contains(element) }
    set { if newValue { insert(element) } else { remove(element) } }
  }
}
