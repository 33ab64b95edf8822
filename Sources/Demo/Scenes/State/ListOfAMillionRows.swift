import Foundation
import HostTree
import ViewKernel

extension DemoScene {
  static let listOfAMillionRows = DemoScene(
    "C11", "list-of-a-million-rows", "A list of a million rows: only those in sight exist, whatever is scrolled."
  ) { stage in
    stage.show(Numbers(log: stage.log))
    let table = stage.host(HostTableView.self)
    stage.note("rows: \(table.numberOfRows(inSection: 0)), cells: \(table.visibleCells.count)")
    stage.tap("row 1: 0")
    stage.step("scroll by 100 points") { table.scroll(by: CGPoint(x: 0, y: 100)) }
    stage.step("scroll to the last row") {
      table.scrollToRow(at: IndexPath(row: 999_999, section: 0), at: .bottom, animated: false)
    }
    stage.note("cells: \(table.visibleCells.count)")
    stage.step("scroll back to the top") { table.setContentOffset(.zero, animated: false) }
  }
}

private struct Numbers: View {
  let log: CallLog

  var body: some View {
    List(0..<1_000_000) { number in
      CountingRow(number: number)
        .onAppear { log("row \(number) appears") }
        .onDisappear { log("row \(number) disappears") }
    }
    .listStyle(.plain)
    .frame(height: 132)
  }
}

private struct CountingRow: View {
  let number: Int
  @State private var count = 0

  var body: some View { Button("row \(number): \(count)") { count += 1 } }
}

#Preview { Numbers(log: CallLog()) }
