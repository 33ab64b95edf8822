import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

private class HostNeedle: HostView {}
private final class HostThinNeedle: HostNeedle {}

/// A host of a user's own, and its key.
private final class HostDial: HostView {
  var value = 0
  let needle = HostNeedle()
}

extension IntrospectionKey<HostDial> {
  fileprivate static var dial: Self { Self() }
}

extension IntrospectionKey<HostNeedle> {
  fileprivate static var needle: Self { .from(HostDial.self) { $0.needle } }
}

private struct Dial: HostViewRepresentable {
  let value: Int
  func makeHostView(context: Context) -> HostDial { HostDial() }
  func updateHostView(_ dial: HostDial, context: Context) { dial.value = value }
}

private struct Needle: HostViewRepresentable {
  let isThin: Bool
  func makeHostView(context: Context) -> HostNeedle { isThin ? HostThinNeedle() : HostNeedle() }
  func updateHostView(_ needle: HostNeedle, context: Context) {}
}

private struct Board: View {
  var body: some View {
    VStack {
      Dial(value: 1)
      Dial(value: 2)
      List { Text("a") }
      ScrollView { Text("b") }
    }
    .introspect(.dial.where { $0.value > 1 }) { $0.needle.isHidden = true }
    .introspect(.scrollView.exactly) { $0.bounces = false }
  }
}

private struct Counted: View {
  var body: some View {
    Dial(value: 1).introspect(.dial) { $0.value += 1 }
  }
}

private struct FromInside: View {
  var body: some View {
    ScrollView {
      Text("a").introspect(.scrollView, scope: .ancestor) { $0.bounces = false }
    }
  }
}

/// What keys are made of: a class, conditions, and what is reached from what was found.
@MainActor
final class IntrospectionKeyTests: KeyTestCase {
  private let log = EventLog()

  func testAKeyOfOnesOwn() {
    check(.dial) { Dial(value: 1) }
  }

  func testTheExamplesOfTheArticle() throws {
    try Article(named: "Keys").expectCode()
    XCTAssertEqual(Screen(Counted()).all(HostDial.self).map(\.value), [2])
    XCTAssertEqual(Screen(FromInside()).all(HostScrollView.self).map(\.bounces), [false])
    let screen = Screen(Board())
    XCTAssertEqual(screen.all(HostDial.self).map(\.needle.isHidden), [false, true])
    XCTAssertEqual(
      screen.all(HostScrollView.self).map { "\(type(of: $0)) \($0.bounces)" },
      ["HostTableView true", "HostScrollView false"])
  }

  func testNamesAreAsWritten() {
    let key: IntrospectionKey<HostDial> = .dial
    XCTAssertEqual(key.name, "dial")
    XCTAssertEqual(key.named("gauge").name, "gauge")
    XCTAssertEqual(key.exactly.name, "dial.exactly")
    XCTAssertEqual(key.where { $0.value > 0 }.name, "dial")
    XCTAssertEqual(IntrospectionKey<HostPickerView>.picker(style: .wheel).name, "picker(style: .wheel)")
    XCTAssertEqual(IntrospectionKey<HostSheetPresentationController>.sheet.name, "sheet")
  }

  func testACondition() {
    let screen = Screen(
      HStack { ForEach(0..<3) { Dial(value: $0) } }
        .introspect(.dial.where { $0.value > 0 }) { self.log.add("dial \($0.value)") }
        .introspect(.dial.where { $0.value > 0 }.where { $0.value % 2 == 0 }, .all) { self.log.add("even \($0.value)") }
        .introspect(.dial.where { $0.value > 5 }, fileID: "App/Keys.swift", line: 7) { _ in self.log.add("none") })
    XCTAssertEqual(log.take(), ["dial 1", "even 2"])
    XCTAssertEqual(takeSentences().map { $0.hasSuffix("3 HostDial would do but for the key's conditions.") }, [true])
    _ = screen
  }

  func testExactly() {
    let screen = Screen(
      HStack {
        Needle(isThin: true)
        Needle(isThin: false)
      }
      .introspect(IntrospectionKey<HostNeedle>("any")) { self.log.add("\(type(of: $0))") }
      .introspect(IntrospectionKey<HostNeedle>("any").exactly) { self.log.add("\(type(of: $0))") })
    XCTAssertEqual(log.take(), ["HostThinNeedle", "HostNeedle"])
    let list = Screen(
      VStack {
        List { Text("a") }
        ScrollView { Text("b") }
      }
      .introspect(.scrollView) { self.log.add("\(type(of: $0))") }
      .introspect(.scrollView.exactly) { self.log.add("\(type(of: $0))") })
    XCTAssertEqual(log.take(), ["HostTableView", "HostScrollView"])
    _ = (screen, list)
  }

  func testWhatIsReachedFromAHost() {
    var found: [HostNeedle] = []
    let screen = Screen(
      HStack {
        Dial(value: 1).introspect(.needle) { found.append($0) }
        Dial(value: 2).padding().introspect(.needle) { found.append($0) }
      })
    XCTAssertEqual(
      found.map { ObjectIdentifier($0) }, screen.all(HostDial.self).map { ObjectIdentifier($0.needle) })
    found = []
  }

  func testWhereAHostLeadsNowhereTheNextOneIsTried() {
    let dials: IntrospectionKey<HostNeedle> = .from(HostDial.self, "big") { $0.value > 1 ? $0.needle : nil }
    var found: [HostNeedle] = []
    let screen = Screen(
      HStack { ForEach(0..<3) { Dial(value: $0) } }.introspect(dials) { found.append($0) })
    XCTAssertEqual(found.map { $0 === screen.all(HostDial.self)[2].needle }, [true])
    found = []
  }
}
