import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Tables that are sorted, searched, selected and edited.
@MainActor
final class TableIdiomsTests: HostTestCase {
  fileprivate struct Person: Identifiable, Hashable {
    let id: Int
    var name: String
    var age: Int
  }

  @Observable
  fileprivate final class Crew {
    var people = [
      Person(id: 1, name: "Mei", age: 41), Person(id: 2, name: "Ada", age: 36), Person(id: 3, name: "Juan", age: 52),
    ]
    var order = [KeyPathComparator(\Person.name)]
    var selected: Set<Int> = []
    var text = ""
    var shown: [Person] {
      people.filter { text.isEmpty || $0.name.contains(text) }.sorted(using: order)
    }
  }

  fileprivate struct CrewTable: View {
    @Bindable var crew: Crew

    var body: some View {
      VStack {
        Table(crew.shown, selection: $crew.selected, sortOrder: $crew.order) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { person in
            HStack {
              Text("\(person.age)")
              Button("Birthday of \(person.name)") {
                if let index = crew.people.firstIndex(where: { $0.id == person.id }) { crew.people[index].age += 1 }
              }
            }
          }
        }
        TextField("Search", text: $crew.text)
        Button("Delete \(crew.selected.count)") {
          crew.people.removeAll { crew.selected.contains($0.id) }
          crew.selected = []
        }
      }
    }
  }

  /// What is sorted is sorted anew when a value changes; what was selected stays so.
  func testSortingWhileValuesChange() {
    let crew = Crew()
    let screen = show(CrewTable(crew: crew), width: 800, height: 500)
    screen.assertShows(
      "Ada", "36", "Birthday of Ada", "Juan", "52", "Birthday of Juan", "Mei", "41", "Birthday of Mei", "Name", "Age",
      "Search", "Delete 0")
    crew.people[0].name = "Abe"
    screen.assertShows(
      "Abe", "41", "Birthday of Abe", "Ada", "36", "Birthday of Ada", "Juan", "52", "Birthday of Juan", "Name", "Age",
      "Search", "Delete 0")
  }

  func testSelectingDeletingAndSearching() {
    let crew = Crew()
    let screen = show(CrewTable(crew: crew), width: 800, height: 500)
    screen.tap("Age")
    XCTAssertEqual(screen.rowTexts.map { $0.prefix(3) }, ["Ada", "Mei", "Jua"])
    screen.tap("Birthday of Ada")
    XCTAssertEqual(crew.people[1].age, 37)
    crew.people[1].age = 77
    screen.settle()
    XCTAssertEqual(screen.rowTexts.map { $0.prefix(3) }, ["Mei", "Jua", "Ada"])
    screen.assertAgreesWithFresh()
    screen.table.visibleCells[0].tap()
    screen.settle()
    XCTAssertEqual(crew.selected, [1])
    screen.tap("Name")
    XCTAssertEqual(screen.table.indexPathsForSelectedRows, [IndexPath(row: 2, section: 0)])
    screen.tap("Delete 1")
    XCTAssertEqual(screen.rowTexts.map { $0.prefix(3) }, ["Ada", "Jua"])
    crew.text = "J"
    screen.settle()
    XCTAssertEqual(screen.rowTexts.map { $0.prefix(3) }, ["Jua"])
    screen.assertAgreesWithFresh()
  }

  /// A cell shows what the first column cannot on its own where it is the only one.
  func testOneColumnThatSaysMoreWhereItIsNarrow() {
    struct Crew: View {
      @Environment(\.horizontalSizeClass) private var sizeClass
      var body: some View {
        Table([Person(id: 1, name: "Mei", age: 41)]) {
          TableColumn("Name") { person in
            VStack(alignment: .leading) {
              Text(person.name)
              if sizeClass == .compact { Text("\(person.age) years").font(.caption) }
            }
          }
          TableColumn("Age") { Text("\($0.age)") }
        }
      }
    }
    show(Crew(), width: 320, height: 300).assertShows("Mei", "41 years")
    show(Crew(), width: 800, height: 500).assertShows("Mei", "41", "Name", "Age")
  }
}
