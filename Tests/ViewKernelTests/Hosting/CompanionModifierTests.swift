import Foundation
import HostTree
import ViewKernel
import XCTest

/// A host that stands in front of other hosts, outside of layout.
@MainActor
final class CompanionModifierTests: HostTestCase {
  /// Notes when its receiver's hosts change.
  private final class MarkerHost: HostView, CompanionHost {
    var log: EventLog?
    var receiver: CompanionReceiver?
    func receiverHostsDidChange() { log?.add("receiver changed") }
  }

  private struct Marker: HostViewRepresentable {
    let log: EventLog
    var text = ""
    func makeHostView(context: Context) -> MarkerHost { MarkerHost() }
    func updateHostView(_ host: MarkerHost, context: Context) {
      host.log = log
      host.accessibilityLabel = text
    }
  }

  private let log = EventLog()

  func testItStandsRightInFrontOfItsReceiver() {
    let screen = show(
      HStack {
        Text("a").companion(Marker(log: log))
        Text("b")
      })
    let stack = screen.hosting.subviews[0]
    XCTAssertEqual(stack.subviews.map(\.isOutsideLayout), [false, true, false])
    XCTAssertTrue(stack.subviews[0] === screen.host("a"))
    XCTAssertEqual(screen.hosts(of: MarkerHost.self).count, 1)
  }

  func testItChangesNothingThatIsPrintedOrLaidOut() {
    let plain = HStack {
      Text("a")
      Spacer()
      Text("b")
    }
    let marked = HStack {
      Text("a").companion(Marker(log: log))
      Spacer().companion(Color.red)
      Text("b").companion(Text("long text"))
    }
    .companion(Marker(log: log))
    XCTAssertEqual(show(marked).printed, show(plain).printed)
  }

  func testSeveralHostsHaveOneCompanion() {
    let screen = show(
      HStack {
        Group {
          Text("a")
          Text("b")
        }
        .companion(Marker(log: log))
      })
    XCTAssertEqual(screen.hosting.subviews[0].subviews.map(\.isOutsideLayout), [false, false, true])
  }

  func testAReceiverWithoutHostsHasOneToo() {
    let screen = show(HStack { EmptyView().companion(Marker(log: log)) })
    XCTAssertEqual(screen.hosting.subviews[0].subviews.map(\.isOutsideLayout), [true])
    XCTAssertEqual(screen.hosting.subviews[0].frame.size, .zero)
  }

  func testItHearsOfOtherHostsOnly() {
    let setting = Setting(1)
    let screen = show(
      Showing(setting) { [log] number in
        HStack { ForEach(0..<number, id: \.self) { Text("\($0)") }.companion(Marker(log: log)) }
      })
    XCTAssertEqual(log.take(), [], "not of the first hosts")
    setting.value = 3
    screen.settle()
    XCTAssertEqual(log.take(), ["receiver changed"])
    setting.value = 3
    screen.settle()
    XCTAssertEqual(log.take(), [])
    setting.value = 0
    screen.settle()
    XCTAssertEqual(log.take(), ["receiver changed"])
  }

  func testATextThatChangesIsTheSameHost() {
    let setting = Setting("a")
    let screen = show(Showing(setting) { [log] text in Text(text).companion(Marker(log: log)) })
    setting.value = "b"
    screen.settle()
    XCTAssertEqual(screen.texts, ["b"])
    XCTAssertEqual(log.take(), [])
  }

  func testItIsUpdatedAndKeptWithItsReceiver() {
    let setting = Setting("a")
    let screen = show(Showing(setting) { [log] text in Text("fixed").companion(Marker(log: log, text: text)) })
    let marker = screen.hosts(of: MarkerHost.self)[0]
    setting.value = "b"
    screen.settle()
    XCTAssertTrue(screen.hosts(of: MarkerHost.self)[0] === marker)
    XCTAssertEqual(marker.accessibilityLabel, "b")
  }

  func testItGoesWithItsReceiver() {
    let setting = Setting(true)
    let screen = show(
      Showing(setting) { [log] isThere in
        VStack { if isThere { Text("a").companion(Marker(log: log)) } }
      })
    setting.value = false
    screen.settle()
    XCTAssertEqual(screen.hosting.subviews[0].subviews.count, 0)
  }

  func testACompanionThatComesLateKnowsItsReceiver() {
    let setting = Setting(1)
    let screen = show(
      Showing(setting) { [log] number in
        HStack { Text("a").companion(VStack {}).companion(Group { if number > 1 { Marker(log: log).id(number) } }) }
      })
    var markers: [MarkerHost] = []
    for number in [2, 3] {
      setting.value = number
      screen.settle()
      markers += screen.hosts(of: MarkerHost.self)
      XCTAssertEqual(markers.last?.receiver?.hosts.map(\.shape), ["Label \"a\""])
    }
    XCTAssertEqual(markers.count, 2)
    XCTAssertNil(markers[0].receiver, "it was replaced")
    setting.value = 1
    screen.settle()
    XCTAssertNil(markers[1].receiver, "it has gone")
  }

  func testCompanionsOfCompanionsFollowInOrder() {
    let screen = show(
      HStack {
        Text("a").companion(Text("inner")).companion(Text("outer"))
      })
    XCTAssertEqual(screen.texts, ["a", "inner", "outer"])
    XCTAssertEqual(screen.hosting.subviews[0].subviews.map(\.isOutsideLayout), [false, true, true])
  }

  func testItsStateLives() {
    let screen = show(Text("a").companion(Counter("companion")))
    XCTAssertEqual(screen.texts, ["a", "companion 0"])
    screen.view = Text("b").companion(Counter("companion"))
    XCTAssertEqual(screen.texts, ["b", "companion 0"])
  }
}
