import Foundation
import HostTree
import ViewKernel

extension DemoScene {
  static let tableAlone = DemoScene(
    "H2", "table-alone", "A table of hosts without any views: sections, selection, a swipe that deletes, a moved row."
  ) { stage in
    let planets = Planets(log: stage.log)
    planets.table.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
    stage.window.addSubview(planets.table)
    stage.show()
    let table = planets.table
    stage.tap("Venus")
    stage.step("swipe over Mercury") { table.swipeRow(at: IndexPath(row: 0, section: 0)) }
    stage.tap("Delete")
    stage.step("edit, and drag Jupiter below Saturn") {
      table.setEditing(true, animated: true)
      stage.window.settle()
      table.dragRow(at: IndexPath(row: 0, section: 1), to: IndexPath(row: 1, section: 1))
    }
    stage.note("the giants: \(planets.sections[1].names)")
  }
}

@MainActor private final class Planets: HostTableViewDataSource, HostTableViewDelegate {
  var sections: [(title: String, names: [String])] = [
    ("Rocks", ["Mercury", "Venus", "Earth"]), ("Giants", ["Jupiter", "Saturn"]),
  ]
  let table = HostTableView(style: .insetGrouped)
  private let log: CallLog

  init(log: CallLog) {
    self.log = log
    table.register(HostTableViewCell.self, forCellReuseIdentifier: "planet")
    table.dataSource = self
    table.delegate = self
  }

  func numberOfSections(in tableView: HostTableView) -> Int { sections.count }

  func tableView(_ tableView: HostTableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].names.count
  }

  func tableView(_ tableView: HostTableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  func tableView(_ tableView: HostTableView, cellForRowAt indexPath: IndexPath) -> HostTableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "planet", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section].names[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: HostTableView, didSelectRowAt indexPath: IndexPath) {
    log("selected \(sections[indexPath.section].names[indexPath.row])")
    tableView.deselectRow(at: indexPath, animated: true)
  }

  func tableView(
    _ tableView: HostTableView, commit editingStyle: HostTableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    sections[indexPath.section].names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(_ tableView: HostTableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.section == 1 }

  func tableView(_ tableView: HostTableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    let name = sections[source.section].names.remove(at: source.row)
    sections[destination.section].names.insert(name, at: destination.row)
  }
}

/// Keeps whom the table asks.
private final class PlanetsController: HostViewController {
  private let planets = Planets(log: CallLog())

  override func loadView() { view = planets.table }
}

#Preview { PlanetsController() }
