import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// Where the strategies that only look at the tree find something else than the exact one.
@MainActor
final class StrategiesTests: HostTestCase {
  private let log = EventLog()

  /// What each strategy finds in front of a view.
  private func found<V: View>(_ content: (IntrospectionStrategy) -> V) -> [String] {
    IntrospectionStrategy.allCases.map { strategy in
      let screen = show(content(strategy), width: 400, height: 400)
      let events = log.take()
      screen.close()
      return events.filter { !$0.contains("detach") }.joined(separator: " ")
    }
  }

  private func field(_ name: String) -> some View { TextField(name, text: .constant("")) }

  func testAnEarlierSiblingHasWhatTheReceiverHasNot() {
    XCTAssertEqual(
      found { strategy in
        VStack {
          field("unrelated")
          Text("a").noted(.textField, strategy: strategy, as: "1", log)
        }
      }, ["1 miss", "1 attach unrelated", "1 miss"])
  }

  func testABackgroundAroundTheReceiverHasIt() {
    XCTAssertEqual(
      found { strategy in
        Text("a").noted(.textField, strategy: strategy, as: "1", log).background(field("unrelated"))
      }, ["1 miss", "1 attach unrelated", "1 attach unrelated"])
  }

  func testABackgroundAroundTheReceiverHasAnother() {
    XCTAssertEqual(
      found { strategy in
        field("a").noted(.textField, strategy: strategy, as: "1", log).background(field("unrelated"))
      }, ["1 attach a", "1 attach a", "1 attach unrelated"])
  }

  func testAReceiverOfSeveralHosts() {
    XCTAssertEqual(
      found { strategy in
        Group {
          field("a")
          field("b")
        }
        .noted(.textField, strategy: strategy, as: "1", log)
      }, ["1 attach a", "1 attach b", "1 attach a"])
  }

  func testAMaskedScrollViewInAnother() {
    func nested<V: View>(_ introspect: (AnyView) -> V) -> some View {
      ScrollView {
        introspect(AnyView(ScrollView { Text("a") }.accessibilityIdentifier("inner").mask(Color.black)))
      }
      .accessibilityIdentifier("outer")
    }
    XCTAssertEqual(
      found { strategy in nested { $0.noted(.scrollView, strategy: strategy, as: "1", log) } },
      ["1 attach inner", "1 attach inner", "1 attach inner"])
    let screen = show(
      nested { [log] in
        $0.introspect(selector: TargetViewSelector.siblingOrAncestorOrSiblingContainingOrAncestorChild) {
          (found: HostScrollView) in log.add(found.label)
        }
      })
    XCTAssertEqual(
      log.take().filter { !$0.contains("detach") }, ["outer"],
      "the order of a selector: ancestors come before what is inside of siblings")
    withExtendedLifetime(screen) {}
  }

  func testAListInTheRowOfAnother() {
    func nested<V: View>(_ introspect: (AnyView) -> V) -> some View {
      List {
        introspect(AnyView(List { Text("a") }.accessibilityIdentifier("inner").frame(height: 100)))
      }
      .accessibilityIdentifier("outer")
    }
    XCTAssertEqual(
      found { strategy in nested { $0.noted(.table, strategy: strategy, as: "1", log) } },
      ["1 attach inner", "1 attach inner", "1 attach inner"])
    let screen = show(
      nested { [log] in
        $0.introspect(selector: TargetViewSelector.ancestorOrSiblingContaining) {
          (found: HostTableView) in log.add(found.label)
        }
      })
    XCTAssertEqual(log.take().filter { !$0.contains("detach") }, ["outer"])
    withExtendedLifetime(screen) {}
  }

  func testModifiersInsideAndAroundMakeNoDifference() {
    XCTAssertEqual(
      found { strategy in
        HStack {
          field("decoy")
          VStack { field("a").padding().mask(Color.black).shadow(radius: 2) }
            .noted(.textField, strategy: strategy, as: "1", log)
            .clipped().opacity(0.5)
          field("decoy")
        }
      }, ["1 attach a", "1 attach a", "1 attach a"])
  }
}
