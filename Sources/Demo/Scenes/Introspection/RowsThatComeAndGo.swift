import HostTree
import Introspection
import ViewKernel

extension DemoScene {
  static let rowsThatComeAndGo = DemoScene(
    "A14", "rows-that-come-and-go", "All rows of a list: each is told of once when it comes, and once when it goes."
  ) { stage in
    stage.showsIntrospections = true
    let page = stage.show(Stations(log: stage.log))
    stage.step("introspect all rows") { page.rootView.isIntrospected = true }
    let table = stage.host(HostTableView.self)
    for _ in 1...2 {
      stage.step("scroll down by half a row") { _ = table.scroll(by: CGPoint(x: 0, y: 22)) }
    }
    stage.step("the row Basel goes") { page.rootView.names.remove(at: 1) }
    stage.step("introspect no more") { page.rootView.isIntrospected = false }
  }
}

private struct Stations: View {
  let log: CallLog
  var names = ["Aarau", "Basel", "Chur", "Davos"]
  var isIntrospected = false

  var body: some View {
    List(names, id: \.self) { Text($0) }
      .listStyle(.plain)
      .frame(height: 88)
      // Cells are around rows, so the key searches there; from the list they are inside.
      .introspect(.listCell, .all, scope: .receiver, isEnabled: isIntrospected) { cell, edit in
        guard edit.phase == .attach else { return }
        let name = title(of: cell)
        log("attach \(name)")
        cell.backgroundColor = .yellow
        edit.onDetach {
          cell.backgroundColor = nil
          log("detach \(name)")
        }
      }
  }

  private func title(of cell: HostTableViewCell) -> String {
    Introspect.findChild(ofType: HostLabel.self, in: cell)?.text ?? "a row"
  }
}

#Preview { Stations(log: CallLog()) }
