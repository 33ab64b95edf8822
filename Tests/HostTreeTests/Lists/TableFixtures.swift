import Foundation
import HostTree

/// A table's data and delegate as a UIKit programmer writes them: words in sections.
@MainActor
final class WordTable: HostTableViewDataSource, HostTableViewDelegate {
  var sections: [[String]]
  var titles: [String?]
  var heights: [String: CGFloat] = [:]
  var canMove = false
  var hasMenus = false
  let log = EventLog()

  init(_ sections: [String]..., titles: [String?] = []) {
    self.sections = sections
    self.titles = titles
  }

  func numberOfSections(in tableView: HostTableView) -> Int { sections.count }
  func tableView(_ tableView: HostTableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: HostTableView, cellForRowAt indexPath: IndexPath) -> HostTableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: HostTableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: HostTableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }

  func tableView(
    _ tableView: HostTableView, commit editingStyle: HostTableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    log.add("\(editingStyle) \(sections[indexPath.section].remove(at: indexPath.row))")
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(_ tableView: HostTableView, moveRowAt from: IndexPath, to: IndexPath) {
    let word = sections[from.section].remove(at: from.row)
    sections[to.section].insert(word, at: to.row)
  }

  func tableView(_ tableView: HostTableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[sections[indexPath.section][indexPath.row]] ?? tableView.rowHeight
  }

  func tableView(_ tableView: HostTableView, contextMenuForRowAt indexPath: IndexPath) -> HostMenu? {
    guard hasMenus else { return nil }
    let word = sections[indexPath.section][indexPath.row]
    return HostMenu(children: [HostAction(title: "Copy \(word)") { [log] _ in log.add("copied \(word)") }])
  }

  func tableView(_ tableView: HostTableView, didSelectRowAt indexPath: IndexPath) {
    log.add("selected \(sections[indexPath.section][indexPath.row])")
  }

  func tableView(_ tableView: HostTableView, didDeselectRowAt indexPath: IndexPath) {
    log.add("deselected \(sections[indexPath.section][indexPath.row])")
  }
}

/// A table in a window of its own, 200 x 200 points.
@MainActor
struct TableStage {
  let table: HostTableView
  let window: HostWindow

  init(_ words: WordTable, style: HostTableView.Style = .plain, rowHeight: CGFloat = HostTableView.automaticDimension) {
    table = HostTableView(frame: CGRect(0, 0, 200, 200), style: style)
    table.rowHeight = rowHeight
    table.register(HostTableViewCell.self, forCellReuseIdentifier: "word")
    table.dataSource = words
    table.delegate = words
    window = makeWindow(height: 200, table)
    settle()
  }

  func settle() {
    window.settle()
    assertInvariants(window)
  }

  /// The words in sight, and where.
  var rows: [String] {
    table.visibleCells.map { "\($0.textLabel?.text ?? "") \(Int($0.frame.minY))+\(Int($0.frame.height))" }
  }

  func scroll(_ distance: CGFloat) {
    table.scroll(by: CGPoint(x: 0, y: distance))
    settle()
  }
}
