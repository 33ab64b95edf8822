import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// Which of several targets are meant, and what happens as they come and go.
@MainActor
final class IntrospectionChoiceTests: HostTestCase {
  private let log = EventLog()
  private let model = Model()

  /// Fields that come and go by state of their own, so the introspection around them is not updated.
  private struct Fields: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack {
        ForEach(0..<model.count, id: \.self) { TextField("\($0)", text: .constant("")) }
        if model.flag { TextField("last", text: .constant("")) }
      }
    }
  }

  private func check(
    _ choice: IntrospectionChoice, from count: Int, _ first: [String], _ steps: [(count: Int, flag: Bool, [String])],
    line: UInt = #line
  ) {
    model.count = count
    let screen = show(Fields(model: model).padding().noted(.textField, choice, as: "1", log))
    XCTAssertEqual(log.take(), first.map { "1 \($0)" }, "at first", line: line)
    for (count, flag, expected) in steps {
      model.count = count
      model.flag = flag
      screen.settle()
      XCTAssertEqual(log.take(), expected.map { "1 \($0)" }, "\(count) \(flag)", line: line)
    }
  }

  func testAllAreReportedOneByOne() {
    check(
      .all, from: 2, ["attach 0", "attach 1"],
      [
        (3, false, ["attach 2"]), (3, true, ["attach last"]), (1, true, ["detach 2", "detach 1"]),
        (0, false, ["detach last", "detach 0"]), (0, true, ["attach last"]),
      ])
  }

  func testAllOfAGroupAreReportedOneByOne() {
    struct Rows: View {
      @ObservedObject var model: Model
      var body: some View { ForEach(0..<model.count, id: \.self) { Text("\($0)") } }
    }
    model.count = 2
    let screen = show(VStack { Rows(model: model).noted(.text, .all, as: "1", log) })
    model.count = 3
    screen.settle()
    XCTAssertEqual(log.take(), ["1 attach 0", "1 attach 1", "1 attach 2"])
  }

  func testTheFirst() {
    check(
      .first, from: 2, ["attach 0"],
      [(3, true, []), (0, true, ["detach 0", "attach last"]), (0, false, ["detach last", "miss"])])
  }

  func testTheLast() {
    check(
      .last, from: 2, ["attach 1"], [(3, false, ["detach 1", "attach 2"]), (3, true, ["detach 2", "attach last"])])
  }

  func testOneWithSoManyBeforeIt() {
    check(
      .nth(2), from: 2, ["miss"],
      [(2, true, ["attach last"]), (4, true, ["detach last", "attach 2"]), (1, true, ["detach 2", "miss"])])
    check(.nth(-1), from: 1, ["miss"], [(2, true, [])])
    check(.nth(.max), from: 1, ["miss"], [(2, true, [])])
    check(.nth(.min), from: 1, ["miss"], [(2, true, [])])
  }

  func testTheOnlyOne() {
    check(
      .unique, from: 1, ["attach 0"],
      [(2, false, ["detach 0", "miss"]), (0, true, ["attach last"]), (0, false, ["detach last", "miss"])])
  }

  func testAnAmbiguityIsSaid() {
    _ = show(
      VStack {
        Text("a")
        Text("b")
      }
      .introspect(.text, .unique, fileID: "App/A.swift", line: 3) { _ in XCTFail("none is customised") })
    XCTAssertEqual(
      takeSentences(),
      [
        "introspect(.text) at A.swift:3 found more than one HostLabel in its receiver, which has 1 HostStackView, "
          + "2 HostLabel. Choose .first, .nth or .all, or narrow the key by where { }."
      ])
  }

  func testAPredicate() {
    let screen = show(
      Watching(model: model) { [log] model in
        let count = model.count
        VStack {
          TextField("a", text: .constant(""))
          TextField("b", text: .constant(""))
        }
        .noted(.textField.where { $0.placeholder == (count == 0 ? "b" : "a") }, as: "1", log)
      })
    XCTAssertEqual(log.take(), ["1 attach b"])
    model.count = 1
    screen.settle()
    XCTAssertEqual(log.take(), ["1 detach b", "1 attach a"])
  }

  // MARK: Around

  func testAncestorsFromTheInsideOut() {
    let stack = IntrospectionKey<HostStackView>.stack
    let screen = show(
      VStack {
        HStack {
          VStack {
            HStack {
              Text("a").noted(stack, .nearest, scope: .ancestor, as: "nearest", log)
                .noted(stack, .nth(1), scope: .ancestor, as: "nth(1)", log)
                .noted(stack, .outermost, scope: .ancestor, as: "outermost", log)
                .noted(stack, .nth(4), scope: .ancestor, as: "nth(4)", log)
                .noted(stack, .all, scope: .ancestor, as: "all", log)
                .noted(.stack, scope: .receiver, as: "receiver", log)
            }.accessibilityIdentifier("1")
          }.accessibilityIdentifier("2")
        }.accessibilityIdentifier("3")
      }.accessibilityIdentifier("4"))
    XCTAssertEqual(
      log.take(),
      [
        "nearest attach 1", "nth(1) attach 2", "outermost attach 4", "all attach 1", "all attach 2", "all attach 3",
        "all attach 4", "nth(4) miss", "receiver miss",
      ])
    withExtendedLifetime(screen) {}
  }

  func testBothScopesPreferTheReceiver() {
    let screen = show(
      Watching(model: model) { [log] model in
        ScrollView {
          VStack { if model.flag { ScrollView { Text("a") }.accessibilityIdentifier("inner") } }
            .noted(.scrollView, scope: [.receiver, .ancestor], as: "1", log)
        }
        .accessibilityIdentifier("outer")
      })
    model.flag = true
    screen.settle()
    model.flag = false
    screen.settle()
    XCTAssertEqual(
      log.take(), ["1 attach outer", "1 detach outer", "1 attach inner", "1 detach inner", "1 attach outer"])
  }
}
