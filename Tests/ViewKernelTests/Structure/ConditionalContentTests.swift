import HostTree
import ViewKernel
import XCTest

/// Branches are identities: state lives as long as its branch, whatever else changes.
@MainActor
final class ConditionalContentTests: HostTestCase {
  func testStateIsLostWhenTheBranchFlips() {
    let setting = Setting(true)
    let screen = show(Showing(setting) { if $0 { Counter("a") } else { Counter("a") } })
    screen.tap("a 0")
    let host = screen.host("a 1")
    setting.value = false
    screen.settle()
    XCTAssertEqual(screen.texts, ["a 0"])
    setting.value = true
    screen.settle()
    XCTAssertEqual(screen.texts, ["a 0"])
    XCTAssertFalse(screen.host("a 0") === host)
  }

  func testStateIsKeptWhenOnlyAnArgumentChanges() {
    let setting = Setting(true)
    let screen = show(Showing(setting) { Counter("a").padding($0 ? 0 : 10).opacity($0 ? 1 : 0.5) })
    screen.tap("a 0")
    let host = screen.host("a 1")
    setting.value = false
    screen.settle()
    XCTAssertTrue(screen.host("a 1") === host)
  }

  func testAnOptionalViewTakesItsStateWithIt() {
    let setting = Setting(true)
    let screen = show(
      HStack {
        Counter("a"); Showing(setting) { if $0 { Counter("b") } }; Counter("c")
      }, width: 400)
    for name in ["a 0", "b 0", "c 0"] { screen.tap(name) }
    setting.value = false
    screen.settle()
    XCTAssertEqual(screen.texts, ["a 1", "c 1"])
    setting.value = true
    screen.settle()
    XCTAssertEqual(screen.texts, ["a 1", "b 0", "c 1"])
  }

  func testDeepInsideModifiersOrderIsKept() {
    let left = Setting(false)
    let right = Setting(false)
    let screen = show(
      HStack {
        Text("1")
        Group { Showing(left) { if $0 { Text("2"); Text("3") } } }.padding(1).padding(1)
        Text("4")
        Showing(right) { if $0 { Text("5").overlay { Text("o") }.background { Color.red } } else { EmptyView() } }
          .padding(1)
        Text("6")
      }, width: 400)
    var seen = [screen.texts.joined()]
    for (setting, value) in [(left, true), (right, true), (left, false), (right, false), (left, true)] {
      setting.value = value
      screen.settle()
      seen.append(screen.texts.joined())
    }
    XCTAssertEqual(seen, ["146", "12346", "12345o6", "145o6", "146", "12346"])
  }

  private final class Person {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private struct Named: View {
    let person: Person
    var body: some View { Text(person.name) }
  }

  private struct Switched: View {
    let isOn: Bool
    var body: some View { Text(isOn ? "on" : "off") }
  }

  func testWhateverABranchHoldsComesToItsNode() {
    let setting = Setting(0)
    let screen = show(
      Showing(setting) { number in
        VStack {
          if number % 2 == 0 { Named(person: Person("even \(number)")) } else { Named(person: Person("odd \(number)")) }
          if number > 1 { Switched(isOn: number == 3) } else { EmptyView() }
          switch number {
          case 0: Switched(isOn: true)
          case 1, 2: Named(person: Person("few"))
          default: Text("many")
          }
          if number > 0 { Named(person: Person("more than \(number - 1)")) }
        }
      })
    var seen: [[String]] = []
    for number in [0, 2, 3, 1, 3, 4] {
      setting.value = number
      screen.settle()
      seen.append(screen.texts)
    }
    XCTAssertEqual(
      seen,
      [
        ["even 0", "on"], ["even 2", "off", "few", "more than 1"], ["odd 3", "on", "many", "more than 2"],
        ["odd 1", "few", "more than 0"], ["odd 3", "on", "many", "more than 2"],
        ["even 4", "off", "many", "more than 3"],
      ])
  }
}
