import Foundation
import HostTree
import ViewKernel
import XCTest

/// A way to what somebody else owns.
@MainActor
final class BindingTests: HostTestCase {
  private struct User: Equatable {
    var name = "Ada"
    var address = Address()
    struct Address: Equatable { var city = "London" }
  }

  private struct Field<Value>: View {
    let name: String
    @Binding var value: Value
    let log: EventLog
    let change: (inout Value) -> Void

    var body: some View {
      let _ = log.ran(name)
      Button("\(name) \(value)") { change(&value) }
    }
  }

  func testAClosureIsHandedTheTransactionOfTheWrite() {
    let log = EventLog()
    var value = 0
    let binding = Binding(
      get: { value },
      set: { new, transaction in
        value = new
        log.add("\(new) \(transaction.animation == .linear(duration: 1))")
      })
    binding.wrappedValue = 1
    withAnimation(.linear(duration: 1)) { binding.wrappedValue = 2 }
    binding.animation(.linear(duration: 1)).wrappedValue = 3
    XCTAssertEqual(log.take(), ["1 false", "2 true", "3 true"])
  }

  func testABindingToAnyHashableWritesValuesOfItsTypeOnly() {
    var name = "Ada"
    let binding = Binding<AnyHashable>(Binding(get: { name }, set: { name = $0 }))
    XCTAssertEqual(binding.wrappedValue, AnyHashable("Ada"))
    binding.wrappedValue = "Grace"
    XCTAssertEqual(name, "Grace")
    binding.wrappedValue = 5
    XCTAssertEqual(name, "Grace")
    XCTAssertEqual(
      takeSentences(),
      ["A Binding<AnyHashable> to a String is given a Int, which is not written. Give it a String."])
  }

  /// Does not read its state itself.
  private struct Form: View {
    let log: EventLog
    @State private var user = User()

    var body: some View {
      let _ = log.ran("form")
      VStack {
        Name(name: $user.name, log: log)
        Name(name: $user.address.city, log: log)
      }
    }
  }

  private struct Name: View {
    @Binding var name: String
    let log: EventLog

    var body: some View {
      let _ = log.ran("name \(name)")
      Button(name) { name += "!" }
    }
  }

  func testAChildWritesTheParentsStateAndRunsWithoutIt() {
    let log = EventLog()
    let screen = show(Form(log: log))
    XCTAssertEqual(log.take(), ["form", "name Ada", "name London"])
    screen.tap("London")
    XCTAssertEqual(screen.texts, ["Ada", "London!"])
    XCTAssertEqual(log.take(), ["name Ada", "name London!"], "whoever reads a part of a state depends on all of it")
  }

  func testAHostThatReadsABindingNeedsNoBody() {
    struct Switches: View {
      let log: EventLog
      @State private var isOn = false
      var body: some View {
        let _ = log.ran("body")
        Toggle("a", isOn: $isOn)
        Toggle("b", isOn: $isOn)
      }
    }
    let log = EventLog()
    let screen = show(Switches(log: log))
    XCTAssertTrue(screen.hosts(of: HostSwitch.self)[0].tap())
    screen.settle()
    XCTAssertEqual(screen.hosts(of: HostSwitch.self).map(\.isOn), [true, true])
    XCTAssertEqual(log.take(), ["body"])
  }

  func testConstantsIgnoreWrites() {
    let log = EventLog()
    let screen = show(Name(name: .constant("x"), log: log))
    screen.tap("x")
    XCTAssertEqual(screen.texts, ["x"])
    XCTAssertEqual(log.take(), ["name x"])
  }

  func testEqualBindingsAreNoChange() {
    let log = EventLog()
    struct Parent: View {
      let log: EventLog
      @State private var text = "a"
      @State private var number = 0
      var body: some View {
        Button("parent \(number)") { number += 1 }
        Name(name: $text, log: log)
        Name(name: .constant("c"), log: log)
      }
    }
    let screen = show(Parent(log: log))
    _ = log.take()
    screen.tap("parent 0")
    XCTAssertEqual(log.take(), [])
  }

  private enum Elsewhere {
    @MainActor static var isOn = false
  }

  func testClosuresReadWhatNobodyTellsOf() {
    struct Parent: View {
      @State private var number = 0
      var body: some View {
        Toggle("t", isOn: Binding(get: { Elsewhere.isOn }, set: { Elsewhere.isOn = $0 }))
        Button("parent \(number)") {
          Elsewhere.isOn.toggle()
          number += 1
        }
      }
    }
    Elsewhere.isOn = false
    let screen = show(Parent())
    screen.tap("parent 0")
    XCTAssertEqual(screen.hosts(of: HostSwitch.self).map(\.isOn), [true])
    screen.tap("parent 1")
    XCTAssertEqual(screen.hosts(of: HostSwitch.self).map(\.isOn), [false])
  }

  func testClosuresReadAndWrite() {
    struct Doubled: View {
      @State private var number = 2
      var body: some View {
        Text("\(number)")
        Inner(number: Binding(get: { number * 2 }, set: { number = $0 / 2 }))
      }
      struct Inner: View {
        @Binding var number: Int
        var body: some View { Button("double \(number)") { number = 20 } }
      }
    }
    let screen = show(Doubled())
    screen.tap("double 4")
    XCTAssertEqual(screen.texts, ["10", "double 20"])
  }

  func testThePayloadOfAnOptional() {
    struct Outer: View {
      @State private var text: String? = "a"
      var body: some View {
        Text(text ?? "none")
        if let inner = Binding($text) { Inner(text: inner, clear: { text = nil }) }
      }
      struct Inner: View {
        @Binding var text: String
        let clear: () -> Void
        var body: some View {
          Button("add") { text += "b" }
          Button("clear") {
            clear()
            text += "c"
          }
        }
      }
    }
    let screen = show(Outer())
    screen.tap("add")
    XCTAssertEqual(screen.texts, ["ab", "add", "clear"])
    screen.tap("clear")
    XCTAssertEqual(screen.texts, ["none"])
  }

  func testTheOptionalOfAValue() {
    var value = 1
    let base = Binding(get: { value }, set: { value = $0 })
    let optional = Binding<Int?>(base)
    optional.wrappedValue = nil
    XCTAssertEqual(value, 1)
    optional.wrappedValue = 3
    XCTAssertEqual(value, 3)
  }

  func testAnElementThatHasGoneIsReadAsItWas() {
    var numbers = [1, 2]
    let binding = Binding(get: { numbers }, set: { numbers = $0 })
    let last = binding[1]
    numbers = [5]
    XCTAssertEqual(last.wrappedValue, 2)
    last.wrappedValue = 9
    XCTAssertEqual(numbers, [5])
    XCTAssertEqual(Array(binding).map(\.wrappedValue), [5])
  }

  private final class Plain {
    var name = "a"
  }

  private final class Store: ObservableObject {
    var name = "a"
  }

  func testWhatLiesInsideOfAnObjectMayChangeWithoutAWord() {
    struct Names: View {
      @Binding var first: String
      @Binding var second: String
      @State private var count = 0
      var body: some View {
        VStack {
          Button("count") { count += 1 }
          Text("\(count)")
          ForEach(0..<1) { _ in Text(first + second) }
        }
      }
    }
    struct Page: View {
      @State var plain: Plain
      @ObservedObject var store: Store
      var body: some View { Names(first: $plain.name, second: $store.name) }
    }
    let (plain, store) = (Plain(), Store())
    let screen = show(Page(plain: plain, store: store))
    plain.name = "b"
    store.name = "c"
    screen.tap("count")
    XCTAssertEqual(screen.texts, ["count", "1", "bc"])
  }
}
