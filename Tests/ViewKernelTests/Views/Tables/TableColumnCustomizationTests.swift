import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

private struct Person: Identifiable, Equatable {
  let id: Int
  let name: String
  let town: String
  var children: [Person]?
}

private let people = [Person(id: 1, name: "Ada", town: "Rome"), Person(id: 2, name: "Ben", town: "Oslo")]

@Observable private final class Columns {
  var customization = TableColumnCustomization<Person>()
}

private struct People: View {
  @Bindable var model: Columns

  var body: some View {
    Table(people, columnCustomization: $model.customization) {
      TableColumn("Name", value: \.name).customizationID("name").disabledCustomizationBehavior(.visibility)
      TableColumn("Town", value: \.town).customizationID("town")
      TableColumn("Number") { Text("\($0.id)") }.customizationID("number").defaultVisibility(.hidden)
    }
  }
}

/// Users choose which columns they see, and in which order.
@MainActor
final class TableColumnCustomizationTests: HostTestCase {
  /// The titles, or the texts of a row, from left to right.
  private func line(_ row: HostTableRowView?) -> [String] {
    guard let row else { return [] }
    return row.subviews.sorted { $0.frame.minX < $1.frame.minX }.map { cell in
      var texts: [String] = []
      var rest = [cell]
      while let host = rest.popLast() {
        if let label = host as? HostLabel { texts.append(label.text ?? "") }
        rest += host.subviews
      }
      return texts.joined()
    }
  }

  private func lines(_ screen: Screen<People>) -> [[String]] {
    screen.settle()
    let rows = screen.hosts(of: HostTableRowView.self)
    return [line(rows.first(where: \.isHeader)), line(rows.first { !$0.isHeader })]
  }

  func testVisibility() {
    let model = Columns()
    let screen = show(People(model: model), width: 800, height: 500)
    XCTAssertEqual(lines(screen), [["Name", "Town"], ["Ada", "Rome"]])
    model.customization[visibility: "number"] = .visible
    XCTAssertEqual(lines(screen), [["Name", "Town", "Number"], ["Ada", "Rome", "1"]])
    model.customization[visibility: "town"] = .hidden
    XCTAssertEqual(lines(screen), [["Name", "Number"], ["Ada", "1"]])
    model.customization[visibility: "town"] = .automatic
    XCTAssertEqual(lines(screen), [["Name", "Town", "Number"], ["Ada", "Rome", "1"]])
    screen.assertAgreesWithFresh()
  }

  func testTheMenuOfATitleShowsAndHidesColumns() {
    let model = Columns()
    let screen = show(People(model: model), width: 800, height: 500)
    let menu = screen.hosts(of: HostContextMenuView.self)[0]
    XCTAssertTrue(menu.chooseMenuItem("Number"))
    XCTAssertEqual(lines(screen), [["Name", "Town", "Number"], ["Ada", "Rome", "1"]])
    XCTAssertTrue(menu.chooseMenuItem("Town"))
    XCTAssertEqual(lines(screen), [["Name", "Number"], ["Ada", "1"]])
    XCTAssertFalse(menu.chooseMenuItem("Name"), "it may not be hidden")
  }

  func testATitleIsDraggedToAnotherPlace() {
    let model = Columns()
    let screen = show(People(model: model), width: 800, height: 500)
    screen.drag("Town", onto: "Name")
    XCTAssertEqual(lines(screen), [["Town", "Name"], ["Rome", "Ada"]])
    screen.assertAgreesWithFresh()
    model.customization[visibility: "number"] = .visible
    XCTAssertEqual(lines(screen)[0], ["Town", "Name", "Number"])
    screen.drag("Town", onto: "Number")
    XCTAssertEqual(lines(screen)[0], ["Name", "Number", "Town"])
    model.customization.resetOrder()
    XCTAssertEqual(lines(screen)[0], ["Name", "Town", "Number"])
  }

  func testItIsKept() throws {
    var customization = TableColumnCustomization<Person>()
    customization[visibility: "b"] = .visible
    customization[visibility: "a"] = .hidden
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(customization)
    XCTAssertEqual(String(decoding: data, as: UTF8.self), #"{"hidden":["a"],"order":[],"shown":["b"]}"#)
    XCTAssertEqual(try JSONDecoder().decode(TableColumnCustomization<Person>.self, from: data), customization)
    XCTAssertEqual(
      try JSONDecoder().decode(TableColumnCustomization<Person>.self, from: Data("{}".utf8)), TableColumnCustomization()
    )
  }

  func testASceneKeepsIt() {
    struct Kept: View {
      @SceneStorage("columns") private var columns: TableColumnCustomization<Person>
      var body: some View {
        Button(columns[visibility: "a"] == .hidden ? "hidden" : "shown") { columns[visibility: "a"] = .hidden }
      }
    }
    let screen = show(Kept())
    screen.tap("shown")
    XCTAssertEqual(screen.texts, ["hidden"])
  }

  func testBehaviorsAreASet() {
    var set: TableColumnCustomizationBehavior = [.reorder, .resize]
    XCTAssertTrue(set.contains(.resize))
    XCTAssertFalse(set.contains(.all))
    XCTAssertEqual(set.union(.visibility), .all)
    XCTAssertEqual(set.remove(.resize), .resize)
    XCTAssertEqual(set, .reorder)
    XCTAssertTrue(set.insert(.visibility).inserted)
    XCTAssertFalse(set.insert(.visibility).inserted)
    XCTAssertEqual(set.intersection([.visibility, .resize]), .visibility)
    XCTAssertEqual(set.symmetricDifference(.all), .resize)
    XCTAssertNil(set.update(with: .resize))
  }

  // MARK: Trees

  func testATableOfATree() {
    let tree = [
      Person(id: 1, name: "Ada", town: "Rome", children: [Person(id: 3, name: "Cy", town: "Bonn", children: [])]),
      people[1],
    ]
    let screen = show(
      Table(tree, children: \.children) {
        TableColumn("Name", value: \.name)
        TableColumn("Town", value: \.town)
      }, width: 800, height: 500)
    func rows() -> [[String]] {
      screen.settle()
      return screen.hosts(of: HostTableRowView.self).filter { !$0.isHeader }.map { line($0).filter { !$0.isEmpty } }
    }
    XCTAssertEqual(rows(), [["Ada", "Rome"], ["Ben", "Oslo"]])
    screen.hosts(of: HostButton.self).first { $0.superview is HostTableRowView }?.tap()
    XCTAssertEqual(rows(), [["Ada", "Rome"], ["Cy", "Bonn"], ["Ben", "Oslo"]])
    screen.hosts(of: HostButton.self).first { $0.superview is HostTableRowView }?.tap()
    XCTAssertEqual(rows(), [["Ada", "Rome"], ["Ben", "Oslo"]])
  }
}
