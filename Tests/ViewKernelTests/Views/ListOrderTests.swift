import Foundation
import HostTree
import ViewKernel
import XCTest

/// What a list runs of users' code comes in the order of its rows in each run of a program, and never in that of a
/// table of hashes. There are enough rows that another order would hardly ever be the right one.
@MainActor
final class ListOrderTests: HostTestCase {
  func testRowsLeaveTheWindowInOrder() {
    let log = EventLog()
    let isOn = Setting(true)
    let screen = show(
      Showing(isOn) { isOn in
        if isOn { List(0..<12, id: \.self) { LeavingRow(number: $0, log: log) } }
      }, height: 800)
    isOn.value = false
    screen.settle()
    XCTAssertEqual(log.take(), (0..<12).map { "\($0) left" })
  }

  func testRowsAreAskedForTheirIdentityInOrderWhenOthersAreChosen() {
    let log = EventLog()
    let chosen = Setting<Set<Int>>([1, 3])
    let items = (0..<12).map { NumberedItem(number: $0, log: log) }
    let screen = show(
      Showing(chosen) { chosen in List(items, selection: .constant(chosen)) { Text("\($0.number)") } }, height: 800)
    _ = log.take()
    chosen.value = [2, 11, 4]
    screen.settle()
    XCTAssertEqual(log.take(), (0..<12).map { "id of \($0)" })
    XCTAssertEqual(screen.table.indexPathsForSelectedRows?.map(\.row), [2, 4, 11])
  }

  func testTheFirstRowThatIsOutOfStepIsNamed() {
    let screen = show(
      List {
        Text("text")
        Button("button") {}
        Image(systemName: "star")
        Color.red
        HStack { Text("stack") }
        Slider(value: .constant(0))
        Stepper("stepper") {
        } onDecrement: {
        }
        ProgressView()
      }, height: 800)
    for cell in screen.table.visibleCells { for host in cell.contentView.subviews { host.removeFromSuperview() } }
    let sentences = screen.hosting.checkViewInvariants()
    XCTAssertEqual(sentences.filter { $0.contains("[]") }.map { $0.contains("[HostLabel]") }, [true], "\(sentences)")
  }
}

/// A row whose host writes down that it leaves the window.
private struct LeavingRow: HostViewRepresentable {
  let number: Int
  let log: EventLog

  func makeHostView(context: Context) -> LeavingHost { LeavingHost() }

  func updateHostView(_ hostView: LeavingHost, context: Context) {
    hostView.number = number
    hostView.log = log
  }
}

private final class LeavingHost: HostView {
  var number = 0
  var log: EventLog?

  override func willMove(toWindow newWindow: HostWindow?) {
    if newWindow == nil { log?.add("\(number) left") }
  }
}

/// An element that writes down that it was asked for its identity.
private struct NumberedItem: Identifiable {
  let number: Int
  let log: EventLog

  var id: Int {
    MainActor.assumeIsolated { log.add("id of \(number)") }
    return number
  }
}
