import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// `@Observable` objects: a body depends on the properties that it has read, and on no others.
@MainActor
final class ObservationTests: HostTestCase {
  @Observable
  fileprivate final class Person: Identifiable {
    var name: String
    var age = 0
    var friend: Person?
    init(_ name: String) { self.name = name }
  }

  private struct Name: View {
    let person: Person
    let log: EventLog
    var body: some View {
      let _ = log.ran("name")
      Text(person.name)
    }
  }

  private struct Age: View {
    let person: Person
    let log: EventLog
    var body: some View {
      let _ = log.ran("age")
      Text("\(person.age)")
    }
  }

  func testABodyDependsOnThePropertiesThatItReads() {
    let log = EventLog()
    let person = Person("Ada")
    let screen = show(
      VStack {
        Name(person: person, log: log); Age(person: person, log: log)
      })
    XCTAssertEqual(log.take(), ["name", "age"])
    person.age = 1
    screen.settle()
    XCTAssertEqual(log.take(), ["age"])
    person.name = "Eve"
    person.age = 2
    person.age = 3
    screen.settle()
    XCTAssertEqual(log.take(), ["name", "age"])
    XCTAssertEqual(screen.texts, ["Eve", "3"])
    person.friend = Person("x")
    XCTAssertFalse(screen.window.needsSettle, "nobody reads that")
  }

  private struct NameAndNumber: View {
    let person: Person
    let number: Int
    let log: EventLog
    var body: some View {
      let _ = log.ran("\(number)")
      Text("\(person.name) \(number)")
    }
  }

  func testABodyThatRanOftenForOtherReasonsRunsOnceForAChange() {
    let log = EventLog()
    let person = Person("Ada")
    let setting = Setting(0)
    let screen = show(Showing(setting) { NameAndNumber(person: person, number: $0, log: log) })
    for number in 1...200 {
      setting.value = number
      screen.settle()
    }
    XCTAssertEqual(log.take(), (0...200).map { "\($0)" })
    for name in ["Eve", "Bob"] {
      person.name = name
      screen.settle()
      XCTAssertEqual(log.take(), ["200"])
      XCTAssertEqual(screen.texts, ["\(name) 200"])
    }
  }

  func testOfManyViewsThatCameAndWentOnlyThoseThatAreThereRun() {
    let log = EventLog()
    let person = Person("Ada")
    let setting = Setting(0)
    let screen = show(
      Showing(setting) { round in
        VStack {
          ForEach(round * 3..<round * 3 + 3, id: \.self) { NameAndNumber(person: person, number: $0, log: log) }
        }
      })
    for round in 1...100 {
      setting.value = round
      screen.settle()
    }
    XCTAssertEqual(log.take(), (0..<303).map { "\($0)" })
    for name in ["Eve", "Bob"] {
      person.name = name
      screen.settle()
      XCTAssertEqual(log.take().sorted(), ["300", "301", "302"], "in any order")
    }
    XCTAssertEqual(screen.texts, ["Bob 300", "Bob 301", "Bob 302"])
  }

  func testAReplacedObjectIsFollowedAndTheFormerOneIsNot() {
    let log = EventLog()
    let person = Person("a")
    let former = Person("b")
    person.friend = former
    struct Friend: View {
      let person: Person
      let log: EventLog
      var body: some View {
        let _ = log.ran("friend")
        Text(person.friend?.name ?? "nobody")
      }
    }
    let screen = show(Friend(person: person, log: log))
    person.friend = Person("c")
    screen.settle()
    XCTAssertEqual(screen.texts, ["c"])
    _ = log.take()
    former.name = "B"
    XCTAssertFalse(screen.window.needsSettle)
    person.friend?.name = "C"
    screen.settle()
    XCTAssertEqual(screen.texts, ["C"])
    XCTAssertEqual(log.take(), ["friend"])
  }

  func testRowsDependEachOnItsOwn() {
    let log = EventLog()
    let people = ["a", "b", "c"].map { Person($0) }
    let screen = show(
      VStack {
        ForEach(people) { person in
          let _ = log.ran(person.name)
          Text(person.name)
        }
      })
    XCTAssertEqual(log.take(), ["a", "b", "c"])
    people[1].name = "B"
    screen.settle()
    XCTAssertEqual(log.take(), ["B"])
    XCTAssertEqual(screen.texts, ["a", "B", "c"])
  }

  func testItMayBeKeptInAStateAndBoundTo() {
    struct Editor: View {
      @State private var person = Person("Ada")
      var body: some View {
        @Bindable var person = person
        Text(person.name)
        TextField("name", text: $person.name)
        Button("replace") { self.person = Person("Eve") }
      }
    }
    let screen = show(Editor())
    screen.type("!", into: "name")
    XCTAssertEqual(screen.texts.first, "Ada!")
    screen.tap("replace")
    XCTAssertEqual(screen.texts.first, "Eve")
    XCTAssertEqual(screen.hosts(of: HostTextField.self).map(\.text), ["Eve"])
  }

  func testItIsFoundInTheEnvironmentByItsType() {
    struct Reader: View {
      @Environment(Person.self) private var person
      @Environment(Person.self) private var maybe: Person?
      let log: EventLog
      var body: some View {
        let _ = log.ran("reader")
        Text("\(person.name) \(maybe?.age ?? -1)")
      }
    }
    let log = EventLog()
    let person = Person("Ada")
    let setting = Setting(person)
    let screen = show(Showing(setting) { Reader(log: log).environment($0) })
    person.age = 5
    screen.settle()
    XCTAssertEqual(screen.texts, ["Ada 5"])
    setting.value = Person("Eve")
    screen.settle()
    XCTAssertEqual(screen.texts, ["Eve 0"])
    XCTAssertEqual(log.take(), ["reader", "reader", "reader"])
  }

  func testNothingIsShownUntilItIsInTheEnvironmentAndFromWhenItIsNotAnyMore() {
    struct Reader: View {
      @Environment(Person.self) private var person
      var body: some View { Counter(person.name) }
    }
    struct Label: HostViewRepresentable {
      @Environment(Person.self) private var person
      func makeHostView(context: Context) -> HostLabel {
        let label = HostLabel()
        label.accessibilityIdentifier = person.name
        return label
      }
      func updateHostView(_ hostView: HostLabel, context: Context) { hostView.text = person.name }
    }
    let setting = Setting(Person?.none)
    let screen = show(
      Showing(setting) { person in
        HStack {
          Text("<"); Reader().padding(1); Label().padding(1); Text(">")
        }.environment(person)
      })
    XCTAssertEqual(screen.texts, ["<", ">"])
    XCTAssertEqual(takeSentences().count, 2)
    setting.value = Person("Ada")
    screen.settle()
    XCTAssertEqual(screen.texts, ["<", "Ada 0", "Ada", ">"])
    setting.value = nil
    screen.settle()
    XCTAssertEqual(screen.texts, ["<", ">"])
    XCTAssertEqual(takeSentences().count, 2)
    setting.value = Person("Eve")
    screen.settle()
    XCTAssertEqual(screen.texts, ["<", "Eve 0", "Eve", ">"])
  }

  func testARepresentableFollowsIt() {
    struct Label: HostViewRepresentable {
      let person: Person
      func makeHostView(context: Context) -> HostLabel { HostLabel() }
      func updateHostView(_ hostView: HostLabel, context: Context) { hostView.text = person.name }
    }
    let person = Person("Ada")
    let screen = show(Label(person: person))
    person.name = "Eve"
    screen.settle()
    XCTAssertEqual(screen.texts, ["Eve"])
  }

  func testAnObjectGoesWithItsViewHoweverOftenItsBodyRan() {
    weak var person: Person?
    let setting = Setting(0)
    let log = EventLog()
    do {
      let strong = Person("a")
      person = strong
      let screen = show(Showing(setting) { number in Text("\(number) \(strong.name)") })
      for number in 0..<100 {
        setting.value = number
        screen.settle()
      }
      strong.name = "b"
      screen.settle()
      XCTAssertEqual(screen.texts, ["99 b"])
    }
    XCTAssertNil(person)
    XCTAssertEqual(log.take(), [])
  }

  func testBodiesThatChangeWhatOthersReadAreReportedAndComeToAnEnd() {
    struct Writing: View {
      let read: Person
      let written: Person
      var body: some View {
        let _ = written.age += 1
        Text("\(read.name) \(read.age)")
      }
    }
    let first = Person("a")
    let second = Person("b")
    let screen = HostingView(
      rootView: VStack {
        Writing(read: first, written: second); Writing(read: second, written: first)
      })
    let window = HostWindow(frame: CGRect(0, 0, 100, 100), clock: HostManualClock())
    window.makeKeyAndVisible()
    window.addSubview(screen)
    window.settle()
    let sentences = takeSentences()
    XCTAssertEqual(
      sentences.first,
      "An observed object was changed while Writing was being updated, and Writing has read it. "
        + "Change objects in actions, in onAppear or in onChange.")
    XCTAssertEqual(
      sentences.last,
      "settle() gave up after 32 rounds because the views never came to rest; these kept asking: Writing.")
  }
}
