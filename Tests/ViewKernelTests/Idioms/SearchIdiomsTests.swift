import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Lists that are searched, filtered and sorted.
@MainActor
final class SearchIdiomsTests: HostTestCase {
  fileprivate struct City: Identifiable, Hashable {
    var id: String { name }
    let name: String
    let country: String
    var people: Int
  }

  @Observable
  fileprivate final class Atlas {
    var cities = [
      City(name: "Lyon", country: "France", people: 5), City(name: "Paris", country: "France", people: 20),
      City(name: "Rome", country: "Italy", people: 28), City(name: "Milan", country: "Italy", people: 14),
    ]
    var query = ""
    var order = Order.name
    var country: String?
    var found: [City] {
      cities.filter { query.isEmpty || $0.name.localizedCaseInsensitiveContains(query) }
        .filter { country == nil || $0.country == country }
        .sorted { order == .name ? $0.name < $1.name : $0.people > $1.people }
    }
  }

  fileprivate enum Order: String, CaseIterable, Identifiable {
    case name = "Name"
    case people = "People"
    var id: Self { self }
  }

  /// Search in sections: sections without a match are gone, and a sentence is there when nothing matches.
  func testSearchWithSections() {
    struct Cities: View {
      @Bindable var atlas: Atlas
      var body: some View {
        NavigationStack {
          List {
            ForEach(Array(Set(atlas.found.map(\.country))).sorted(), id: \.self) { country in
              Section(country) {
                ForEach(atlas.found.filter { $0.country == country }) { Text($0.name) }
              }
            }
          }
          .overlay { if atlas.found.isEmpty { Text("No city is called \(atlas.query)") } }
          .navigationTitle("Cities")
          .searchable(text: $atlas.query)
        }
      }
    }
    let atlas = Atlas()
    let screen = show(Cities(atlas: atlas), width: 320, height: 600)
    screen.assertShows("Lyon", "Paris", "Milan", "Rome", "FRANCE", "ITALY", "Cities", "Search")
    screen.type("m", into: "Search")
    XCTAssertEqual(atlas.query, "m")
    XCTAssertEqual(screen.rowTexts, ["Milan", "Rome"])
    screen.type("x", into: "m")
    XCTAssertEqual(screen.rowTexts, [])
    XCTAssertTrue(screen.shownTexts.contains("No city is called mx"))
    screen.tap("Cancel")
    screen.assertShows("Lyon", "Paris", "Milan", "Rome", "FRANCE", "ITALY", "Cities", "Search")
    atlas.query = "ly"
    screen.assertShows("Lyon", "FRANCE", "Cities", "ly")
    atlas.cities.append(City(name: "Lyss", country: "Switzerland", people: 1))
    screen.assertShows("Lyon", "Lyss", "FRANCE", "SWITZERLAND", "Cities", "ly")
  }

  /// A picker for the order and one for a filter, above a list.
  func testOrderAndFilter() {
    struct Cities: View {
      @Bindable var atlas: Atlas
      var body: some View {
        VStack {
          Picker("Order", selection: $atlas.order) {
            ForEach(Order.allCases) { Text($0.rawValue) }
          }
          .pickerStyle(.segmented)
          Picker("Country", selection: $atlas.country) {
            Text("All").tag(nil as String?)
            ForEach(["France", "Italy"], id: \.self) { Text($0).tag(Optional($0)) }
          }
          List(atlas.found) { Text("\($0.name) \($0.people)") }
        }
      }
    }
    let atlas = Atlas()
    let screen = show(Cities(atlas: atlas), width: 320, height: 600)
    screen.assertShows("Name", "People", "All", "Lyon 5", "Milan 14", "Paris 20", "Rome 28")
    XCTAssertTrue(screen.hosts(of: HostSegmentedControl.self)[0].tapSegment(at: 1))
    screen.assertShows("Name", "People", "All", "Rome 28", "Paris 20", "Milan 14", "Lyon 5")
    XCTAssertTrue(screen.hosts(of: HostButton.self)[0].chooseMenuItem("Italy"))
    screen.assertShows("Name", "People", "Italy", "Rome 28", "Milan 14")
    atlas.cities[3].people = 40
    screen.assertShows("Name", "People", "Italy", "Milan 40", "Rome 28")
    atlas.order = .name
    atlas.country = nil
    screen.assertShows("Name", "People", "All", "Lyon 5", "Milan 40", "Paris 20", "Rome 28")
    XCTAssertEqual(screen.hosts(of: HostSegmentedControl.self)[0].selectedSegmentIndex, 0)
  }

  /// The part that matches is shown bold: texts added up.
  func testMatchesAreShownBold() {
    struct Match: View {
      let text: String
      let query: String
      var body: some View {
        if let range = text.range(of: query, options: .caseInsensitive) {
          Text(text[..<range.lowerBound]) + Text(text[range]).bold() + Text(text[range.upperBound...])
        } else {
          Text(text)
        }
      }
    }
    struct Cities: View {
      let atlas: Atlas
      var body: some View {
        VStack { ForEach(atlas.found) { Match(text: $0.name, query: atlas.query) } }
      }
    }
    let atlas = Atlas()
    let screen = show(Cities(atlas: atlas))
    screen.assertShows("Lyon", "Milan", "Paris", "Rome")
    atlas.query = "om"
    screen.assertShows("Rome")
    let label = screen.hosts(of: HostLabel.self)[0]
    XCTAssertTrue(label.treeDescription().contains("bold"), label.treeDescription())
    atlas.query = "o"
    screen.assertShows("Lyon", "Rome")
  }

  /// A view that knows whether the search is active, and an action that ends it.
  func testViewsThatKnowOfTheSearch() {
    struct Results: View {
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismissSearch
      let atlas: Atlas
      var body: some View {
        List {
          if isSearching {
            ForEach(atlas.found) { city in
              Button(city.name) {
                atlas.country = city.country
                dismissSearch()
              }
            }
          } else {
            Text(atlas.country ?? "Search for a city")
          }
        }
      }
    }
    struct Root: View {
      @Bindable var atlas: Atlas
      var body: some View {
        NavigationStack { Results(atlas: atlas).navigationTitle("Find").searchable(text: $atlas.query) }
      }
    }
    let atlas = Atlas()
    let screen = show(Root(atlas: atlas), width: 320, height: 600)
    screen.assertShows("Search for a city", "Find", "Search")
    screen.type("Ro", into: "Search")
    XCTAssertEqual(screen.rowTexts, ["Rome"])
    screen.tap("Rome")
    screen.assertShows("Italy", "Find", "Search")
  }
}
